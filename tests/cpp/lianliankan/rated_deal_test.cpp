#include "lianliankan/deal/rated_deal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "lianliankan/deals.h"
#include "lianliankan/game.h"
#include "lianliankan/solver/playout.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

constexpr std::array kDifficulties{Difficulty::kEasy, Difficulty::kNormal, Difficulty::kHard,
                                   Difficulty::kExpert};

bool in_band(double rate, Difficulty difficulty) {
  const auto percent = static_cast<int>(std::lround(rate * 100));
  return band(difficulty).low <= percent && percent < band(difficulty).high;
}

TEST(RatedDeal, IsInItsBandOnBoardsOfUsualSize) {
  const std::vector<int> copies(21, 4);
  for (const Difficulty difficulty : kDifficulties) {
    for (const Gravity gravity : {Gravity::kNone, Gravity::kDown}) {
      for (std::uint32_t seed = 0; seed < 3; ++seed) {
        if (!sampled(seed)) continue;
        const RatedDeal made = deal(6, 14, copies, seed, gravity, difficulty);
        const Tiles board{6, 14, made.deal.kinds};
        EXPECT_TRUE(in_band(made.clear_rate, difficulty)) << made.clear_rate;
        EXPECT_TRUE(rules::clears(board, made.deal.solution, {gravity}));
        EXPECT_EQ(made.clear_rate, clear_rate(board.board(), {gravity}, kRatingPlayouts, seed));
      }
    }
  }
}

TEST(RatedDeal, CanBeClearedOnManySmallBoards) {
  const std::vector<int> copies{4, 2, 2};
  const auto seeds = static_cast<std::uint32_t>(scaled(10'000));
  for (const Gravity gravity : kGravities) {
    for (std::uint32_t seed = 0; seed < seeds; ++seed) {
      const std::vector<Kind> shape(2 * 4, kEmpty);
      RatedDealSearch search({2, 4, shape}, copies, seed, {gravity}, band(kDifficulties[seed % 4]));
      search.run(2);
      const Deal& made = search.best().deal;
      ASSERT_TRUE(rules::clears({2, 4, made.kinds}, made.solution, {gravity}));
    }
  }
}

TEST(RatedDeal, CanBeClearedAfterEveryBoard) {
  const std::vector<int> copies{4, 2, 6, 4, 2, 2};
  const auto seeds = static_cast<std::uint32_t>(scaled(500));
  for (const Gravity gravity : kGravities) {
    for (std::uint32_t seed = 0; seed < seeds; ++seed) {
      const std::vector<Kind> shape(4 * 5, kEmpty);
      RatedDealSearch search({4, 5, shape}, copies, seed, {gravity}, band(kDifficulties[seed % 4]));
      for (int boards = 0; boards < 4 && !search.run(1); ++boards) {
        const Deal& made = search.best().deal;
        ASSERT_TRUE(rules::clears({4, 5, made.kinds}, made.solution, {gravity}));
      }
      const std::vector<Kind>& kinds = search.best().deal.kinds;
      for (std::size_t i = 0; i < copies.size(); ++i) {
        ASSERT_EQ(std::count(kinds.begin(), kinds.end(), static_cast<Kind>(i + 1)), copies[i]);
      }
    }
  }
}

// With two of a kind no move can be wrong, so no board is hard.
TEST(RatedDeal, IsTheNearestIfNoneIsInTheBand) {
  const std::vector<int> copies(6, 2);
  const RatedDeal made = deal(3, 4, copies, 1, Gravity::kNone, Difficulty::kExpert);
  EXPECT_EQ(made.clear_rate, 1);
  EXPECT_TRUE(rules::clears({3, 4, made.deal.kinds}, made.deal.solution, {Gravity::kNone}));
}

TEST(RatedDeal, SupportsTheSmallestAndTheLargestBoard) {
  const std::vector<int> two{2};
  EXPECT_EQ(deal(1, 2, two, 1, Gravity::kDown, Difficulty::kHard).deal.kinds,
            (std::vector<Kind>{1, 1}));
  const std::vector<int> many(256, 4);
  const std::vector<Kind> shape(32 * 32, kEmpty);
  RatedDealSearch search({32, 32, shape}, many, 1, {Gravity::kNone}, band(Difficulty::kHard));
  search.run(1);
  EXPECT_EQ(search.best().deal.solution.size(), 512U);
}

// Share links depend on these: they must never change.
TEST(RatedDeal, IsTheSameInEveryVersion) {
  struct Golden {
    Gravity gravity;
    Difficulty difficulty;
    std::vector<std::string> rows;
    int percent;
  };
  const std::vector<Golden> all{
      {Gravity::kNone, Difficulty::kEasy, {"263255", "632511", "244635", "446311"}, 100},
      {Gravity::kNone, Difficulty::kNormal, {"221452", "155366", "164544", "612333"}, 77},
      {Gravity::kNone, Difficulty::kHard, {"634152", "361335", "416425", "521426"}, 48},
      {Gravity::kNone, Difficulty::kExpert, {"251364", "215246", "236135", "463145"}, 11},
      {Gravity::kDown, Difficulty::kNormal, {"451434", "351225", "661624", "323165"}, 76},
      {Gravity::kDown, Difficulty::kExpert, {"652543", "643112", "413562", "145236"}, 4},
      {Gravity::kUp, Difficulty::kEasy, {"211534", "445266", "232534", "113656"}, 90},
      {Gravity::kUp, Difficulty::kHard, {"462564", "351436", "534122", "153261"}, 45},
      {Gravity::kLeft, Difficulty::kNormal, {"552324", "643166", "315423", "164152"}, 77},
      {Gravity::kLeft, Difficulty::kExpert, {"115236", "346432", "643521", "124556"}, 6},
      {Gravity::kRight, Difficulty::kEasy, {"212553", "662534", "246654", "413311"}, 98},
      {Gravity::kRight, Difficulty::kHard, {"412366", "323264", "631112", "554455"}, 30},
      {Gravity::kCentre, Difficulty::kNormal, {"163462", "245624", "351356", "124315"}, 76},
      {Gravity::kCentre, Difficulty::kExpert, {"245466", "335152", "216134", "423165"}, 10},
  };
  const std::vector<int> copies(6, 4);
  for (const auto& [gravity, difficulty, rows, percent] : all) {
    const std::uint32_t seed = 2026 + static_cast<std::uint32_t>(difficulty);
    const RatedDeal made = deal(4, 6, copies, seed, gravity, difficulty);
    EXPECT_EQ(made.deal.kinds, tiles(rows).kinds);
    EXPECT_EQ(made.clear_rate, percent / 100.0);
  }
}

TEST(RatedDeal, IsTheSameInEveryVersionOnAUsualBoard) {
  // FNV-1a, which is draft-eastlake-fnv of the IETF.
  const auto hash = [](const std::vector<Kind>& kinds) {
    std::uint32_t value = 2166136261U;
    for (const Kind kind : kinds) value = (value ^ static_cast<std::uint32_t>(kind)) * 16777619U;
    return value;
  };
  constexpr std::array<std::uint32_t, 4> kHashes{3178095275U, 2053024107U, 2140442605U,
                                                 2729403377U};
  const std::vector<int> copies(36, 4);
  for (const Difficulty difficulty : kDifficulties) {
    const RatedDeal made = deal(8, 18, copies, 7, Gravity::kNone, difficulty);
    EXPECT_EQ(hash(made.deal.kinds), kHashes[static_cast<std::size_t>(difficulty)]);
  }
}

}  // namespace
}  // namespace qiju::lianliankan

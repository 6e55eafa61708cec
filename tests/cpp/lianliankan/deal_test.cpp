#include "lianliankan/deal/deal.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "broken_precondition.h"
#include "lianliankan/deals.h"
#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

// Plays the solution by the rules, and says whether it clears the board.
bool clears(int rows, int cols, const Deal& deal, Gravity gravity = Gravity::kNone) {
  return rules::clears({rows, cols, deal.kinds}, deal.solution, {gravity});
}

std::vector<Kind> sorted(std::vector<Kind> kinds) {
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

TEST(Deal, CanBeCleared) {
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const int rows = 1 + below(random, 8);
    const int cols = 2 * (1 + below(random, 5));
    const bool upright = below(random, 2) > 0;
    const int size = rows * cols;
    int kinds = 1 + below(random, size / 2);
    while (size / 2 % kinds != 0) --kinds;
    const auto [high, wide] = upright ? std::pair(cols, rows) : std::pair(rows, cols);
    const Gravity gravity = kGravities[random.below(kGravities.size())];
    const Deal made = deal(high, wide, kinds, size / kinds, random.next(), gravity);
    ASSERT_TRUE(clears(high, wide, made, gravity))
        << high << " x " << wide << ", " << kinds << " kinds";
    for (Kind kind = 1; kind <= kinds; ++kind) {
      ASSERT_EQ(std::count(made.kinds.begin(), made.kinds.end(), kind), size / kinds);
    }
  }
}

TEST(Deal, CanBeClearedUnderEveryGravity) {
  const auto seeds = static_cast<std::uint32_t>(scaled(10'000));
  for (const Gravity gravity : kGravities) {
    for (std::uint32_t seed = 0; seed < seeds; ++seed) {
      ASSERT_TRUE(clears(4, 4, deal(4, 4, 4, 4, seed, gravity), gravity));
    }
    EXPECT_TRUE(clears(8, 18, deal(8, 18, 36, 4, 1, gravity), gravity));
    EXPECT_TRUE(clears(17, 18, deal(17, 18, 153, 2, 1, gravity), gravity));
    EXPECT_TRUE(clears(1, 20, deal(1, 20, 10, 2, 1, gravity), gravity));
    EXPECT_TRUE(clears(20, 1, deal(20, 1, 10, 2, 1, gravity), gravity));
    EXPECT_EQ(deal(200, 200, 100, 400, 1, gravity).solution.size(), 20'000U);
  }
}

TEST(Deal, RequiresAsManyTilesAsEmptyCells) {
  for (const std::vector<int>& copies : {std::vector{2}, std::vector{2, 4}, std::vector{6, -2}}) {
    expect_assertion([&] { return deal(2, 2, copies, 1); });
  }
}

TEST(Deal, TakesAListOfCopies) {
  const std::vector<int> copies{2, 6, 4, 0, 8};
  const Deal made = deal(4, 5, copies, 1, Gravity::kLeft);
  for (std::size_t i = 0; i < copies.size(); ++i) {
    EXPECT_EQ(std::count(made.kinds.begin(), made.kinds.end(), static_cast<Kind>(i + 1)),
              copies[i]);
  }
  EXPECT_TRUE(clears(4, 5, made, Gravity::kLeft));
  EXPECT_EQ(deal(4, 5, std::vector<int>{4, 4, 4, 4, 4}, 7).kinds, deal(4, 5, 5, 4, 7).kinds);
}

TEST(Deal, CanBeClearedOnUsualAndLargeBoards) {
  for (std::uint32_t seed = 0; seed < 10; ++seed) {
    if (!sampled(seed)) continue;
    EXPECT_TRUE(clears(8, 18, deal(8, 18, 36, 4, seed)));
    EXPECT_TRUE(clears(10, 14, deal(10, 14, 70, 2, seed)));
  }
  EXPECT_TRUE(clears(16, 30, deal(16, 30, 240, 2, 1)));
  EXPECT_TRUE(clears(1, 254, deal(1, 254, 127, 2, 1)));
  EXPECT_TRUE(clears(254, 1, deal(254, 1, 1, 254, 1)));
  EXPECT_EQ(deal(255, 254, 255, 254, 1).solution.size(), 255U * 254 / 2);
}

TEST(Deal, DiffersBySeedOnly) {
  EXPECT_EQ(deal(8, 18, 36, 4, 5).kinds, deal(8, 18, 36, 4, 5).kinds);
  EXPECT_NE(deal(8, 18, 36, 4, 5).kinds, deal(8, 18, 36, 4, 6).kinds);
}

// Share links depend on these: they must never change.
TEST(Deal, IsTheSameInEveryVersion) {
  EXPECT_EQ(deal(4, 6, 6, 4, 0).kinds, tiles({"314665", "451456", "425321", "233216"}).kinds);
  EXPECT_EQ(deal(4, 6, 6, 4, 4294967295).kinds,
            tiles({"263425", "654346", "114155", "232136"}).kinds);
  EXPECT_EQ(deal(6, 8, 8, 6, 2026).kinds,
            tiles({"72513351", "28613643", "76547712", "28564423", "25841615", "88864737"}).kinds);
}

TEST(Deal, IsTheSameInEveryVersionUnderGravity) {
  EXPECT_EQ(deal(4, 6, 6, 4, 9, Gravity::kDown).kinds,
            tiles({"614651", "333451", "442552", "326162"}).kinds);
  EXPECT_EQ(deal(4, 6, 6, 4, 9, Gravity::kUp).kinds,
            tiles({"315561", "562445", "133224", "146362"}).kinds);
  EXPECT_EQ(deal(4, 6, 6, 4, 9, Gravity::kLeft).kinds,
            tiles({"515121", "342122", "355436", "446366"}).kinds);
  EXPECT_EQ(deal(4, 6, 6, 4, 9, Gravity::kRight).kinds,
            tiles({"625263", "551133", "144453", "126264"}).kinds);
  EXPECT_EQ(deal(4, 6, 6, 4, 9, Gravity::kCentre).kinds,
            tiles({"115421", "212243", "554336", "536664"}).kinds);
}

TEST(Shuffle, KeepsTheTilesAndTheOccupiedCells) {
  Random random(2);
  const std::size_t boards = static_cast<std::size_t>(scaled(10'000)) * kGravities.size();
  for (std::size_t i = 0; i < boards; ++i) {
    const Gravity gravity = kGravities[i % kGravities.size()];
    Tiles tiles = random_tiles(random, 1 + below(random, 6), 1 + below(random, 6),
                               1 + below(random, 9), below(random, 101));
    for (Kind kind = 1; kind <= 9; ++kind) {
      if (std::count(tiles.kinds.begin(), tiles.kinds.end(), kind) % 2 != 0) {
        *std::find(tiles.kinds.begin(), tiles.kinds.end(), kind) = kEmpty;
      }
    }
    // Often a board in play, sometimes one whose tiles have not closed up yet.
    if (below(random, 4) > 0) settle(tiles.kinds, tiles.rows, tiles.cols, gravity);
    const DealResult made = shuffle(tiles.board(), random.next(), {gravity});
    ASSERT_EQ(made.status, DealStatus::kDealt);
    ASSERT_EQ(sorted(made.deal.kinds), sorted(tiles.kinds));
    for (std::size_t cell = 0; cell < tiles.kinds.size(); ++cell) {
      ASSERT_EQ(made.deal.kinds[cell] == kEmpty, tiles.kinds[cell] == kEmpty);
    }
    ASSERT_TRUE(clears(tiles.rows, tiles.cols, made.deal, gravity));
  }
}

TEST(Shuffle, MakesADeadlockedBoardSolvable) {
  const Tiles board = tiles({"12", "21"});
  const DealResult made = shuffle(board.board(), 1);
  EXPECT_EQ(made.status, DealStatus::kDealt);
  EXPECT_TRUE(clears(2, 2, made.deal));
}

TEST(Shuffle, RejectsAnOddKind) {
  for (const auto& board : {tiles({"1"}), tiles({"112"}), tiles({"1.222.1"}), tiles({"12"})}) {
    const DealResult made = shuffle(board.board(), 1);
    EXPECT_EQ(made.status, DealStatus::kOddKind);
    EXPECT_TRUE(made.deal.kinds.empty());
    EXPECT_TRUE(made.deal.solution.empty());
  }
}

TEST(Shuffle, IsTheSameInEveryVersion) {
  const Tiles board = tiles({"1122..", "33.44.", "5566.."});
  EXPECT_EQ(shuffle(board.board(), 7).deal.kinds, tiles({"3515..", "41.62.", "4362.."}).kinds);
  EXPECT_EQ(shuffle(board.board(), 7, {Gravity::kUp}).deal.kinds,
            tiles({"1545..", "34.62.", "1362.."}).kinds);
}

}  // namespace
}  // namespace qiju::lianliankan

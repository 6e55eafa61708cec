#include "lianliankan/gravity/layered_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "lianliankan/deals.h"
#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

TEST(LayeredSearch, SupportsBoardsThatFitItsWords) {
  const auto supports = [](int rows, int cols, Gravity gravity, int copies = 4) {
    std::vector<Kind> kinds(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      kinds[i] = 1 + static_cast<Kind>(i) / copies;
    }
    return LayeredSearch::supports({rows, cols, kinds}, {gravity});
  };
  EXPECT_FALSE(supports(8, 18, Gravity::kNone));
  for (const Gravity gravity : {Gravity::kDown, Gravity::kUp}) {
    EXPECT_TRUE(supports(32, 29, gravity));
    EXPECT_FALSE(supports(33, 29, gravity));
    EXPECT_FALSE(supports(32, 30, gravity));
  }
  for (const Gravity gravity : {Gravity::kLeft, Gravity::kRight, Gravity::kCentre}) {
    EXPECT_TRUE(supports(29, 32, gravity));
    EXPECT_FALSE(supports(30, 32, gravity));
    EXPECT_FALSE(supports(29, 33, gravity));
  }
  EXPECT_TRUE(supports(10, 10, Gravity::kDown, 50));
  EXPECT_FALSE(supports(10, 10, Gravity::kDown, 100));
  const std::vector<Kind> walls{1, kWall, 1};
  EXPECT_FALSE(LayeredSearch::supports({1, 3, walls}, {Gravity::kDown}));
  const std::vector<Kind> tiles{1, kEmpty, 1};
  EXPECT_TRUE(LayeredSearch::supports({1, 3, tiles}, {Gravity::kDown}));
  EXPECT_FALSE(LayeredSearch::supports({1, 3, tiles}, {Gravity::kDown, 1}));
  EXPECT_FALSE(LayeredSearch::supports({1, 3, tiles}, {Gravity::kDown, 2, false}));
}

TEST(LayeredSearch, AgreesWithEveryGame) {
  Random random(2);
  int unsolvable = 0;
  const int boards = scaled(15'000);
  for (int i = 0; i < boards; ++i) {
    const Gravity gravity = kGravities[static_cast<std::size_t>(1 + i % 5)];
    const Tiles board = small_board(random);
    const bool solvable = rules::EveryGame({gravity}).solvable(board);
    LayeredSearch search(board.board(), gravity, random.next());
    ASSERT_TRUE(search.run(kPlenty));
    const Solution& found = search.solution();
    ASSERT_EQ(found.status, solvable ? Status::kSolvable : Status::kUnsolvable)
        << testing::PrintToString(board.kinds) << " in " << board.rows << " rows";
    if (solvable) {
      ASSERT_TRUE(rules::clears(board, found.moves, {gravity}));
    }
    unsolvable += !solvable;
  }
  EXPECT_GT(unsolvable, boards / 50);
}

TEST(LayeredSearch, ReplaysOnBoardsOfUsualSizes) {
  Random random(4);
  int solvable = 0;
  int unsolvable = 0;
  for (int i = 0; i < scaled(40); ++i) {
    const Gravity gravity = kGravities[static_cast<std::size_t>(1 + i % 5)];
    Tiles board =
        i % 2 ? shuffled_tiles(random, 10, 14, 35, 4) : shuffled_tiles(random, 18, 8, 36, 4);
    LayeredSearch search(board.board(), gravity, 1);
    search.run(3000);
    const Solution& found = search.solution();
    solvable += found.status == Status::kSolvable;
    unsolvable += found.status == Status::kUnsolvable;
    if (found.status == Status::kSolvable) {
      ASSERT_TRUE(rules::clears(board, found.moves, {gravity}));
    }
  }
  EXPECT_GE(solvable, scaled(9));
  EXPECT_GE(unsolvable, 4 / (test_scale() * test_scale()));
}

TEST(LayeredSearch, NeverProvesThatADealIsUnsolvable) {
  int solvable = 0;
  const auto deals = static_cast<std::uint32_t>(scaled(30));
  for (const Gravity gravity : kGravities) {
    if (gravity == Gravity::kNone) continue;
    for (std::uint32_t seed = 0; seed < deals; ++seed) {
      const Deal dealt = deal(6, 14, 42, 2, seed, gravity);
      LayeredSearch search({6, 14, dealt.kinds}, gravity, seed);
      search.run(500);
      ASSERT_NE(search.solution().status, Status::kUnsolvable);
      solvable += search.solution().status == Status::kSolvable;
    }
  }
  EXPECT_GT(solvable, scaled(40));
}

TEST(LayeredSearch, DoesNotDependOnTheSlices) {
  Random random(5);
  const int nodes = scaled(5000);
  for (const Gravity gravity : {Gravity::kUp, Gravity::kRight, Gravity::kCentre}) {
    for (int i = 0; i < scaled(3); ++i) {
      const Tiles board = shuffled_tiles(random, 14, 10, 35, 4);
      LayeredSearch whole(board.board(), gravity, 5);
      LayeredSearch sliced(board.board(), gravity, 5);
      whole.run(static_cast<std::uint32_t>(nodes));
      for (int left = nodes, slice = 1; left > 0; left -= slice, slice = 1 + below(random, 100)) {
        slice = std::min(slice, left);
        sliced.run(static_cast<std::uint32_t>(slice));
      }
      ASSERT_EQ(sliced.solution().status, whole.solution().status);
      ASSERT_EQ(sliced.searched(), whole.searched());
      ASSERT_EQ(sliced.solution().moves, whole.solution().moves);
    }
  }
}

// A pair across another, twice, in a corner that nothing opens.
TEST(LayeredSearch, ProvesADeadlock) {
  for (const Gravity gravity : kGravities) {
    if (gravity == Gravity::kNone) continue;
    const Tiles board = tiles({"12", "21"});
    LayeredSearch search(board.board(), gravity, 0);
    EXPECT_TRUE(search.run(1));
    EXPECT_EQ(search.solution().status, Status::kUnsolvable);
  }
}

}  // namespace
}  // namespace qiju::lianliankan

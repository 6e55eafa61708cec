#include "lianliankan/solver/solve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "lianliankan/deals.h"
#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

void agrees_with_every_game(Gravity gravity, int boards) {
  Random random(static_cast<std::uint64_t>(gravity));
  int unsolvable = 0;
  for (int i = 0; i < boards; ++i) {
    const Tiles board = small_dense_board(random);
    const bool solvable = rules::EveryGame({gravity}).solvable(board);
    const Solution found = solve(board.board(), {gravity}, kPlenty, random.next());
    ASSERT_EQ(found.status, solvable ? Status::kSolvable : Status::kUnsolvable)
        << testing::PrintToString(board.kinds) << " in " << board.rows << " rows";
    if (solvable) {
      ASSERT_TRUE(rules::clears(board, found.moves, {gravity}));
    } else {
      ASSERT_TRUE(found.moves.empty());
    }
    unsolvable += !solvable;
  }
  EXPECT_GT(unsolvable, boards / 20);
}

TEST(Solve, AgreesWithEveryGame) { agrees_with_every_game(Gravity::kNone, scaled(20'000)); }

TEST(Solve, AgreesWithEveryGameUnderGravity) {
  for (const Gravity gravity : kGravities) agrees_with_every_game(gravity, scaled(5000));
}

TEST(Solve, DecidesBoardsOfUsualSizes) {
  Random random(1);
  int solvable = 0;
  int unsolvable = 0;
  for (int i = 0; i < scaled(100); ++i) {
    const Tiles board =
        i % 2 ? shuffled_tiles(random, 8, 18, 36, 4) : shuffled_tiles(random, 10, 14, 35, 4);
    const Solution found = solve(board.board(), {Gravity::kNone}, kPlenty);
    ASSERT_NE(found.status, Status::kUndecided);
    solvable += found.status == Status::kSolvable;
    unsolvable += found.status == Status::kUnsolvable;
    if (found.status == Status::kSolvable) {
      ASSERT_TRUE(rules::clears(board, found.moves, {Gravity::kNone}));
    }
  }
  EXPECT_GE(solvable, scaled(60));
  EXPECT_GE(unsolvable, 10 / test_scale());
}

TEST(Solve, ClearsManyTilesOfAKind) {
  Random random(2);
  for (const Gravity gravity : kGravities) {
    const Tiles board = shuffled_tiles(random, 12, 16, 8, 24);
    EXPECT_TRUE(rules::clears(board, solve(board.board(), {gravity}, kPlenty).moves, {gravity}));
  }
}

// A deadlock in one corner makes the board unsolvable, whatever else is on it.
TEST(Solve, ProvesADeadlockAmongOthers) {
  Random random(3);
  Tiles board = shuffled_tiles(random, 9, 10, 9, 10);
  board.kinds[0] = board.kinds[11] = 11;
  board.kinds[1] = board.kinds[10] = 12;
  for (std::size_t i = 0; i < board.kinds.size(); ++i) {
    const auto same = std::count(board.kinds.begin(), board.kinds.end(), board.kinds[i]);
    if (same % 2 != 0) board.kinds[i] = kEmpty;
  }
  EXPECT_EQ(solve(board.board(), {Gravity::kNone}, kPlenty).status, Status::kUnsolvable);
}

TEST(Solve, DoesNotDependOnTheSlices) {
  Random random(4);
  for (const Gravity gravity : {Gravity::kNone, Gravity::kRight}) {
    for (int i = 0; i < scaled(20); ++i) {
      const Tiles board =
          i % 2 ? shuffled_tiles(random, 10, 10, 25, 4) : shuffled_tiles(random, 6, 6, 18, 2);
      Solver whole(board.board(), {gravity}, 5);
      Solver sliced(board.board(), {gravity}, 5);
      whole.run(3000);
      for (int slice = 0; slice < 1000; ++slice) sliced.run(3);
      ASSERT_EQ(sliced.status(), whole.status());
      ASSERT_EQ(sliced.searched(), whole.searched());
      ASSERT_EQ(sliced.solution().moves, whole.solution().moves);
    }
  }
}

TEST(Solve, IsUndecidedWithoutNodes) {
  const Tiles board = tiles({"11"});
  Solver solver(board.board(), {Gravity::kNone});
  EXPECT_FALSE(solver.run(0));
  EXPECT_EQ(solver.status(), Status::kUndecided);
  EXPECT_TRUE(solver.solution().moves.empty());
  EXPECT_TRUE(solver.run(1));
  EXPECT_EQ(solver.status(), Status::kSolvable);
  EXPECT_TRUE(solver.run(1));
  EXPECT_EQ(solver.status(), Status::kSolvable);
  EXPECT_EQ(solver.searched(), 1U);
}

TEST(Solve, SupportsTheSmallestAndTheLargestBoard) {
  for (const Gravity gravity : kGravities) {
    EXPECT_EQ(solve(tiles({"."}).board(), {gravity}, 10).status, Status::kSolvable);
    EXPECT_EQ(solve(tiles({"1"}).board(), {gravity}, 10).status, Status::kUnsolvable);
    const Deal dealt = deal(kMaxSolveSide, kMaxSolveSide - 1, 915, 4, 1, gravity);
    Solver solver({kMaxSolveSide, kMaxSolveSide - 1, dealt.kinds}, {gravity});
    solver.run(12);
    EXPECT_NE(solver.status(), Status::kUnsolvable);
  }
}

// With a deadlock, and too many pairs of equal tiles to search.
TEST(Solve, LeavesBoardsWithTooManyPairsUndecided) {
  Tiles board{40, 40, std::vector<Kind>(1600, 1)};
  board.kinds[0] = board.kinds[41] = 2;
  board.kinds[1] = board.kinds[40] = 3;
  EXPECT_EQ(solve(board.board(), {Gravity::kNone}, 12).status, Status::kUndecided);
}

std::optional<Hint> hint(const Board& board, Gravity gravity, std::uint32_t nodes) {
  HintSearch search(board, {gravity});
  search.run(nodes);
  return search.hint();
}

TEST(HintSearch, StartsASolution) {
  for (const Gravity gravity : kGravities) {
    for (std::uint32_t seed = 0; seed < 5; ++seed) {
      Tiles board{6, 8, deal(6, 8, 12, 4, seed, gravity).kinds};
      while (!rules::empty(board)) {
        const auto found = hint(board.board(), gravity, 10'000);
        ASSERT_TRUE(found.has_value());
        ASSERT_EQ(found->status, Status::kSolvable);
        board = rules::after(std::move(board), found->pair, gravity);
      }
    }
  }
}

TEST(HintSearch, IsTheFirstPairIfTheBoardCannotBeCleared) {
  const Tiles unsolvable = tiles({"1233", "2144"});
  const auto found = hint(unsolvable.board(), Gravity::kNone, 1000);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->status, Status::kUnsolvable);
  EXPECT_EQ(found->pair, (Pair{{0, 2}, {0, 3}}));
}

TEST(HintSearch, IsUndecidedWhenTheNodesRunOutOrTheBoardIsTooLarge) {
  const Tiles board = tiles({"12", "12"});
  EXPECT_EQ(hint(board.board(), Gravity::kNone, 0)->status, Status::kUndecided);
  EXPECT_EQ(hint(largest_tiles().board(), Gravity::kDown, 1000)->status, Status::kUndecided);
}

TEST(HintSearch, IsNothingIfThereIsNoMove) {
  EXPECT_FALSE(hint(tiles({"12", "21"}).board(), Gravity::kNone, 1000).has_value());
  EXPECT_FALSE(hint(tiles({"..", ".."}).board(), Gravity::kDown, 1000).has_value());
}

}  // namespace
}  // namespace qiju::lianliankan

#include "lianliankan/solver/solve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "lianliankan/deal/deal.h"
#include "lianliankan/game.h"
#include "lianliankan/gravity/gravity_search.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

// Up to 16 tiles, with few gaps, of kinds with two, four and more; now and then an odd one.
Tiles small_dense_board(Random& random) {
  const int rows = 2 + below(random, 3);
  Tiles board{rows, 2 + below(random, 16 / rows - 1), {}};
  const int cells = rows * board.cols;
  const int pairs = std::max(1, cells / 2 - below(random, 2));
  const int pairs_per_kind = 1 + below(random, 3);
  const int kinds = (pairs + pairs_per_kind - 1) / pairs_per_kind;
  for (int i = 0; i < pairs; ++i) board.kinds.insert(board.kinds.end(), 2, 1 + i / pairs_per_kind);
  if (below(random, 50) == 0) board.kinds.back() = kinds + 1;
  board.kinds.resize(static_cast<std::size_t>(cells), kEmpty);
  for (std::size_t i = board.kinds.size(); i > 1; --i) {
    std::swap(board.kinds[i - 1], board.kinds[random.below(static_cast<std::uint32_t>(i))]);
  }
  return board;
}

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

// The Solver leaves only larger boards to it.
TEST(GravitySearch, AgreesWithEveryGame) {
  Random random(7);
  for (int i = 0; i < scaled(5000); ++i) {
    const Gravity gravity = kGravities[static_cast<std::size_t>(1 + i % 5)];
    const Tiles board = small_dense_board(random);
    const bool solvable = rules::EveryGame({gravity}).solvable(board);
    GravitySearch search(board.board(), {gravity}, random.next());
    ASSERT_TRUE(search.run(kPlenty));
    const Solution& found = search.solution();
    ASSERT_EQ(found.status, solvable ? Status::kSolvable : Status::kUnsolvable);
    if (solvable) {
      ASSERT_TRUE(rules::clears(board, found.moves, {gravity}));
    }
  }
}

TEST(GravitySearch, NeverProvesThatADealIsUnsolvable) {
  int solvable = 0;
  for (const Gravity gravity : kGravities) {
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
      const Deal dealt = deal(6, 14, 42, 2, seed, gravity);
      GravitySearch search({6, 14, dealt.kinds}, {gravity}, seed);
      search.run(3000);
      ASSERT_NE(search.solution().status, Status::kUnsolvable);
      solvable += search.solution().status == Status::kSolvable;
    }
  }
  EXPECT_GT(solvable, 40);
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

}  // namespace
}  // namespace qiju::lianliankan

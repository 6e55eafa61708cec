#include "lianliankan/solve.h"

#include <gtest/gtest.h>

#include "lianliankan/deal.h"
#include "lianliankan/game.h"

namespace qiju::lianliankan {
namespace {

constexpr std::uint64_t kPlenty = 1'000'000;

// Up to 16 tiles, with few gaps, of kinds with two, four and more; now and then an odd one.
Tiles small_board(Random& random) {
  const int rows = 2 + below(random, 3);
  Tiles board{rows, 2 + below(random, 16 / rows - 1), {}};
  const int cells = rows * board.cols;
  const int pairs = std::max(1, cells / 2 - below(random, 2));
  const int alike = 1 + below(random, 3);  // pairs of a kind
  const int kinds = (pairs + alike - 1) / alike;
  for (int i = 0; i < pairs; ++i) board.kinds.insert(board.kinds.end(), 2, 1 + i / alike);
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
    const Tiles board = small_board(random);
    const bool solvable = rules::EveryGame(gravity).solvable(board);
    const Solution found = solve(board.board(), gravity, kPlenty, random.next());
    ASSERT_EQ(found.status, solvable ? Status::kSolvable : Status::kUnsolvable)
        << testing::PrintToString(board.kinds) << " in " << board.rows << " rows";
    if (solvable) {
      ASSERT_TRUE(rules::clears(board, found.moves, gravity));
    } else {
      ASSERT_TRUE(found.moves.empty());
    }
    unsolvable += !solvable;
  }
  EXPECT_GT(unsolvable, boards / 20);
}

TEST(Solve, AgreesWithEveryGame) { agrees_with_every_game(Gravity::kNone, 5000); }

TEST(Solve, AgreesWithEveryGameUnderGravity) {
  for (const Gravity gravity : kGravities) agrees_with_every_game(gravity, 1000);
}

}  // namespace
}  // namespace qiju::lianliankan

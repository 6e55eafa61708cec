#include "lianliankan/gravity/exhaustive_search.h"

#include <gtest/gtest.h>

#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

// Without the tree of moves it can still prove that nothing clears the board.
TEST(ExhaustiveSearch, IsRightWhereItsTreeIsDropped) {
  Random random(1);
  int solvable = 0;
  int unsolvable = 0;
  int undecided = 0;
  for (int i = 0; i < scaled(4000); ++i) {
    const Gravity gravity = kGravities[static_cast<std::size_t>(1 + i % 5)];
    const Tiles board = small_board(random);
    const bool expected = rules::EveryGame({gravity}).solvable(board);
    const LayerRoot root(board.board(), gravity);
    const bool is_bounded = i % 4 != 0;
    ExhaustiveSearch search(root, is_bounded ? 1 + random.below(40) : ExhaustiveSearch::kMaxNodes);
    ASSERT_TRUE(search.run(kPlenty));
    if (search.status() == Status::kSolvable) {
      ASSERT_TRUE(rules::clears(board, root.board.cells_of(search.moves()), {gravity}));
    }
    ASSERT_EQ(search.status() == Status::kUnsolvable, !expected);
    ASSERT_TRUE(is_bounded || search.status() != Status::kUndecided);
    solvable += search.status() == Status::kSolvable;
    unsolvable += search.status() == Status::kUnsolvable;
    undecided += search.status() == Status::kUndecided;
  }
  EXPECT_GE(solvable, scaled(500));
  EXPECT_GE(unsolvable, scaled(50));
  EXPECT_GE(undecided, scaled(500));
}

}  // namespace
}  // namespace qiju::lianliankan

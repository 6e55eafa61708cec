#include "lianliankan/gravity/beam_search.h"

#include <gtest/gtest.h>

#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

// Narrow beams miss solutions, but may not take that for a proof; those they find are right.
TEST(BeamSearch, IsRightWhenItIsSure) {
  Random random(3);
  int undecided = 0;
  int proved = 0;
  for (int i = 0; i < scaled(10'000); ++i) {
    const Gravity gravity = kGravities[static_cast<std::size_t>(1 + i % 5)];
    const Tiles board = small_board(random);
    const LayerRoot root(board.board(), gravity);
    const Weights weights = varied(learnt_weights(gravity == Gravity::kCentre), random);
    BeamSearch search(root, weights, static_cast<std::size_t>(1 + below(random, 6)));
    ASSERT_TRUE(search.run(kPlenty));
    if (search.status() == Status::kUndecided) {
      ++undecided;
    } else if (search.status() == Status::kUnsolvable) {
      ++proved;
      ASSERT_FALSE(rules::EveryGame({gravity}).solvable(board));
    } else {
      ASSERT_TRUE(rules::clears(board, root.board.cells_of(search.moves()), {gravity}));
    }
  }
  EXPECT_GT(undecided, scaled(50));
  EXPECT_GT(proved, scaled(50));
}

}  // namespace
}  // namespace qiju::lianliankan

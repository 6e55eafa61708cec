#include "lianliankan/gravity/gravity_search.h"

#include <gtest/gtest.h>

#include "lianliankan/deals.h"
#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

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

}  // namespace
}  // namespace qiju::lianliankan

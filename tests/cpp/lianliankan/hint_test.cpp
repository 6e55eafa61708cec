#include "lianliankan/hint.h"

#include <gtest/gtest.h>

#include "lianliankan/deal.h"
#include "lianliankan/game.h"

namespace qiju::lianliankan {
namespace {

TEST(Hint, LiesOnALineThatClearsTheBoard) {
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

TEST(Hint, GivesAnyPairOfABoardThatCannotBeCleared) {
  const Tiles lost = tiles({"1233", "2144"});
  const auto found = hint(lost.board(), Gravity::kNone, 1000);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->status, Status::kUnsolvable);
  EXPECT_EQ(found->pair, (Pair{{0, 2}, {0, 3}}));
}

TEST(Hint, GivesAnyPairWhenTheNodesRunOutOrTheBoardIsTooLarge) {
  const Tiles board = tiles({"12", "12"});
  EXPECT_EQ(hint(board.board(), Gravity::kNone, 0)->status, Status::kUndecided);
  EXPECT_EQ(hint(largest_tiles().board(), Gravity::kDown, 1000)->status, Status::kUndecided);
}

TEST(Hint, IsNothingWhereNothingCanGo) {
  EXPECT_FALSE(hint(tiles({"12", "21"}).board(), Gravity::kNone, 1000).has_value());
  EXPECT_FALSE(hint(tiles({"..", ".."}).board(), Gravity::kDown, 1000).has_value());
}

}  // namespace
}  // namespace qiju::lianliankan

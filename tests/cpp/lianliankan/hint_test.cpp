#include <gtest/gtest.h>

#include "lianliankan/deal/deal.h"
#include "lianliankan/game.h"
#include "lianliankan/solver/solve.h"

namespace qiju::lianliankan {
namespace {

std::optional<Hint> hint(const Board& board, Gravity gravity, std::uint32_t nodes) {
  HintSearch search(board, {gravity});
  search.run(nodes);
  return search.hint();
}

TEST(Hint, StartsASolution) {
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

TEST(Hint, IsTheFirstPairIfTheBoardCannotBeCleared) {
  const Tiles unsolvable = tiles({"1233", "2144"});
  const auto found = hint(unsolvable.board(), Gravity::kNone, 1000);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->status, Status::kUnsolvable);
  EXPECT_EQ(found->pair, (Pair{{0, 2}, {0, 3}}));
}

TEST(Hint, IsUndecidedWhenTheNodesRunOutOrTheBoardIsTooLarge) {
  const Tiles board = tiles({"12", "12"});
  EXPECT_EQ(hint(board.board(), Gravity::kNone, 0)->status, Status::kUndecided);
  EXPECT_EQ(hint(largest_tiles().board(), Gravity::kDown, 1000)->status, Status::kUndecided);
}

TEST(Hint, IsNothingIfThereIsNoMove) {
  EXPECT_FALSE(hint(tiles({"12", "21"}).board(), Gravity::kNone, 1000).has_value());
  EXPECT_FALSE(hint(tiles({"..", ".."}).board(), Gravity::kDown, 1000).has_value());
}

}  // namespace
}  // namespace qiju::lianliankan

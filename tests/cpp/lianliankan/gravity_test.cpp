#include "lianliankan/gravity.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lianliankan/boards.h"

namespace qiju::lianliankan {
namespace {

std::vector<Kind> removed(const Tiles& board, Pair pair, Gravity gravity) {
  std::vector<Kind> kinds = board.kinds;
  remove(kinds, board.rows, board.cols, pair, gravity);
  return kinds;
}

TEST(Gravity, MovesTilesAsDocumented) {
  const Tiles before = tiles({"234567", "819188", "222333"});
  const Pair pair{{1, 1}, {1, 3}};
  EXPECT_EQ(removed(before, pair, Gravity::kNone), tiles({"234567", "8.9.88", "222333"}).kinds);
  EXPECT_EQ(removed(before, pair, Gravity::kDown), tiles({"2.4.67", "839588", "222333"}).kinds);
  EXPECT_EQ(removed(before, pair, Gravity::kUp), tiles({"234567", "829388", "2.2.33"}).kinds);
  EXPECT_EQ(removed(before, pair, Gravity::kLeft), tiles({"234567", "8988..", "222333"}).kinds);
  EXPECT_EQ(removed(before, pair, Gravity::kRight), tiles({"234567", "..8988", "222333"}).kinds);
  EXPECT_EQ(removed(before, pair, Gravity::kCentre), tiles({"234567", ".8988.", "222333"}).kinds);
}

TEST(Gravity, ClosesUpTowardsTheMiddle) {
  Tiles board = tiles({"1.2.3.", "1...2.", "..11..", "......"});
  settle(board.kinds, 4, 6, Gravity::kCentre);
  EXPECT_EQ(board.kinds, tiles({".123..", "..12..", "..11..", "......"}).kinds);

  Tiles odd = tiles({"1..2.", ".1..2", "..1.."});
  settle(odd.kinds, 3, 5, Gravity::kCentre);
  EXPECT_EQ(odd.kinds, tiles({"..12.", "..12.", "..1.."}).kinds);

  Tiles narrow = tiles({"1", ".", "2"});
  settle(narrow.kinds, 3, 1, Gravity::kCentre);
  EXPECT_EQ(narrow.kinds, tiles({"1", ".", "2"}).kinds);
}

TEST(Gravity, SettlesTheWholeBoard) {
  const Tiles floating = tiles({"12.3", "....", "1..."});
  EXPECT_EQ(removed(floating, {{0, 0}, {2, 0}}, Gravity::kDown),
            tiles({"....", "....", ".2.3"}).kinds);
}

TEST(Gravity, KeepsTheTilesAndIsIdempotent) {
  Random random(1);
  for (int i = 0; i < 500; ++i) {
    const int rows = 1 + below(random, 6);
    const int cols = 1 + below(random, 6);
    const Tiles before = random_tiles(random, rows, cols, 5, below(random, 101));
    for (const Gravity gravity : kGravities) {
      std::vector<Kind> once = before.kinds;
      settle(once, rows, cols, gravity);
      EXPECT_TRUE(std::is_permutation(once.begin(), once.end(), before.kinds.begin()));
      std::vector<Kind> twice = once;
      settle(twice, rows, cols, gravity);
      EXPECT_EQ(once, twice);
    }
  }
}

}  // namespace
}  // namespace qiju::lianliankan

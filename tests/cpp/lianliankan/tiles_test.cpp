#include "lianliankan/tiles.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lianliankan/boards.h"

namespace qiju::lianliankan {
namespace {

TEST(NumberedTiles, AreInTheOrderOfKindsThenOfCells) {
  Random random(1);
  for (int i = 0; i < 300; ++i) {
    Tiles board = random_tiles(random, 1 + below(random, 9), 1 + below(random, 9),
                               1 + below(random, 20), below(random, 101));
    for (Kind& kind : board.kinds) kind = kind == 9 ? kWall : kind == 8 ? -8 : kind;
    std::vector<std::pair<Kind, std::size_t>> expected;
    for (std::size_t cell = 0; cell < board.kinds.size(); ++cell) {
      if (is_tile(board.kinds[cell])) expected.push_back({board.kinds[cell], cell});
    }
    std::sort(expected.begin(), expected.end());
    const NumberedTiles numbered(board.board());
    ASSERT_EQ(numbered.cells.size(), expected.size());
    std::size_t end = 0;
    std::size_t pairs = 0;
    for (const TileIdRange& kind : numbered.kinds) {
      ASSERT_EQ(kind.begin, end);
      ASSERT_GT(kind.size(), 0);
      ASSERT_TRUE(end == 0 || expected[end - 1].first != expected[end].first);
      end = kind.end;
      for (std::size_t a = kind.begin; a < end; ++a) {
        ASSERT_EQ(board.board().index(numbered.cells[a]), expected[a].second);
        ASSERT_EQ(expected[a].first, expected[kind.begin].first);
        pairs += end - a - 1;
      }
    }
    ASSERT_EQ(end, expected.size());
    ASSERT_EQ(equal_pairs(numbered), pairs);
  }
}

}  // namespace
}  // namespace qiju::lianliankan

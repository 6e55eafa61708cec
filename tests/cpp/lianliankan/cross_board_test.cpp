#include "lianliankan/cross_board.h"

#include <gtest/gtest.h>

#include <vector>

#include "lianliankan/boards.h"
#include "lianliankan/game.h"

namespace qiju::lianliankan {
namespace {

void joins_by_the_rules(const CrossBoard& cross, const Tiles& tiles) {
  const Board board = tiles.board();
  for (int i = 0; i < tiles.rows * tiles.cols; ++i) {
    for (int j = 0; j < tiles.rows * tiles.cols; ++j) {
      const Cell a{i / tiles.cols, i % tiles.cols};
      const Cell b{j / tiles.cols, j % tiles.cols};
      if (a == b) continue;
      ASSERT_EQ(cross.joined(a, b), rules::joined(board, a, b));
    }
  }
}

TEST(CrossBoard, JoinsByTheRulesWhileTilesComeAndGo) {
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    Tiles tiles =
        random_tiles(random, 1 + below(random, 6), 1 + below(random, 6), 1, 30 + below(random, 71));
    CrossBoard cross(tiles.board());
    for (int change = 0; change < 4; ++change) {
      joins_by_the_rules(cross, tiles);
      const Cell cell = random_cell(random, tiles);
      Kind& kind = tiles.kinds[tiles.board().index(cell)];
      kind = kind == kEmpty ? 1 : kEmpty;
      kind == kEmpty ? cross.remove(cell) : cross.put(cell);
      ASSERT_EQ(cross.has(cell), kind != kEmpty);
    }
  }
}

TEST(CrossBoard, ReachesTheEndsOfTheLongestSides) {
  Random random(2);
  for (const auto& [rows, cols] : {std::pair(61, 2), std::pair(2, 61)}) {
    const Tiles tiles = random_tiles(random, rows, cols, 1, 60);
    joins_by_the_rules(CrossBoard(tiles.board()), tiles);
  }
}

}  // namespace
}  // namespace qiju::lianliankan

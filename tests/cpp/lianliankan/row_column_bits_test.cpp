#include "lianliankan/paths/row_column_bits.h"

#include <gtest/gtest.h>

#include <vector>

#include "lianliankan/boards.h"
#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

void agrees_with_the_rules(const RowColumnBits& bits, const Tiles& tiles) {
  const Board board = tiles.board();
  for (int i = 0; i < tiles.rows * tiles.cols; ++i) {
    for (int j = 0; j < tiles.rows * tiles.cols; ++j) {
      const Cell a{i / tiles.cols, i % tiles.cols};
      const Cell b{j / tiles.cols, j % tiles.cols};
      if (a == b || !sampled(static_cast<std::size_t>(i * tiles.rows * tiles.cols + j))) continue;
      ASSERT_EQ(bits.connectable(a, b), rules::connectable(board, a, b));
    }
  }
}

TEST(RowColumnBits, AgreesWithTheRulesWhileTilesComeAndGo) {
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    Tiles tiles =
        random_tiles(random, 1 + below(random, 6), 1 + below(random, 6), 1, 30 + below(random, 71));
    RowColumnBits bits(tiles.board(), {});
    for (int change = 0; change < 4; ++change) {
      agrees_with_the_rules(bits, tiles);
      const Cell cell = random_cell(random, tiles);
      Kind& kind = tiles.kinds[tiles.board().index(cell)];
      kind = kind == kEmpty ? 1 : kEmpty;
      kind == kEmpty ? bits.remove(cell) : bits.put(cell);
      ASSERT_EQ(bits.has(cell), kind != kEmpty);
    }
  }
}

TEST(RowColumnBits, AgreesWithTheRulesOnTheLongestSides) {
  Random random(2);
  std::size_t number = 0;
  for (const auto& [rows, cols] : {std::pair(61, 2), std::pair(2, 61)}) {
    if (!sampled(number++)) continue;
    const Tiles tiles = random_tiles(random, rows, cols, 1, 60);
    agrees_with_the_rules(RowColumnBits(tiles.board(), {}), tiles);
  }
}

}  // namespace
}  // namespace qiju::lianliankan

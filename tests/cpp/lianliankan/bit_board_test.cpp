#include "lianliankan/paths/bit_board.h"

#include <gtest/gtest.h>

#include "lianliankan/boards.h"
#include "lianliankan/reference_rules.h"

namespace qiju::lianliankan {
namespace {

TEST(BitBoard, IsTheSameFromWordsAndFromABoard) {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const int cols = 1 + below(random, BitBoard::kMaxCols);
    const Tiles tiles = random_tiles(random, 1 + below(random, 9), cols, 1, 50);
    std::vector<std::uint64_t> words(static_cast<std::size_t>(tiles.rows));
    for (std::size_t cell = 0; cell < tiles.kinds.size(); ++cell) {
      const auto width = static_cast<std::size_t>(cols);
      words[cell / width] |= std::uint64_t{tiles.kinds[cell] != kEmpty} << cell % width;
    }
    for (std::uint64_t& word : words) word |= ~std::uint64_t{0} << cols;  // must not be read
    for (const bool ring : {false, true}) {
      const BitBoard from_words(words, cols, ring);
      const BitBoard from_board(tiles.board(), ring);
      for (int row = -1; row <= tiles.rows; ++row) {
        ASSERT_EQ(from_words.row(row), from_board.row(row));
      }
    }
  }
}

// Whatever the two cells hold: an empty one can be the end of a path, too.
TEST(BitBoard, AgreesWithTheRules) {
  Random random(2);
  for (int i = 0; i < 3000; ++i) {
    Tiles tiles =
        random_tiles(random, 1 + below(random, 7), 1 + below(random, 7), 1, 20 + below(random, 70));
    const Cell a = random_cell(random, tiles);
    const Cell b = random_cell(random, tiles);
    if (a == b) continue;
    const bool ring = below(random, 2) > 0;
    BitBoard bits(tiles.board(), ring);
    const Cell removed = random_cell(random, tiles);
    tiles.kinds[tiles.board().index(removed)] = kEmpty;
    bits.remove(removed);
    for (int turns = 0; turns <= BitBoard::kMaxTurns; ++turns) {
      for (const Order order : {Order::kTurns, Order::kLength}) {
        const CornerPath path = bits.path(a, b, turns, order);
        ASSERT_EQ(cells(path),
                  rules::best(tiles.board(), a, b, {.max_turns = turns, .ring = ring}, order));
        ASSERT_EQ(corners(cells(path)), Path(path.cells.begin(), path.cells.begin() + path.count));
      }
    }
  }
}

}  // namespace
}  // namespace qiju::lianliankan

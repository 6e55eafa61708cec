#include "huarong/classic/cell_ranks.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"

namespace qiju::huarong {
namespace {

TEST(CellRanks, CountTheFreeCellsDownAndUpTheColumns) {
  std::mt19937 random(9);
  for (int repetition = 0; repetition < 1000; ++repetition) {
    const CellSet free = static_cast<CellSet>(random()) & kAllCells;
    const CellRanks ranks = ranks_of(free);
    const auto cells = cells_by_rank(free);
    int rank = 0;
    for (int col = 0; col < kCols; ++col) {
      for (int i = 0; i < kRows; ++i) {
        const int cell = kCols * (col % 2 == 0 ? i : kRows - 1 - i) + col;
        ASSERT_EQ(ranks[static_cast<std::size_t>(cell)], rank);
        if ((free >> cell & 1) == 0) continue;
        ASSERT_EQ(rank_of(free, cell), rank);
        ASSERT_EQ(cells[static_cast<std::size_t>(rank)], cell);
        ++rank;
      }
    }
  }
}

TEST(CellRanks, AreReversedByMirroring) {
  std::mt19937 random(10);
  for (int repetition = 0; repetition < 1000; ++repetition) {
    const PackedKey key = pack(random_layout(random, 2));
    const CellSet free = free_cells(key), image = free_cells(mirror(key));
    for (int cell = 0; cell < kCells; ++cell) {
      if ((free >> cell & 1) == 0) continue;
      ASSERT_EQ(rank_of(image, cell ^ 3), std::popcount(free) - 1 - rank_of(free, cell));
    }
  }
}

}  // namespace
}  // namespace qiju::huarong

#include "huarong/classic/cell_ranks.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

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

/// Pairs {i, j} as (i, j) with i > j.
using Pairs = std::set<std::pair<int, int>>;

Pairs pairs_of(PairSet set) {
  Pairs pairs;
  for_each_pair(set, [&](std::size_t index) {
    const auto [i, j] = kPairs.at(index);
    pairs.emplace(i, j);
  });
  return pairs;
}

TEST(PairSet, IsASetOfPairs) {
  std::mt19937 random(8);
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int n = 2 + static_cast<int>(random() % (kMaxFreeCells - 1));
    PairSet set = 0;
    Pairs expected, image;
    for (std::size_t count = random() % 6; count > 0; --count) {
      const int i = static_cast<int>(random()) & 7, j = static_cast<int>(random()) & 7;
      if (i >= n || j >= n) continue;
      const auto ranks = static_cast<RankSet>(random()) & ((RankSet{1} << n) - 1);
      if (i != j) {
        set |= pair_bit(pair_index(i, j));
        expected.emplace(std::max(i, j), std::min(i, j));
      }
      set |= pairs_with(static_cast<std::size_t>(i), ranks);
      for (int other = 0; other < n; ++other) {
        if ((ranks >> other & 1) == 0 || other == i) continue;
        expected.emplace(std::max(i, other), std::min(i, other));
      }
    }
    ASSERT_EQ(pairs_of(set), expected);
    for (const auto& [i, j] : expected) image.emplace(n - 1 - j, n - 1 - i);
    ASSERT_EQ(pairs_of(reversed(set, n)), image);
  }
}

TEST(PairSet, IndexesPairsOfLowRanksFirst) {
  std::size_t index = 0;
  for (int i = 0; i < kMaxFreeCells; ++i) {
    for (int j = 0; j < i; ++j, ++index) {
      EXPECT_EQ(pair_index(i, j), index);
      EXPECT_EQ(pair_index(j, i), index);
    }
  }
  EXPECT_EQ(pairs_of(kAllPairs).size(), index);
}

}  // namespace
}  // namespace qiju::huarong

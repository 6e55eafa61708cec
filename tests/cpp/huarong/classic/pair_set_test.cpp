#include <gtest/gtest.h>

#include <random>
#include <set>
#include <utility>

#include "huarong/classic/cell_ranks.h"

namespace qiju::huarong {
namespace {

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

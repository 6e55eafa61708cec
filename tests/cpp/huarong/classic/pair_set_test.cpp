#include "huarong/classic/pair_set.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <utility>

namespace qiju::huarong {
namespace {

/// Pairs {i, j} as (i, j) with i > j.
using Pairs = std::set<std::pair<std::size_t, std::size_t>>;

Pairs pairs_of(const PairSet& set) {
  Pairs pairs;
  set.for_each([&](std::size_t number) {
    const auto [i, j] = kPairMembers.at(number);
    pairs.emplace(i, j);
  });
  return pairs;
}

TEST(PairSet, IsASetOfPairs) {
  std::mt19937 random(8);
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const std::size_t n = 2 + random() % (kMaxMembers - 1);
    PairSet sets[2];
    Pairs expected[2];
    for (std::size_t s = 0; s < 2; ++s) {
      for (std::size_t count = random() % 6; count > 0; --count) {
        const std::size_t i = random() % n, j = random() % n;
        const auto row = static_cast<std::uint32_t>(random()) & ((1U << n) - 1);
        if (i != j) {
          sets[s].add(number_of_pair(static_cast<int>(i), static_cast<int>(j)));
          expected[s].emplace(std::max(i, j), std::min(i, j));
        }
        sets[s].add_all(i, row);
        for (std::size_t other = 0; other < n; ++other) {
          if ((row >> other & 1) == 0 || other == i) continue;
          expected[s].emplace(std::max(i, other), std::min(i, other));
        }
      }
      ASSERT_EQ(pairs_of(sets[s]), expected[s]);
      ASSERT_EQ(sets[s].empty(), expected[s].empty());
    }
    Pairs both, any = expected[0], reversed;
    any.insert(expected[1].begin(), expected[1].end());
    for (const auto& pair : expected[0]) {
      const auto [i, j] = pair;
      ASSERT_TRUE(sets[0].has(pair_number(i, j)));
      ASSERT_EQ(sets[1].has(pair_number(i, j)), expected[1].count(pair) == 1);
      if (expected[1].count(pair) == 1) both.insert(pair);
      reversed.emplace(n - 1 - j, n - 1 - i);
    }
    ASSERT_EQ(pairs_of(sets[0] & sets[1]), both);
    ASSERT_EQ(pairs_of(sets[0].reversed(n)), reversed);
    PairSet set = sets[0];
    set |= sets[1];
    ASSERT_EQ(pairs_of(set), any);
    set -= sets[1];
    for (const auto& pair : expected[1]) any.erase(pair);
    ASSERT_EQ(pairs_of(set), any);
  }
}

TEST(PairSet, NumbersPairsOfFewNumbersFirst) {
  std::size_t number = 0;
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < i; ++j, ++number) {
      EXPECT_EQ(number_of_pair(i, j), number);
      EXPECT_EQ(number_of_pair(j, i), number);
    }
  }
  EXPECT_EQ(pairs_of(PairSet::all()).size(), number);
}

}  // namespace
}  // namespace qiju::huarong

// Sets of unordered pairs of distinct ranks below 8: bit i (i - 1) / 2 + j stands for {i, j} with
// i > j. The bit's index is the index of the pair:
//
//     index     27  26  25  24  23  22  21  …   5   4   3   2   1   0
//     i         7   7   7   7   7   7   7       3   3   3   2   2   1
//     j         6   5   4   3   2   1   0       2   1   0   1   0   0
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "huarong/classic/cell_ranks.h"

namespace qiju::huarong {

using PairSet = std::uint32_t;

/// By index of a pair: its ranks, the higher one first.
inline constexpr auto kPairs = [] {
  std::array<std::array<std::uint8_t, 2>, kMaxFreeCells*(kMaxFreeCells - 1) / 2> pairs{};
  std::size_t index = 0;
  for (std::uint8_t i = 0; i < kMaxFreeCells; ++i) {
    for (std::uint8_t j = 0; j < i; ++j) pairs[index++] = {i, j};
  }
  return pairs;
}();

inline constexpr PairSet kAllPairs = (PairSet{1} << kPairs.size()) - 1;

/// By i and j, distinct: the index of {i, j}.
inline constexpr auto kPairIndices = [] {
  std::array<std::array<std::uint8_t, kMaxFreeCells>, kMaxFreeCells> indices{};
  for (std::size_t index = 0; index < kPairs.size(); ++index) {
    const auto [i, j] = kPairs[index];
    indices[i][j] = indices[j][i] = static_cast<std::uint8_t>(index);
  }
  return indices;
}();

/// The index of {i, j}, in any order; for distinct i and j.
constexpr std::uint8_t pair_index(int i, int j) {
  return kPairIndices[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
}

constexpr PairSet pair_bit(std::size_t index) { return PairSet{1} << index; }

/// By set of ranks: {k, 0} for every k > 0 of the set. The index of {k, i} is greater by i.
inline constexpr auto kPairsWithZero = [] {
  std::array<PairSet, 1 << kMaxFreeCells> pairs{};
  for (std::size_t set = 0; set < pairs.size(); ++set) {
    for (std::size_t k = 1; k < kMaxFreeCells; ++k) {
      if ((set >> k & 1) != 0) pairs[set] |= pair_bit(kPairIndices[k][0]);
    }
  }
  return pairs;
}();

/// {i, j} for every j of a set, except i itself.
inline PairSet pairs_with(std::size_t i, RankSet set) {
  const RankSet below = (RankSet{1} << i) - 1, above = ~below << 1;
  return (set & below) << kPairIndices[i][0] | kPairsWithZero[set & above] << i;
}

/// Calls `visit(index)` for every pair.
template <typename Visit>
void for_each_pair(PairSet pairs, Visit visit) {
  for (; pairs != 0; pairs &= pairs - 1) visit(static_cast<std::size_t>(std::countr_zero(pairs)));
}

/// The pairs with every rank i replaced by n - 1 - i.
inline PairSet reversed(PairSet pairs, int n) {
  PairSet image = 0;
  for_each_pair(pairs, [&](std::size_t index) {
    const auto [i, j] = kPairs[index];
    image |= pair_bit(pair_index(n - 1 - i, n - 1 - j));
  });
  return image;
}

}  // namespace qiju::huarong

// Ranks of the free cells of an arrangement of large pieces, and sets of pairs of ranks. Free cells
// are numbered along a boustrophedon: down the first column, up the second, and so on. With all
// cells free:
//
//     0  9 10 19
//     1  8 11 18
//     2  7 12 17
//     3  6 13 16
//     4  5 14 15
//
// Mirroring reverses the order: of n free cells, the one with rank r has rank n - 1 - r in the
// mirror image.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "huarong/classic/packed_key.h"

namespace qiju::huarong {

/// By cell: the number of free cells before it, which is the rank of a free cell.
using CellRanks = std::array<std::uint8_t, kCells>;
using RankSet = std::uint32_t;           ///< bit r
inline constexpr int kMaxFreeCells = 8;  ///< of an arrangement that TwoBlankSearch takes

inline constexpr std::uint8_t kCellOrder[kCells] = {0, 4, 8,  12, 16, 17, 13, 9,  5, 1,
                                                    2, 6, 10, 14, 18, 19, 15, 11, 7, 3};

/// By cell: the cells that precede it.
inline constexpr auto kPrecedingCells = [] {
  std::array<CellSet, kCells> preceding{};
  CellSet earlier = 0;
  for (const std::uint8_t cell : kCellOrder) {
    preceding[cell] = earlier;
    earlier |= cell_bit(cell);
  }
  return preceding;
}();

/// 1 if a cell precedes another, else 0.
constexpr int precedes(int cell, int other) {
  return static_cast<int>(kPrecedingCells[static_cast<std::size_t>(other)] >> cell & 1);
}

constexpr int rank_of(CellSet free, int cell) {
  return std::popcount(free & kPrecedingCells[static_cast<std::size_t>(cell)]);
}

constexpr CellRanks ranks_of(CellSet free) {
  CellRanks ranks{};
  unsigned rank = 0;
  for (const std::uint8_t cell : kCellOrder) {
    ranks[cell] = static_cast<std::uint8_t>(rank);
    rank += free >> cell & 1;
  }
  return ranks;
}

/// By rank: the free cell that has it.
constexpr std::array<std::uint8_t, kCells> cells_by_rank(CellSet free) {
  std::array<std::uint8_t, kCells> cells{};
  std::size_t rank = 0;
  for (const std::uint8_t cell : kCellOrder) {
    if ((free >> cell & 1) != 0) cells[rank++] = cell;
  }
  return cells;
}

/// A set of unordered pairs of distinct ranks below kMaxFreeCells: bit i (i - 1) / 2 + j stands for
/// {i, j} with i > j. The bit's index is the index of the pair:
///
///     index     27  26  25  24  23  22  21  …   5   4   3   2   1   0
///     i         7   7   7   7   7   7   7       3   3   3   2   2   1
///     j         6   5   4   3   2   1   0       2   1   0   1   0   0
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

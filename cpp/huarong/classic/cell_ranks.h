// Ranks of the free cells of an arrangement of large pieces: free cells are numbered along a
// boustrophedon, down the first column, up the second, down the third, up the fourth. With all
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
#include <cstdint>
#include <utility>

#include "huarong/classic/packed_key.h"

namespace qiju::huarong {

/// By cell: the number of free cells before it, which is the rank of a free cell.
using CellRanks = std::array<std::uint8_t, kCells>;
using RankSet = std::uint32_t;           ///< bit r
inline constexpr int kMaxFreeCells = 8;  ///< where sets of pairs of blanks are searched

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

/// The ranks of all cells at once.
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

}  // namespace qiju::huarong

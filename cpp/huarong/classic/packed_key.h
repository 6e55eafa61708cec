// A position of the classic board packed into 64 bits. Pieces of one shape are interchangeable: two
// positions have the same key if and only if they differ in ids alone.
//
// Three planes of 20 bits, one bit a cell (bit = 4 * row + col), and Cao Cao's cell:
//
//     63    60 59            40 39            20 19             0
//     +-------+----------------+----------------+----------------+
//     |Cao Cao| horizontals    | verticals      | soldiers       |
//     +-------+----------------+----------------+----------------+
//
//     Cao Cao       his top-left cell as 3 * row + col, 0 to 11
//     horizontals   the left cells of horizontal generals
//     verticals     the top cells of vertical generals
#pragma once

#include <cstdint>

#include "huarong/board/board.h"

namespace qiju::huarong {

inline constexpr int kRows = kClassicRows;
inline constexpr int kCols = kClassicCols;
inline constexpr int kCells = kRows * kCols;

/// Cao Cao's top-left cell in a solved position.
inline constexpr int kExitRow = 3;
inline constexpr int kExitCol = 1;

using PackedKey = std::uint64_t;

/// A set of cells: bit 4 * row + col.
using CellSet = std::uint32_t;

inline constexpr int kVerticalShift = 20;
inline constexpr int kHorizontalShift = 40;
inline constexpr int kCaoCaoShift = 60;

constexpr CellSet cell_bit(int cell) { return CellSet{1} << cell; }

inline constexpr CellSet kAllCells = cell_bit(kCells) - 1;

/// The board must be classic.
[[nodiscard]] PackedKey pack(const Board& board);

constexpr CellSet soldiers(PackedKey key) { return static_cast<CellSet>(key) & kAllCells; }

/// The top cells of vertical generals.
constexpr CellSet verticals(PackedKey key) {
  return static_cast<CellSet>(key >> kVerticalShift) & kAllCells;
}

/// The left cells of horizontal generals.
constexpr CellSet horizontals(PackedKey key) {
  return static_cast<CellSet>(key >> kHorizontalShift) & kAllCells;
}

/// Cao Cao's top-left cell, as a set.
constexpr CellSet cao_cao(PackedKey key) {
  const int place = static_cast<int>(key >> kCaoCaoShift);
  return cell_bit(place + place / 3);
}

/// The cells that Cao Cao and the generals leave to soldiers and blanks.
constexpr CellSet free_cells(PackedKey key) {
  const CellSet tall = verticals(key), wide = horizontals(key), square = 0x33 * cao_cao(key);
  return kAllCells & ~(tall | tall << kCols | wide | wide << 1 | square);
}

/// The key of the mirror image (left and right exchanged).
constexpr PackedKey mirror(PackedKey key) {
  // A row is four bits: reversing every row of the three planes moves each cell to its image.
  PackedKey cells = (key >> 1 & 0x555'5555'5555'5555) | (key & 0x555'5555'5555'5555) << 1;
  cells = (cells >> 2 & 0x333'3333'3333'3333) | (cells & 0x333'3333'3333'3333) << 2;
  constexpr PackedKey kLowPlanes = (PackedKey{1} << kHorizontalShift) - 1;
  constexpr PackedKey kHorizontals = ((PackedKey{1} << kCaoCaoShift) - 1) & ~kLowPlanes;
  // The left cell of a horizontal general is the image of its right one.
  cells = (cells & kLowPlanes) | (cells >> 1 & kHorizontals);
  constexpr PackedKey kCaoCaoImages =
      0x9AB'678'345'012;  // nibble i is the image of Cao Cao's cell i
  return cells | (kCaoCaoImages >> 4 * (key >> kCaoCaoShift)) << kCaoCaoShift;
}

constexpr bool is_solved(PackedKey key) { return key >> kCaoCaoShift == 3 * kExitRow + kExitCol; }

}  // namespace qiju::huarong

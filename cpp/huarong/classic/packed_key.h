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

inline constexpr int kRows = kClassicRows, kCols = kClassicCols, kCells = kRows * kCols;

using PackedKey = std::uint64_t;
using CellSet = std::uint32_t;  ///< bit 4 * row + col

inline constexpr int kSoldierShift = 0;
inline constexpr int kVerticalShift = 20;
inline constexpr int kHorizontalShift = 40;
inline constexpr int kCaoCaoShift = 60;

constexpr CellSet cell_bit(int cell) { return CellSet{1} << cell; }
inline constexpr CellSet kAllCells = cell_bit(kCells) - 1;

/// The board must be classic.
[[nodiscard]] PackedKey pack(const Board& board);

/// The top-left cells of the pieces of one kind, by the shift of their plane.
constexpr CellSet pieces_of(PackedKey key, int shift) {
  const auto plane = static_cast<CellSet>(key >> shift) & kAllCells;
  return shift == kCaoCaoShift ? cell_bit(static_cast<int>(plane + plane / 3)) : plane;
}

constexpr PackedKey piece_bits(int shift, int cell) {
  return shift == kCaoCaoShift ? static_cast<PackedKey>(cell - cell / kCols) << shift
                               : PackedKey{1} << (shift + cell);
}

/// The cells that Cao Cao and the generals leave to soldiers and blanks.
constexpr CellSet free_cells(PackedKey key) {
  const CellSet tall = pieces_of(key, kVerticalShift), wide = pieces_of(key, kHorizontalShift);
  const CellSet square = 0x33 * pieces_of(key, kCaoCaoShift);
  return kAllCells & ~(tall | tall << kCols | wide | wide << 1 | square);
}

constexpr CellSet blank_cells(PackedKey key) {
  return free_cells(key) & ~pieces_of(key, kSoldierShift);
}

constexpr PackedKey mirror(PackedKey key) {
  // A row is four bits: reversing every row of the three planes moves each cell to its image.
  PackedKey cells = (key >> 1 & 0x555'5555'5555'5555) | (key & 0x555'5555'5555'5555) << 1;
  cells = (cells >> 2 & 0x333'3333'3333'3333) | (cells & 0x333'3333'3333'3333) << 2;
  constexpr PackedKey kLowPlanes = (PackedKey{1} << kHorizontalShift) - 1;
  constexpr PackedKey kHorizontals = ((PackedKey{1} << kCaoCaoShift) - 1) & ~kLowPlanes;
  // The left cell of a horizontal general is the image of its right one.
  cells = (cells & kLowPlanes) | (cells >> 1 & kHorizontals);
  // Nibble i is the image of Cao Cao's cell i.
  constexpr PackedKey kCaoCaoImages = 0x9AB'678'345'012;
  return cells | (kCaoCaoImages >> 4 * (key >> kCaoCaoShift)) << kCaoCaoShift;
}

}  // namespace qiju::huarong

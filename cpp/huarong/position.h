// A position of the classic board packed into 64 bits, in which pieces of one shape are all alike.
//
// Three planes of 20 bits, one bit a cell (bit = 4 * row + col), and Cao Cao's cell:
//
//     bits  0-19  soldiers                  bits 40-59  the left cells of lying generals
//     bits 20-39  the top cells of          bits 60-63  Cao Cao's top-left cell, 3 * row + col
//                 standing generals
//
// The key is exact: two positions have the same key if and only if they differ in ids alone.
#pragma once

#include <cstdint>

#include "huarong/board.h"

namespace qiju::huarong {

inline constexpr int kRows = 5;
inline constexpr int kCols = 4;
inline constexpr int kCells = kRows * kCols;

/// Cao Cao leaves when his top-left cell is here.
inline constexpr int kExitRow = 3;
inline constexpr int kExitCol = 1;

using Key = std::uint64_t;

inline constexpr int kVerticalShift = 20;
inline constexpr int kHorizontalShift = 40;
inline constexpr int kCaoShift = 60;

/// The board must be classic.
Key pack(const Board& board);

/// The key of the position's mirror image (left and right exchanged).
constexpr Key mirror(Key key) {
  // A row is four bits: reversing every row of the three planes moves each cell to its image.
  Key cells = (key >> 1 & 0x555'5555'5555'5555) | (key & 0x555'5555'5555'5555) << 1;
  cells = (cells >> 2 & 0x333'3333'3333'3333) | (cells & 0x333'3333'3333'3333) << 2;
  constexpr Key kSingleWidth = (Key{1} << kHorizontalShift) - 1;
  constexpr Key kLying = ((Key{1} << kCaoShift) - 1) & ~kSingleWidth;
  // The left cell of a lying general is the image of its right one.
  cells = (cells & kSingleWidth) | (cells >> 1 & kLying);
  constexpr Key kCaoImages = 0x9AB'678'345'012;  // nibble i is the image of Cao Cao's cell i
  return cells | (kCaoImages >> 4 * (key >> kCaoShift)) << kCaoShift;
}

constexpr bool is_solved(Key key) { return key >> kCaoShift == 3 * kExitRow + kExitCol; }

}  // namespace qiju::huarong

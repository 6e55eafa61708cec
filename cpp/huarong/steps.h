// The rule of 华容道 on packed positions: one piece moves by one cell into blank cells.
#pragma once

#include <bit>

#include "huarong/position.h"

namespace qiju::huarong {

/// How far a step takes the cells of its piece, in reading order.
constexpr int cell_offset(Direction direction) {
  constexpr int kOffsets[] = {-kCols, kCols, -1, 1};
  return kOffsets[static_cast<int>(direction)];
}

/// No position has more: a step fills a blank from one of four sides and moves a piece to one of
/// four sides, and blanks and pieces are at most 17 together.
inline constexpr std::size_t kMostSteps = 32;

/// Calls `visit(next, cell, direction)` for every legal step: the key it leads to, the piece's
/// top-left cell before it, and where it goes. Always in the same order.
template <class Visit>
void for_each_step(Key key, Visit&& visit) {
  constexpr Key kBoard = (Key{1} << kCells) - 1;
  constexpr Key kFirstCol = 0x11111;
  constexpr Key kLastCol = 0x88888;

  const Key standing = key >> kVerticalShift & kBoard;
  const Key lying = key >> kHorizontalShift & kBoard;
  const int cao_index = static_cast<int>(key >> kCaoShift);
  const int cao_cell = cao_index + cao_index / 3;
  const Key taken = key | standing | standing << kCols | lying | lying << 1 | Key{0x33} << cao_cell;
  const Key blank = ~taken & kBoard;

  // The cells that have a blank on one side, and those where the next cell in line has it as well:
  // right of it for up and down, below it for left and right. What a shift carries over the edge
  // of the board meets no piece.
  const Key up = blank << kCols & kBoard, up2 = up & up >> 1;
  const Key down = blank >> kCols, down2 = down & down >> 1;
  const Key left = (blank & ~kLastCol) << 1, left2 = left & left >> kCols;
  const Key right = (blank & ~kFirstCol) >> 1, right2 = right & right >> kCols;

  const auto move = [&](Key soldiers, Key standings, Key lyings, Direction direction) {
    const Key free = soldiers | standings << kVerticalShift | lyings << kHorizontalShift;
    for (Key movers = key & free; movers != 0; movers &= movers - 1) {
      const Key piece = movers & -movers;
      const int offset = cell_offset(direction);
      const Key moved = offset > 0 ? piece << offset : piece >> -offset;
      visit(key ^ piece ^ moved, std::countr_zero(piece) % kCells, direction);
    }
  };
  move(up, up, up2, Direction::kUp);
  move(down, down >> kCols, down2, Direction::kDown);
  move(left, left2, left, Direction::kLeft);
  move(right, right2, right >> 1, Direction::kRight);

  const auto move_cao = [&](Key free, Key change, Direction direction) {
    if (free >> cao_cell & 1) visit(key + (change << kCaoShift), cao_cell, direction);
  };
  move_cao(up2, Key{0} - 3, Direction::kUp);
  move_cao(down2 >> kCols, Key{3}, Direction::kDown);
  move_cao(left2, Key{0} - 1, Direction::kLeft);
  move_cao(right2 >> 1, Key{1}, Direction::kRight);
}

}  // namespace qiju::huarong

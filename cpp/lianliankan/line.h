// The cells in which tiles close up together.
#pragma once

#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

/// `length` cells in a row or a column. Tiles gather at `end`; `step` leads away from it.
struct Line {
  Cell end;
  Cell step;
  int length = 0;
};

/// The line of `cell` on a board of `rows` x `cols`; without gravity, the cell alone.
inline Line line_through(Cell cell, int rows, int cols, Gravity gravity) {
  const int left_half = cols - cols / 2;
  switch (gravity) {
    case Gravity::kDown:
      return {{rows - 1, cell.col}, {-1, 0}, rows};
    case Gravity::kUp:
      return {{0, cell.col}, {1, 0}, rows};
    case Gravity::kLeft:
      return {{cell.row, 0}, {0, 1}, cols};
    case Gravity::kRight:
      return {{cell.row, cols - 1}, {0, -1}, cols};
    case Gravity::kCentre:
      if (cell.col < left_half) return {{cell.row, left_half - 1}, {0, -1}, left_half};
      return {{cell.row, left_half}, {0, 1}, cols - left_half};
    case Gravity::kNone:
      break;
  }
  return {cell, {0, 0}, 1};
}

/// Calls visit(line) for every line of the board; for none without gravity.
template <typename Visit>
void each_line(int rows, int cols, Gravity gravity, Visit visit) {
  if (gravity == Gravity::kNone) return;
  if (gravity == Gravity::kDown || gravity == Gravity::kUp) {
    for (int col = 0; col < cols; ++col) visit(line_through({0, col}, rows, cols, gravity));
    return;
  }
  for (int row = 0; row < rows; ++row) {
    visit(line_through({row, 0}, rows, cols, gravity));
    if (gravity != Gravity::kCentre || cols == 1) continue;
    visit(line_through({row, cols - 1}, rows, cols, gravity));
  }
}

/// Calls move(from, to) for every tile of `line` that closes up, the first to move first;
/// holds(cell) says whether a tile is there.
template <typename Holds, typename Move>
void close_up(const Line& line, Holds holds, Move move) {
  Cell from = line.end;
  Cell to = line.end;
  for (int i = 0; i < line.length; ++i) {
    if (holds(from)) {
      if (from != to) move(from, to);
      to = {to.row + line.step.row, to.col + line.step.col};
    }
    from = {from.row + line.step.row, from.col + line.step.col};
  }
}

}  // namespace qiju::lianliankan

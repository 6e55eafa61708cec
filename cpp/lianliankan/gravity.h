// Gravity closes up the tiles of a board after a pair is removed.
//
// Every tile moves as far as it can in its own column or row, past no other tile and no wall. Here
// the two 1s are removed:
//
//   before   kNone    kDown    kUp      kLeft    kRight   kCentre
//   234567   234567   2.4.67   234567   234567   234567   234567
//   81a1bc   8.a.bc   83a5bc   8eagbc   8abc..   ..8abc   .8abc.
//   defghi   defghi   defghi   d.f.hi   defghi   defghi   defghi
//
// kCentre works on rows: the left half of a row closes up to the right and the right half to the
// left, both towards the line through the middle of the board, which no tile crosses. The middle
// column of an odd number of columns belongs to the left half.
//
//   1.2|.3.  ->  .12|3..          1..|.2  ->  ..1|2.
#pragma once

#include <span>
#include <utility>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

/// Do tiles move in their columns? Otherwise in their rows, if at all.
constexpr bool are_columns(Gravity gravity) {
  return gravity == Gravity::kDown || gravity == Gravity::kUp;
}

/// Closes up the tiles in `kinds`, the cells of a board of `rows` x `cols`. O(cells).
void settle(std::span<Kind> kinds, int rows, int cols, Gravity gravity);

/// Removes the tiles of `pair`, then settles the whole board; walls stay. O(cells), without gravity
/// O(1).
void remove(std::span<Kind> kinds, int rows, int cols, Pair pair, Gravity gravity = Gravity::kNone);

/// The cells within which tiles close up, as far as walls let them: a row, a column or half a row.
/// It has `length` cells; tiles gather at `end`, and `step` leads away from there.
///
///   kDown on 3 rows:  step ^ .             kLeft on 3 columns:  end > . .
///                          | .                                      step
///                     end  . .
struct GravityLine {
  Cell end;
  Cell step;
  int length = 0;
};

/// The line through `cell` on a board of `rows` x `cols`; without gravity the cell alone.
inline GravityLine line_through(Cell cell, int rows, int cols, Gravity gravity) {
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

/// Calls visit(line) for every line of the board; without gravity there is none.
template <class Visit>
void for_each_line(int rows, int cols, Gravity gravity, Visit visit) {
  if (gravity == Gravity::kNone) return;
  const bool columns = are_columns(gravity);
  for (int line = 0; line < (columns ? cols : rows); ++line) {
    visit(line_through(columns ? Cell{0, line} : Cell{line, 0}, rows, cols, gravity));
    if (gravity != Gravity::kCentre || cols == 1) continue;
    visit(line_through({line, cols - 1}, rows, cols, gravity));
  }
}

/// Calls visit(line) for every line in which tiles may have to move after `removed` was removed:
/// all unless `settled`, which becomes true, else the lines of the two cells.
template <class Visit>
void for_each_unsettled_line(int rows, int cols, Gravity gravity, Pair removed, bool& settled,
                             Visit visit) {
  if (!std::exchange(settled, true)) return for_each_line(rows, cols, gravity, visit);
  for (const Cell cell : {removed.first, removed.second}) {
    visit(line_through(cell, rows, cols, gravity));
  }
}

/// Calls move(from, to) for every tile of `line` that moves, in an order that finds `to` empty.
/// has_tile(cell) and has_wall(cell) tell what the board holds then. O(length).
template <class HasTile, class HasWall, class Move>
void close_up(const GravityLine& line, HasTile has_tile, HasWall has_wall, Move move) {
  const auto next = [&](Cell cell) {
    return Cell{cell.row + line.step.row, cell.col + line.step.col};
  };
  Cell from = line.end;
  Cell to = line.end;
  for (int i = 0; i < line.length; ++i, from = next(from)) {
    if (has_tile(from)) {
      if (from != to) move(from, to);
      to = next(to);
    } else if (has_wall(from)) {
      to = next(from);
    }
  }
}

}  // namespace qiju::lianliankan

// The fewest turns from one cell to all others, a row of cells at a time.
//
//   from A, x = other tiles     new with 0 turns    1 turn       2 turns
//                                 . 1 . . .         1 . 1 1 1    . . . . .
//     A x .                       1 . 1 . .         . . . . .    . . . 1 1
//     . . x                       . 1 . . .         1 . 1 1 .    . . . . 1
//                                 . 1 . . .         1 . 1 1 1    . . . . .
//
// A straight segment reaches the clear cells around its start and the blocked cell on either side
// at which it stops: in a row all at once, along columns from row to row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lianliankan/board.h"
#include "lianliankan/paths/bit_board.h"

namespace qiju::lianliankan {

class TurnFlood {
 public:
  /// `board` must outlive this.
  explicit TurnFlood(const BitBoard& board)
      : rows_(board.words()),
        inside_(~empty_line(board.cols(), board.ring())),
        ring_(board.ring()) {}

  /// Starts from a cell of the board, whatever it holds, with the cells that take no turn.
  void start(Cell from);

  /// Adds the cells that take one turn more; returns false if there are none.
  bool turn();

  /// Starts anew and returns the fewest turns between two cells; -1 if more than `max_turns`.
  int turns(Cell from, Cell to, int max_turns);

  /// Has `cell` been reached, whatever it holds? The start has.
  bool reached(Cell cell) const {
    return (reached_[static_cast<std::size_t>(cell.row + 1)] & position_bit(cell.col)) != 0;
  }

  /// The cells of `row`, -1 to the number of rows, that the last start() or turn() reached: bits as
  /// in bit_board.h.
  std::uint64_t fresh(int row) const { return fresh_[static_cast<std::size_t>(row + 1)]; }

 private:
  using Words = std::array<std::uint64_t, kMaxSide + 2>;

  bool spread();

  std::span<const std::uint64_t> rows_;
  std::uint64_t inside_;  // the columns that a path may use
  bool ring_;
  Words reached_;
  Words fresh_;
};

}  // namespace qiju::lianliankan

// The fewest turns from one cell to all others, on a board whose rows are words (row_bits.h): all
// cells of a row at once.
//
//   from A, x = other tiles     new with 0 turns    1 turn       2 turns
//                                 . 1 . . .         1 . 1 1 1    . . . . .
//     A x .                       1 . 1 . .         . . . . .    . . . 1 1
//     . . x                       . 1 . . .         1 . 1 1 .    . . . . 1
//                                 . 1 . . .         1 . 1 1 1    . . . . .
//
// A straight segment from a cell reaches the run of clear bits around it in its row, and what lets
// it pass in its column, each with the blocked cell at which it stops. reach.h has the same for
// boards that are too wide, cell by cell.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

class TurnFlood {
 public:
  /// `rows`: the words of the rows from -1 on, as row_bits.h has them; they must outlive this.
  /// `cols` of the board: 1 to kMaxWordSide. `ring`: may a path use the ring?
  TurnFlood(std::span<const std::uint64_t> rows, int cols, bool ring);

  /// Starts from a cell of the board, whatever it holds: what is reached without a turn.
  void start(Cell from);

  /// Adds what one more turn reaches; false if that is nothing.
  bool turn();

  /// Starts anew: the fewest turns from one cell to another, -1 if it takes more than `max_turns`.
  int turns(Cell from, Cell to, int max_turns);

  /// Whether a cell has been reached, whatever it holds. The start has.
  bool reached(Cell cell) const;

  /// The cells of a row, -1 to the number of rows, that were reached by the last start() or turn():
  /// bits as in row_bits.h.
  std::uint64_t fresh(int row) const { return fresh_[static_cast<std::size_t>(row + 1)]; }

 private:
  using Words = std::array<std::uint64_t, kMaxSide + 2>;

  bool spread();

  std::span<const std::uint64_t> rows_;
  std::uint64_t inside_;  // the positions that a path may use, as far as they are clear
  bool ring_;
  Words reached_;
  Words fresh_;
};

}  // namespace qiju::lianliankan

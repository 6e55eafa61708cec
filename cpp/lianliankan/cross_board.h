// The tiles of a board as one machine word a row and one a column: for the question whether two
// tiles are joined, asked again and again while tiles come and go.
//
// A cell sees the free cells along its row and along its column. A path of at most two turns leads
// from one cell along its row, down a middle column that both see, and along the other's row; or
// the same with rows and columns exchanged. Straight paths and those of one turn are the cases
// where the middle column is that of a cell.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

class CrossBoard {
 public:
  /// The longest side that fits in a word with the ring and one blocked bit to stop at.
  static constexpr int kMaxSide = 61;
  static constexpr int kTurns = 2;  // at most, in a path

  /// Sides of `board`: 1 to kMaxSide.
  explicit CrossBoard(const Board& board) {
    rows_.fill(~(2 * bit(board.cols) - 1));
    cols_.fill(~(2 * bit(board.rows) - 1));
    const Kind* kind = board.kinds.data();
    for (int row = 0; row < board.rows; ++row) {
      for (int col = 0; col < board.cols; ++col) {
        const std::uint64_t tile{*kind++ != kEmpty};  // no branch, as nobody can foresee it
        rows_[word(row)] |= tile << (col + 1);
        cols_[word(col)] |= tile << (row + 1);
      }
    }
  }

  bool has(Cell cell) const { return (rows_[word(cell.row)] & bit(cell.col)) != 0; }
  void put(Cell cell) {
    rows_[word(cell.row)] |= bit(cell.col);
    cols_[word(cell.col)] |= bit(cell.row);
  }
  void remove(Cell cell) {
    rows_[word(cell.row)] &= ~bit(cell.col);
    cols_[word(cell.col)] &= ~bit(cell.row);
  }

  /// Whether a path of at most two turns, ring included, joins two different cells of the board.
  /// What stands on the two does not matter.
  bool joined(Cell a, Cell b) const {
    return crosses(cols_, sight(rows_, a.row, a.col) & sight(rows_, b.row, b.col), a.row, b.row) ||
           crosses(rows_, sight(cols_, a.col, a.row) & sight(cols_, b.col, b.row), a.col, b.col);
  }

 private:
  using Words = std::array<std::uint64_t, kMaxSide + 2>;  // from the ring at -1

  static constexpr std::size_t word(int line) { return static_cast<std::size_t>(line + 1); }
  static constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << (place + 1); }

  // The places of a line that `place` sees, itself included.
  static std::uint64_t sight(const Words& lines, int line, int place) {
    const std::uint64_t here = bit(place);
    const std::uint64_t beyond = lines[word(line)] & ~(here | (here - 1));
    const std::uint64_t before = lines[word(line)] & (here - 1);
    return ((beyond & -beyond) - 1) & -(std::uint64_t{1} << (64 - std::countl_zero(before)));
  }

  // Whether one of `middles` is free between two places.
  static bool crosses(const Words& lines, std::uint64_t middles, int from, int to) {
    if (middles == 0 || from == to) return middles != 0;
    const std::uint64_t between = from < to ? bit(to) - 2 * bit(from) : bit(from) - 2 * bit(to);
    for (; middles != 0; middles &= middles - 1) {
      const auto line = static_cast<std::size_t>(std::countr_zero(middles));
      if ((lines[line] & between) == 0) return true;
    }
    return false;
  }

  Words rows_;
  Words cols_;
};

}  // namespace qiju::lianliankan

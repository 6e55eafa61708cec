// The tiles and walls of a board twice, as a word a row and a word a column (row_bits.h): whether
// two tiles can be connected, asked again and again while tiles come and go.
//
//   board     rows_, highest bit left       cols_
//   1 . 2     row 0: …11 0 101 0            col 0: …111 0 01 0
//   . . 3     row 1: …11 0 100 0            col 1: …111 0 00 0
//                    |   |     ring         col 2: …111 0 11 0
//                    |   ring at column 3
//                    beyond
//
// A path of at most two turns leads from one cell along its row to a middle column, along that, and
// along the other cell's row; or the same with rows and columns exchanged. So the candidates for
// the middle column are the AND of what both cells reach in their rows: each needs one test of its
// own word. Straight paths and those of one turn are the cases where the middle column is that of a
// cell. More turns take a flood (turn_flood.h).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "lianliankan/board.h"
#include "lianliankan/paths/row_bits.h"
#include "lianliankan/rules.h"

namespace qiju::lianliankan {

class RowColumnBits {
 public:
  static constexpr int kMaxSide = kMaxWordSide;

  /// Sides of `board`: 1 to kMaxSide. Of `rules`, those of paths. O(cells).
  RowColumnBits(const Board& board, const Rules& rules)
      : row_count_(board.rows),
        col_count_(board.cols),
        max_turns_(rules.max_turns),
        ring_(rules.ring) {
    assert(board.valid() && board.rows <= kMaxSide && board.cols <= kMaxSide && rules.valid());
    const auto outside = [&](int side) {
      return ring_ ? ~(2 * position_bit(side) - 1) : ~(position_bit(side) - position_bit(0));
    };
    rows_.fill(outside(board.cols));
    cols_.fill(outside(board.rows));
    const Kind* kind = board.kinds.data();
    for (int row = 0; row < board.rows; ++row) {
      for (int col = 0; col < board.cols; ++col) {
        const std::uint64_t tile{*kind++ != kEmpty};  // branch-free: tiles are unpredictable
        rows_[word(row)] |= tile << (col + 1);
        cols_[word(col)] |= tile << (row + 1);
      }
    }
  }

  bool has(Cell cell) const { return (rows_[word(cell.row)] & position_bit(cell.col)) != 0; }
  void put(Cell cell) {
    rows_[word(cell.row)] |= position_bit(cell.col);
    cols_[word(cell.col)] |= position_bit(cell.row);
  }
  void remove(Cell cell) {
    rows_[word(cell.row)] &= ~position_bit(cell.col);
    cols_[word(cell.col)] &= ~position_bit(cell.row);
  }

  /// Whether a path connects two different cells of the board. Their own contents do not matter.
  /// With two turns O(rows + cols) at worst, a few instructions as a rule.
  bool connectable(Cell a, Cell b) const {
    return max_turns_ == 2 ? connectable_by_two_turns(a, b) : connectable_by_other_turns(a, b);
  }

 private:
  using Words = std::array<std::uint64_t, kMaxSide + 2>;  // [0] is the ring at -1

  static constexpr std::size_t word(int line) { return static_cast<std::size_t>(line + 1); }

  bool connectable_by_other_turns(Cell a, Cell b) const;
  bool connectable_by_two_turns(Cell a, Cell b) const {
    return crosses(cols_, reach(rows_, a.row, a.col) & reach(rows_, b.row, b.col), a.row, b.row) ||
           crosses(rows_, reach(cols_, a.col, a.row) & reach(cols_, b.col, b.row), a.col, b.col);
  }

  static std::uint64_t reach(const Words& lines, int line, int position) {
    return reachable(lines[word(line)], position);
  }

  // Whether a line is clear strictly between two positions.
  static bool straight(std::uint64_t line, int from, int to) {
    return (line & between(from, to)) == 0;
  }

  // The bits strictly between two different positions.
  static std::uint64_t between(int from, int to) {
    return from < to ? position_bit(to) - 2 * position_bit(from)
                     : position_bit(from) - 2 * position_bit(to);
  }

  // Whether one of the `middles`, a bit for each line, is clear strictly between two positions.
  static bool crosses(const Words& lines, std::uint64_t middles, int from, int to) {
    if (middles == 0 || from == to) return middles != 0;
    const std::uint64_t inner = between(from, to);
    for (; middles != 0; middles &= middles - 1) {
      const auto line = static_cast<std::size_t>(std::countr_zero(middles));
      if ((lines[line] & inner) == 0) return true;
    }
    return false;
  }

  int row_count_;
  int col_count_;
  int max_turns_;
  bool ring_;
  Words rows_;
  Words cols_;
};

}  // namespace qiju::lianliankan

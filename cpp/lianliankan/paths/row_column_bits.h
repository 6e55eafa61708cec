// The occupied cells of a board twice, as one word a row and one word a column (bit_board.h): tells
// fast which tiles can be connected, again and again while tiles come and go.
//
//   board     rows, highest bit left        columns
//   1 . 2     row 0: …11 0 101 0            col 0: …111 0 01 0
//   . . 3     row 1: …11 0 100 0            col 1: …111 0 00 0
//                    |   |     ring         col 2: …111 0 11 0
//                    |   ring at column 3
//                    beyond
//
// A path of two turns goes along a row to a middle column, along that, and along another row; or
// the same with rows and columns exchanged. The AND of what both cells reach in their rows gives
// the candidates for the middle column; each is tested by its own word. A middle column through one
// of the cells saves a turn, through both it saves two.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lianliankan/board.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/turn_flood.h"

namespace qiju::lianliankan {

class RowColumnBits {
 public:
  /// Sides of `board`: 1 to kMaxWordSide. Gravity in `rules` is ignored. O(cells).
  RowColumnBits(const Board& board, const Rules& rules)
      : cols_(empty_lines(board.rows, rules.ring)),
        rows_(board.rows, board.cols, rules.ring,
              [this, kind = board.kinds.data(), &board](int row) mutable {
                std::uint64_t tiles = 0;
                for (int col = 0; col < board.cols; ++col) {
                  const std::uint64_t tile{*kind++ != kEmpty};  // no branch: it is unpredictable
                  tiles |= tile << col;
                  cols_[word(col)] |= tile << (row + 1);
                }
                return tiles;
              }),
        max_turns_(rules.max_turns) {
    assert(board.valid() && board.rows <= kMaxWordSide && rules.valid());
  }

  /// Was it made for the same rules?
  bool is_for(const Rules& rules) const {
    return max_turns_ == rules.max_turns && rows_.ring() == rules.ring;
  }

  bool has(Cell cell) const { return rows_.has(cell); }
  void put(Cell cell) {
    rows_.put(cell);
    cols_[word(cell.col)] |= position_bit(cell.row);
  }
  void remove(Cell cell) {
    rows_.remove(cell);
    cols_[word(cell.col)] &= ~position_bit(cell.row);
  }

  /// Is there a path between two different cells of the board, whatever they hold? O(rows + cols)
  /// at worst with two turns, as a rule a few instructions; with more turns as TurnFlood.
  bool connectable(Cell a, Cell b) const {
    return max_turns_ == 2 ? connectable_by_two_turns(a, b) : connectable_by_other_turns(a, b);
  }

 private:
  using Words = std::array<std::uint64_t, kMaxWordSide + 2>;

  static Words empty_lines(int side, bool ring) {
    Words lines;
    lines.fill(empty_line(side, ring));
    return lines;
  }
  static constexpr std::size_t word(int line) { return static_cast<std::size_t>(line + 1); }

  std::uint64_t reached_cols(Cell a, Cell b) const {
    return reachable(rows_.row(a.row), a.col) & reachable(rows_.row(b.row), b.col);
  }
  std::uint64_t reached_rows(Cell a, Cell b) const {
    return reachable(cols_[word(a.col)], a.row) & reachable(cols_[word(b.col)], b.row);
  }

  bool connectable_by_two_turns(Cell a, Cell b) const {
    return crosses(cols_, reached_cols(a, b), a.row, b.row) ||
           crosses(rows_.words(), reached_rows(a, b), a.col, b.col);
  }
  [[gnu::noinline]] bool connectable_by_other_turns(Cell a, Cell b) const {
    if (max_turns_ > 2) {
      return connectable_by_two_turns(a, b) || TurnFlood(rows_).turns(a, b, max_turns_) >= 0;
    }
    if (a.row == b.row) return crosses(rows_.words(), position_bit(a.row), a.col, b.col);
    if (a.col == b.col) return crosses(cols_, position_bit(a.col), a.row, b.row);
    const std::uint64_t ends = position_bit(a.col) | position_bit(b.col);
    return max_turns_ == 1 && crosses(cols_, reached_cols(a, b) & ends, a.row, b.row);
  }

  // Is one of the lines `middles`, a bit each, clear strictly between two positions?
  static bool crosses(std::span<const std::uint64_t> lines, std::uint64_t middles, int from,
                      int to) {
    if (middles == 0 || from == to) return middles != 0;
    const std::uint64_t inner = from < to ? position_bit(to) - 2 * position_bit(from)
                                          : position_bit(from) - 2 * position_bit(to);
    for (; middles != 0; middles &= middles - 1) {
      if ((lines[static_cast<std::size_t>(std::countr_zero(middles))] & inner) == 0) return true;
    }
    return false;
  }

  Words cols_;  // [0] is the ring at column -1
  BitBoard rows_;
  int max_turns_;
};

}  // namespace qiju::lianliankan

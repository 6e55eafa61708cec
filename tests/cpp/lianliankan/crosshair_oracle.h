// Test oracle: which tiles can be connected by at most two turns, by the rows and columns that they
// see.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan::crosshair_oracle {

// [crosshair]
using Word = std::uint64_t;

inline Word bit(int col) { return Word{1} << (col + 1); }  // bit 0 is the ring

/// The free cells of every row, the ring included. The ends count as free.
inline std::vector<Word> free_words(const Board& board, Cell a, Cell b, bool turned) {
  const int rows = turned ? board.cols : board.rows;
  const int cols = turned ? board.rows : board.cols;
  std::vector<Word> words(static_cast<std::size_t>(rows) + 2, bit(cols + 1) - 1);
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) {
      const Cell cell = turned ? Cell{col, row} : Cell{row, col};
      const bool is_end = cell == a || cell == b;
      if (board.at(cell) != kEmpty && !is_end) {
        words[static_cast<std::size_t>(row) + 1] &= ~bit(col);
      }
    }
  }
  return words;
}

/// The columns that a cell sees in its row.
inline Word reach(Word free, int col) {
  Word seen = bit(col);
  for (Word left = seen >> 1; (free & left) != 0; left >>= 1) seen |= left;
  for (Word right = bit(col + 1); (free & right) != 0; right <<= 1) seen |= right;
  return seen;
}

/// Is there a column with a middle segment? If turned, a row.
inline bool meet(const Board& board, Cell a, Cell b, bool turned) {
  const std::vector<Word> free = free_words(board, a, b, turned);
  const auto [row_a, col_a] = turned ? Cell{a.col, a.row} : a;
  const auto [row_b, col_b] = turned ? Cell{b.col, b.row} : b;
  const auto word = [&](int row) { return free[static_cast<std::size_t>(row) + 1]; };
  Word columns = reach(word(row_a), col_a) & reach(word(row_b), col_b);
  const auto [top, bottom] = std::minmax({row_a, row_b});
  for (int row = top + 1; row < bottom; ++row) columns &= word(row);
  return columns != 0;
}

inline bool can_connect(const Board& board, Cell a, Cell b) {
  return meet(board, a, b, false) || meet(board, a, b, true);
}
// [/crosshair]

}  // namespace qiju::lianliankan::crosshair_oracle

// Test oracle: the fewest turns to each cell, round by round.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan::flood_oracle {

// [flood]
using Place = std::pair<int, int>;  // row and column

/// The fewest turns to every cell and tile that can be reached, the ring included.
inline std::map<Place, int> fewest_turns(const Board& board, Cell from, int max_turns) {
  const auto is_near = [&](int row, int col) {
    return row >= -1 && row <= board.rows && col >= -1 && col <= board.cols;
  };
  const auto is_free = [&](int row, int col) {
    const Cell cell{row, col};
    return is_near(row, col) && (!board.contains(cell) || board.at(cell) == kEmpty);
  };
  const Place start{from.row, from.col};
  std::map<Place, int> turns{{start, 0}};
  std::vector<Place> corners{start};
  for (int round = 0; round <= max_turns; ++round) {
    std::vector<Place> next;
    for (const auto& [corner_row, corner_col] : corners) {
      for (const auto& [down, right] : {Place{-1, 0}, Place{0, 1}, Place{1, 0}, Place{0, -1}}) {
        int row = corner_row;
        int col = corner_col;
        do {
          row += down;
          col += right;
          if (!is_near(row, col) || !turns.emplace(Place{row, col}, round).second) continue;
          if (is_free(row, col)) next.emplace_back(row, col);
        } while (is_free(row, col));
      }
    }
    corners = std::move(next);
  }
  return turns;
}
// [/flood]

}  // namespace qiju::lianliankan::flood_oracle

// How boards, rules and paths of 连连看 pass between JavaScript and C++. A board is in `input` in
// reading order; a cell is `cols * row + col`; `rules` is gravity + 8 * (max_turns + 32 * ring).
#pragma once

#include <span>

#include "bindings/exchange.h"
#include "lianliankan/board.h"
#include "lianliankan/paths/bit_board.h"

namespace qiju::bindings {

inline std::size_t area(int row_count, int cols) {
  return static_cast<std::size_t>(row_count) * static_cast<std::size_t>(cols);
}

inline lianliankan::Board board(int row_count, int cols) {
  return {row_count, cols, std::span(input).first(area(row_count, cols))};
}

inline lianliankan::Cell cell(int index, int cols) { return {index / cols, index % cols}; }

inline lianliankan::Rules unpack(int rules) {
  return {static_cast<lianliankan::Gravity>(rules % 8), rules / 8 % 32, rules / 256 != 0};
}

/// Writes row, column, row, column, … and returns the number of cells.
inline int put(std::span<const lianliankan::Cell> path) {
  Writer out;
  for (const auto& [row, col] : path) out.put(row, col);
  return static_cast<int>(path.size());
}

inline int put_path(const lianliankan::CornerPath& path, bool corners_only) {
  if (corners_only) return put(std::span(path.cells).first(static_cast<std::size_t>(path.count)));
  Writer out;
  int count = 0;
  for_each_cell(path, [&](lianliankan::Cell cell) {
    out.put(cell.row, cell.col);
    ++count;
  });
  return count;
}

}  // namespace qiju::bindings

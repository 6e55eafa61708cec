// A board of any size with its ring and a wall around both, for searches that step cell by cell.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

struct RingGrid {
  RingGrid(const Board& board, bool ring)
      : width(static_cast<std::size_t>(board.cols) + 4),
        steps{-static_cast<std::ptrdiff_t>(width), 1, static_cast<std::ptrdiff_t>(width), -1},
        blocked(width * (static_cast<std::size_t>(board.rows) + 4), 1) {
    const int edge = ring ? 1 : 0;
    for (int row = -edge; row < board.rows + edge; ++row) {
      for (int col = -edge; col < board.cols + edge; ++col) {
        const Cell cell{row, col};
        blocked[index(cell)] = board.contains(cell) && board.at(cell) != kEmpty;
      }
    }
  }

  std::size_t index(Cell cell) const {
    return static_cast<std::size_t>(cell.row + 2) * width + static_cast<std::size_t>(cell.col + 2);
  }
  Cell cell(std::size_t index) const {
    return {static_cast<int>(index / width) - 2, static_cast<int>(index % width) - 2};
  }
  std::size_t next(std::size_t index, std::size_t direction) const {
    return index + static_cast<std::size_t>(steps[direction]);
  }

  std::size_t width;
  std::array<std::ptrdiff_t, 4> steps;  // up, right, down, left
  std::vector<std::uint8_t> blocked;    // tiles, the wall, and a ring that is not to be entered
};

}  // namespace qiju::lianliankan

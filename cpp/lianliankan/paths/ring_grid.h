// A board of any size with its ring and an edge around both, for searches that step cell by cell.
//
//   index 0  # # # # # #     #  edge; a wall, and a ring that must not be entered, are blocked, too
//            # + + + + #     +  ring
//            # + 1 . + #     1  tile, . empty cell: here a board of 2 x 2, `width` is 6
//            # + . 2 + #
//            # + + + + #     A step from a cell that is not blocked stays in the grid, so that no
//            # # # # # #     search has to test for edges.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

struct RingGrid {
  /// `ring`: may a path use the ring? O(cells).
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

  /// A cell's place in the grid; coordinates from -2 to the board's sides + 1.
  std::size_t index(Cell cell) const {
    return static_cast<std::size_t>(cell.row + 2) * width + static_cast<std::size_t>(cell.col + 2);
  }
  Cell cell(std::size_t index) const {
    return {static_cast<int>(index / width) - 2, static_cast<int>(index % width) - 2};
  }
  /// The neighbour in a direction: 0 up, 1 right, 2 down, 3 left.
  std::size_t next(std::size_t index, std::size_t direction) const {
    return index + static_cast<std::size_t>(steps[direction]);
  }

  std::size_t width;
  std::array<std::ptrdiff_t, 4> steps;  ///< by direction
  std::vector<std::uint8_t>
      blocked;  ///< tiles, walls, the edge, and a ring that must not be entered
};

}  // namespace qiju::lianliankan

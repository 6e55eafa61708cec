// Paths on a board of any size, with any number of turns, found cell by cell.
//
// The grid is a board with its ring and an edge around both:
//
//   index 0  # # # # # #     #  edge
//            # + + + + #     +  ring
//            # + 1 . + #     1  tile, . empty cell: here a board of 2 x 2, `width` is 6
//            # + . 2 + #
//            # + + + + #     A step from a cell that is not blocked stays in the grid, so a search
//            # # # # # #     does not test for edges.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/paths/connect.h"

namespace qiju::lianliankan {

struct RingGrid {
  /// Paths use the ring if `ring`. O(cells).
  RingGrid(const Board& board, bool ring);

  /// The index of a cell, whose coordinates may be -2 to the board's sides + 1.
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
  /// Tiles, walls, the edge, and a ring that must not be used are blocked.
  std::vector<std::uint8_t> blocked;
};

/// A breadth-first search by turns: it follows all rays from a cell, then all rays from the cells
/// that they crossed, and so on.
class TurnSearch {
 public:
  /// `grid` must outlive this.
  explicit TurnSearch(const RingGrid& grid)
      : grid_(grid), turns_(grid.blocked.size(), kUnreached) {}

  /// Searches from `start`, whatever it holds, up to `max_turns` turns. O(cells).
  void run(Cell start, int max_turns);

  /// The fewest turns from the start of the last run() to `cell`, whatever it holds; -1 if it was
  /// not reached.
  int turns(Cell cell) const { return turns_[grid_.index(cell)]; }

 private:
  static constexpr int kUnreached = -1;

  const RingGrid& grid_;
  std::vector<int> turns_;
  std::vector<std::size_t> reached_;  // in the order of turns_
};

/// The path that connect() promises between two different cells, whatever they hold.
/// O(rows * cols * turns) time and memory.
[[nodiscard]] Path grid_path(const Board& board, Cell from, Cell to, const Rules& rules,
                             Order order);

}  // namespace qiju::lianliankan

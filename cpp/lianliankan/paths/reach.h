// The fewest turns from one cell to all others, on a board of any size.
//
//   from A, x = other tiles     turns, the ring included
//                               1 0 1 1 1
//     A x .                     0 0 0 2 2
//     . . x                     1 0 1 1 2
//                               1 0 1 1 1
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/ring_grid.h"
#include "lianliankan/rules.h"

namespace qiju::lianliankan {

/// A breadth-first search by turns: all rays from a cell, then all rays from the cells that they
/// crossed, and so on.
class TurnSearch {
 public:
  /// `grid` must outlive this.
  explicit TurnSearch(const RingGrid& grid)
      : grid_(grid), turns_(grid.blocked.size(), kUnreached) {}

  /// Searches from `start`, whatever it holds, up to `max_turns` turns. O(cells), however often it
  /// is called.
  void run(Cell start, int max_turns);

  /// The fewest turns from the start of the last run() to `cell`, whatever that holds; -1 if it was
  /// not reached.
  int turns(Cell cell) const { return turns_[grid_.index(cell)]; }

 private:
  static constexpr int kUnreached = -1;

  const RingGrid& grid_;
  std::vector<int> turns_;
  std::vector<std::size_t> reached_;  // in the order of turns_
};

/// The fewest turns from `from` to every cell of `board` and of the ring around it, in reading
/// order: (rows + 2) * (cols + 2) numbers, the ring's corner (-1, -1) first. 0 for `from` itself,
/// -1 for cells that take more than `rules.max_turns` turns or cannot be reached; without a ring
/// also for the whole ring. The contents of either end do not matter: two tiles of one kind can be
/// connected where this is not negative. O(cells).
[[nodiscard]] std::vector<int> reach(const Board& board, Cell from, const Rules& rules = {});

/// The same numbers written to `turns`, of which as many are used.
void reach(const BitBoard& board, Cell from, int max_turns, std::span<std::int32_t> turns);

/// Any number of turns.
inline constexpr int kUnlimitedTurns = std::numeric_limits<int>::max();

/// The fewest straight segments that connect two cells of `board`, whatever they hold: 0 if the
/// cells are the same, -1 if no path of at most `max_turns` turns connects them. O(cells).
[[nodiscard]] int segments(const Board& board, Cell from, Cell to, bool ring = true,
                           int max_turns = kUnlimitedTurns);
[[nodiscard]] int segments(const BitBoard& board, Cell from, Cell to,
                           int max_turns = kUnlimitedTurns);

}  // namespace qiju::lianliankan

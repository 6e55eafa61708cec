// Connecting two tiles by straight segments through empty cells.
//
//        col -1  0  1  2  3
//   row -1    +--------+        the path from A to B, with two turns,
//        0    .  A  x  B  .     runs through the ring around the board
//        1    .  x  x  x  .
#pragma once

#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

enum class Order {
  kTurns,   ///< fewest turns, then fewest cells
  kLength,  ///< fewest cells among the paths of at most `max_turns` turns
};

/// Every cell from the first tile to the second, both included; empty if there is no path. Ties
/// break at the first step that differs, up < right < down < left, so the best path is unique.
using Path = std::vector<Cell>;

/// The best path between two tiles; empty also if the cells are the same, one of them holds no tile
/// or the kinds differ. Both cells must be on the board. O(rows + cols) with at most two turns on
/// boards of at most 61 columns, otherwise O(rows * cols * turns).
[[nodiscard]] Path connect(const Board& board, Cell from, Cell to, const Rules& rules = {},
                           Order order = Order::kTurns);

/// The first reason why a pair cannot be removed.
enum class Refusal {
  kNone,            ///< it can be removed
  kSameCell,        ///< the cells are the same
  kEmptyCell,       ///< one of them holds no tile
  kDifferentKinds,  ///< the kinds differ
  kBlocked,         ///< no path connects them; `max_turns` or `ring` may be the reason
};

/// Returns kNone exactly if connect() finds a path, with the same requirements and cost.
[[nodiscard]] Refusal refusal(const Board& board, Cell from, Cell to, const Rules& rules = {});

/// The ends of `path` and the cells where it turns.
[[nodiscard]] Path corners(const Path& path);

}  // namespace qiju::lianliankan

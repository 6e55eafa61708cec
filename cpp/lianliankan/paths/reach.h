// The fewest turns from one cell to all others, on a board of any size.
//
//   from A, x = other tiles     turns, the ring included
//                               1 0 1 1 1
//     A x .                     0 0 0 2 2
//     . . x                     1 0 1 1 2
//                               1 0 1 1 1
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "lianliankan/paths/prepared_board.h"

namespace qiju::lianliankan {

/// Writes the fewest turns from `from` to every cell of the board and its ring, whatever they hold,
/// to the front of `turns`: (rows + 2) * (cols + 2) numbers in reading order, from (-1, -1). `from`
/// gets 0; a cell that takes more than `rules.max_turns` turns or cannot be reached gets -1, as the
/// ring does if paths must not use it. O(cells).
void reach(const PreparedBoard& prepared, Cell from, const Rules& rules,
           std::span<std::int32_t> turns);

inline constexpr int kUnlimitedTurns = std::numeric_limits<int>::max();

/// The fewest straight segments that connect two cells, whatever they hold: 0 if the cells are the
/// same, -1 if no path of at most `max_turns` turns connects them. O(cells).
[[nodiscard]] int segments(const PreparedBoard& prepared, Cell from, Cell to, bool ring = true,
                           int max_turns = kUnlimitedTurns);

}  // namespace qiju::lianliankan

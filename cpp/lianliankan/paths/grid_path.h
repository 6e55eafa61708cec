// Paths of any number of turns, on a board of any size: dynamic programming over cells, directions
// and turns.
#pragma once

#include "lianliankan/paths/connect.h"

namespace qiju::lianliankan {

/// The path that connect() gives between two different cells, whatever they hold.
/// O(rows * cols * turns) time and memory.
[[nodiscard]] Path grid_path(const Board& board, Cell from, Cell to, const Rules& rules,
                             Order order);

}  // namespace qiju::lianliankan

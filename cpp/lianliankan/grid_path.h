// Paths of any number of turns, on a board of any size.
#pragma once

#include "lianliankan/connect.h"

namespace qiju::lianliankan {

/// The path that connect() gives between two different cells. Kinds are not looked at.
/// O(rows * cols * turns) time and memory.
Path grid_path(const Board& board, Cell from, Cell to, const ConnectOptions& options);

}  // namespace qiju::lianliankan

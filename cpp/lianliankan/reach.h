// How far a line gets from one cell: what connect() looks at, all cells at once.
#pragma once

#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

/// The fewest turns of a line from `from` to every cell of `board` and of the ring around it:
/// (rows + 2) * (cols + 2) numbers in reading order, beginning with the ring's corner (-1, -1).
/// 0 for `from` itself, -1 for what takes more than `max_turns` turns or is not reached at all.
/// What stands on either end does not matter: two tiles of one kind are joined where this is not
/// negative. Without `ring` no line leaves the board, and the ring is -1 throughout. O(cells).
std::vector<int> reach(const Board& board, Cell from, int max_turns = 2, bool ring = true);

}  // namespace qiju::lianliankan

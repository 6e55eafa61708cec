// The legal moves on a board of 连连看: pairs of equal tiles that can be connected.
#pragma once

#include <vector>

#include "lianliankan/paths/prepared_board.h"

namespace qiju::lianliankan {

/// Lists at most `limit` pairs after the pair `after`, by their cells in reading order, `first`
/// before `second`. A default-constructed Pair is before all others, so a caller with a bounded
/// buffer continues from the last pair of a list. Cost: O(rows + cols) at worst for two equal tiles
/// on boards of at most 61 x 61 cells with at most two turns, otherwise O(cells) for each tile.
[[nodiscard]] std::vector<Pair> connectable_pairs(const PreparedBoard& prepared, const Rules& rules,
                                                  Pair after, std::size_t limit);

}  // namespace qiju::lianliankan

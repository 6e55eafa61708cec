// The legal moves on a board of 连连看: pairs of equal tiles that can be connected.
#pragma once

#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/paths/prepared_board.h"
#include "lianliankan/rules.h"

namespace qiju::lianliankan {

/// Lists pairs in the order of their cells in reading order, `first` before `second`: at most
/// `limit` of those after `after`, a pair of the list; a default-constructed Pair is the start. A
/// caller with a bounded buffer continues from the last pair it got. O(rows + cols) at worst for a
/// pair of equal tiles on boards that row_bits.h covers, O(cells) for each tile on others.
[[nodiscard]] std::vector<Pair> connectable_pairs(const Board& board, const Rules& rules,
                                                  Pair after, std::size_t limit);
[[nodiscard]] std::vector<Pair> connectable_pairs(PreparedBoard& board, const Rules& rules,
                                                  Pair after, std::size_t limit);

}  // namespace qiju::lianliankan

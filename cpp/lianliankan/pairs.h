// The moves that a board of 连连看 allows, and making one.
#pragma once

#include <span>
#include <vector>

#include "lianliankan/connect.h"

namespace qiju::lianliankan {

/// Lists pairs of tiles that can be joined, in the order of their cells in reading order, `first`
/// before `second`, beginning after `after` (or at the start, for a default-made Pair), at most
/// `limit` of them: a caller with a bounded buffer goes on from the last pair it got.
std::vector<Pair> connectable_pairs(const Board& board, const ConnectOptions& options, Pair after,
                                    std::size_t limit);

/// Takes the two tiles of `pair` off `kinds`, the cells of a board `cols` wide. gravity.h has the
/// same for boards that close up.
void remove(std::span<Kind> kinds, int cols, Pair pair);

}  // namespace qiju::lianliankan

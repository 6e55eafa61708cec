// Breadth-first search on the classic board with exactly two blanks and at most six soldiers, an
// order of magnitude faster than QueueSearch. It searches sets of positions as BlankSetSearch
// does, but knows the pieces and keeps a set in a register: see arrangement_table.h and
// pair_frontier.h.
#pragma once

#include <memory>

#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

/// Whether it is the classic board with classic pieces, at most six of them soldiers, and exactly
/// two blanks, and the goal is one of Cao Cao.
[[nodiscard]] bool has_two_blanks(const Board& board);

class TwoBlankSearch : public LayerSearch {
 public:
  /// Adds a source for every choice of blanks: every position with the larger pieces where they are
  /// on `board`, whose 1×1 pieces may be missing.
  virtual void add_arrangement(const Board& board) = 0;
};

/// For boards with the pieces of `like`, for which `has_two_blanks` holds.
[[nodiscard]] std::unique_ptr<TwoBlankSearch> make_two_blank_search(const Board& like,
                                                                    Metric metric,
                                                                    MirrorReduction reduction);

}  // namespace qiju::huarong

// The neighbours of a position in a search, against the cell rules.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "huarong/cell_rules.h"
#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

/// Every neighbour by its shapes, with the steps to it; under reduction the smaller of two images.
using Neighbours = std::multiset<std::pair<std::string, int>>;

inline std::string name(const Board& board, MirrorReduction reduction) {
  const auto own = cell_rules::shapes(board);
  if (reduction == MirrorReduction::kForbidden) return own;
  return std::min(own, cell_rules::shapes(cell_rules::mirrored(board)));
}

inline Neighbours by_cells(const Board& board, Metric metric, MirrorReduction reduction) {
  Neighbours found;
  for (const auto& [move, next] : cell_rules::moves(board, metric)) {
    found.emplace(name(next, reduction), static_cast<int>(move.path.size()));
  }
  return found;
}

/// The neighbours and moves of a position that was expanded.
inline void expect_neighbours(const LayerSearch& distances, const Board& board, Metric metric,
                              MirrorReduction reduction) {
  Neighbours found;
  const LayerSearch::Place here = distances.place_of(board);
  for (auto neighbour : distances.neighbours(here.index)) {
    const Board next = distances.board_at(neighbour.place.index);
    found.emplace(name(next, reduction), neighbour.steps);
    neighbour.place.mirrored ^= here.mirrored;
    const Move move = distances.move_to(board, neighbour.place);
    ASSERT_EQ(move.path.size(), static_cast<std::size_t>(neighbour.steps));
    Board made = board;
    for (const auto direction : move.path) {
      const auto stepped = cell_rules::stepped(made, {move.id, direction});
      ASSERT_TRUE(stepped.has_value());
      made = *stepped;
    }
    ASSERT_EQ(name(made, reduction), name(next, reduction));
  }
  ASSERT_EQ(found, by_cells(board, metric, reduction));
}

}  // namespace qiju::huarong

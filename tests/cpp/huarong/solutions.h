// What tests ask of solutions.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "huarong/cell_rules.h"
#include "huarong/solver.h"

namespace qiju::huarong {

/// Makes the moves by the cell rules; they must all be of the metric, and reach the exit at the
/// last one.
inline void expect_reaches_exit(Board board, Metric metric, const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    ASSERT_FALSE(cell_rules::solved(board));
    const auto legal = cell_rules::moves_of(board, move.id, metric);
    const auto found = std::find_if(legal.begin(), legal.end(),
                                    [&](const auto& other) { return other.first == move; });
    ASSERT_NE(found, legal.end());
    board = found->second;
  }
  ASSERT_TRUE(cell_rules::solved(board));
}

/// What solutions of the same length differ in.
inline int cost_of(const Solution& solution, Metric metric) {
  const Lengths lengths = lengths_of(solution.moves);
  return metric == Metric::kStep ? lengths.move : lengths.step;
}

}  // namespace qiju::huarong

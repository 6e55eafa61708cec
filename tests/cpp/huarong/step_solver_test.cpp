#include "huarong/step_solver.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"
#include "huarong/levels.h"
#include "huarong/solver.h"

namespace qiju::huarong {
namespace {

TEST(SolveInSteps, FindsAShortestSolutionOfEveryLevel) {
  for (const Level& level : kLevels) {
    SCOPED_TRACE(level.name);
    const auto steps = solve_in_steps(level.board);
    ASSERT_EQ(steps.has_value(), level.moves >= 0);
    if (!steps) continue;
    EXPECT_EQ(steps->size(), solve(level.board, Metric::kStep).moves.size());
    Board board = level.board;
    for (const Step step : *steps) {
      ASSERT_FALSE(cell_rules::solved(board));
      const auto next = cell_rules::stepped(board, step);
      ASSERT_TRUE(next.has_value());
      board = *next;
    }
    EXPECT_TRUE(cell_rules::solved(board));
  }
}

TEST(SolveInSteps, NeedsNoStepOnASolvedBoard) {
  const auto steps =
      solve_in_steps({.ids = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6}});
  ASSERT_TRUE(steps.has_value());
  EXPECT_TRUE(steps->empty());
}

}  // namespace
}  // namespace qiju::huarong

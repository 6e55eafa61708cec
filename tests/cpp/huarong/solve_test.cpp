#include "huarong/solve.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"

namespace qiju::huarong {
namespace {

/// Makes the steps by the cell rules; they must all be legal, and reach the exit at the last one.
void expect_reaches_exit(Board board, const std::vector<Step>& steps) {
  for (const Step step : steps) {
    ASSERT_FALSE(cell_rules::solved(board));
    const auto next = cell_rules::stepped(board, step);
    ASSERT_TRUE(next.has_value());
    board = *next;
  }
  ASSERT_TRUE(cell_rules::solved(board));
}

void expect_length(const Board& board, std::size_t length) {
  const Solution solution = solve(board);
  EXPECT_EQ(solution.status, SolveStatus::kSolved);
  EXPECT_EQ(solution.steps.size(), length);
  expect_reaches_exit(board, solution.steps);
  EXPECT_EQ(solve(cell_rules::mirrored(board)).steps.size(), length);
}

void expect_unsolvable(const Board& board, std::uint32_t searched) {
  const Solution solution = solve(board);
  EXPECT_EQ(solution.status, SolveStatus::kUnsolvable);
  EXPECT_TRUE(solution.steps.empty());
  EXPECT_EQ(solution.searched, searched);
}

TEST(Solve, TheClassicTakes116Steps) {
  expect_length(kClassic, 116);
  EXPECT_EQ(solve(kClassic).searched, 12055U);
  EXPECT_EQ(cell_rules::search(kClassic, 30000).length, 116);
}

// Lengths by cell_rules::search, once; those of the hardest starts are in the literature as well.
TEST(Solve, TheNamedClassicsTakeTheirKnownSteps) {
  // 指挥若定
  expect_length({.ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 5, 6, 7, 8, 9, 10, 7, 0, 0, 10}}, 100);
  // 捷足先登
  expect_length({.ids = {2, 1, 1, 3, 4, 1, 1, 5, 0, 6, 6, 0, 7, 8, 9, 10, 7, 8, 9, 10}}, 47);
  // 勇闯五关
  expect_length({.ids = {2, 1, 1, 3, 4, 1, 1, 5, 6, 6, 7, 7, 8, 8, 9, 9, 0, 10, 10, 0}}, 46);
  // 层层设防
  expect_length({.ids = {2, 1, 1, 3, 4, 1, 1, 5, 4, 6, 6, 5, 7, 8, 8, 9, 0, 10, 10, 0}}, 158);
  // 近在咫尺
  expect_length({.ids = {2, 3, 4, 5, 6, 3, 4, 5, 7, 7, 8, 9, 10, 10, 1, 1, 0, 0, 1, 1}}, 124);
  // Only 18 Steps
  expect_length({.ids = {2, 1, 1, 3, 4, 1, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 0, 15}}, 27);
  // Snowdrop
  expect_length({.ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 5, 6, 4, 7, 8, 9, 10, 0, 0, 11}}, 64);
  // The hardest start with one lying general and four soldiers.
  expect_length({.ids = {1, 2, 2, 0, 1, 2, 2, 3, 4, 5, 5, 6, 4, 0, 7, 6, 8, 9, 7, 10}}, 126);
  // 峰回路转, the hardest with two, and of all starts with four soldiers and two blanks.
  expect_length({.ids = {2, 3, 4, 5, 1, 1, 6, 5, 1, 1, 6, 7, 0, 8, 8, 7, 0, 9, 10, 10}}, 179);
}

TEST(Solve, KnowsTheClassicThatHasNoWay) {
  // 走投无路
  expect_unsolvable({.ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 6, 7, 4, 5, 8, 7, 9, 0, 0, 10}}, 3731);
}

TEST(Solve, GivesTheSameStepsWhateverTheIds) {
  Board renamed = kClassic;
  for (auto& id : renamed.ids) {
    if (id != 0) id = 1000 - 7 * id;
  }
  const auto steps = solve(kClassic).steps, renamed_steps = solve(renamed).steps;
  ASSERT_EQ(steps.size(), renamed_steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_EQ(renamed_steps[i], (Step{1000 - 7 * steps[i].id, steps[i].direction}));
  }
}

TEST(Solve, GivesNoStepsWhereItIsSolvedAlready) {
  Board board;
  for (const std::size_t cell : {13U, 14U, 17U, 18U}) board.ids[cell] = 4;
  const Solution open = solve(board);
  EXPECT_EQ(open.status, SolveStatus::kSolved);
  EXPECT_TRUE(open.steps.empty());
  EXPECT_EQ(open.searched, 1U);
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    if (board.ids[cell] == 0) board.ids[cell] = 5 + static_cast<std::int32_t>(cell);
  }
  EXPECT_EQ(solve(board).status, SolveStatus::kSolved);
}

TEST(Solve, NeedsABlank) {
  Board board = kClassic;
  board.ids[17] = board.ids[18] = 11;
  expect_unsolvable(board, 1);
}

TEST(Solve, SaysThatOneBlankMovesNoGeneral) {
  Board board = kClassic;
  board.ids[17] = 11;
  const auto slow = cell_rules::search(board, 30000);
  ASSERT_FALSE(slow.length.has_value());
  expect_unsolvable(board, static_cast<std::uint32_t>(cell_rules::classes(slow.met)));
}

TEST(Solve, AgreesWithTheCellRulesOnRandomLayouts) {
  constexpr int kPerBlanks = 14;
  constexpr std::size_t kMost = 1500;
  std::mt19937 random(4);
  int compared = 0, unsolvable = 0;
  for (int blanks = 0; blanks <= 16; ++blanks) {
    for (int done = 0; done < kPerBlanks;) {
      const Board board = random_layout(random, blanks);
      const auto slow = cell_rules::search(board, kMost);
      if (!slow.complete) continue;
      ++done;
      ++compared;
      const Solution solution = solve(board);
      ASSERT_EQ(solution.status == SolveStatus::kSolved, slow.length.has_value());
      if (slow.length) {
        ASSERT_EQ(solution.steps.size(), static_cast<std::size_t>(*slow.length));
        expect_reaches_exit(board, solution.steps);
      } else {
        ++unsolvable;
        ASSERT_EQ(solution.searched, cell_rules::classes(slow.met));
        ASSERT_TRUE(solution.steps.empty());
      }
    }
  }
  EXPECT_EQ(compared, 17 * kPerBlanks);
  EXPECT_GE(unsolvable, 30);
  EXPECT_GE(compared - unsolvable, 100);
}

TEST(Search, GivesTheSameAnswerInSlices) {
  std::mt19937 random(5);
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    for (int blanks = 1; blanks <= 6; ++blanks) {
      const Board board = random_layout(random, blanks);
      const Solution whole = solve(board);
      Search search(board);
      for (std::uint32_t before = 1; !search.run(slice); before = search.searched()) {
        ASSERT_GE(search.searched(), before);
        ASSERT_LE(search.searched(), before + slice * kMostSteps);
      }
      EXPECT_EQ(search.searched(), whole.searched);
      EXPECT_EQ(search.solution().status, whole.status);
      EXPECT_EQ(search.solution().steps, whole.steps);
      EXPECT_TRUE(search.run(slice));
      EXPECT_EQ(search.solution().steps, whole.steps);
    }
  }
}

TEST(Search, GoesThroughNoMorePositionsThanItMay) {
  Search search(kClassic);
  EXPECT_FALSE(search.run(0));
  EXPECT_EQ(search.searched(), 1U);
  int runs = 1;
  while (!search.run(1000)) ++runs;
  EXPECT_GE(runs, 10);  // 12055 positions, of which those met last are not gone through
  EXPECT_EQ(search.searched(), 12055U);
}

}  // namespace
}  // namespace qiju::huarong

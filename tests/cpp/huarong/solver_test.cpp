#include "huarong/solver.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"
#include "huarong/levels.h"
#include "huarong/solutions.h"
#include "scale.h"

namespace qiju::huarong {
namespace {

void expect_length(const Board& board, Metric metric, int length) {
  const Solution solution = solve(board, metric);
  ASSERT_EQ(solution.status, SolveStatus::kSolved);
  EXPECT_EQ(solution.moves.size(), static_cast<std::size_t>(length));
  expect_reaches_exit(board, metric, solution.moves);
  EXPECT_EQ(solve(cell_rules::mirrored(board), metric).moves.size(),
            static_cast<std::size_t>(length));
}

void expect_unsolvable(const Board& board, std::uint32_t searched) {
  for (const auto metric : kMetrics) {
    const Solution solution = solve(board, metric);
    EXPECT_EQ(solution.status, SolveStatus::kUnsolvable);
    EXPECT_TRUE(solution.moves.empty());
    EXPECT_EQ(solution.searched, searched);
  }
}

TEST(Solve, TheClassicTakes116StepsOr90SlidesOr81Moves) {
  expect_length(kClassic, Metric::kStep, 116);
  expect_length(kClassic, Metric::kSlide, 90);
  expect_length(kClassic, Metric::kMove, 81);
  EXPECT_EQ(cell_rules::search(kClassic, 30000).length, 116);
}

TEST(Solve, CostsLeastAmongOptimalSolutions) {
  // No 90 slides and no 81 moves take 116 steps.
  EXPECT_EQ(lengths_of(solve(kClassic, Metric::kStep).moves), (Lengths{116, 95, 88}));
  EXPECT_EQ(lengths_of(solve(kClassic, Metric::kSlide).moves).step, 118);
  EXPECT_EQ(lengths_of(solve(kClassic, Metric::kMove).moves).step, 118);
  EXPECT_EQ(cell_rules::least_cost(kClassic, Metric::kStep), 88);
}

TEST(Solve, CostsLeastOnRandomBoards) {
  std::mt19937 random(15);
  int far = 0;
  for (int i = 0; i < scaled(900); ++i) {
    const Board board = i % 4 == 0   ? random_puzzle(random)
                        : i % 4 == 1 ? random_room(random, 1 + i % 5)
                                     : random_layout(random, i % 4);
    const auto metric = kMetrics[i % 3];
    const auto slow = cell_rules::search({board}, metric, 400, false);
    if (!slow.complete || !slow.length) continue;
    far += *slow.length > 5;
    const Solution solution = solve(board, metric);
    ASSERT_EQ(solution.moves.size(), static_cast<std::size_t>(*slow.length));
    ASSERT_NO_FATAL_FAILURE(expect_reaches_exit(board, metric, solution.moves));
    ASSERT_EQ(cost_of(solution, metric), cell_rules::least_cost(board, metric));
  }
  EXPECT_GE(far, scaled(30));
}

TEST(Solve, CostsLeastThroughMirrorImages) {
  // Layouts with two blanks at every distance from the exit, as the search counts a position and
  // its mirror image once.
  std::mt19937 random(13);
  for (int i = 0; i < scaled(150); ++i) {
    const auto metric = kMetrics[i % 3];
    std::vector<Board> exits;
    while (exits.empty()) {
      const Board board = random_layout(random, 2);
      if (cell_rules::solved(board)) exits.push_back(board);
    }
    const auto back = cell_rules::search(exits, metric, 300, true);
    const Board board =
        back.met[static_cast<std::size_t>(random_below(random, 300)) % back.met.size()];
    ASSERT_EQ(cost_of(solve(board, metric), metric), cell_rules::least_cost(board, metric));
  }
}

TEST(Solve, TheNamedClassicsTakeTheirPublishedMoves) {
  for (const Level& level : kLevels) {
    SCOPED_TRACE(level.name);
    if (level.moves >= 0) {
      expect_length(level.board, Metric::kMove, level.moves);
    } else {
      expect_unsolvable(level.board, 3731);
    }
  }
}

// cell_rules::search gave the lengths; the lengths of the hardest starts are also published.
TEST(Solve, TheNamedClassicsTakeTheirKnownSteps) {
  // 指挥若定
  expect_length({.ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 5, 6, 7, 8, 9, 10, 7, 0, 0, 10}},
                Metric::kStep, 100);
  // 捷足先登
  expect_length({.ids = {2, 1, 1, 3, 4, 1, 1, 5, 0, 6, 6, 0, 7, 8, 9, 10, 7, 8, 9, 10}},
                Metric::kStep, 47);
  // 层层设防
  expect_length({.ids = {2, 1, 1, 3, 4, 1, 1, 5, 4, 6, 6, 5, 7, 8, 8, 9, 0, 10, 10, 0}},
                Metric::kStep, 158);
  // 近在咫尺
  expect_length({.ids = {2, 3, 4, 5, 6, 3, 4, 5, 7, 7, 8, 9, 10, 10, 1, 1, 0, 0, 1, 1}},
                Metric::kStep, 124);
  // Only 18 Steps
  expect_length({.ids = {2, 1, 1, 3, 4, 1, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 0, 15}},
                Metric::kStep, 27);
  // The hardest start with one lying general and four soldiers.
  const Board hard{.ids = {1, 2, 2, 0, 1, 2, 2, 3, 4, 5, 5, 6, 4, 0, 7, 6, 8, 9, 7, 10}};
  expect_length(hard, Metric::kStep, 126);
  expect_length(hard, Metric::kMove, 93);
  // 峰回路转, the hardest with two, and of all starts with four soldiers and two blanks.
  const Board hardest{.ids = {2, 3, 4, 5, 1, 1, 6, 5, 1, 1, 6, 7, 0, 8, 8, 7, 0, 9, 10, 10}};
  expect_length(hardest, Metric::kStep, 179);
  expect_length(hardest, Metric::kMove, 138);
}

TEST(Solve, GivesTheSameMovesWhateverTheIds) {
  Board renamed = kClassic;
  for (auto& id : renamed.ids) {
    if (id != 0) id = 1000 - 7 * id;
  }
  for (const auto metric : kMetrics) {
    auto moves = solve(kClassic, metric).moves;
    for (Move& move : moves) move.id = 1000 - 7 * move.id;
    EXPECT_EQ(solve(renamed, metric).moves, moves);
  }
}

TEST(Solve, GivesNoMovesForASolvedBoard) {
  Board board;
  for (const std::size_t cell : {13U, 14U, 17U, 18U}) board.ids[cell] = 4;
  for (std::int32_t blanks = 16; blanks >= 0; --blanks) {
    const Solution solution = solve(board);
    EXPECT_EQ(solution.status, SolveStatus::kSolved);
    EXPECT_TRUE(solution.moves.empty());
    *std::find(board.ids.begin(), board.ids.end(), 0) = 100 + blanks;
  }
}

TEST(Solve, ProvesThatAFullBoardIsUnsolvable) {
  Board board = kClassic;
  board.ids[17] = board.ids[18] = 11;
  expect_unsolvable(board, 1);
}

TEST(Solve, ProvesThatOneBlankMovesNoGeneral) {
  Board board = kClassic;
  board.ids[17] = 11;
  const auto slow = cell_rules::search(board, 30000);
  ASSERT_FALSE(slow.length.has_value());
  expect_unsolvable(board, static_cast<std::uint32_t>(cell_rules::classes(slow.met)));
}

TEST(Solve, AgreesWithTheCellRules) {
  constexpr std::size_t kMaxPositions = 1000;
  std::mt19937 random(4);
  int compared = 0, solvable = 0;
  for (int i = 0; i < scaled(400); ++i) {
    const Board board = i % 4 == 0 ? random_room(random) : random_layout(random, i % 17);
    const auto metric = kMetrics[i % 3];
    const auto slow = cell_rules::search({board}, metric, kMaxPositions, false);
    if (!slow.complete) continue;
    ++compared;
    solvable += slow.length.has_value();
    const Solution solution = solve(board, metric);
    ASSERT_EQ(solution.status, slow.length ? SolveStatus::kSolved : SolveStatus::kUnsolvable);
    if (slow.length) {
      ASSERT_EQ(solution.moves.size(), static_cast<std::size_t>(*slow.length));
      ASSERT_NO_FATAL_FAILURE(expect_reaches_exit(board, metric, solution.moves));
    } else {
      ASSERT_TRUE(solution.moves.empty());
      ASSERT_TRUE(solution.searched == slow.met.size() ||
                  solution.searched == cell_rules::classes(slow.met));
    }
  }
  EXPECT_GE(compared, scaled(150));
  EXPECT_GE(solvable, scaled(50));
  EXPECT_GE(compared - solvable, scaled(30));
}

TEST(Solver, GivesTheSameAnswerInSlices) {
  std::mt19937 random(5);
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    for (int blanks = 1; blanks <= 6; ++blanks) {
      const Board board = random_layout(random, blanks);
      const auto metric = kMetrics[blanks % 3];
      const Solution whole = solve(board, metric);
      Solver solver(board, metric);
      for (std::uint32_t before = 0; !solver.run(slice); before = solver.searched()) {
        ASSERT_GE(solver.searched(), before);
      }
      EXPECT_EQ(solver.searched(), whole.searched);
      EXPECT_EQ(solver.solution().status, whole.status);
      EXPECT_EQ(solver.solution().moves, whole.moves);
      EXPECT_TRUE(solver.run(slice));
      EXPECT_EQ(solver.solution().moves, whole.moves);
    }
  }
}

TEST(Solver, StaysNearItsBudget) {
  Solver solver(kClassic, Metric::kStep);
  EXPECT_FALSE(solver.run(0));
  int runs = 1;
  while (!solver.run(1000)) {
    ++runs;
    EXPECT_LE(solver.searched(), static_cast<std::uint32_t>(1020 * runs));
  }
  EXPECT_GE(runs, 10);
}

}  // namespace
}  // namespace qiju::huarong

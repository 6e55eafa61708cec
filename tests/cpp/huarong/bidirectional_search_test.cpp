#include "huarong/bidirectional_search.h"

#include <gtest/gtest.h>

#include <numeric>

#include "broken_precondition.h"
#include "huarong/board/share_code.h"
#include "huarong/layouts.h"
#include "huarong/solutions.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

/// A board with a goal for every piece: where up to `max_steps` random steps take it, in one of two
/// cases after two equal pieces were exchanged.
Board random_picture(std::mt19937& random, int max_steps) {
  Board board = random_below(random, 8) == 0   ? random_layout(random, random_below(random, 4))
                : random_below(random, 2) == 0 ? random_puzzle(random)
                                               : random_room(random);
  const auto ids = cell_rules::ids_in_order(board);
  board.goals = {};
  for (const std::int32_t id : ids) board.goals.push_back({id});
  Board there = board;
  if (random_below(random, 2) == 0) {
    const auto a = ids[random() % ids.size()], b = ids[random() % ids.size()];
    const auto cells = cell_rules::cells_of(there, a), others = cell_rules::cells_of(there, b);
    const auto shape = [](const cell_rules::Cells& of) {
      auto moved = of;
      for (auto& cell : moved) cell = {cell.first - of[0].first, cell.second - of[0].second};
      return moved;
    };
    if (shape(cells) == shape(others)) {
      for (const auto& [row, col] : cells) cell_rules::at(there, row, col) = b;
      for (const auto& [row, col] : others) cell_rules::at(there, row, col) = a;
    }
  }
  for (int steps = random_below(random, max_steps); steps > 0; --steps) {
    const auto legal = cell_rules::steps(there);
    if (!legal.empty()) there = *cell_rules::stepped(there, legal[random() % legal.size()]);
  }
  board.goals = {};
  for (const std::int32_t id : ids) {
    const auto [row, col] = cell_rules::corner_of(cell_rules::cells_of(there, id));
    board.goals.push_back({id, row, col});
  }
  return board;
}

TEST(BidirectionalSearch, AgreesWithTheCellRulesOnPictures) {
  std::mt19937 random(17);
  int far = 0, unsolvable = 0;
  const auto has_seen_enough = [&] { return far >= scaled(100) && unsolvable >= scaled(80); };
  // A short run may meet few of a kind.
  for (int i = 0; i < scaled(4000) || (i < scaled(8000) && !has_seen_enough()); ++i) {
    const Board board = random_picture(random, 100);
    ASSERT_EQ(read_layout(board).status, LayoutStatus::kLegal);
    ASSERT_EQ(has_goals_for_all(board), cell_rules::ids_in_order(board).size() > 1);
    const auto metric = kMetrics[i % 3];
    const auto slow = cell_rules::search({board}, metric, 400, false);
    if (!slow.complete) continue;
    SCOPED_TRACE(encode(board) + ' ' + cell_rules::shapes(board));
    const Solution solution = solve(board, metric);
    ASSERT_EQ(solution.status, slow.length ? SolveStatus::kSolved : SolveStatus::kUnsolvable);
    ASSERT_EQ(static_cast<int>(solution.moves.size()), slow.length.value_or(0));
    unsolvable += !slow.length;
    if (!slow.length) continue;
    far += *slow.length > 5;
    ASSERT_NO_FATAL_FAILURE(expect_reaches_exit(board, metric, solution.moves));
    ASSERT_EQ(cost_of(solution, metric), cell_rules::least_cost(board, metric));
  }
  EXPECT_GE(far, scaled(100));
  EXPECT_GE(unsolvable, scaled(80));
}

TEST(BidirectionalSearch, AgreesWithASearchFromOneEnd) {
  std::mt19937 random(18);
  int far = 0, fewer = 0;
  for (int i = 0; i < scaled(1200); ++i) {
    const Board board = random_picture(random, 1000);
    const auto metric = kMetrics[i % 3];
    QueueSearch search(board, metric, {.until = Until::kExits});
    search.add_source(board);
    while (!search.run(1000) && search.searched() < 30000) {
    }
    if (!search.run(0)) continue;
    const Solution solution = solve(board, metric);
    const bool is_solvable = !search.nearest_exits().empty();
    ASSERT_EQ(solution.status, is_solvable ? SolveStatus::kSolved : SolveStatus::kUnsolvable);
    if (!is_solvable) continue;
    ASSERT_EQ(static_cast<int>(solution.moves.size()), search.max_distance());
    far += search.max_distance() > 10;
    fewer += search.max_distance() > 10 && solution.searched < search.searched();
  }
  EXPECT_GE(far, scaled(30));
  EXPECT_GE(fewer, far * 9 / 10);
}

// 8-puzzle: 31 moves are the most.
const Board kEightPuzzle{
    .rows = 3,
    .cols = 3,
    .goals =
        {{1, 0, 0}, {2, 0, 1}, {3, 0, 2}, {4, 1, 0}, {5, 1, 1}, {6, 1, 2}, {7, 2, 0}, {8, 2, 1}},
    .ids = {8, 6, 7, 2, 5, 4, 3, 0, 1}};

TEST(BidirectionalSearch, SolvesTheHardestEightPuzzle) {
  for (const auto metric : kMetrics) {
    const Solution solution = solve(kEightPuzzle, metric);
    EXPECT_EQ(solution.moves.size(), 31U);
    EXPECT_LT(solution.searched, 181440U / 5);
    Board odd = kEightPuzzle;
    std::swap(odd.ids[0], odd.ids[1]);
    EXPECT_EQ(solve(odd, metric).status, SolveStatus::kUnsolvable);
  }
}

TEST(BidirectionalSearch, SolvesBoardsWithTheMostGoals) {
  // 64 pieces leave no blank, 63 one: the last piece moves into it.
  for (const int pieces : {64, 63}) {
    Board board{.rows = 8, .cols = 8, .goals = {}, .ids = {}};
    std::iota(board.ids.begin(), board.ids.begin() + pieces, 1);
    for (int i = 0; i < pieces; ++i) board.goals.push_back({i + 1, i / 8, i % 8});
    if (pieces == 63) board.goals[62].col = 7;
    for (const auto metric : kMetrics) {
      const Solution solution = solve(board, metric);
      ASSERT_EQ(solution.status, SolveStatus::kSolved);
      ASSERT_EQ(solution.moves.size(), static_cast<std::size_t>(64 - pieces));
      expect_reaches_exit(board, metric, solution.moves);
    }
  }
}

TEST(BidirectionalSearch, IsTheSameHoweverItIsSliced) {
  const Solution whole = solve(kEightPuzzle, Metric::kMove);
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    Solver solver(kEightPuzzle, Metric::kMove);
    EXPECT_FALSE(solver.run(0));
    std::uint32_t runs = 1;
    for (; !solver.run(slice); ++runs) {
      ASSERT_LE(solver.searched(), 2 + 3 * slice * runs);
    }
    EXPECT_EQ(solver.searched(), whole.searched);
    EXPECT_EQ(solver.solution().moves, whole.moves);
    EXPECT_TRUE(solver.run(slice));
    EXPECT_EQ(solver.solution().moves, whole.moves);
  }
}

TEST(BidirectionalSearch, RequiresAGoalForEveryPiece) {
  Board board = kEightPuzzle;
  board.goals = {{1, 0, 0}, {2, 0, 1}};
  expect_assertion([&] { BidirectionalSearch(board, Metric::kStep); });
}

TEST(BidirectionalSearch, ProvesThatAGoalOutOfReachIsNone) {
  // A wall between a piece and its goal.
  const Board board{.rows = 1, .cols = 5, .goals = {{1, 0, 4}, {2, 0, 1}}, .ids = {1, 0, 2, -1, 0}};
  const Solution solution = solve(board, Metric::kStep);
  EXPECT_EQ(solution.status, SolveStatus::kUnsolvable);
  EXPECT_EQ(solution.searched, 1U);
}

}  // namespace
}  // namespace qiju::huarong

// Solutions and whole components of small boards, against the cell rules.
#include "huarong/solver.h"

#include "huarong/cell_rules.h"
#include "huarong/component_search.h"
#include "huarong/consume.h"
#include "search/resumable.h"

namespace qiju {

using namespace huarong;

namespace {

constexpr std::size_t kMaxPositions = 60;

void check_solution(const Board& board, Metric metric, std::uint32_t slice) {
  Solver solver(board, metric);
  while (!solver.run(slice)) {
  }
  const Solution solution = solver.solution();
  QIJU_CHECK(solution.moves == solve(board, metric).moves);
  const auto expected = cell_rules::search({board}, metric, kMaxPositions, false);
  QIJU_CHECK(solution.status ==
             (expected.length ? SolveStatus::kSolved : SolveStatus::kUnsolvable));
  QIJU_CHECK(static_cast<int>(solution.moves.size()) == expected.length.value_or(0));
  Board at = board;
  for (const Move& move : solution.moves) {
    const auto legal = cell_rules::moves_of(at, move.id, metric);
    Board next = at;
    make_move(next, move);
    QIJU_CHECK(std::any_of(legal.begin(), legal.end(),
                           [&](const auto& one) { return one.second == next; }));
    at = next;
  }
  if (expected.length) QIJU_CHECK(cell_rules::solved(at));
}

void check_component(const Board& board, Metric metric, const cell_rules::Search& expected) {
  ComponentSearch component(board, metric);
  finish(component);
  QIJU_CHECK(!component.is_full());
  const ComponentSummary& summary = component.summary();
  QIJU_CHECK(summary.positions == expected.met.size());
  QIJU_CHECK(summary.mirror_classes == cell_rules::classes(expected.met));
  QIJU_CHECK(summary.eccentricity == expected.distance.back());
  std::vector<Board> exits;
  for (const Board& other : expected.met) {
    if (cell_rules::solved(other)) exits.push_back(other);
  }
  QIJU_CHECK(summary.exits == exits.size());
  const auto back = cell_rules::search(exits, metric, expected.met.size(), true);
  int hardest = 0;
  std::set<std::uint32_t> numbers;
  for (const Board& other : expected.met) {
    const auto number = component.index_of(other);
    QIJU_CHECK(number && *number < summary.positions);
    numbers.insert(*number);
    QIJU_CHECK(cell_rules::shapes(component.board_at(*number)) == cell_rules::shapes(other));
    const auto distance = component.distance_of(other);
    QIJU_CHECK(distance == component.distance_at(*number));
    QIJU_CHECK(distance.has_value() == !exits.empty());

    std::vector<Move> best;
    std::set<std::uint32_t> neighbours;
    for (const auto& [move, next] : cell_rules::moves(other, metric)) {
      if (const auto to = component.index_of(next); to != number) neighbours.insert(to.value());
      if (distance && component.distance_of(next) == *distance - 1) best.push_back(move);
    }
    QIJU_CHECK(component.best_moves(other) == best);
    const auto given = component.neighbours(*number);
    QIJU_CHECK(std::set<std::uint32_t>(given.begin(), given.end()) == neighbours);
    if (!distance) continue;
    hardest = std::max(hardest, *distance);
    QIJU_CHECK(*distance == back.distances.at(cell_rules::shapes(other)));
  }
  QIJU_CHECK(numbers.size() == expected.met.size());
  QIJU_CHECK(summary.hardest_distance == hardest);
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  const Metric metric = consume_metric(input);
  const auto slice = input.ConsumeIntegralInRange<std::uint32_t>(1, 100);
  const Board board = consume_layout(input, input.ConsumeBool() ? 4 : kMaxSide);
  if (read_layout(board).status != LayoutStatus::kLegal) return;
  const auto expected = cell_rules::search({board}, metric, kMaxPositions, true);
  if (!expected.complete) return;
  check_solution(board, metric, slice);
  check_component(board, metric, expected);
}

}  // namespace qiju

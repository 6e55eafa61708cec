#include "huarong/step_solver.h"

#include "huarong/generic_search.h"
#include "search/resumable.h"

namespace qiju::huarong {

namespace {

/// The step that leads to a position; one of them does.
Step step_to(const Board& board, const GenericSearch& search, std::uint32_t index) {
  for (const Step step : legal_steps(board)) {
    Board next = board;
    make_step(next, step);
    if (search.index_of(next) == index) return step;
  }
  return {};
}

}  // namespace

std::optional<std::vector<Step>> solve_in_steps(const Board& board) {
  GenericSearch search(board, Metric::kStep);
  search.stop_at_exit();
  search.add_source(board);
  finish(search);
  std::uint32_t index = search.first_exit();
  if (index == GenericSearch::kNoIndex) return std::nullopt;

  std::vector<std::uint32_t> path(static_cast<std::size_t>(search.distance_at(index)));
  for (std::size_t distance = path.size(); distance > 0; --distance) {
    path[distance - 1] = index;
    for (const auto& neighbour : search.neighbours(index)) {
      if (search.distance_at(neighbour.index) == static_cast<int>(distance) - 1) {
        index = neighbour.index;
      }
    }
  }
  std::vector<Step> steps;
  Board at = board;
  for (const std::uint32_t next : path) {
    steps.push_back(step_to(at, search, next));
    make_step(at, steps.back());
  }
  return steps;
}

}  // namespace qiju::huarong

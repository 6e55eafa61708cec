#include "huarong/solver.h"

#include <algorithm>
#include <cassert>

#include "search/resumable.h"

namespace qiju::huarong {

namespace {

/// A position on a shortest path to the exit.
struct Node {
  std::uint32_t index = 0;
  int steps = 0;           ///< from here to the exit
  std::size_t parent = 0;  ///< the position after it on the path
};

bool has_fewer_steps(const Node& a, const Node& b) { return a.steps < b.steps; }

/// Of the positions at one distance the search for few steps keeps this many: a beam search.
constexpr std::size_t kBeamWidth = 8;

/// The positions after the source on a shortest path to the exit, searched from the exit backward
/// among many such paths for one of few steps.
std::vector<std::uint32_t> shortest_path(const BreadthFirstSearch& search) {
  std::vector<Node> nodes{{search.first_exit(), 0, 0}}, layer;
  std::size_t next = 0;
  for (int distance = search.distance_at(search.first_exit()); distance > 0; --distance) {
    layer.clear();
    const std::size_t end = nodes.size();
    for (; next != end; ++next) {
      for (const auto& [index, steps] : search.neighbours(nodes[next].index)) {
        if (search.distance_at(index) != distance - 1) continue;
        const Node node{index, nodes[next].steps + steps, next};
        const auto same = std::find_if(layer.begin(), layer.end(), [&](const Node& other) {
          return other.index == node.index;
        });
        if (same == layer.end()) {
          layer.push_back(node);
        } else if (has_fewer_steps(node, *same)) {
          *same = node;
        }
      }
    }
    while (layer.size() > kBeamWidth) {
      layer.erase(std::max_element(layer.begin(), layer.end(), has_fewer_steps));
    }
    nodes.insert(nodes.end(), layer.begin(), layer.end());
  }
  const auto last_layer = nodes.begin() + static_cast<std::ptrdiff_t>(next);
  auto at = static_cast<std::size_t>(std::min_element(last_layer, nodes.end(), has_fewer_steps) -
                                     nodes.begin());
  std::vector<std::uint32_t> path;
  while (at != 0) {
    at = nodes[at].parent;
    path.push_back(nodes[at].index);
  }
  return path;
}

}  // namespace

Solver::Solver(const Board& board, Metric metric)
    : board_(board), search_(make_search(board, metric, MirrorReduction::kAllowed)) {
  search_->stop_at_exit();
  search_->add_source(board);
}

Solution Solver::solution() const {
  Solution solution{.moves = {}, .searched = searched()};
  if (search_->first_exit() == BreadthFirstSearch::kNoIndex) {
    if (!search_->is_full()) solution.status = SolveStatus::kUnsolvable;
    return solution;
  }
  solution.status = SolveStatus::kSolved;
  Board board = board_;
  for (const std::uint32_t index : shortest_path(*search_)) {
    solution.moves.push_back(search_->move_to(board, index));
    make_move(board, solution.moves.back());
  }
  return solution;
}

Solution solve(const Board& board, Metric metric) {
  Solver solver(board, metric);
  finish(solver);
  return solver.solution();
}

}  // namespace qiju::huarong

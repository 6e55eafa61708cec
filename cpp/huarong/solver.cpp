#include "huarong/solver.h"

#include <algorithm>
#include <cassert>

#include "hash/key_index.h"
#include "search/resumable.h"

namespace qiju::huarong {

namespace {

using Place = BreadthFirstSearch::Place;

constexpr std::uint16_t kNoPiece = 0xFFFF;

/// A position on a shortest path to an exit.
struct Node {
  Place place;  ///< `mirrored`: seen from the position after it
  /// In the metric of steps, the piece that moves next: it continues a move if it has just moved.
  std::uint16_t piece = kNoPiece;
  int cost = 0;            ///< from here to the exit
  std::size_t parent = 0;  ///< the position after it
};

bool costs_less(const Node& a, const Node& b) { return a.cost < b.cost; }

/// The positions after `board` on one of the shortest paths to an exit: one that costs least, in
/// steps, or in moves in the metric of steps. Searches all shortest paths, from the exits backward.
std::vector<Place> best_path(BreadthFirstSearch& search, const Board& board, Metric metric) {
  const auto& exits = search.nearest_exits();
  std::vector<Node> nodes;
  KeyIndex<1> numbers;  // of nodes, by position and piece
  const auto add = [&](const Node& node) {
    const std::uint64_t key = std::uint64_t{node.place.index} << 16 | node.piece;
    const std::uint32_t number = numbers.insert(KeyIndex<1>::Key(&key, 1));
    if (number == nodes.size()) {
      nodes.push_back(node);
    } else if (number < nodes.size() && costs_less(node, nodes[number])) {
      nodes[number] = node;
    }
  };
  for (const std::uint32_t exit : exits) add({{exit, false}});
  std::size_t next = 0;
  for (int distance = search.distance_at(exits[0]); distance > 0; --distance) {
    search.recall(distance - 1);
    for (const std::size_t end = nodes.size(); next != end; ++next) {
      const Node node = nodes[next];
      for (const auto& before : search.neighbours(node.place.index)) {
        if (search.distance_at(before.place.index) != distance - 1) continue;
        const bool in_steps = metric == Metric::kStep;
        const int cost = in_steps ? before.piece != node.piece : before.steps;
        add({before.place, in_steps ? before.piece_after : kNoPiece, node.cost + cost, next});
      }
    }
  }
  const auto sources = nodes.begin() + static_cast<std::ptrdiff_t>(next);
  auto at =
      static_cast<std::size_t>(std::min_element(sources, nodes.end(), costs_less) - nodes.begin());
  // The path may begin at the mirror image, where both have an index.
  const Place start = search.place_of(board);
  bool mirrored = start.mirrored || nodes[at].place.index != start.index;
  std::vector<Place> path;
  while (at >= exits.size()) {
    mirrored ^= nodes[at].place.mirrored;
    at = nodes[at].parent;
    path.push_back({nodes[at].place.index, mirrored});
  }
  return path;
}

}  // namespace

Solver::Solver(const Board& board, Metric metric)
    : board_(board),
      metric_(metric),
      search_(make_search(board, metric, MirrorReduction::kAllowed)) {
  search_->stop_at_exits();
  search_->add_source(board);
}

Solution Solver::solution() const {
  Solution solution{.moves = {}, .searched = searched()};
  if (search_->nearest_exits().empty()) {
    if (!search_->is_full()) solution.status = SolveStatus::kUnsolvable;
    return solution;
  }
  solution.status = SolveStatus::kSolved;
  Board board = board_;
  for (const Place& place : best_path(*search_, board_, metric_)) {
    solution.moves.push_back(search_->move_to(board, place));
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

#include "huarong/solver.h"

#include <algorithm>

#include "hash/key_index.h"
#include "search/resumable.h"

namespace qiju::huarong {

namespace {

using Place = LayerSearch::Place;

constexpr std::uint16_t kNoPiece = 0xFFFF;

/// A position on a shortest path to an exit.
struct Node {
  static constexpr std::size_t kNone = ~std::size_t{0};

  Place place;  ///< `mirrored`: seen from the position after it
  /// In the metric of steps, the piece that moves next: it continues a move if it has just moved.
  std::uint16_t piece = kNoPiece;
  int cost = 0;                ///< from here to the exit
  std::size_t parent = kNone;  ///< the position after it
};

bool costs_less(const Node& a, const Node& b) { return a.cost < b.cost; }

/// The shortest paths to some positions, built backward layer by layer. For each position it keeps
/// one that costs least: in steps, or in moves in the metric of steps.
struct Paths {
  std::vector<Node> nodes;
  std::size_t begin = 0;     ///< of the nodes that were added last
  std::uint64_t search = 0;  ///< tells the indices of two searches apart
  KeyIndex numbers{1};       ///< of nodes, by search, position and piece

  void add(const Node& node) {
    const std::uint64_t key = search << 48 | std::uint64_t{node.place.index} << 16 | node.piece;
    const std::uint32_t number = numbers.insert({&key, 1});
    if (number == nodes.size()) {
      nodes.push_back(node);
    } else if (number < nodes.size() && costs_less(node, nodes[number])) {
      nodes[number] = node;
    }
  }

  /// Extends the paths from the nodes added last to neighbours at `distance`; unless `among` is
  /// empty, only to the indices that it marks.
  void extend(LayerSearch& positions, int distance, Metric metric,
              const std::vector<bool>& among = {}) {
    positions.keep_only_layer(distance);
    std::size_t next = begin;
    begin = nodes.size();
    numbers.forget_before(static_cast<std::uint32_t>(begin));
    for (const std::size_t end = begin; next != end; ++next) {
      const Node node = nodes[next];
      for (const auto& before : positions.neighbours(node.place.index)) {
        const std::uint32_t index = before.place.index;
        if (positions.distance_at(index) != distance) continue;
        if (!among.empty() && !among[index]) continue;
        const bool in_steps = metric == Metric::kStep;
        const int cost = in_steps ? before.piece != node.piece : before.steps;
        add({before.place, in_steps ? before.piece_after : kNoPiece, node.cost + cost, next});
      }
    }
  }
};

/// Adds the paths from the exit to the positions where two searches meet. The last nodes have
/// indices of the forward search.
void add_paths_to_meeting(BidirectionalSearch& search, Metric metric, Paths& paths) {
  QueueSearch& forward = search.forward();
  QueueSearch& backward = search.backward();
  const int distance = backward.max_distance();
  forward.keep_only_layer(forward.max_distance());
  backward.keep_only_layer(distance);
  Paths back;
  for (const std::uint32_t index : backward.last_layer_in(forward)) back.add({{index, false}});
  for (int d = distance; d > 0; --d) back.extend(backward, d - 1, Metric::kMove);
  std::vector<bool> among(backward.index_limit());
  for (const Node& node : back.nodes) among[node.place.index] = true;

  paths.add({back.nodes.back().place});
  for (int d = 1; d <= distance; ++d) paths.extend(backward, d, metric, among);
  forward.keep_only_layer(forward.max_distance());
  for (std::size_t i = paths.begin; i < paths.nodes.size(); ++i) {
    std::uint32_t& index = paths.nodes[i].place.index;
    index = backward.index_in(forward, index);
  }
  paths.search = 1;
}

}  // namespace

Solver::Solver(const Board& board, Metric metric) : board_(board), metric_(metric) {
  if (has_goals_for_all(board)) {
    bidirectional_ = std::make_unique<BidirectionalSearch>(board, metric);
  } else {
    search_ = make_search(board, metric, {MirrorReduction::kAllowed, Until::kExits});
    search_->add_source(board);
  }
}

Solution Solver::solution() {
  Solution solution{.moves = {}, .searched = searched()};
  if (bidirectional_ ? !bidirectional_->has_met() : search_->nearest_exits().empty()) {
    if (!is_full()) solution.status = SolveStatus::kUnsolvable;
    return solution;
  }
  solution.status = SolveStatus::kSolved;
  LayerSearch& search = bidirectional_ ? bidirectional_->forward() : *search_;
  Paths paths;
  if (bidirectional_) {
    add_paths_to_meeting(*bidirectional_, metric_, paths);
  } else {
    for (const std::uint32_t exit : search.nearest_exits()) paths.add({{exit, false}});
  }
  const std::vector<Node>& nodes = paths.nodes;
  const std::size_t meeting = paths.begin;
  for (int d = search.distance_at(nodes[meeting].place.index); d > 0; --d) {
    paths.extend(search, d - 1, metric_);
  }
  auto at = static_cast<std::size_t>(
      std::min_element(nodes.begin() + static_cast<std::ptrdiff_t>(paths.begin), nodes.end(),
                       costs_less) -
      nodes.begin());
  // The path may begin at the mirror image, if both have an index.
  const Place start = search.place_of(board_);
  bool mirrored = start.mirrored || nodes[at].place.index != start.index;
  Board board = board_;
  while (nodes[at].parent != Node::kNone) {
    mirrored ^= nodes[at].place.mirrored;
    at = nodes[at].parent;
    const LayerSearch& moved = at < meeting ? bidirectional_->backward() : search;
    solution.moves.push_back(moved.move_to(board, {nodes[at].place.index, mirrored}));
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

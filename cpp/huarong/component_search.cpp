#include "huarong/component_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace qiju::huarong {

ComponentSearch::ComponentSearch(const Board& board, Metric metric)
    : board_(board), metric_(metric), search_(make_search(board, metric, {})) {
  search_->add_source(board);
}

bool ComponentSearch::run(std::uint32_t positions) {
  if (finished_ || !search_->run(positions)) return finished_;
  if (!is_backward_) {
    summary_.eccentricity = search_->max_distance();
    if (!is_full() && !search_->nearest_exits().empty()) {
      is_backward_ = true;
      searched_forward_ = search_->searched();
      search_->restart_from_exits();
      return false;
    }
  }
  finished_ = true;
  if (!is_full()) summarise();
  return true;
}

void ComponentSearch::summarise() {
  // The component is its own mirror image, or it contains no mirror image of its positions.
  const bool is_symmetric = search_->distance_of(mirror_image(board_)) != LayerSearch::kUnreached;
  std::uint32_t images = 0;  // counted with another position
  for (std::uint32_t index = 0, limit = search_->index_limit(); index < limit; ++index) {
    const int distance = search_->distance_at(index);
    if (distance == LayerSearch::kUnreached) continue;
    positions_.push_back(index);
    summary_.exits += is_backward_ && distance == 0;
    images += is_symmetric && !search_->is_symmetric(index);
  }
  summary_.positions = static_cast<std::uint32_t>(positions_.size());
  summary_.mirror_classes = summary_.positions - images / 2;
  summary_.hardest = board_;
  if (!is_backward_) return;
  summary_.hardest_distance = search_->max_distance();
  summary_.hardest = nth_between(*search_, summary_.hardest_distance, summary_.hardest_distance, 0);
}

std::optional<std::uint32_t> ComponentSearch::find(std::uint32_t index_in_search) const {
  assert(finished_ && !is_full());
  const auto found = std::lower_bound(positions_.begin(), positions_.end(), index_in_search);
  if (found == positions_.end() || *found != index_in_search) return std::nullopt;
  return static_cast<std::uint32_t>(found - positions_.begin());
}

std::optional<std::uint32_t> ComponentSearch::index_of(const Board& board) const {
  return find(search_->index_of(board));
}

Board ComponentSearch::board_at(std::uint32_t index) const {
  return search_->board_at(positions_[index]);
}

std::optional<int> ComponentSearch::distance_at(std::uint32_t index) const {
  if (!is_backward_) return std::nullopt;
  return search_->distance_at(positions_[index]);
}

std::optional<int> ComponentSearch::distance_of(const Board& board) const {
  const auto index = index_of(board);
  return index ? distance_at(*index) : std::nullopt;
}

std::vector<std::uint32_t> ComponentSearch::neighbours(std::uint32_t index) const {
  std::vector<std::uint32_t> indices;
  for (const auto& neighbour : search_->neighbours(positions_[index])) {
    indices.push_back(*find(neighbour.place.index));
  }
  return indices;
}

std::optional<Board> ComponentSearch::pick(int from, int to, std::uint64_t seed) const {
  assert(finished_ && !is_full());
  return is_backward_ ? huarong::pick(*search_, from, to, seed) : std::nullopt;
}

std::vector<Move> ComponentSearch::best_moves(const Board& board) const {
  std::vector<Move> best;
  const auto distance = distance_of(board);
  if (!distance) return best;
  for (Move& move : legal_moves(board, metric_)) {
    Board next = board;
    make_move(next, move);
    if (distance_of(next) == *distance - 1) best.push_back(std::move(move));
  }
  return best;
}

}  // namespace qiju::huarong

#include "huarong/component_search.h"

#include <algorithm>
#include <cassert>

namespace qiju::huarong {

namespace {

constexpr std::uint32_t kStride = 16;

}  // namespace

ComponentSearch::ComponentSearch(const Board& board, Metric metric)
    : board_(board),
      metric_(metric),
      search_(make_search(board, metric, MirrorReduction::kForbidden)) {
  search_->add_source(board);
}

bool ComponentSearch::run(std::uint32_t positions) {
  if (is_finished_ || !search_->run(positions)) return is_finished_;
  if (!is_backward_) {
    summary_.eccentricity = search_->max_distance();
    if (!is_full() && !search_->nearest_exits().empty()) {
      is_backward_ = true;
      searched_forward_ = search_->searched();
      search_->restart_from_exits();
      return false;
    }
  }
  is_finished_ = true;
  if (!is_full()) summarise();
  return true;
}

void ComponentSearch::summarise() {
  for (std::uint32_t index = 0, limit = search_->index_limit(); index < limit; ++index) {
    if (index % kStride == 0) positions_before_.push_back(summary_.positions);
    const int distance = search_->distance_at(index);
    summary_.positions += distance != LayerSearch::kUnreached;
    summary_.exits += is_backward_ && distance == 0;
  }
  // The component is its own mirror image, or it contains no mirror image of its positions.
  const bool is_symmetric = search_->has_mirror_images() &&
                            search_->distance_of(mirror_image(board_)) != LayerSearch::kUnreached;
  summary_.mirror_classes =
      is_symmetric ? (summary_.positions + search_->reached_symmetric()) / 2 : summary_.positions;
  summary_.hardest = board_;
  if (!is_backward_) return;
  summary_.hardest_distance = search_->max_distance();
  summary_.hardest = search_->nth_between(summary_.hardest_distance, summary_.hardest_distance, 0);
}

std::optional<int> ComponentSearch::distance_to_exit(std::uint32_t index) const {
  assert(is_finished_ && !is_full());
  const int distance =
      index == LayerSearch::kNoIndex ? LayerSearch::kUnreached : search_->distance_at(index);
  if (!is_backward_ || distance == LayerSearch::kUnreached) return std::nullopt;
  return distance;
}

std::optional<int> ComponentSearch::distance_of(const Board& board) const {
  return distance_to_exit(search_->index_of(board));
}

std::optional<Board> ComponentSearch::pick(int from, int to, std::uint64_t seed) const {
  assert(is_finished_ && !is_full());
  return is_backward_ ? search_->pick(from, to, seed) : std::nullopt;
}

std::vector<Move> ComponentSearch::best_moves(const Board& board) const {
  std::vector<Move> best;
  const auto distance = distance_of(board);
  if (!distance) return best;
  Board next = board;
  for (Move& move : legal_moves(board, metric_)) {
    make_move(next, move);
    const bool is_nearer = distance_of(next) == *distance - 1;
    undo_move(next, move);
    if (is_nearer) best.push_back(std::move(move));
  }
  return best;
}

std::optional<std::uint32_t> ComponentSearch::number_of(const Board& board) const {
  assert(is_finished_ && !is_full());
  const std::uint32_t index = search_->index_of(board);
  if (index == LayerSearch::kNoIndex) return std::nullopt;
  if (search_->distance_at(index) == LayerSearch::kUnreached) return std::nullopt;
  return number_at(index);
}

Board ComponentSearch::board_at(std::uint32_t number) const {
  return search_->board_at(index_at(number));
}

std::optional<int> ComponentSearch::distance_at(std::uint32_t number) const {
  return distance_to_exit(index_at(number));
}

std::vector<std::uint32_t> ComponentSearch::neighbours(std::uint32_t number) const {
  std::vector<std::uint32_t> numbers;
  for (const auto& neighbour : search_->neighbours(index_at(number))) {
    numbers.push_back(number_at(neighbour.place.index));
  }
  return numbers;
}

std::uint32_t ComponentSearch::number_at(std::uint32_t index) const {
  std::uint32_t number = positions_before_[index / kStride];
  for (std::uint32_t i = index / kStride * kStride; i < index; ++i) {
    number += search_->distance_at(i) != LayerSearch::kUnreached;
  }
  return number;
}

std::uint32_t ComponentSearch::index_at(std::uint32_t number) const {
  assert(number < summary_.positions);
  const auto after = std::upper_bound(positions_before_.begin(), positions_before_.end(), number);
  auto index = static_cast<std::uint32_t>(after - positions_before_.begin() - 1) * kStride;
  for (std::uint32_t skipped = number - *(after - 1);; ++index) {
    if (search_->distance_at(index) == LayerSearch::kUnreached) continue;
    if (skipped-- == 0) return index;
  }
}

}  // namespace qiju::huarong

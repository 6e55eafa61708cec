#include "huarong/atlas.h"

#include <algorithm>

namespace qiju::huarong {

namespace {

constexpr std::uint32_t kStride = 16;

}  // namespace

Atlas::Atlas(const Board& board, Metric metric)
    : board_(board), metric_(metric), distances_(make_distances(board, metric, Mirror::kApart)) {
  distances_->seed(board);
}

bool Atlas::run(std::uint32_t positions) {
  if (finished_ || !distances_->run(positions)) return finished_;
  if (!back_) {
    survey_.eccentricity = distances_->farthest();
    if (!full() && distances_->exit() != Distances::kNoNumber) {
      back_ = true;
      before_ = distances_->searched();
      distances_->restart_from_exits();
      return false;
    }
  }
  finish();
  return true;
}

void Atlas::finish() {
  finished_ = true;
  if (full()) return;
  std::uint32_t met = 0;
  for (std::uint32_t slot = 0; slot < distances_->numbers(); ++slot) {
    if (slot % kStride == 0) ranks_.push_back(met);
    const int distance = distances_->distance(slot);
    met += distance != Distances::kNotMet;
    survey_.exits += back_ && distance == 0;
  }
  survey_.positions = met;
  // The component is its own mirror image, or none of its positions' images is in it.
  const bool folds = distances_->distance(mirror_image(board_)) != Distances::kNotMet;
  survey_.mirror_classes = folds ? (met + distances_->symmetric()) / 2 : met;
  survey_.hardest = board_;
  if (!back_) return;
  survey_.hardest_distance = distances_->farthest();
  survey_.hardest = distances_->at(survey_.hardest_distance, 0);
}

std::optional<int> Atlas::to_exit(std::uint32_t slot) const {
  const int distance =
      slot == Distances::kNoNumber ? Distances::kNotMet : distances_->distance(slot);
  if (!back_ || distance == Distances::kNotMet) return std::nullopt;
  return distance;
}

std::optional<int> Atlas::distance(const Board& board) const {
  return to_exit(distances_->number(board));
}

std::vector<Move> Atlas::best_moves(const Board& board) const {
  std::vector<Move> best;
  const auto here = distance(board);
  if (!here) return best;
  for (Move& move : legal_moves(board, metric_)) {
    Board next = board;
    make_move(next, move);
    if (distance(next) == *here - 1) best.push_back(std::move(move));
  }
  return best;
}

std::optional<std::uint32_t> Atlas::number(const Board& board) const {
  const std::uint32_t slot = distances_->number(board);
  if (slot == Distances::kNoNumber || distances_->distance(slot) == Distances::kNotMet) return {};
  return number_of(slot);
}

Board Atlas::board(std::uint32_t number) const { return distances_->board(slot_of(number)); }

std::optional<int> Atlas::distance(std::uint32_t number) const { return to_exit(slot_of(number)); }

std::vector<std::uint32_t> Atlas::neighbours(std::uint32_t number) const {
  std::vector<std::uint32_t> numbers;
  for (const auto& neighbour : distances_->neighbours(slot_of(number))) {
    numbers.push_back(number_of(neighbour.number));
  }
  return numbers;
}

std::uint32_t Atlas::number_of(std::uint32_t slot) const {
  std::uint32_t number = ranks_[slot / kStride];
  for (std::uint32_t i = slot / kStride * kStride; i < slot; ++i) {
    number += distances_->distance(i) != Distances::kNotMet;
  }
  return number;
}

std::uint32_t Atlas::slot_of(std::uint32_t number) const {
  const auto after = std::upper_bound(ranks_.begin(), ranks_.end(), number);
  auto slot = static_cast<std::uint32_t>(after - ranks_.begin() - 1) * kStride;
  for (std::uint32_t left = number - *(after - 1);; ++slot) {
    if (distances_->distance(slot) == Distances::kNotMet) continue;
    if (left-- == 0) return slot;
  }
}

}  // namespace qiju::huarong

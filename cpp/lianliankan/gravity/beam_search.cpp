#include "lianliankan/gravity/beam_search.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace qiju::lianliankan {
namespace {

constexpr std::size_t kMaxChildren = 2;  // of a position, in the next layer
constexpr std::size_t kMaxCandidateWords = std::size_t{1} << 21;  // 16 MB; more are left out
constexpr std::int64_t kDead = std::numeric_limits<std::int64_t>::min();

}  // namespace

BeamSearch::BeamSearch(const LayerRoot& root, const Weights& weights, std::size_t width)
    : layers_(root, kMaxCandidateWords), weights_(weights), width_(width) {
  assert(width >= 1);
}

bool BeamSearch::run(std::uint32_t budget) {
  const std::uint64_t end = searched_ + budget;
  while (searched_ < end && !layers_.is_finished()) {
    ++searched_;
    layers_.find_moves();
    if (!layers_.is_finished()) expand();
    if (layers_.is_finished() || layers_.advance()) continue;
    // In the order of their numbers: heaps of other libraries have another.
    const auto keep = [&](std::uint32_t number) {
      const Candidate& candidate = candidates_[number];
      if (candidate.is_kept) layers_.add_node(candidate.parent, candidate.move);
      return candidate.is_kept;
    };
    layers_.next_layer(kept_.size(), keep, is_complete_ ? Status::kUnsolvable : Status::kUndecided);
    candidates_.clear();
    kept_.clear();
  }
  return layers_.is_finished();
}

void BeamSearch::expand() {
  ranked_.clear();
  for (const TileIdPair& move : layers_.moves()) reach(move);
  // A root has few children, and is alone in its layer.
  const std::size_t most = layers_.is_root() ? ranked_.size() : kMaxChildren;
  is_complete_ = is_complete_ && ranked_.size() <= most;
  const auto best = ranked_.begin() + static_cast<std::ptrdiff_t>(std::min(most, ranked_.size()));
  std::partial_sort(ranked_.begin(), best, ranked_.end());
  for (auto child = ranked_.begin(); child != best; ++child) keep(*child);
}

// Evaluates a child if it is new, and ranks it if it is alive and not kept yet.
void BeamSearch::reach(TileIdPair move) {
  const GravityPosition position = layers_.position();
  child_.assign(position.begin(), position.end());
  layers_.board().remove(child_, move);
  const std::uint32_t number = layers_.next().insert(child_);
  if (number == KeyIndex::kNone) {
    is_complete_ = false;
    return;
  }
  if (number == candidates_.size()) {
    ++searched_;
    GravityView& view = layers_.view();
    view.set(child_);
    const Features found = features(view);
    const bool is_dead = found[Feature::kNoPair] != 0;
    candidates_.push_back(
        {is_dead ? kDead : value(found, weights_, view.remaining()), 0, {}, false});
  }
  const Candidate& candidate = candidates_[number];
  if (candidate.value == kDead || candidate.is_kept) return;
  ranked_.push_back({candidate.value, number, move});
}

void BeamSearch::keep(const Rank& child) {
  if (kept_.size() == width_) {
    is_complete_ = false;
    if (!(child < kept_.front())) return;
    std::pop_heap(kept_.begin(), kept_.end());
    candidates_[kept_.back().number].is_kept = false;
    kept_.pop_back();
  }
  kept_.push_back(child);
  std::push_heap(kept_.begin(), kept_.end());
  candidates_[child.number] = {child.value, layers_.node(), child.move, true};
}

}  // namespace qiju::lianliankan

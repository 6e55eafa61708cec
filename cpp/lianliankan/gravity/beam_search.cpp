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
    : root_(root),
      weights_(weights),
      width_(width),
      view_(root.lines),
      words_(root.lines.words()),
      remaining_(root.lines.tiles()),
      layer_(root.position),
      next_(words_, kMaxCandidateWords / words_),
      child_(words_) {
  assert(width >= 1);
  if (remaining_ == 0) status_ = Status::kSolvable;
  finished_ = remaining_ == 0;
}

bool BeamSearch::run(std::uint32_t budget) {
  const std::uint64_t end = searched_ + budget;
  while (searched_ < end && !finished_) {
    ++searched_;
    expand();
    if (!finished_ && ++at_ * words_ == layer_.size()) finished_ = !next_layer();
  }
  return finished_;
}

void BeamSearch::expand() {
  if (remaining_ == root_.lines.tiles()) {
    children_ = root_.moves;
  } else {
    children_.clear();
    view_.set(layer_.data() + at_ * words_);
    view_.each_pair([&](SlotPair move) { children_.push_back(move); });
  }
  if (remaining_ == 2 && !children_.empty()) {
    status_ = Status::kSolvable;
    const bool is_root = first_node_ == MoveTree::kRoot;
    moves_ = tree_.moves_to(is_root ? first_node_ : first_node_ + static_cast<std::uint32_t>(at_),
                            children_[0]);
    finished_ = true;
    return;
  }
  ranked_.clear();
  for (const SlotPair& move : children_) reach(move);
  // A root has few children, and is alone in its layer.
  const std::size_t most = remaining_ == root_.lines.tiles() ? ranked_.size() : kMaxChildren;
  is_complete_ = is_complete_ && ranked_.size() <= most;
  const auto best = ranked_.begin() + static_cast<std::ptrdiff_t>(std::min(most, ranked_.size()));
  std::partial_sort(ranked_.begin(), best, ranked_.end());
  for (auto child = ranked_.begin(); child != best; ++child) keep(*child);
}

// Evaluates a child, unless that was done already, and ranks it if it is alive and was not kept.
void BeamSearch::reach(SlotPair move) {
  std::copy_n(layer_.data() + at_ * words_, words_, child_.data());
  remove(child_.data(), move);
  const std::uint32_t number = next_.insert(child_);
  if (number == KeyIndex::kNone) {
    is_complete_ = false;
    return;
  }
  if (number == candidates_.size()) {
    ++searched_;
    view_.set(child_.data());
    const Features found = features(view_);
    const bool is_dead = found[static_cast<std::size_t>(Feature::kNoPair)] != 0;
    candidates_.push_back(
        {is_dead ? kDead : value(found, weights_, view_.remaining()), 0, {}, false});
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
  Candidate& candidate = candidates_[child.number];
  candidate.is_kept = true;
  candidate.parent = static_cast<std::uint32_t>(at_);
  candidate.move = child.move;
}

// Says whether there is one.
bool BeamSearch::next_layer() {
  if (kept_.empty()) {
    if (is_complete_) status_ = Status::kUnsolvable;
    return false;
  }
  layer_.clear();
  const std::uint32_t first = first_node_;
  first_node_ = tree_.size();
  // In the order of their numbers: heaps of other libraries have another.
  for (std::uint32_t i = 0; i < candidates_.size(); ++i) {
    const Candidate& candidate = candidates_[i];
    if (!candidate.is_kept) continue;
    const auto key = next_.key(i);
    layer_.insert(layer_.end(), key.begin(), key.end());
    tree_.add(first == MoveTree::kRoot ? first : first + candidate.parent, candidate.move);
  }
  next_ = KeyIndex(words_, kMaxCandidateWords / words_);
  candidates_.clear();
  kept_.clear();
  at_ = 0;
  remaining_ -= 2;
  return true;
}

}  // namespace qiju::lianliankan

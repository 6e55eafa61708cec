#include "lianliankan/gravity/exhaustive_search.h"

#include <algorithm>

namespace qiju::lianliankan {
namespace {

constexpr std::size_t kMaxLayerWords = std::size_t{6} << 20;  // 48 MB, twice

}  // namespace

ExhaustiveSearch::ExhaustiveSearch(const LayerRoot& root, std::uint32_t max_nodes)
    : root_(root),
      max_nodes_(max_nodes),
      view_(root.lines),
      words_(root.lines.words()),
      remaining_(root.lines.tiles()),
      layer_(root.position),
      next_(words_, kMaxLayerWords / words_) {
  if (remaining_ == 0) status_ = Status::kSolvable;
  finished_ = remaining_ == 0;
}

bool ExhaustiveSearch::run(std::uint32_t budget) {
  for (; budget > 0 && !finished_; --budget) {
    ++searched_;
    expand();
    if (!finished_ && ++at_ * words_ == layer_.size()) finished_ = !next_layer();
  }
  return finished_;
}

void ExhaustiveSearch::expand() {
  child_moves_.clear();
  if (remaining_ == root_.lines.tiles()) {
    child_moves_ = root_.moves;
  } else {
    view_.set(layer_.data() + at_ * words_);
    view_.each_pair([&](SlotPair move) { child_moves_.push_back(move); });
  }
  children_.clear();
  for (const SlotPair& move : child_moves_) {
    const std::uint64_t* const position = layer_.data() + at_ * words_;
    children_.insert(children_.end(), position, position + words_);
    remove(children_.data() + children_.size() - words_, move);
  }
  reach_children();
}

void ExhaustiveSearch::reach_children() {
  const bool is_root = first_node_ == MoveTree::kRoot;
  const std::uint32_t node = is_root ? first_node_ : first_node_ + static_cast<std::uint32_t>(at_);
  if (remaining_ == 2 && !child_moves_.empty()) {
    finished_ = true;
    if (!has_tree_) return;
    status_ = Status::kSolvable;
    moves_ = tree_.moves_to(node, child_moves_[0]);
    return;
  }
  for (std::size_t i = 0; i < child_moves_.size(); ++i) next_.prefetch(KeyIndex::hash(child(i)));
  for (std::size_t i = 0; i < child_moves_.size(); ++i) {
    next_.prefetch_key(KeyIndex::hash(child(i)));
  }
  for (std::size_t i = 0; i < child_moves_.size(); ++i) {
    const std::uint32_t known = next_.size();
    const std::uint32_t number = next_.insert(child(i));
    if (number < known) continue;
    if (number == KeyIndex::kNone) {
      finished_ = true;
      return;
    }
    if (has_tree_) tree_.add(node, child_moves_[i]);
    if (tree_.size() < max_nodes_) continue;
    tree_ = {};
    has_tree_ = false;
  }
}

// Says whether there is one.
bool ExhaustiveSearch::next_layer() {
  const std::uint32_t size = next_.size();
  if (size == 0) {
    status_ = Status::kUnsolvable;
    return false;
  }
  first_node_ = has_tree_ ? tree_.size() - size : MoveTree::kRoot;
  layer_ = {};  // first, so that there are never three
  layer_.resize(size * words_);
  for (std::uint32_t i = 0; i < size; ++i) {
    std::copy_n(next_.key(i).data(), words_, layer_.data() + i * words_);
  }
  next_ = KeyIndex(words_, kMaxLayerWords / words_);
  at_ = 0;
  remaining_ -= 2;
  return true;
}

}  // namespace qiju::lianliankan

#include "lianliankan/gravity/layers.h"

#include <algorithm>

#include "lianliankan/paths/pairs.h"

namespace qiju::lianliankan {

LayerRoot::LayerRoot(const Board& given, Gravity gravity) : board(given, gravity) {
  for (const Pair& pair : connectable_pairs(given, {}, {}, ~std::size_t{0})) {
    moves.push_back(board.tiles_at(pair));
  }
}

Layers::Layers(const LayerRoot& root, std::size_t max_words, std::size_t max_nodes)
    : root_(root),
      view_(root.board),
      words_(root.board.words()),
      max_words_(max_words),
      max_nodes_(max_nodes),
      remaining_(root.board.tiles()),
      layer_(root.board.start()),
      next_(words_, max_words / words_) {
  if (remaining_ == 0) finish(Status::kSolvable);
}

void Layers::find_moves() {
  if (is_root()) {
    moves_ = root_.moves;
  } else {
    moves_.clear();
    view_.set(position());
    view_.for_each_pair([&](TileIdPair move) { moves_.push_back(move); });
  }
  if (remaining_ > 2 || moves_.empty()) return;
  if (!has_tree_) return finish(Status::kUndecided);
  finish(Status::kSolvable);
  solution_ = {moves_[0]};
  for (std::uint32_t at = node(); at != kRoot; at = tree_[at].parent) {
    solution_.push_back(tree_[at].move);
  }
  std::reverse(solution_.begin(), solution_.end());
}

}  // namespace qiju::lianliankan

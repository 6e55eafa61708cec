// Breadth-first search under gravity: layers of positions, and how each was reached.
//
//   layer 0       o            a board: all tiles are left
//               / | \          a move removes two tiles, so that
//   layer 1    o  o  o         in layer d, 2 * d tiles are gone, and
//               \/ \ |         positions can be equal only within a layer
//   layer 2     o    o
#pragma once

#include <cstdint>
#include <vector>

#include "hash/key_index.h"
#include "lianliankan/gravity/gravity_board.h"
#include "lianliankan/gravity/gravity_view.h"

namespace qiju::lianliankan {

/// The position from which every search by layers starts.
struct LayerRoot {
  /// Requires GravityBoard::supports(board, gravity).
  LayerRoot(const Board& board, Gravity gravity);

  GravityBoard board;
  /// The first moves, on the board as it is: it need not have settled.
  std::vector<TileIdPair> moves;
};

/// What the searches by layers share: the layer whose positions are expanded one after the other,
/// the keys of the next one, the tree of the moves that lead to them, and the result.
class Layers {
 public:
  /// Starts with layer 0. `root` must outlive this. A layer has at most `max_words` words. The tree
  /// is dropped when it has `max_nodes` nodes: then only a proof that nothing clears the board is
  /// left to find.
  Layers(const LayerRoot& root, std::size_t max_words, std::size_t max_nodes = ~std::size_t{0});

  const GravityBoard& board() const { return root_.board; }
  GravityView& view() { return view_; }

  bool is_root() const { return remaining_ == board().tiles(); }
  /// The position that is expanded, and its node in the tree.
  GravityPosition position() const { return {layer_.data() + at_ * words_, words_}; }
  std::uint32_t node() const {
    return is_root() ? kRoot : first_node_ + static_cast<std::uint32_t>(at_);
  }
  /// Finds the moves of the position, which may set the view. Finishes if they clear the board.
  void find_moves();
  const std::vector<TileIdPair>& moves() const { return moves_; }

  /// The positions of the next layer, in the order in which they were found.
  KeyIndex& next() { return next_; }
  /// Appends a node for `move` after the moves of `parent`, unless the tree was dropped.
  void add_node(std::uint32_t parent, TileIdPair move) {
    if (!has_tree_) return;
    tree_.push_back({parent, move});
    if (tree_.size() < max_nodes_) return;
    tree_ = {};
    has_tree_ = false;
  }

  /// Goes to the next position; returns false at the end of the layer.
  bool advance() { return ++at_ * words_ < layer_.size(); }
  /// Goes to the next layer: the `count` positions of next() whose number satisfies keep(number),
  /// and whose nodes are the last ones; keep() may add them. Finishes with `if_none` if there are
  /// none.
  template <class Keep>
  void next_layer(std::size_t count, Keep keep, Status if_none) {
    if (count == 0) return finish(if_none);
    layer_ = {};  // first, so that there are never three in memory
    layer_.reserve(count * words_);
    for (std::uint32_t number = 0; number < next_.size(); ++number) {
      if (!keep(number)) continue;
      const GravityPosition key = next_.key(number);
      layer_.insert(layer_.end(), key.begin(), key.end());
    }
    next_ = KeyIndex(words_, max_words_ / words_);
    first_node_ = static_cast<std::uint32_t>(tree_.size() - count);
    at_ = 0;
    remaining_ -= 2;
  }

  void finish(Status status) {
    is_finished_ = true;
    status_ = status;
  }
  bool is_finished() const { return is_finished_; }
  Status status() const { return status_; }
  /// If solvable: the moves that clear the board.
  const std::vector<TileIdPair>& solution() const { return solution_; }

 private:
  static constexpr std::uint32_t kRoot = ~std::uint32_t{0};

  struct Node {
    std::uint32_t parent;
    TileIdPair move;
  };

  const LayerRoot& root_;
  GravityView view_;
  std::size_t words_;      // of a position
  std::size_t max_words_;  // of a layer
  std::size_t max_nodes_;
  int remaining_;  // tiles in each position of the layer
  std::vector<std::uint64_t> layer_;
  std::size_t at_ = 0;            // the position that is expanded
  std::uint32_t first_node_ = 0;  // of the layer; unused in layer 0
  std::vector<TileIdPair> moves_;
  KeyIndex next_;
  std::vector<Node> tree_;
  bool has_tree_ = true;
  bool is_finished_ = false;
  Status status_ = Status::kUndecided;
  std::vector<TileIdPair> solution_;
};

}  // namespace qiju::lianliankan

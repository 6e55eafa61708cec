// Every position that can be reached under gravity, layer by layer: the proof that nothing clears a
// board, or the moves that do.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hash/key_index.h"
#include "lianliankan/gravity/gravity_view.h"
#include "lianliankan/gravity/layers.h"
#include "lianliankan/solution.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// Resumable; a unit is a position, about 1 µs. At most 180 MB: gives up, undecided, at a layer of
/// more than two million positions, and a board that can be cleared after `max_nodes` in all.
class ExhaustiveSearch {
 public:
  static constexpr std::uint32_t kMaxNodes = std::uint32_t{1} << 22;  // 32 MB

  /// `root` must outlive the search. It keeps the moves to fewer than `max_nodes` positions.
  explicit ExhaustiveSearch(const LayerRoot& root, std::uint32_t max_nodes = kMaxNodes);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  /// kUndecided after run() returned true: given up.
  Status status() const { return status_; }
  /// If solvable.
  const std::vector<SlotPair>& moves() const { return moves_; }

 private:
  void expand();
  bool next_layer();
  void reach_children();
  std::span<const std::uint64_t> child(std::size_t i) const {
    return {children_.data() + i * words_, words_};
  }

  const LayerRoot& root_;
  std::uint32_t max_nodes_;
  GravityView view_;
  std::size_t words_;
  int remaining_;  // tiles, in the layer
  std::vector<std::uint64_t> layer_;
  std::uint32_t first_node_ = MoveTree::kRoot;  // of the layer, in tree_
  std::size_t at_ = 0;                          // the position in the layer whose turn it is
  KeyIndex next_;
  MoveTree tree_;
  bool has_tree_ = true;  // given up when it is too large: what is left to find is a proof
  std::vector<SlotPair> child_moves_;  // of the position
  std::vector<std::uint64_t> children_;
  std::uint64_t searched_ = 0;
  bool finished_ = false;
  Status status_ = Status::kUndecided;
  std::vector<SlotPair> moves_;
};

static_assert(Resumable<ExhaustiveSearch>);

}  // namespace qiju::lianliankan

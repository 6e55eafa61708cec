// One beam search under gravity: of every layer only the most promising positions are kept.
//
// P. S. Ow and T. E. Morton, "Filtered beam search in scheduling", International Journal of
// Production Research 26(1), 1988: a filter, here two children of each position, keeps the beam
// from filling with the descendants of one. Equal positions are kept once. If no position was left
// out anywhere, all were looked at, and failing is a proof.
#pragma once

#include <cstdint>
#include <vector>

#include "hash/key_index.h"
#include "lianliankan/gravity/gravity_evaluation.h"
#include "lianliankan/gravity/gravity_view.h"
#include "lianliankan/gravity/layers.h"
#include "lianliankan/solution.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// Resumable; a unit is a position, about 1 µs. At most 70 MB.
class BeamSearch {
 public:
  /// Keeps `width` >= 1 positions of a layer. `root` must outlive the search.
  BeamSearch(const LayerRoot& root, const Weights& weights, std::size_t width);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  /// kUndecided after run() returned true: the beam ran dry.
  Status status() const { return status_; }
  /// If solvable.
  const std::vector<SlotPair>& moves() const { return moves_; }
  /// Tiles that remain in the layer that it has come to.
  int remaining() const { return remaining_; }

 private:
  // A position of the next layer, by its number in next_.
  struct Candidate {
    std::int64_t value;
    std::uint32_t parent;
    SlotPair move;
    bool is_kept;
  };
  // The worst of those kept comes first; of equal ones, the later.
  struct Rank {
    std::int64_t value;
    std::uint32_t number;
    SlotPair move;
    friend bool operator<(const Rank& a, const Rank& b) {
      return a.value != b.value ? a.value > b.value : a.number < b.number;
    }
  };

  void expand();
  void reach(SlotPair move);
  void keep(const Rank& child);
  bool next_layer();

  const LayerRoot& root_;
  const Weights weights_;
  const std::size_t width_;
  GravityView view_;
  std::size_t words_;
  int remaining_;
  bool is_complete_ = true;  // nothing was left out
  std::vector<std::uint64_t> layer_;
  std::uint32_t first_node_ = MoveTree::kRoot;  // of the layer, in tree_
  std::size_t at_ = 0;                          // the position in the layer whose turn it is
  KeyIndex next_;
  std::vector<Candidate> candidates_;
  std::vector<Rank> kept_;  // a heap
  MoveTree tree_;
  std::vector<std::uint64_t> child_;
  std::vector<SlotPair> children_;
  std::vector<Rank> ranked_;
  std::uint64_t searched_ = 0;
  bool finished_ = false;
  Status status_ = Status::kUndecided;
  std::vector<SlotPair> moves_;
};

static_assert(Resumable<BeamSearch>);

}  // namespace qiju::lianliankan

// A beam search under gravity keeps only the most promising positions of every layer.
//
// P. S. Ow and T. E. Morton, "Filtered beam search in scheduling", International Journal of
// Production Research 26(1), 1988: a filter, here two children of each position, keeps the beam
// from filling with the descendants of one. Equal positions are kept once. If nothing was left out
// anywhere, all positions were searched, and failing is a proof.
#pragma once

#include <cstdint>
#include <vector>

#include "lianliankan/gravity/gravity_evaluation.h"
#include "lianliankan/gravity/layers.h"
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
  Status status() const { return layers_.status(); }
  const std::vector<TileIdPair>& moves() const { return layers_.solution(); }  ///< if solvable

 private:
  // A position of the next layer, by its number.
  struct Candidate {
    std::int64_t value;
    std::uint32_t parent;  // node
    TileIdPair move;
    bool is_kept;
  };
  // The order of candidates, best first; of equal ones the earlier.
  struct Rank {
    std::int64_t value;
    std::uint32_t number;
    TileIdPair move;
    friend bool operator<(const Rank& a, const Rank& b) {
      return a.value != b.value ? a.value > b.value : a.number < b.number;
    }
  };

  void expand();
  void reach(TileIdPair move);
  void keep(const Rank& child);

  Layers layers_;
  const Weights weights_;
  const std::size_t width_;
  bool is_complete_ = true;  // nothing was left out
  std::vector<Candidate> candidates_;
  std::vector<Rank> kept_;  // a heap, the worst first
  std::vector<std::uint64_t> child_;
  std::vector<Rank> ranked_;  // children
  std::uint64_t searched_ = 0;
};

static_assert(Resumable<BeamSearch>);

}  // namespace qiju::lianliankan

// Searches every position that can be reached under gravity, layer by layer, for the moves that
// clear a board or the proof that none do.
#pragma once

#include <cstdint>
#include <vector>

#include "lianliankan/gravity/layers.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// Resumable; a unit is a position, about 1 µs. At most 180 MB: it gives up, undecided, at a layer
/// of more than two million positions, and drops its moves after `max_nodes` positions. Then it can
/// only prove that nothing clears the board.
class ExhaustiveSearch {
 public:
  static constexpr std::uint32_t kMaxNodes = std::uint32_t{1} << 22;  // 32 MB

  /// `root` must outlive the search.
  explicit ExhaustiveSearch(const LayerRoot& root, std::uint32_t max_nodes = kMaxNodes);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  /// kUndecided after run() returned true: given up.
  Status status() const { return layers_.status(); }
  const std::vector<TileIdPair>& moves() const { return layers_.solution(); }  ///< if solvable

 private:
  void expand();

  Layers layers_;
  std::vector<std::uint64_t> children_;  // positions, by move
  std::uint64_t searched_ = 0;
};

static_assert(Resumable<ExhaustiveSearch>);

}  // namespace qiju::lianliankan

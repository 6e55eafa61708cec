// Clears a board under gravity, or proves that nothing does: the fast search, for boards that fit
// its packed positions.
//
// Many boards cannot be cleared. Often few positions can be reached, and an exhaustive search
// proves it. Other boards can, and a beam search finds how, sooner or later: several narrow beams,
// every other one with its own weights, find more than a wide one. So both run side by side, with
// beams that become wider:
//
//   exhaustive   ####################################################### …
//   beams        #|####|##################|######################|###### …
//         width 30  180        1080                1458            1968
#pragma once

#include <cstdint>
#include <optional>

#include "lianliankan/gravity/beam_search.h"
#include "lianliankan/gravity/exhaustive_search.h"
#include "lianliankan/gravity/layers.h"
#include "random/random.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// Resumable; a unit is 64 positions, about 0.1 ms. At most 256 MB.
class LayeredSearch {
 public:
  /// Requires gravity, the default rules for paths, no walls, sides of at most 29 and 32 cells, by
  /// the direction of gravity, and not too many tiles of a kind. The board need not have settled:
  /// the first move settles it.
  static bool supports(const Board& board, const Rules& rules);

  /// Copies `board`, which must be supported.
  LayeredSearch(const Board& board, Gravity gravity, std::uint32_t seed);
  LayeredSearch(const LayeredSearch&) = delete;
  LayeredSearch& operator=(const LayeredSearch&) = delete;

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  const Solution& solution() const { return solution_; }

 private:
  template <class Search>
  void search_unit(std::optional<Search>& search, std::uint64_t& positions);

  LayerRoot root_;
  Random random_;
  std::optional<ExhaustiveSearch> exhaustive_;
  std::optional<BeamSearch> beam_;
  std::size_t width_;  // of the next beam
  std::uint64_t beams_ = 0;
  std::uint64_t beam_positions_ = 0;
  std::uint64_t exhaustive_positions_ = 0;
  std::uint64_t searched_ = 0;
  Solution solution_;
};

static_assert(Resumable<LayeredSearch>);

}  // namespace qiju::lianliankan

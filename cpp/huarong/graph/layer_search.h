// Multi-source breadth-first search over a position graph, one layer after the other: a layer is
// all positions at one distance from the sources.
//
// There are three implementations: queue_search.h for every board, one position after the other;
// and by sets of positions, two to ten times as fast, blank_set_search.h and, for the classic board
// with two blanks, classic/two_blank_search.h.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "huarong/graph/position_graph.h"

namespace qiju::huarong {

/// If allowed, a search may count a position and its mirror image as one: distances are then from
/// the sources and their mirror images.
enum class MirrorReduction { kForbidden, kAllowed };

/// When a search finishes, unless it runs out of positions or memory before.
enum class Until {
  kComponent,  ///< never: it reaches all positions
  kExits,  ///< at the nearest exits: the layer that has the first positions with the goal reached
  kLayer,  ///< when a layer is reached whole; QueueSearch alone
};

struct SearchOptions {
  MirrorReduction reduction = MirrorReduction::kForbidden;
  Until until = Until::kComponent;
};

/// Satisfies Resumable; the unit is a position.
class LayerSearch : public PositionGraph {
 public:
  static constexpr int kUnreached = -1;

  /// Puts a position into layer 0, before the first run. It must be legal, with the size, walls,
  /// pieces and goal that the search was made for.
  virtual void add_source(const Board& board) = 0;

  [[nodiscard]] virtual bool run(std::uint32_t positions) = 0;

  /// Drops all distances and starts anew from the exits that were reached. Indices stay valid.
  virtual void restart_from_exits() = 0;

  /// From the nearest source; kUnreached if the position was not reached so far.
  [[nodiscard]] virtual int distance_at(std::uint32_t index) const = 0;
  [[nodiscard]] int distance_of(const Board& board) const {
    const std::uint32_t index = index_of(board);
    return index == kNoIndex ? kUnreached : distance_at(index);
  }

  /// For a finished search that does not keep to kComponent: discards all layers but one from what
  /// `place_of`, `neighbours` and `move_to` find, if it still has them. Layers that were discarded
  /// can be kept by another call.
  virtual void keep_only_layer(int) {}

  /// The positions that were expanded, or by QueueSearch reached: these are the same in the end
  /// unless it stops early. A position and its mirror image count as one if the search reduces.
  [[nodiscard]] std::uint32_t searched() const { return searched_; }

  /// True if memory ran out, so that positions are missing. The distances found are right.
  [[nodiscard]] bool is_full() const { return is_full_; }

  /// The nearest exits that were reached so far.
  [[nodiscard]] const std::vector<std::uint32_t>& nearest_exits() const { return nearest_exits_; }

  /// The greatest distance reached; kUnreached without sources.
  [[nodiscard]] int max_distance() const { return max_distance_; }

 protected:
  std::uint32_t searched_ = 0;
  bool is_full_ = false;
  std::vector<std::uint32_t> nearest_exits_;
  int max_distance_ = kUnreached;
};

/// The fastest implementation for boards with the size, walls, pieces and goal of `like`; not for
/// Until::kLayer.
[[nodiscard]] std::unique_ptr<LayerSearch> make_search(const Board& like, Metric metric,
                                                       SearchOptions options);

}  // namespace qiju::huarong

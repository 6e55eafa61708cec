// Breadth-first search under gravity: layers of positions, and how each was reached.
//
//   layer 0       o            a board: all tiles are left
//               / | \          a move removes two tiles, so that
//   layer 1    o  o  o         in layer d, 2 * d tiles are gone, and
//               \/ \ |         positions can be equal only within a layer
//   layer 2     o    o
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/gravity/gravity_lines.h"

namespace qiju::lianliankan {

/// What every search by layers starts from.
struct LayerRoot {
  /// supports(board, gravity) of GravityLines.
  LayerRoot(const Board& board, Gravity gravity);

  GravityLines lines;
  std::vector<std::uint64_t> position;
  /// The first moves, on the board as it is: it need not have settled.
  std::vector<SlotPair> moves;
};

/// A tree of moves, from the leaves to the root.
class MoveTree {
 public:
  static constexpr std::uint32_t kRoot = ~std::uint32_t{0};

  void clear() { links_.clear(); }
  std::uint32_t size() const { return static_cast<std::uint32_t>(links_.size()); }
  /// Appends the node number size(): `move` after those of `parent`.
  void add(std::uint32_t parent, SlotPair move) { links_.push_back({parent, move}); }
  /// The moves from the root to `node`, then `last`.
  std::vector<SlotPair> moves_to(std::uint32_t node, SlotPair last) const;

 private:
  struct Link {
    std::uint32_t parent;
    SlotPair move;
  };
  std::vector<Link> links_;
};

}  // namespace qiju::lianliankan

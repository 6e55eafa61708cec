#include "lianliankan/gravity/layers.h"

#include <algorithm>

#include "lianliankan/paths/pairs.h"

namespace qiju::lianliankan {

LayerRoot::LayerRoot(const Board& board, Gravity gravity)
    : lines(board, gravity), position(lines.start()) {
  for (const Pair& pair : connectable_pairs(board, {}, {}, ~std::size_t{0})) {
    moves.push_back(lines.slots_of(pair));
  }
}

std::vector<SlotPair> MoveTree::moves_to(std::uint32_t node, SlotPair last) const {
  std::vector<SlotPair> moves{last};
  for (; node != kRoot; node = links_[node].parent) moves.push_back(links_[node].move);
  std::reverse(moves.begin(), moves.end());
  return moves;
}

}  // namespace qiju::lianliankan

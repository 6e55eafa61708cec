#include "lianliankan/paths/same_kind_chains.h"

#include <bit>

namespace qiju::lianliankan {

SameKindChains::SameKindChains(const Board& board) : cells_(board.kinds.size()) {
  std::vector<Kind> kinds(board.kinds.size());
  std::size_t count = 0;
  for (Cell cell; cell.row < board.rows; ++cell.row) {
    for (cell.col = 0; cell.col < board.cols; ++cell.col) {
      const Kind kind = board.at(cell);
      cells_[count] = cell;
      kinds[count] = kind;
      count += is_tile(kind) ? 1 : 0;
    }
  }
  cells_.resize(count);
  next_.resize(count);
  const std::size_t slots = std::bit_ceil(2 * count + 1);
  const int shift = 32 - std::countr_zero(slots);
  std::vector<std::uint32_t> nearest(slots, kNone);  // the next tile of each kind, hashed
  for (std::size_t i = count; i-- > 0;) {
    // Multiplicative hashing: D. E. Knuth, TAOCP 3, section 6.4.
    std::size_t slot = (static_cast<std::uint32_t>(kinds[i]) * 2654435769U) >> shift;
    while (nearest[slot] != kNone && kinds[nearest[slot]] != kinds[i]) slot = (slot + 1) % slots;
    next_[i] = nearest[slot];
    nearest[slot] = static_cast<std::uint32_t>(i);
  }
}

}  // namespace qiju::lianliankan

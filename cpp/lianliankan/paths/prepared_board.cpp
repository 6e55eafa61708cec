#include "lianliankan/paths/prepared_board.h"

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

const SameKindChains& PreparedBoard::chains() const {
  if (!chains_) chains_.emplace(board_);
  return *chains_;
}

const BitBoard& PreparedBoard::bits(bool ring) const {
  if (!bits_ || bits_->ring() != ring) bits_.emplace(board_, ring);
  return *bits_;
}

const RowColumnBits& PreparedBoard::row_column_bits(const Rules& rules) const {
  auto& bits = row_column_bits_;
  if (!bits || !bits->is_for(rules)) bits.emplace(board_, rules);
  return *bits;
}

CornerPath PreparedBoard::path(Cell from, Cell to, const Rules& rules, Order order) const {
  const Kind kind = board_.at(from);
  if (from == to || kind != board_.at(to) || !is_tile(kind)) return {};
  // Most pairs have no path, which is faster to see than to find one.
  if (board_.rows <= kMaxWordSide && !row_column_bits(rules).connectable(from, to)) return {};
  return bits(rules.ring).path(from, to, rules.max_turns, order);
}

}  // namespace qiju::lianliankan

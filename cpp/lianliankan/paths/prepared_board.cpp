#include "lianliankan/paths/prepared_board.h"

namespace qiju::lianliankan {

const SameKindChains& PreparedBoard::chains() {
  if (!chains_) chains_.emplace(board());
  return *chains_;
}

const BitBoard& PreparedBoard::bits(bool ring) {
  auto& bits = bits_[ring ? 1 : 0];
  if (!bits) bits.emplace(board(), ring);
  return *bits;
}

const RowColumnBits* PreparedBoard::row_column_bits() {
  if (rows_ > kMaxWordSide) return nullptr;
  if (!row_column_bits_) row_column_bits_.emplace(board(), Rules{});
  return &*row_column_bits_;
}

CornerPath PreparedBoard::path(Cell from, Cell to, int max_turns, bool ring, Order order) {
  const Kind kind = board().at(from);
  if (from == to || kind != board().at(to) || !is_tile(kind)) return {};
  // Most pairs have no path of two turns, which is faster to see than to find a path.
  const RowColumnBits* tiles = row_column_bits();
  if (tiles != nullptr && !tiles->connectable(from, to)) return {};
  return bits(ring).path(from, to, max_turns, order);
}

}  // namespace qiju::lianliankan

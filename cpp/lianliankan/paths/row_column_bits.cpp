#include "lianliankan/paths/row_column_bits.h"

#include "lianliankan/paths/turn_flood.h"

namespace qiju::lianliankan {

bool RowColumnBits::connectable_by_other_turns(Cell a, Cell b) const {
  if (max_turns_ > 2) {
    return connectable_by_two_turns(a, b) || TurnFlood(rows_).turns(a, b, max_turns_) >= 0;
  }
  if (a.row == b.row) return crosses(rows_.words(), position_bit(a.row), a.col, b.col);
  if (a.col == b.col) return crosses(cols_, position_bit(a.col), a.row, b.row);
  const std::uint64_t ends = position_bit(a.col) | position_bit(b.col);
  return max_turns_ == 1 && crosses(cols_, reached_cols(a, b) & ends, a.row, b.row);
}

}  // namespace qiju::lianliankan

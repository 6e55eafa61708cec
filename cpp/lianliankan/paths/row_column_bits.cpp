#include "lianliankan/paths/row_column_bits.h"

#include "lianliankan/paths/turn_flood.h"

namespace qiju::lianliankan {

bool RowColumnBits::connectable_by_other_turns(Cell a, Cell b) const {
  if (a.row == b.row && straight(rows_[word(a.row)], a.col, b.col)) return true;
  if (a.col == b.col && straight(cols_[word(a.col)], a.row, b.row)) return true;
  if (max_turns_ == 0) return false;
  if (max_turns_ == 1) {
    const std::uint64_t ends = position_bit(a.col) | position_bit(b.col);
    return crosses(cols_, reach(rows_, a.row, a.col) & reach(rows_, b.row, b.col) & ends, a.row,
                   b.row);
  }
  if (connectable_by_two_turns(a, b)) return true;
  TurnFlood flood({rows_.data(), word(row_count_) + 1}, col_count_, ring_);
  return flood.turns(a, b, max_turns_) >= 0;
}

}  // namespace qiju::lianliankan

#include "lianliankan/paths/turn_flood.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "lianliankan/paths/row_bits.h"

namespace qiju::lianliankan {
namespace {

// The cells that straight segments from `starts` reach in their row, the ends included.
std::uint64_t along_row(std::uint64_t line, std::uint64_t starts) {
  std::uint64_t reached = 0;
  while (starts != 0) {
    const std::uint64_t run = reachable(line, std::countr_zero(starts) - 1);
    reached |= run | run << 1 | run >> 1;
    starts &= ~run;
  }
  return reached;
}

}  // namespace

TurnFlood::TurnFlood(std::span<const std::uint64_t> rows, int cols, bool ring)
    : rows_(rows),
      inside_(ring ? 2 * position_bit(cols) - 1 : position_bit(cols) - position_bit(0)),
      ring_(ring) {
  assert(rows.size() >= 3 && rows.size() <= kMaxSide + 2 && cols >= 1 && cols <= kMaxWordSide);
}

void TurnFlood::start(Cell from) {
  std::fill_n(reached_.begin(), rows_.size(), 0);
  std::fill_n(fresh_.begin(), rows_.size(), 0);
  const auto row = static_cast<std::size_t>(from.row + 1);
  fresh_[row] = position_bit(from.col);
  spread();
  reached_[row] |= position_bit(from.col);
  fresh_[row] |= position_bit(from.col);
}

bool TurnFlood::turn() {
  for (std::size_t row = 0; row < rows_.size(); ++row) fresh_[row] &= ~rows_[row];
  return spread();
}

int TurnFlood::turns(Cell from, Cell to, int max_turns) {
  start(from);
  for (int turns = 0; turns <= max_turns; ++turns) {
    if (turns > 0 && !turn()) return -1;
    if (reached(to)) return turns;
  }
  return -1;
}

bool TurnFlood::reached(Cell cell) const {
  return (reached_[static_cast<std::size_t>(cell.row + 1)] & position_bit(cell.col)) != 0;
}

// Sends segments in all directions from the fresh cells; what they reach first is fresh afterwards.
bool TurnFlood::spread() {
  const std::size_t first = ring_ ? 0 : 1;
  const std::size_t last = rows_.size() - (ring_ ? 1 : 2);
  Words found;
  std::uint64_t down = 0;  // columns of the segments that enter a row from above
  for (std::size_t row = first; row <= last; ++row) {
    found[row] = down | along_row(rows_[row], fresh_[row]);
    down = (down & ~rows_[row]) | fresh_[row];
  }
  std::uint64_t up = 0;
  std::uint64_t any = 0;
  for (std::size_t row = last + 1; row-- > first;) {
    found[row] |= up;
    up = (up & ~rows_[row]) | fresh_[row];
    fresh_[row] = found[row] & inside_ & ~reached_[row];
    reached_[row] |= fresh_[row];
    any |= fresh_[row];
  }
  return any != 0;
}

}  // namespace qiju::lianliankan

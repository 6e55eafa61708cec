#include "lianliankan/paths/turn_flood.h"

#include <algorithm>
#include <bit>

namespace qiju::lianliankan {
namespace {

// The cells that straight segments from `starts` reach in their row, blocked ends included.
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
  int turns = 0;
  for (; !reached(to); ++turns) {
    if (turns == max_turns || !turn()) return -1;
  }
  return turns;
}

// Sends segments in all directions from the fresh cells. The cells reached for the first time are
// the next fresh ones.
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

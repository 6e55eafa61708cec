// The fewest turns from one cell to all others, on a board of any size.
#pragma once

#include <cstddef>
#include <vector>

#include "lianliankan/ring_grid.h"

namespace qiju::lianliankan {

class Turns {
 public:
  /// `grid` must live as long as this.
  explicit Turns(const RingGrid& grid) : grid_(grid), turns_(grid.blocked.size(), kNone) {}

  /// Measures from `cell`, whatever it holds, as far as `max_turns` turns go: all rays from it,
  /// then all rays from the cells they crossed, and so on. O(cells).
  void measure(Cell cell, int max_turns);

  /// The fewest turns from the measured cell to `cell`, whatever that holds; -1 if it was not
  /// reached.
  int to(Cell cell) const { return turns_[grid_.index(cell)]; }

 private:
  static constexpr int kNone = -1;

  const RingGrid& grid_;
  std::vector<int> turns_;
  std::vector<std::size_t> reached_;  // in the order of turns_
};

}  // namespace qiju::lianliankan

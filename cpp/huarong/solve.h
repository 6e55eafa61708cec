// The fewest unit steps (one piece, one cell) that bring Cao Cao to the exit.
#pragma once

#include <cstdint>
#include <vector>

#include "huarong/board.h"

namespace qiju::huarong {

enum class SolveStatus {
  kSolved,      ///< `steps` is as short as any answer
  kUnsolvable,  ///< every position that can be reached was searched
};

struct Solution {
  SolveStatus status = SolveStatus::kUnsolvable;
  std::vector<Step> steps;     ///< empty if the board is solved already, or unsolvable
  std::uint32_t searched = 0;  ///< positions met, a position and its mirror image counted once
};

/// Breadth-first search over positions folded with their mirror images; any mix of pieces, any
/// number of blanks. The same board gives the same steps on every platform. `ids` must be legal.
Solution solve(const Ids& ids);

}  // namespace qiju::huarong

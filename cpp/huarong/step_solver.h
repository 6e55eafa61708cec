// The fewest steps to the exit, with as little code as possible: for programs that must be small
// and need no other metric. `solve` is faster and more capable.
#pragma once

#include <optional>
#include <vector>

#include "huarong/board/board.h"

namespace qiju::huarong {

/// A shortest solution in steps; empty if the board is solved already, nothing if it is unsolvable.
/// The board must be legal and classic.
[[nodiscard]] std::optional<std::vector<Step>> solve_in_steps(const Board& board);

}  // namespace qiju::huarong

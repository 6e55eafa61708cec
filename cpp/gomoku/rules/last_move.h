// Judges the last move of a freestyle game on the usual board, fast: what `judgeWin` calls.
#pragma once

#include <cstdint>
#include <span>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

enum class LastMove {
  kNoWin,
  kWin,
  kIllegal,  ///< a point off the board, or one that occurs twice
};

/// Did the last move of `moves` (Black first) make five or more in a row on the 15×15 board? Rows
/// of earlier moves do not count. kNoWin for an empty game.
/// Cost: a load and a store a move, 29 loads of the board, then at most 32 along the four lines
/// through the last stone. No memory but the stack.
[[nodiscard]] LastMove judge_last_move(std::span<const Point> moves);
/// The same, with each point in a byte.
[[nodiscard]] LastMove judge_last_move(std::span<const std::uint8_t> moves);

}  // namespace qiju::gomoku

// Whether the last move of a game won, and nothing more.
#pragma once

#include <span>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

/// What `judge_last_move` found.
enum class LastMove { kNoWin, kWin, kIllegal };

/// Did the last move make five or more in a row on the 15×15 board? The short cut behind
/// `judgeWin`: it looks along the four lines through the last stone alone and needs no memory
/// beyond the stack.
LastMove judge_last_move(std::span<const Point> moves);

}  // namespace qiju::gomoku

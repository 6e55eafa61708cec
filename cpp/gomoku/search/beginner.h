// Chooses a move as a beginner does, without looking ahead.
#pragma once

#include "gomoku/search/shape_board.h"
#include "random/random.h"

namespace qiju::gomoku {

/// The move of a beginner, who looks at one line at a time: he extends his own rows, blocks the
/// opponent's if he notices them, and sometimes overlooks a four or an open three, more often on a
/// diagonal. The side to move must have a legal move but no five.
[[nodiscard]] Point beginner_move(const ShapeBoard& board, Random& random);

}  // namespace qiju::gomoku

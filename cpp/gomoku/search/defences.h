// Finds the threat that a side must answer at once, and the moves that may stop it.
#pragma once

#include <vector>

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// What the opponent of `side` makes next if `side` passes: kFive, kStraightFour, or kNone for
/// anything less.
[[nodiscard]] Shape opponent_threat(const ShapeBoard& board, Color side);
/// Appends every move of `side` that may stop `threat`, the result of `opponent_threat`, which must
/// not be kNone; no other move stops it. A move may be appended twice, or be forbidden to `side`.
///
///   kFive          the points that make a five; in caro also the points that block one of its ends
///   kStraightFour  one point that makes it, the points on its lines that weaken it, and the fours
///                  of `side`; in renju all empty points, if a white stone elsewhere could make the
///                  straight four forbidden
void add_defences(const ShapeBoard& board, Color side, Shape threat, std::vector<Point>& moves);
/// May a stone of the opponent elsewhere make this move of `color` a forbidden double-three? It
/// does if it allows a straight four that was forbidden.
[[nodiscard]] bool may_become_double_three(const ShapeBoard& board, Color color, Point point);

}  // namespace qiju::gomoku

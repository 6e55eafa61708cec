// The threats that the side to move must answer at once, and the moves that may stop them.
#pragma once

#include <vector>

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// The strongest threat of `side`'s opponent, that is, what his next move makes if `side` passes:
/// kFive, kStraightFour, or kNone for anything less.
[[nodiscard]] Shape opponent_threat(const ShapeBoard& board, Color side);

/// Appends to `moves` every move of `side` that may stop `threat`, which `opponent_threat` returned
/// and is not kNone; no other move stops it. Moves may occur twice, and may be forbidden to `side`.
///
///   kFive          the points of the five; in caro also the points that block one of its ends
///   kStraightFour  the point of one such threat, the other points of its lines that weaken it, and
///                  the fours of `side`
///
/// If in renju a white stone elsewhere could change whether the threat is allowed, all empty
/// points.
void add_defences(const ShapeBoard& board, Color side, Shape threat, std::vector<Point>& moves);

/// Could a stone of the opponent elsewhere make this move of `color` a forbidden double-three, by
/// allowing a straight four that was forbidden before?
[[nodiscard]] bool may_become_double_three(const ShapeBoard& board, Color color, Point point);

}  // namespace qiju::gomoku

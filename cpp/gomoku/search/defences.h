// What a side must stop at once, and the moves that may stop it.
#pragma once

#include <vector>

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// The worst that the other side can make by its next move if `side` does nothing: kFive,
/// kStraightFour, or kNone for less.
Shape threat_to(const ShapeBoard& board, Colour side);

/// Adds to `moves` every move that may stop that threat; no other does. Those that renju forbids
/// `side` are among them. Against a straight four they stop the one that is picked, or make a four
/// of `side`'s own.
void add_answers(const ShapeBoard& board, Colour side, Shape threat, std::vector<Point>& moves);

}  // namespace qiju::gomoku

// A quick look for a win by fours alone, as a search asks at its leaves: no table, no line, and an
// end to its patience. What is to be known for certain is asked of ForceSearch.
#pragma once

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// Moves to the five by which the side to move wins, 0 if none is found within so many fours tried.
/// Never more than there are. The board is left as it was.
int moves_to_win_by_fours(ShapeBoard& board, int& tries);

}  // namespace qiju::gomoku

// A bounded probe for a victory by continuous fours (VCF), for the leaves of a search.
//
// Depth-first, the strongest fours first, without a transposition table or a winning line. It
// leaves out fours that make no second threat, and with them one win in fifty; ForceSearch gives
// exact answers.
#pragma once

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// Does the four also make a three or a four along another line? Hardly any other leads on to a
/// further one, and there are many of them.
[[nodiscard]] bool makes_second_threat(const ShapeBoard& board, Color color, Point four);

/// The plies to the five, at most, if the side to move wins by fours; 0 if no such win was found
/// after making `budget` fours. Reduces `budget` by the fours made, below 0 if it was exceeded. The
/// board is changed during the probe, and the same afterwards.
[[nodiscard]] int probe_vcf(ShapeBoard& board, int& budget);

}  // namespace qiju::gomoku

// Probes for a victory by continuous fours (VCF) at the leaves of a search.
//
// The probe is depth-first and tries the strongest fours first. It has no transposition table and
// gives no winning line. It leaves out fours that make no three or four along another line, which
// hardly ever lead on to a further four, and so misses one win in fifty; ThreatSearch is exact.
#pragma once

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// The number of plies in which the side to move wins by fours at the latest; 0 if no win was found
/// with `budget` fours. Subtracts the fours made from `budget`; below 0, there were too few.
/// Changes the board only during the call.
[[nodiscard]] int probe_vcf(ShapeBoard& board, int& budget);

}  // namespace qiju::gomoku

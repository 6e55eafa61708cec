// The static evaluation: what every empty point is worth to either side, and how many threats each
// side can make.
//
// Its tables are fitted by logistic regression to the results of searches, of positions like the
// leaves of a search (P. Österlund, "Texel's Tuning Method", 2014): see
// tests/bench/gomoku_weights.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// For each colour four levels of points that make an open three, and of points that make a four.
inline constexpr int kThreatLevels = 16;

/// By the level of the side to move, then of its opponent; in units of kThreatUnit.
using ThreatValues = std::array<std::int8_t, kThreatLevels * kThreatLevels>;
inline constexpr int kThreatUnit = 4;
[[nodiscard]] const ThreatValues& threat_values();

/// How many points make an open three but no four, and how many make a four, as one number.
[[nodiscard]] int threat_level(const ShapeBoard& board, Color color);

/// For the side to move, on the scale of TreeSearch; not limited to kMaxEstimate.
[[nodiscard]] int evaluate(const ShapeBoard& board);

}  // namespace qiju::gomoku

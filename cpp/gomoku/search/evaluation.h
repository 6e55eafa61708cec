// The static evaluation: the values of all empty points to either side, and the number of threats
// that each side can make.
//
// Its tables are fitted by logistic regression: positions like the leaves of a search, against the
// results of longer searches (P. Österlund, "Texel's Tuning Method", 2014). See
// tests/bench/gomoku_weights.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// Four levels of the number of open threes that a colour can make, times four of fours.
inline constexpr int kThreatLevels = 16;

/// By the level of the side to move, then of its opponent; in units of kThreatUnit.
using ThreatValues = std::array<std::int8_t, kThreatLevels * kThreatLevels>;
inline constexpr int kThreatUnit = 4;
[[nodiscard]] const ThreatValues& threat_values();

/// The level of a colour: from the number of points that make an open three but no four, and the
/// number of points that make a four.
[[nodiscard]] int threat_level(const ShapeBoard& board, Color color);

/// The value for the side to move, on the scale of TreeSearch. It may exceed kMaxEstimate.
[[nodiscard]] int evaluate(const ShapeBoard& board);

}  // namespace qiju::gomoku

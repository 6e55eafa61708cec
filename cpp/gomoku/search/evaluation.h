// The static evaluation: the values of all empty points to either side, and the number of threats
// that each side can make. The points also have values as moves.
//
// Its tables are fitted by logistic regression: positions like the leaves of a search, against the
// results of longer searches (P. Österlund, "Texel's Tuning Method", 2014). See
// tests/bench/gomoku_weights.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "gomoku/rules/shapes.h"

namespace qiju::gomoku {

class ShapeBoard;

/// The shapes that a stone makes along its four lines: three bits for each direction, the class of
/// the shape there.
///
///     0  kNone, kBlockedOne, kOverline      4  kBlockedThree
///     1  kOpenOne                           5  kOpenThree
///     2  kBlockedTwo                        6  kFour
///     3  kOpenTwo                           7  kDoubleFour, kStraightFour, kFive
using Combination = std::uint16_t;

inline constexpr int kShapeClasses = 8;
inline constexpr std::size_t kCombinations = 4096;

inline constexpr std::array<std::int8_t, kShapes> kClasses{0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 0, 7};
constexpr int shape_class(Shape shape) {
  return kClasses[static_cast<std::size_t>(shape)];
}

/// Canonical form, which has the same values: classes in descending order; after a leading 7 only
/// one more counts.
[[nodiscard]] std::size_t sorted_combination(std::size_t combination);

/// A move whose score is higher by this is e times as likely to be the best.
inline constexpr int kScoreUnit = 8;

/// The value for a colour. The unit of `to_move` and `waiting` is a quarter of TreeSearch's unit.
struct PointValue {
  std::int8_t attack;    ///< as a move of the colour, see kScoreUnit
  std::int8_t defence;   ///< as a move of its opponent
  std::int16_t to_move;  ///< in the evaluation, if the colour is to move
  std::int16_t waiting;  ///< in the evaluation, if its opponent is to move
};

using PointValues = std::array<PointValue, kCombinations>;
/// The values of all combinations, built by the first call.
const PointValues& point_values();

/// Four levels of open threes times four levels of fours: 4 * threes + fours.
inline constexpr int kThreatLevels = 16;

/// By the level of the side to move, then of its opponent; in units of kThreatUnit.
extern const std::array<std::int8_t, kThreatLevels * kThreatLevels> kThreatValues;
inline constexpr int kThreatUnit = 4;

/// The level of a colour: from the number of points that make an open three but no four, and the
/// number of points that make a four.
[[nodiscard]] int threat_level(const ShapeBoard& board, Color color);
/// The value for the side to move, on the scale of TreeSearch. It may exceed kMaxEstimate.
[[nodiscard]] int evaluate(const ShapeBoard& board);

}  // namespace qiju::gomoku

// Values an empty point, as a move and for the evaluation, by the combination of its four shapes.
// The tables are fitted by tests/bench/gomoku_weights.cpp.
//
// A combination has three bits for each direction: the class of the shape there. The order of the
// directions does not matter.
//
//     0  kNone, kBlockedOne, kOverline      4  kBlockedThree
//     1  kOpenOne                           5  kOpenThree
//     2  kBlockedTwo                        6  kFour
//     3  kOpenTwo                           7  kDoubleFour, kStraightFour, kFive
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "gomoku/rules/shapes.h"

namespace qiju::gomoku {

using Combination = std::uint16_t;

inline constexpr int kShapeClasses = 8;
inline constexpr std::size_t kCombinations = 4096;

constexpr int shape_class(Shape shape) {
  constexpr std::array<std::int8_t, kShapes> kClasses{0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 0, 7};
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

}  // namespace qiju::gomoku

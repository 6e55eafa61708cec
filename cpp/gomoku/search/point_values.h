// What an empty point is worth, as a move and in the evaluation, by the combination of its four
// line shapes. The tables are fitted, see tests/bench/gomoku_weights.cpp.
//
// A combination has three bits a direction, the class of the shape there; the order of the
// directions does not matter for the values:
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

/// The one that has the same values: that of the same classes in descending order, after a 7 only
/// the next of them.
[[nodiscard]] std::size_t sorted_combination(std::size_t combination);

/// To move scores this much apart belong moves one of which is e times as often the best.
inline constexpr int kScoreUnit = 8;

/// To a colour. The unit of `to_move` and `waiting` is a quarter of TreeSearch's.
struct PointValue {
  std::int8_t attack;    ///< as a move of the colour's, see kScoreUnit
  std::int8_t defence;   ///< as a move of its opponent's
  std::int16_t to_move;  ///< in the evaluation, if the colour is to move
  std::int16_t waiting;  ///< if its opponent is
};

using PointValues = std::array<PointValue, kCombinations>;

/// By combination; built at the first request.
const PointValues& point_values();

}  // namespace qiju::gomoku

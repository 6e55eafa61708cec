// What an empty point is worth, by the combination of its four line shapes.
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

/// The one of the same classes in descending order; it has the same values.
[[nodiscard]] std::size_t sorted_combination(std::size_t combination);

/// To a colour. The unit of `to_move` and `waiting` is a quarter of TreeSearch's.
struct PointValue {
  std::int16_t score;    ///< as a move, to either side: 0 to 440
  std::int16_t to_move;  ///< in the evaluation, if the colour is to move
  std::int16_t waiting;  ///< if its opponent is
};

using PointValues = std::array<PointValue, kCombinations>;

/// By combination; built at the first request.
const PointValues& point_values();

}  // namespace qiju::gomoku

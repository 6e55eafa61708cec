// The static evaluation: the values of all empty points to either side, and the number of threats
// that each side can make. The points also have values as moves.
//
// Its tables are fitted by logistic regression: quiet positions like the leaves of a search,
// against the results of longer searches (P. Österlund, "Texel's Tuning Method", 2014). See
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

inline constexpr std::array<std::int8_t, kShapes> kClassOfShape{0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 0, 7};
constexpr int shape_class(Shape shape) { return kClassOfShape[static_cast<std::size_t>(shape)]; }

/// Canonical form, which has the same values: classes in descending order; after a leading 7 only
/// one more counts.
[[nodiscard]] std::size_t sorted_combination(std::size_t combination);

/// A move whose score is higher by this is e times as likely to be the best.
inline constexpr int kScoreUnit = 8;

/// What points, or a board as the sum of its points, are worth to a colour in the evaluation, in
/// quarters of TreeSearch's unit. One number, to_move * 2^32 + waiting, so that both are added at
/// once.
class BoardValue {
 public:
  constexpr BoardValue() = default;
  constexpr BoardValue(int to_move, int waiting)
      : both_(std::int64_t{to_move} * kUpper + waiting) {}
  /// If the colour is to move.
  constexpr int to_move() const { return static_cast<int>((both_ - waiting()) / kUpper); }
  /// If its opponent is to move.
  constexpr int waiting() const { return static_cast<std::int32_t>(both_); }
  constexpr BoardValue& operator+=(BoardValue other) {
    both_ += other.both_;
    return *this;
  }
  constexpr BoardValue& operator-=(BoardValue other) {
    both_ -= other.both_;
    return *this;
  }

 private:
  static constexpr std::int64_t kUpper = std::int64_t{1} << 32;
  std::int64_t both_ = 0;
};

/// What a point is worth as a move, see kScoreUnit.
struct MoveScore {
  std::int8_t attack;   ///< of the colour
  std::int8_t defence;  ///< of its opponent
};

/// The tables of the points, by combination.
struct PointValues {
  std::array<BoardValue, kCombinations> values;
  std::array<MoveScore, kCombinations> scores;
};
/// Built by the first call.
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

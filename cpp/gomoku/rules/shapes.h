// What a line looks like around one point, as a number: the alphabet that the search thinks in.
//
// A shape belongs to a point, a direction and a colour. It says what a stone of that colour on that
// (empty) point would make in that direction; four shapes together say what the move makes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

/// In rising order of strength. A blocked one makes a four that one answer stops, in the end, where
/// the other of its kind could make a straight four.
enum class Shape : std::uint8_t {
  kNone,  ///< no five can come of it
  kBlockedOne,
  kOne,
  kBlockedTwo,
  kTwo,           ///< one more stone makes an open three
  kBlockedThree,  ///< one more stone makes a four
  kThree,         ///< an open three: one more stone makes a straight four
  kFour,          ///< a four that one answer stops
  kTwoFours,      ///< two fours in one line, not straight: X.XXX.X (Renju counts them as two)
  kStraightFour,  ///< a four with a five at either end
  kOverline,      ///< six or more where that loses: for Black in renju
  kFive,
};

inline constexpr std::size_t kShapes = 12;

/// The shapes of every line for one colour under one rule, found by asking what one more stone
/// gives, so that only the five is written down.
///
/// A line has a number: that of the line without stones, and for each stone `stone(offset)` on top,
/// once for an own one and twice for one of the other's. The edge is told from stones, because caro
/// does.
class ShapeTable {
 public:
  static constexpr int kReach = 5;  ///< points each side that can matter

  /// The one table for that rule and colour, made when it is first asked for.
  static const ShapeTable& of(Rule rule, Colour colour);

  /// The line without stones of a point with so many points between it and the edges.
  static constexpr std::uint32_t empty_line(int before, int after) {
    return empty_side(before) + kSides * empty_side(after);
  }

  /// `offset` is -kReach to -1 or 1 to kReach.
  static constexpr std::uint32_t stone(int offset) {
    return offset < 0 ? kPowers[static_cast<std::size_t>(-offset - 1)]
                      : kSides * kPowers[static_cast<std::size_t>(offset - 1)];
  }

  Shape at(std::uint32_t line) const { return shapes_[line]; }

 private:
  // A side is a number in base three, nearest point lowest. Those that the edge cuts short come
  // after those of full length, the shortest first.
  static constexpr std::array<std::uint32_t, kReach + 1> kPowers{1, 3, 9, 27, 81, 243};
  static constexpr std::uint32_t kSides = 364;
  static constexpr std::uint32_t empty_side(int room) {
    return room >= kReach ? 0 : kPowers[kReach] + (kPowers[static_cast<std::size_t>(room)] - 1) / 2;
  }

  ShapeTable(Rule rule, Colour colour);

  std::vector<Shape> shapes_;
};

}  // namespace qiju::gomoku

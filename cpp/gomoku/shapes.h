// What a line looks like around one point, as a number: the alphabet that the search thinks in.
//
// A shape belongs to a point, a direction and a colour. It says what a stone of that colour on that
// (empty) point would make in that direction; four shapes together say what the move makes.
#pragma once

#include <cstdint>
#include <vector>

#include "gomoku/rule.h"

namespace qiju::gomoku {

/// In rising order of strength.
enum class Shape : std::uint8_t {
  kNone,
  kThree,         ///< an open three: one more stone makes a straight four
  kFour,          ///< a four with one point to five
  kTwoFours,      ///< two fours in one line, not straight: X.XXX.X (Renju counts them as two)
  kStraightFour,  ///< a four with a five at either end
  kOverline,      ///< six or more where that does not win
  kFive,
};

/// The shapes of every line of `reach` points each side, for one colour under one rule. Made when
/// it is built, by asking what one more stone gives, so no rule is written twice.
class ShapeTable {
 public:
  /// Points each side that can matter: 4 where six is as good as five, 5 where it is not.
  static constexpr int reach(Rule rule) { return rule == Rule::kFreestyle ? 4 : 5; }

  ShapeTable(Rule rule, Colour colour);

  /// `line` has two bits a point, the farthest on the one side lowest, the point itself left out:
  /// 0 empty, 1 own stone, 2 the other's or off the board.
  Shape at(std::uint32_t line) const { return shapes_[line]; }

 private:
  std::vector<Shape> shapes_;
};

}  // namespace qiju::gomoku

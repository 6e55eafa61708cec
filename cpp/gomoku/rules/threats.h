// The threats on a board: rows that one or two more stones turn into a win.
#pragma once

#include <vector>

#include "gomoku/rules/position.h"

namespace qiju::gomoku {

struct Threat {
  /// In descending order of strength.
  enum class Kind : std::uint8_t {
    kFive,          ///< a winning row
    kStraightFour,  ///< four in a row; either end wins, even after the other end is taken
    kFour,          ///< one more stone wins
    kOpenThree,     ///< one more stone makes a straight four
  } kind = Kind::kFive;
  Color color = Color::kNone;
  std::vector<Point> stones;      ///< ascending
  std::vector<Point> completing;  ///< where one more stone does this, ascending; none for a five
};

/// All threats on the board: Black's first, the strongest first, then by their stones.
///
/// A four has the stones of the winning row without the last one: four, or more where overlines
/// win. Two completing points on one line are two fours unless they are the ends of a straight
/// four. A row that already wins is not also a four or a three, and three stones of a four are not
/// also a three. A point that renju forbids Black completes nothing.
/// Cost: looks along four lines of each point for each colour, and in renju checks Black's threes.
[[nodiscard]] std::vector<Threat> threats(const Position& position, Rule rule);

}  // namespace qiju::gomoku

// What each colour threatens to make: rows that one or two more stones turn into a win.
#pragma once

#include <vector>

#include "gomoku/rules/position.h"

namespace qiju::gomoku {

struct Threat {
  /// In falling order of strength.
  enum class Kind : std::uint8_t {
    kFive,          ///< a winning row
    kStraightFour,  ///< four in a row; either end wins, even after the other end is taken
    kFour,          ///< one more stone wins
    kOpenThree,     ///< one more stone makes a straight four
  } kind = Kind::kFive;
  Colour colour = Colour::kNone;
  std::vector<Point> stones;      ///< ascending
  std::vector<Point> completing;  ///< where that one more stone goes, ascending; none for a five
};

/// Every threat on the board under `rule`, Black's first, strongest first, then by their stones.
///
/// A four is the row that wins without its last stone: four stones, or more where more than five
/// win. Two such points on one line are two fours, but for a straight four. A row that has won
/// threatens no more, and three stones of a four are no three besides. A point that Renju forbids
/// Black completes nothing of his.
std::vector<Threat> threats(const Position& position, Rule rule);

}  // namespace qiju::gomoku

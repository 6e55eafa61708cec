// What each colour threatens to make: rows that one or two more stones turn into a win.
#pragma once

#include <vector>

#include "gomoku/position.h"

namespace qiju::gomoku {

struct Threat {
  /// In falling order of strength.
  enum class Kind : std::uint8_t {
    kFive,          ///< a winning row
    kStraightFour,  ///< four in a row, either end wins
    kFour,          ///< one point wins
    kOpenThree,     ///< one move makes a straight four
  } kind = Kind::kFive;
  Colour colour = Colour::kNone;
  std::vector<Point> stones;  ///< ascending
  std::vector<Point>
      completing;  ///< where the next stone makes the row of the next rank; none for a five
};

/// Every threat on the board under `rule`, Black's first, strongest first, then by their stones.
/// A point that Renju forbids Black completes nothing of his.
std::vector<Threat> threats(const Position& position, Rule rule);

}  // namespace qiju::gomoku

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
  std::vector<Point> completing;  ///< where that one more stone goes, ascending; none for a five
};

/// Every threat on the board under `rule`: Black's first, strongest first, then by their stones.
///
/// The stones of a four are those of the winning row without its last stone: four, or more where
/// overlines win. Two completing points on one line are two fours unless they are the ends of a
/// straight four. A row that already wins is no four or three as well, and three stones of a four
/// are not listed as a three. A point that renju forbids Black completes nothing.
///
/// Cost: four lines for each point and colour, and in renju a check for forbidden moves for each
/// open three of Black's.
[[nodiscard]] std::vector<Threat> threats(const Position& position, Rule rule);

}  // namespace qiju::gomoku

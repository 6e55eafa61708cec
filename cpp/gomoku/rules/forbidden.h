// Renju's forbidden moves, by definition (RIF, "The Rules of Renju", 3 and 9).
//
// What Black may not do at an empty point, looked at in this order:
//
//   five          a row of exactly five through the point wins and is never forbidden
//   overline      a row of six or more
//   double-four   two fours or more. A four is a point that would make exactly five with the new
//                 stone; two such points in one line are two fours (X.XXX.X, XX.XX.XX, XXX.X.XXX)
//                 but for a straight four, which is one
//   double-three  two threes or more. A line holds a three if one more stone there makes a
//                 straight four with the new stone, and may be played: that point must itself be
//                 no five and not forbidden, by this same definition with the new stone on the
//                 board
#pragma once

#include <vector>

#include "gomoku/rules/position.h"

namespace qiju::gomoku {

enum class Foul : std::uint8_t { kNone, kOverline, kDoubleFour, kDoubleThree };

/// One of the rows that make a move forbidden.
struct FoulLine {
  enum class Kind : std::uint8_t { kOverline, kFour, kThree } kind = Kind::kOverline;
  std::vector<Point> stones;  ///< Black's, the forbidden point among them, ascending
  std::vector<Point> next;    ///< where one more stone makes the five, or the straight four
};

struct Forbidden {
  Point point = 0;
  Foul foul = Foul::kNone;
  std::vector<FoulLine> lines;  ///< all that make it so: every overline, every four, or every three
};

/// What a black stone on `point` would be. It must be empty.
Foul foul_at(const Position& position, Point point);

/// The same, and why. `foul` is kNone and `lines` is empty where Black may play.
Forbidden explain(const Position& position, Point point);

/// Every point that Black may not play, ascending.
std::vector<Forbidden> forbidden_points(const Position& position);

}  // namespace qiju::gomoku

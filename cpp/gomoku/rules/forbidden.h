// The points that renju forbids Black, by definition (RIF, "The Rules of Renju", 3 and 9).
//
// A black stone on an empty point is the first of these that applies:
//
//   five          a row of exactly five, which wins and is never forbidden
//   overline      a row of six or more
//   double-four   two or more fours. A four is a point where one more stone makes exactly five with
//                 the new stone; two such points on one line are two fours (X.XXX.X, XX.XX.XX,
//                 XXX.X.XXX) unless they are the ends of a straight four, which counts once
//   double-three  two or more threes. A line holds a three if one more stone on it makes a straight
//                 four with the new stone. That point may not make a five, or be forbidden itself
//                 by this same definition, with the new stone on the board. This recursion is
//                 seldom more than two levels deep: only two lines that look like threes need it
#pragma once

#include <vector>

#include "gomoku/rules/position.h"

namespace qiju::gomoku {

enum class ForbiddenKind : std::uint8_t { kNone, kOverline, kDoubleFour, kDoubleThree };

/// One of the rows that make a point forbidden.
struct ForbiddenLine {
  enum class Kind : std::uint8_t { kOverline, kFour, kThree } kind = Kind::kOverline;
  std::vector<Point> stones;  ///< Black's, including the forbidden point, ascending
  std::vector<Point> next;    ///< one more stone here makes the five, or the straight four
};

struct ForbiddenPoint {
  Point point = 0;
  ForbiddenKind kind = ForbiddenKind::kNone;
  std::vector<ForbiddenLine> lines;  ///< every overline, every four, or every three through it
};

/// Why Black may not play the empty `point`; kNone if he may.
[[nodiscard]] ForbiddenKind forbidden_at(const Position& position, Point point);
/// The same, with the lines that make the point forbidden. There are none if Black may play it.
[[nodiscard]] ForbiddenPoint explain_forbidden(const Position& position, Point point);
/// Every empty point that Black may not play, ascending.
[[nodiscard]] std::vector<ForbiddenPoint> forbidden_points(const Position& position);

}  // namespace qiju::gomoku

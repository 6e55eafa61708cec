// Shapes: what a stone on an empty point would make along one line, by table look-up.
//
// A shape belongs to an empty point, a direction and a colour. A line is read up to five points to
// either side of the point, since no stone farther away can matter for a five through it:
//
//     [-5] [-4] [-3] [-2] [-1]  point  [1] [2] [3] [4] [5]
//     `------- before -------'         `----- after -----'
//
// A side is a number in base three: the digit of the point at distance d (1 to 5) has the weight
// 3^(d - 1) and is 0 for an empty point, 1 for an own stone, 2 for a stone of the opponent. The
// edge differs from stones because it does not block a caro five. So a side with `room` for fewer
// than five points before the edge has a number from 243 on:
//
//     room   5        0     1          2          3          4
//     side   0..242   243   244..246   247..255   256..282   283..363
//
// A line is before + 364 * after: 132,496 lines, a byte each. An own stone adds its weight to the
// number, a stone of the opponent twice its weight.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

/// In ascending order of strength. A blocked one can only become a four that one reply stops, an
/// open one can become a straight four.
enum class Shape : std::uint8_t {
  kNone,  ///< cannot become a five
  kBlockedOne,
  kOpenOne,
  kBlockedTwo,
  kOpenTwo,       ///< one more stone makes an open three
  kBlockedThree,  ///< one more stone makes a four
  kOpenThree,     ///< one more stone makes a straight four
  kFour,          ///< a four that one reply stops
  kDoubleFour,    ///< two fours in one line, but no straight four, such as X.XXX.X
  kStraightFour,  ///< a four with a five at either end (open four)
  kOverline,      ///< six or more where that loses: for Black in renju
  kFive,
};

inline constexpr std::size_t kShapes = 12;

/// The shape of every line for one colour under one rule. The rule gives only fives and overlines;
/// every other shape follows from what one more stone makes.
class ShapeTable {
 public:
  static constexpr int kReach = 5;  ///< points on either side that are read

  /// The table for a rule and a colour, built by the first call (1.3 million look-ups).
  static const ShapeTable& of(Rule rule, Color color);

  /// The line without stones through a point with `before` and `after` points to the edges.
  static constexpr std::uint32_t empty_line(int before, int after) {
    return empty_side(before) + kSides * empty_side(after);
  }

  /// The weight of a stone at `offset`: -kReach to -1, or 1 to kReach.
  static constexpr std::uint32_t stone(int offset) {
    assert(offset != 0 && offset >= -kReach && offset <= kReach);
    return offset < 0 ? kPowers[static_cast<std::size_t>(-offset - 1)]
                      : kSides * kPowers[static_cast<std::size_t>(offset - 1)];
  }

  Shape at(std::uint32_t line) const {
    assert(line < kSides * kSides);
    return shapes_[line];
  }

 private:
  static constexpr std::array<std::uint32_t, kReach + 1> kPowers{1, 3, 9, 27, 81, 243};
  static constexpr std::uint32_t kSides = 364;
  static constexpr std::uint32_t empty_side(int room) {
    return room >= kReach ? 0 : kPowers[kReach] + (kPowers[static_cast<std::size_t>(room)] - 1) / 2;
  }

  /// For Black; White differs only in renju.
  explicit ShapeTable(Rule rule);
  template <Rule kRule>
  static const ShapeTable& of() {
    static const ShapeTable table(kRule);
    return table;
  }

  std::vector<Shape> shapes_;
};

}  // namespace qiju::gomoku

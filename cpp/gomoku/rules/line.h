// One of the four lines through a point, as one colour sees it.
//
// Points of the line are given as offsets from its point, which grow in its direction:
//
//              … [-2] [-1] [0] [1] [2] …           direction (0, 1): left to right
//
//   kDirections:     0  →  (0, 1)      1  ↙  (1, -1)      2  ↓  (1, 0)      3  ↘  (1, 1)
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "gomoku/rules/position.h"

namespace qiju::gomoku {

struct Direction {
  int row, col;
};

/// Each leads to a greater point, so the points of a row come in ascending order.
inline constexpr std::array<Direction, 4> kDirections{{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};

/// The offsets of a row's first and last stone.
struct Row {
  int first, last;
  int length() const { return last - first + 1; }
};

/// Refers to the position, which must outlive it. Off the board there is nothing: neither a stone
/// nor an empty point.
class Line {
 public:
  Line(const Position& position, Point point, Direction direction, Color color)
      : position_(&position),
        row_(point / position.size()),
        col_(point % position.size()),
        direction_(direction),
        color_(color) {}

  Point point(int at) const {  ///< must be on the board
    return (row_ + at * direction_.row) * position_->size() + col_ + at * direction_.col;
  }

  bool is_own(int at) const { return holds(at, color_); }
  bool is_opponent(int at) const { return holds(at, opponent(color_)); }
  bool is_empty(int at) const { return holds(at, Color::kNone); }

  /// The unbroken row of own stones that contains `row`, whose points count as own stones.
  Row extended(Row row) const {
    while (is_own(row.first - 1)) --row.first;
    while (is_own(row.last + 1)) ++row.last;
    return row;
  }

  /// Does this unbroken row win?
  bool wins(Row row, Rule rule) const {
    const bool blocked = is_opponent(row.first - 1) && is_opponent(row.last + 1);
    return is_winning_row(rule, color_, row.length(), blocked);
  }

  /// Would one more stone at `end`, next to `row`, make a winning row where there is none yet?
  bool wins_at(Row row, int end, Rule rule) const {
    if (!is_empty(end)) return false;
    const Row full = extended({std::min(row.first, end), std::max(row.last, end)});
    const bool won_without = end - full.first >= 5 || full.last - end >= 5;
    return !won_without && wins(full, rule);
  }

  /// Is this unbroken row a straight four: four stones that win at either end, whichever end the
  /// opponent takes?
  bool is_straight_four(Row row, Rule rule) const {
    if (row.length() != 4 || !wins_at(row, row.first - 1, rule) ||
        !wins_at(row, row.last + 1, rule)) {
      return false;
    }
    // In caro a stone at one end also blocks that end of the five that the other end makes.
    return rule != Rule::kCaro || (!is_opponent(row.first - 2) && !is_opponent(row.last + 2));
  }

  /// The points of a row, without the one at `gap`.
  std::vector<Point> points(Row row, std::optional<int> gap = {}) const {
    std::vector<Point> points;
    for (int at = row.first; at <= row.last; ++at) {
      if (at != gap) points.push_back(point(at));
    }
    return points;
  }

 private:
  bool holds(int at, Color color) const {
    return position_->has(row_ + at * direction_.row, col_ + at * direction_.col) &&
           position_->at(point(at)) == color;
  }

  const Position* position_;
  int row_, col_;
  Direction direction_;
  Color color_;
};

}  // namespace qiju::gomoku

// The four lines through a point, as one colour sees them.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "gomoku/rules/position.h"

namespace qiju::gomoku {

struct Step {
  int row, col;
};

// Forward is to a greater point, so that what is read along a line comes in ascending order.
inline constexpr std::array<Step, 4> kSteps{{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};

/// Neighbours on a line, by their distance from its point: 0 is the point itself.
struct Row {
  int first, last;
  int length() const { return last - first + 1; }
};

/// Lives no longer than the position. Distances may lead off the board: nothing stands there.
class Line {
 public:
  Line(const Position& position, Point point, Step step, Colour colour)
      : position_(&position),
        row_(point / position.size()),
        col_(point % position.size()),
        step_(step),
        colour_(colour) {}

  Point point(int at) const {
    return (row_ + at * step_.row) * position_->size() + col_ + at * step_.col;
  }

  bool is_own(int at) const { return holds(at, colour_); }
  bool is_other(int at) const { return holds(at, other(colour_)); }
  bool is_empty(int at) const { return holds(at, Colour::kNone); }

  /// `row`, taken for the colour's own, and the stones that go on from it at either end.
  Row grown(Row row) const {
    while (is_own(row.first - 1)) --row.first;
    while (is_own(row.last + 1)) ++row.last;
    return row;
  }

  bool wins(Row row, Rule rule) const {
    const bool blocked = is_other(row.first - 1) && is_other(row.last + 1);
    return is_winning_row(rule, colour_, row.length(), blocked);
  }

  /// Its points, all but the one at `gap`.
  std::vector<Point> points(Row row, std::optional<int> gap = {}) const {
    std::vector<Point> points;
    for (int at = row.first; at <= row.last; ++at) {
      if (at != gap) points.push_back(point(at));
    }
    return points;
  }

 private:
  bool holds(int at, Colour colour) const {
    return position_->has(row_ + at * step_.row, col_ + at * step_.col) &&
           position_->at(point(at)) == colour;
  }

  const Position* position_;
  int row_, col_;
  Step step_;
  Colour colour_;
};

}  // namespace qiju::gomoku

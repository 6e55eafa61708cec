// Test oracle: the shapes of a line by definition.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "gomoku/rules/shapes.h"

namespace qiju::gomoku {

/// Works on a line as text: 'x' is an own stone, 'o' a stone of the opponent, '.' an empty point.
/// Beyond its ends is the edge.
class ShapesOracle {
 public:
  ShapesOracle(std::string cells, Rule rule, Color color)
      : cells_(std::move(cells)), rule_(rule), color_(color) {}

  /// What a stone on `point` makes; kNone for less than a three.
  Shape shape(int point) const {
    const ShapesOracle line = with(point, 'x');
    if (line.has_five(point)) return Shape::kFive;
    if (line.last(point) - line.first(point) >= 5) {
      return rule_ == Rule::kRenju ? Shape::kOverline : Shape::kNone;
    }
    const auto fives = line.fives(point);
    if (line.is_straight_four(point)) return Shape::kStraightFour;
    if (fives.size() == 2 && line.stays_five(fives[0], fives[1]) &&
        line.stays_five(fives[1], fives[0])) {
      return Shape::kDoubleFour;
    }
    if (!fives.empty()) return Shape::kFour;
    for (int next = 0; next < size(); ++next) {
      if (line.at(next) != '.') continue;
      const ShapesOracle more = line.with(next, 'x');
      if (more.is_straight_four(point) && more.first(point) <= next && next <= more.last(point)) {
        return Shape::kOpenThree;
      }
    }
    return Shape::kNone;
  }

 private:
  int size() const { return static_cast<int>(cells_.size()); }
  char at(int point) const {
    return point < 0 || point >= size() ? '#' : cells_[static_cast<std::size_t>(point)];
  }
  ShapesOracle with(int point, char stone) const {
    ShapesOracle line = *this;
    line.cells_[static_cast<std::size_t>(point)] = stone;
    return line;
  }
  int first(int point) const {
    while (at(point - 1) == 'x') --point;
    return point;
  }
  int last(int point) const {
    while (at(point + 1) == 'x') ++point;
    return point;
  }
  bool has_five(int point) const {
    const int length = last(point) - first(point) + 1;
    const bool blocked = at(first(point) - 1) == 'o' && at(last(point) + 1) == 'o';
    switch (rule_) {
      case Rule::kFreestyle:
        return length >= 5;
      case Rule::kStandard:
        return length == 5;
      case Rule::kRenju:
        return color_ == Color::kBlack ? length == 5 : length >= 5;
      case Rule::kCaro:
        return length == 5 && !blocked;
    }
    return false;
  }

  /// Where one more stone makes a five that `point` is part of.
  std::vector<int> fives(int point) const {
    std::vector<int> points;
    for (int next = 0; next < size(); ++next) {
      if (at(next) != '.') continue;
      const ShapesOracle line = with(next, 'x');
      if (line.first(next) <= point && point <= line.last(next) && line.has_five(next)) {
        points.push_back(next);
      }
    }
    return points;
  }

  /// Does a stone on `point` make five even after the reply `reply`?
  bool stays_five(int point, int reply) const {
    return with(reply, 'o').with(point, 'x').has_five(point);
  }

  bool is_straight_four(int point) const {
    const int before = first(point) - 1, after = last(point) + 1;
    return after - before == 5 && at(before) == '.' && at(after) == '.' &&
           stays_five(before, after) && stays_five(after, before);
  }

  std::string cells_;
  Rule rule_;
  Color color_;
};

}  // namespace qiju::gomoku

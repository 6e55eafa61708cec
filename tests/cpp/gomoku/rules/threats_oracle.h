// Test oracle: the threats of a board by definition. Every line is a string, every reply is tried
// on it.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "gomoku/rules/forbidden_oracle.h"
#include "gomoku/rules/threats.h"

namespace qiju::gomoku::threats_oracle {

using Points = std::set<Point>;

/// Colour, kind and stones, with the completing points: in the order that they are to come in.
using Listing = std::map<std::tuple<Color, Threat::Kind, std::vector<Point>>, Points>;

class Definition {
 public:
  Definition(const Position& position, Rule rule) : position_(position), rule_(rule) {
    const int size = position.size();
    for (int row = 0; row < size; ++row) {
      for (int col = 0; col < size; ++col) {
        for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
          if (position.has(row - down, col - right)) continue;
          points_.clear();
          for (int r = row, c = col; position.has(r, c); r += down, c += right) {
            points_.push_back(r * size + c);
          }
          for (const Color color : {Color::kBlack, Color::kWhite}) look(color);
        }
      }
    }
    std::erase_if(listing_, [&](const auto& entry) {
      const auto& [color, kind, stones] = entry.first;
      if (kind != Threat::Kind::kOpenThree) return false;
      for (const auto& [key, completing] : listing_) {
        const auto& [its_color, stronger, more] = key;
        if (stronger != Threat::Kind::kOpenThree &&
            std::includes(more.begin(), more.end(), stones.begin(), stones.end())) {
          return true;
        }
      }
      return false;
    });
  }

  const Listing& listing() const { return listing_; }

 private:
  /// 'o' for the colour's stones, 'x' for the opponent's, '.' for none, '#' around.
  std::string text(Color color) const {
    std::string line = "#";
    for (const Point point : points_) {
      const Color stone = position_.at(point);
      line += stone == color ? 'o' : stone == Color::kNone ? '.' : 'x';
    }
    return line + '#';
  }

  static std::pair<std::size_t, std::size_t> run(const std::string& line, std::size_t at) {
    std::size_t first = at, end = at;
    while (line[first - 1] == 'o') --first;
    while (line[end] == 'o') ++end;
    return {first, end};
  }

  bool wins(const std::string& line, std::size_t first, std::size_t end, Color color) const {
    const std::size_t length = end - first;
    if (rule_ == Rule::kFreestyle || (rule_ == Rule::kRenju && color == Color::kWhite)) {
      return length >= 5;
    }
    if (rule_ == Rule::kCaro && line[first - 1] == 'x' && line[end] == 'x') return false;
    return length == 5;
  }

  bool completes(std::string line, std::size_t at, Color color) const {
    if (line[at] != '.') return false;
    if (line[at - 1] == 'o') {
      const auto [first, end] = run(line, at - 1);
      if (wins(line, first, end, color)) return false;
    }
    if (line[at + 1] == 'o') {
      const auto [first, end] = run(line, at + 1);
      if (wins(line, first, end, color)) return false;
    }
    line[at] = 'o';
    const auto [first, end] = run(line, at);
    return wins(line, first, end, color);
  }

  /// Is the row of `at` four that can be stopped at neither end?
  bool is_straight_four(const std::string& line, std::size_t at, Color color) const {
    const auto [first, end] = run(line, at);
    if (end - first != 4 || line[first - 1] != '.' || line[end] != '.') return false;
    std::string stopped = line;
    stopped[end] = 'x';
    if (!completes(stopped, first - 1, color)) return false;
    stopped = line;
    stopped[first - 1] = 'x';
    return completes(stopped, end, color) && completes(line, first - 1, color) &&
           completes(line, end, color);
  }

  std::vector<Point> stones(std::size_t first, std::size_t end, std::size_t gap) const {
    std::vector<Point> points;
    for (std::size_t at = first; at < end; ++at) {
      if (at != gap) points.push_back(points_[at - 1]);
    }
    return points;
  }

  void look(Color color) {
    const std::string line = text(color);
    Points ends;
    for (std::size_t at = 1; at + 1 < line.size(); ++at) {
      if (line[at] != 'o' || line[at - 1] == 'o') continue;
      const auto [first, end] = run(line, at);
      if (wins(line, first, end, color)) {
        listing_[{color, Threat::Kind::kFive, stones(first, end, 0)}] = {};
      } else if (is_straight_four(line, at, color)) {
        const Points both{points_[first - 2], points_[end - 1]};
        listing_[{color, Threat::Kind::kStraightFour, stones(first, end, 0)}] = both;
        ends.insert(both.begin(), both.end());
      }
    }
    for (std::size_t at = 1; at + 1 < line.size(); ++at) {
      if (line[at] != '.') continue;
      const Point point = points_[at - 1];
      std::string more = line;
      more[at] = 'o';
      const auto [first, end] = run(more, at);
      if (completes(line, at, color)) {
        if (ends.count(point) != 0) continue;
        listing_[{color, Threat::Kind::kFour, stones(first, end, at)}].insert(point);
      } else if (is_straight_four(more, at, color) && !is_forbidden(point, color)) {
        listing_[{color, Threat::Kind::kOpenThree, stones(first, end, at)}].insert(point);
      }
    }
  }

  bool is_forbidden(Point point, Color color) const {
    return rule_ == Rule::kRenju && color == Color::kBlack &&
           forbidden_oracle::Oracle(position_).find(point).kind != ForbiddenKind::kNone;
  }

  const Position& position_;
  Rule rule_;
  std::vector<Point> points_;
  Listing listing_;
};

}  // namespace qiju::gomoku::threats_oracle

#include "gomoku/rules/shapes.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "gomoku/rules/all_rules.h"

namespace qiju::gomoku {
namespace {

/// The shapes by definition, on a line written out: 'x' own, 'o' the opponent's, '.' empty. Beyond
/// its ends is the edge.
class LineOracle {
 public:
  LineOracle(std::string cells, Rule rule, Color color)
      : cells_(std::move(cells)), rule_(rule), color_(color) {}

  /// What a stone on `point` makes; kNone for less than a three.
  Shape shape(int point) const {
    const LineOracle line = with(point, 'x');
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
      const LineOracle more = line.with(next, 'x');
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
  LineOracle with(int point, char stone) const {
    LineOracle line = *this;
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
      const LineOracle line = with(next, 'x');
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

/// The number of the line through a point of `cells` in the table.
std::uint32_t number(const std::string& cells, int point) {
  const int size = static_cast<int>(cells.size());
  std::uint32_t line = ShapeTable::empty_line(point, size - 1 - point);
  for (int offset = -ShapeTable::kReach; offset <= ShapeTable::kReach; ++offset) {
    if (offset == 0 || point + offset < 0 || point + offset >= size) continue;
    const char cell = cells[static_cast<std::size_t>(point + offset)];
    if (cell != '.') line += ShapeTable::stone(offset) * (cell == 'x' ? 1 : 2);
  }
  return line;
}

Shape shape(const std::string& cells, Rule rule, Color color = Color::kBlack) {
  std::string line = cells;
  const auto point = line.find('*');
  line[point] = '.';
  return ShapeTable::of(rule, color).at(number(line, static_cast<int>(point)));
}

TEST(Shapes, NamesWhatAStoneMakes) {
  EXPECT_EQ(shape("...xx*x...", Rule::kFreestyle), Shape::kStraightFour);
  EXPECT_EQ(shape("..oxx*x...", Rule::kFreestyle), Shape::kFour);
  EXPECT_EQ(shape("xx*x...", Rule::kFreestyle), Shape::kFour);
  EXPECT_EQ(shape("..oxx*xo..", Rule::kFreestyle), Shape::kNone);
  EXPECT_EQ(shape("..oxx*....", Rule::kFreestyle), Shape::kBlockedThree);
  EXPECT_EQ(shape("x.x.*.....", Rule::kFreestyle), Shape::kBlockedThree);
  EXPECT_EQ(shape("....x*....", Rule::kFreestyle), Shape::kOpenTwo);
  EXPECT_EQ(shape("...ox*....", Rule::kFreestyle), Shape::kBlockedTwo);
  EXPECT_EQ(shape(".....*....", Rule::kFreestyle), Shape::kOpenOne);
  EXPECT_EQ(shape("*.........", Rule::kFreestyle), Shape::kBlockedOne);
  EXPECT_EQ(shape("...x*x....", Rule::kFreestyle), Shape::kOpenThree);
  EXPECT_EQ(shape("...x*.x...", Rule::kFreestyle), Shape::kOpenThree);
  EXPECT_EQ(shape("..o.x*x.o.", Rule::kFreestyle), Shape::kBlockedThree);
  EXPECT_EQ(shape("..xx*xx...", Rule::kFreestyle), Shape::kFive);
  for (const char* line : {".x.x*x.x.", ".xx.*x.xx.", ".xxx.*.xxx."}) {
    EXPECT_EQ(shape(line, Rule::kRenju), Shape::kDoubleFour) << line;
  }
}

TEST(Shapes, CountsLongRowsAsTheRuleDoes) {
  const std::string six = "..xxx*xx..", four = "..x.xx*x..";
  EXPECT_EQ(shape(six, Rule::kFreestyle), Shape::kFive);
  EXPECT_EQ(shape(six, Rule::kStandard), Shape::kNone);
  EXPECT_EQ(shape(six, Rule::kRenju, Color::kBlack), Shape::kOverline);
  EXPECT_EQ(shape(six, Rule::kRenju, Color::kWhite), Shape::kFive);
  EXPECT_EQ(shape(four, Rule::kStandard), Shape::kFour);
  EXPECT_EQ(shape(four, Rule::kFreestyle), Shape::kStraightFour);
}

TEST(Shapes, InCaroTheEdgeDoesNotBlock) {
  EXPECT_EQ(shape("oxxx*xo...", Rule::kCaro), Shape::kNone);
  EXPECT_EQ(shape("xxx*xo....", Rule::kCaro), Shape::kFive);
  EXPECT_EQ(shape("o.xx*x.o..", Rule::kCaro), Shape::kFour);  // either reply stops both fives
  EXPECT_EQ(shape(".xx*x.", Rule::kCaro), Shape::kStraightFour);
}

TEST(Shapes, AgreeWithTheirDefinition) {
  std::mt19937 random(1);
  for (const Rule rule : kRules) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      if (color == Color::kWhite && rule != Rule::kRenju) continue;
      for (int i = 0; i < 20'000; ++i) {
        std::string cells(5 + random() % 18, '.');
        for (char& cell : cells) cell = ".....xxxxo"[random() % 10];
        const auto point = random() % cells.size();
        cells[point] = '.';
        const int at = static_cast<int>(point);
        const Shape found = ShapeTable::of(rule, color).at(number(cells, at));
        ASSERT_EQ(found < Shape::kOpenThree ? Shape::kNone : found,
                  LineOracle(cells, rule, color).shape(at))
            << cells << " at " << at << ", rule " << static_cast<int>(rule);
      }
    }
  }
}

TEST(Shapes, BelowAThreeAreOneStoneShort) {
  std::mt19937 random(7);
  std::array<int, kShapes> seen{};
  for (const Rule rule : kRules) {
    const ShapeTable& table = ShapeTable::of(rule, Color::kBlack);
    for (int i = 0; i < 20'000; ++i) {
      std::string cells(5 + random() % 18, '.');
      for (char& cell : cells) cell = ".......xxo"[random() % 10];
      const auto point = random() % cells.size();
      cells[point] = '.';
      const int at = static_cast<int>(point);
      const Shape found = table.at(number(cells, at));
      ++seen[static_cast<std::size_t>(found)];
      if (found >= Shape::kOpenThree) continue;
      Shape best = Shape::kNone;
      for (std::size_t next = 0; next < cells.size(); ++next) {
        if (cells[next] != '.' || next == point) continue;
        std::string more = cells;
        more[next] = 'x';
        const Shape shape = table.at(number(more, at));
        if (shape != Shape::kOverline) best = std::max(best, shape);
      }
      switch (best) {
        case Shape::kNone:
        case Shape::kBlockedOne:
        case Shape::kOpenOne:
          ASSERT_EQ(found, Shape::kNone) << cells << " at " << at;
          break;
        case Shape::kBlockedTwo:
          ASSERT_EQ(found, Shape::kBlockedOne) << cells << " at " << at;
          break;
        case Shape::kOpenTwo:
          ASSERT_EQ(found, Shape::kOpenOne) << cells << " at " << at;
          break;
        case Shape::kBlockedThree:
          ASSERT_EQ(found, Shape::kBlockedTwo) << cells << " at " << at;
          break;
        case Shape::kOpenThree:
          ASSERT_EQ(found, Shape::kOpenTwo) << cells << " at " << at;
          break;
        default:
          ASSERT_EQ(found, Shape::kBlockedThree) << cells << " at " << at;
      }
    }
  }
  for (std::size_t shape = 0; shape < kShapes; ++shape) {
    if (static_cast<Shape>(shape) == Shape::kOverline) continue;
    EXPECT_GT(seen[shape], 20) << shape;
  }
}

}  // namespace
}  // namespace qiju::gomoku

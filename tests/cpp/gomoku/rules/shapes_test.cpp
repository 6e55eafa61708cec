#include "gomoku/rules/shapes.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/shapes_oracle.h"

namespace qiju::gomoku {
namespace {

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
                  ShapesOracle(cells, rule, color).shape(at))
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

#include "gomoku/rules/threats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/boards.h"
#include "gomoku/rules/threats_oracle.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

/// The threats of a 15×15 board with one line in its middle row, from its first point on, as text:
/// kind, stones, `>` and completing points, by their columns.
std::string on_line(std::string_view line, Rule rule) {
  Position position(15);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto point = static_cast<Point>(105 + i);
    if (line[i] == 'B') position.set(point, Color::kBlack);
    if (line[i] == 'W') position.set(point, Color::kWhite);
  }
  std::string text;
  for (const Threat& threat : threats(position, rule)) {
    if (!text.empty()) text += ", ";
    text += threat.color == Color::kBlack ? "" : "white ";
    text += std::array{"five", "straight", "four", "three"}[static_cast<std::size_t>(threat.kind)];
    for (const Point stone : threat.stones) text += ' ' + std::to_string(stone - 105);
    if (!threat.completing.empty()) text += " >";
    for (const Point point : threat.completing) text += ' ' + std::to_string(point - 105);
  }
  return text;
}

TEST(Threats, OnOneLine) {
  for (const Rule rule : kRules) {
    EXPECT_EQ(on_line("", rule), "");
    EXPECT_EQ(on_line("..BB..", rule), "");
    EXPECT_EQ(on_line("...BBB....", rule), "three 3 4 5 > 2 6");
    EXPECT_EQ(on_line("..B.BB..", rule), "three 2 4 5 > 3");
    EXPECT_EQ(on_line("..WWW....", rule), "white three 2 3 4 > 1 5");
    EXPECT_EQ(on_line("BBB..", rule), "");
    EXPECT_EQ(on_line(".BBB...", rule), "three 1 2 3 > 4");
    EXPECT_EQ(on_line(".BBBB..", rule), "straight 1 2 3 4 > 0 5");
    EXPECT_EQ(on_line("BBBB..", rule), "four 0 1 2 3 > 4");
    EXPECT_EQ(on_line("..BB.BB...", rule), "four 2 3 5 6 > 4");
    EXPECT_EQ(on_line("..BBBBB...", rule), "five 2 3 4 5 6");
    EXPECT_EQ(on_line("..B.BBB.B..", rule), "four 2 4 5 6 > 3, four 4 5 6 8 > 7");
    EXPECT_EQ(on_line("WBBBW", rule), "");
    EXPECT_EQ(on_line("BBBBW....BWWWWB", rule), "");
  }
}

TEST(Threats, WhereSixAreAsGoodAsFive) {
  EXPECT_EQ(on_line("..BB.BBB..", Rule::kFreestyle), "four 2 3 5 6 7 > 4");
  EXPECT_EQ(on_line("..BB.BBB..", Rule::kStandard), "");
  EXPECT_EQ(on_line("..BB.BBB..", Rule::kRenju), "");
  EXPECT_EQ(on_line("..WW.WWW..", Rule::kRenju), "white four 2 3 5 6 7 > 4");
  EXPECT_EQ(on_line("..BBBBBB..", Rule::kFreestyle), "five 2 3 4 5 6 7");
  EXPECT_EQ(on_line("..BBBBBB..", Rule::kCaro), "");
  EXPECT_EQ(on_line("..B.BBBB..", Rule::kFreestyle), "straight 4 5 6 7 > 3 8");
  EXPECT_EQ(on_line("..B.BBBB..", Rule::kStandard), "four 4 5 6 7 > 8");
  EXPECT_EQ(on_line("..B.BBB...", Rule::kFreestyle), "four 2 4 5 6 > 3");
  EXPECT_EQ(on_line("..B..BBB..", Rule::kFreestyle), "three 5 6 7 > 4 8");
  EXPECT_EQ(on_line("..B..BBB..", Rule::kStandard), "three 5 6 7 > 8");
}

TEST(Threats, WhereAFiveCanBeBlocked) {
  EXPECT_EQ(on_line("W.BBBB.W", Rule::kCaro), "four 2 3 4 5 > 1 6");
  EXPECT_EQ(on_line("W.BBBB..", Rule::kCaro), "four 2 3 4 5 > 1 6");
  EXPECT_EQ(on_line(".BBBB.", Rule::kCaro), "straight 1 2 3 4 > 0 5");
  EXPECT_EQ(on_line("WBBBB.W", Rule::kCaro), "");
  EXPECT_EQ(on_line("WBBBB.W", Rule::kStandard), "four 1 2 3 4 > 5");
  EXPECT_EQ(on_line("WBBBB..", Rule::kCaro), "four 1 2 3 4 > 5");
  EXPECT_EQ(on_line("WBBBBBW", Rule::kCaro), "");
}

TEST(Threats, AForbiddenPointCompletesNothing) {
  // Level: a three of Black, but his straight four to its right would be a double four.
  const Drawn board = drawn({"...............",  //
                             "...............",  //
                             "...............",  //
                             "...............",  //
                             "...............",  //
                             ".........B.....",  //
                             ".........B.....",  //
                             "....W.BBB......",  //
                             ".........B.....",  //
                             "...............",  //
                             "...............",  //
                             "...............",  //
                             "...............",  //
                             "...............",  //
                             "..............."});
  const auto level = [&](Rule rule) {
    int found = 0;
    for (const Threat& threat : threats(board.position, rule)) {
      found += threat.stones == std::vector<Point>{111, 112, 113};
    }
    return found;
  };
  EXPECT_EQ(level(Rule::kStandard), 1);
  EXPECT_EQ(level(Rule::kRenju), 0);
}

TEST(Threats, AgreesWithTheDefinition) {
  std::mt19937 random(4);
  std::array<int, 4> count{};
  for (int board = 0; board < scaled(4000); ++board) {
    const int size = board % 2 == 0 ? 15 : kMinSize + board / 2 % (kMaxSize - kMinSize + 1);
    const int stones = 5 + static_cast<int>(random() % static_cast<unsigned>(size * size / 3));
    const Spread spread = board % 3 == 0 ? Spread::kBlack : Spread::kClustered;
    const Position position = random_position(random, size, stones, spread);
    const Rule rule = kRules[random() % 4];
    threats_oracle::Listing found;
    std::vector<Threat> list = threats(position, rule);
    for (const Threat& threat : list) {
      found[{threat.color, threat.kind, threat.stones}] = {threat.completing.begin(),
                                                           threat.completing.end()};
      ASSERT_TRUE(std::is_sorted(threat.completing.begin(), threat.completing.end()));
      ++count[static_cast<std::size_t>(threat.kind)];
    }
    ASSERT_EQ(found, threats_oracle::Definition(position, rule).listing()) << board;
    ASSERT_EQ(found.size(), list.size());
    ASSERT_TRUE(std::is_sorted(list.begin(), list.end(), [](const Threat& a, const Threat& b) {
      return std::tie(a.color, a.kind, a.stones) < std::tie(b.color, b.kind, b.stones);
    }));
  }
  for (const int of_kind : count) EXPECT_GT(of_kind, scaled(500));
}

}  // namespace
}  // namespace qiju::gomoku

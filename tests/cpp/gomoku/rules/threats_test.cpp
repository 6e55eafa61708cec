#include "gomoku/rules/threats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "gomoku/rules/boards.h"
#include "gomoku/rules/forbidden_oracle.h"

namespace qiju::gomoku {
namespace {

using Kind = Threat::Kind;
using Points = std::set<Point>;

constexpr Rule kRules[] = {Rule::kFreestyle, Rule::kStandard, Rule::kRenju, Rule::kCaro};

/// Colour, kind and stones, with the completing points: in the order that they are to come in.
using Listing = std::map<std::tuple<Color, Kind, std::vector<Point>>, Points>;

/// The threats of a board by definition: every line is a string, every reply is tried on it.
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
      if (kind != Kind::kOpenThree) return false;
      for (const auto& [key, completing] : listing_) {
        const auto& [its_color, stronger, more] = key;
        if (stronger != Kind::kOpenThree &&
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
        listing_[{color, Kind::kFive, stones(first, end, 0)}] = {};
      } else if (is_straight_four(line, at, color)) {
        const Points both{points_[first - 2], points_[end - 1]};
        listing_[{color, Kind::kStraightFour, stones(first, end, 0)}] = both;
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
        listing_[{color, Kind::kFour, stones(first, end, at)}].insert(point);
      } else if (is_straight_four(more, at, color) && !is_forbidden(point, color)) {
        listing_[{color, Kind::kOpenThree, stones(first, end, at)}].insert(point);
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
  for (int board = 0; board < 4000; ++board) {
    const int size = board % 2 == 0 ? 15 : kMinSize + board / 2 % (kMaxSize - kMinSize + 1);
    const int stones = 5 + static_cast<int>(random() % static_cast<unsigned>(size * size / 3));
    const Spread spread = board % 3 == 0 ? Spread::kBlack : Spread::kClustered;
    const Position position = random_position(random, size, stones, spread);
    const Rule rule = kRules[random() % 4];
    Listing found;
    std::vector<Threat> list = threats(position, rule);
    for (const Threat& threat : list) {
      found[{threat.color, threat.kind, threat.stones}] = {threat.completing.begin(),
                                                           threat.completing.end()};
      ASSERT_TRUE(std::is_sorted(threat.completing.begin(), threat.completing.end()));
      ++count[static_cast<std::size_t>(threat.kind)];
    }
    ASSERT_EQ(found, Definition(position, rule).listing()) << board;
    ASSERT_EQ(found.size(), list.size());
    ASSERT_TRUE(std::is_sorted(list.begin(), list.end(), [](const Threat& a, const Threat& b) {
      return std::tie(a.color, a.kind, a.stones) < std::tie(b.color, b.kind, b.stones);
    }));
  }
  for (const int of_kind : count) EXPECT_GT(of_kind, 500);
}

}  // namespace
}  // namespace qiju::gomoku

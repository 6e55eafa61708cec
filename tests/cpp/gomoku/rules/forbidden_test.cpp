#include "gomoku/rules/forbidden.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "gomoku/rules/boards.h"
#include "gomoku/rules/renju_rules.h"
#include "gomoku/rules/row_rules.h"

namespace qiju::gomoku {
namespace {

using Kind = FoulLine::Kind;

Foul foul(const Drawn& board) { return foul_at(board.position, board.point); }

/// A board that is empty but for this line, in the middle and along each edge, in every direction.
std::vector<Drawn> everywhere(std::string_view line) {
  constexpr int kBoard = 17;
  std::vector<Drawn> boards;
  const int length = static_cast<int>(line.size());
  for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
    for (int start = 0; start < kBoard * kBoard; ++start) {
      const int row = start / kBoard, col = start % kBoard;
      Drawn board{Position(kBoard)};
      const int last_row = row + (length - 1) * down, last_col = col + (length - 1) * right;
      if (!board.position.has(last_row, last_col)) continue;
      for (int i = 0; i < length; ++i) {
        const Point point = (row + i * down) * kBoard + col + i * right;
        const char c = line[static_cast<std::size_t>(i)];
        if (c == 'B') board.position.set(point, Colour::kBlack);
        if (c == 'W') board.position.set(point, Colour::kWhite);
        if (c == '*') board.point = point;
      }
      boards.push_back(board);
    }
  }
  return boards;
}

void expect_everywhere(std::string_view line, Foul wanted) {
  for (const Drawn& board : everywhere(line)) {
    ASSERT_EQ(foul(board), wanted) << line << " " << board.point;
  }
}

TEST(Forbidden, OneLineAlone) {
  for (const auto line : {"B.*BB.B", "B.B*B.B", "B.BB*.B", "BB.*B.BB", "BB.B*.BB", "BBB.*.BBB"}) {
    expect_everywhere(line, Foul::kDoubleFour);
  }
  // From an outer group only one of the two fours is new.
  for (const auto line : {"*.BBB.B", "*B.BB.BB", "BB.BB.B*", "B*B.B.BBB"}) {
    expect_everywhere(line, Foul::kNone);
  }
  // Where one of the two would be six, it is no four.
  for (const auto line : {"BB.*BB.B", "B.BB*.BB", "BBB.*B.BB", "BBBB.*.BBBB"}) {
    expect_everywhere(line, Foul::kNone);
  }
  for (const auto line : {"BBB*BB", "*BBBBB", "BBBB*BBBB", "BBBBBBBB*"}) {
    expect_everywhere(line, Foul::kOverline);
  }
  for (const auto line : {"BB*BB", "*BBBB", "BBBB*", ".BBB*.", "WBBB*W", "B*B", "*"}) {
    expect_everywhere(line, Foul::kNone);
  }
}

TEST(Forbidden, AStraightFourIsOneFour) {
  expect_everywhere(".BB*B.", Foul::kNone);
  const auto boards = everywhere(".BB*B.");
  EXPECT_TRUE(explain(boards[0].position, boards[0].point).lines.empty());
}

TEST(Forbidden, DoubleThree) {
  EXPECT_EQ(foul(drawn({".........",  //
                        ".........",  //
                        "....B....",  //
                        "....B....",  //
                        "..BB*....",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kDoubleThree);
  EXPECT_EQ(foul(drawn({"B........",  //
                        ".........",  //
                        ".........",  //
                        "...B.....",  //
                        ".B.B*....",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kNone);             // B..B* on the diagonal is one too far
  EXPECT_EQ(foul(drawn({".........",  //
                        ".........",  //
                        "..B......",  //
                        "...B.....",  //
                        ".B.B*....",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kDoubleThree);
}

TEST(Forbidden, AThreeNeedsRoomForAStraightFour) {
  // White, or the edge, one beyond the ends of both fours that the upright line could become.
  EXPECT_EQ(foul(drawn({".........",  //
                        "....W....",  //
                        ".........",  //
                        "....B....",  //
                        "..BB*....",  //
                        "....B....",  //
                        ".........",  //
                        "....W....",  //
                        "........."})),
            Foul::kNone);
  EXPECT_EQ(foul(drawn({".........",  //
                        ".........",  //
                        "..BB*....",  //
                        "....B....",  //
                        "....B....",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kDoubleThree);
  EXPECT_EQ(foul(drawn({"..BB*....",  //
                        "....B....",  //
                        "....B....",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kNone);
  EXPECT_EQ(foul(drawn({"*BB......",  //
                        "BB.......",  //
                        "B.B......",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kNone);
}

TEST(Forbidden, AThreeThatWouldGrowToSixIsNone) {
  EXPECT_EQ(foul(drawn({"...........",  //
                        "...........",  //
                        "...........",  //
                        "....B......",  //
                        "....B......",  //
                        "B..B*B..B..",  //
                        "...........",  //
                        "...........",  //
                        "...........",  //
                        "...........",  //
                        "..........."})),
            Foul::kNone);
}

TEST(Forbidden, FourAndThreeIsAllowed) {
  EXPECT_EQ(foul(drawn({".........",  //
                        ".........",  //
                        "....B....",  //
                        "....B....",  //
                        ".BBB*....",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kNone);
  EXPECT_EQ(foul(drawn({".........",  //
                        "....B....",  //
                        "....B....",  //
                        "....B....",  //
                        ".BBB*....",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kDoubleFour);
}

TEST(Forbidden, OfTwoFoulsTheFirstOfTheDefinitionIsNamed) {
  EXPECT_EQ(foul(drawn({".........",  //
                        "....B....",  //
                        "....B....",  //
                        "....B....",  //
                        ".BBB*BBB.",  //
                        ".........",  //
                        ".........",  //
                        ".........",  //
                        "........."})),
            Foul::kOverline);
  EXPECT_EQ(foul(drawn({"...........",  //
                        ".....B.....",  //
                        ".....B.....",  //
                        ".....B.B...",  //
                        "......B....",  //
                        "..BBB*BB.B.",  //
                        "....B......",  //
                        "...........",  //
                        "...........",  //
                        "...........",  //
                        "..........."})),
            Foul::kOverline);
}

TEST(Forbidden, AFiveBeatsEveryFoul) {
  for (const auto& board : {drawn({".........",  //
                                   "....B....",  //
                                   "....B....",  //
                                   "....B....",  //
                                   ".BBB*BBB.",  //
                                   "....B....",  //
                                   ".........",  //
                                   ".........",  //
                                   "........."}),
                            drawn({"B........",  //
                                   ".B..B....",  //
                                   "..B.B....",  //
                                   "...BB....",  //
                                   ".BBB*....",  //
                                   ".........",  //
                                   ".........",  //
                                   ".........",  //
                                   "........."})}) {
    EXPECT_EQ(foul(board), Foul::kNone);
    EXPECT_TRUE(explain(board.position, board.point).lines.empty());
  }
}

// The level line through the `*` can grow to a straight four at `e` alone, and that point may be
// forbidden itself: then it is no three.
TEST(Forbidden, AThreeWhoseStraightFourIsForbiddenIsFalse) {
  // e would be an overline.
  EXPECT_EQ(foul(drawn({"...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        ".........B.....",  //
                        ".........B.....",  //
                        ".......B.B.....",  //
                        "....W.B*Be.....",  //
                        ".......B.B.....",  //
                        ".........B.....",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "..............."})),
            Foul::kNone);
  // e would be a double four.
  EXPECT_EQ(foul(drawn({"...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        ".........B.....",  //
                        ".......B.B.....",  //
                        "....W.B*Be.....",  //
                        ".......B.B.....",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "..............."})),
            Foul::kNone);
  // e would be four and three: that may be played.
  EXPECT_EQ(foul(drawn({"...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        ".......B.B.....",  //
                        "....W.B*Be.....",  //
                        ".......B.B.....",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "..............."})),
            Foul::kDoubleThree);
  // e would be a double three beside its four.
  EXPECT_EQ(foul(drawn({"...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...........B...",  //
                        ".......B.BB....",  //
                        "....W.B*Be.....",  //
                        ".......B.B.....",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "..............."})),
            Foul::kNone);
  // The same, but a white stone far off makes one of those threes false, so e may be played.
  EXPECT_EQ(foul(drawn({"...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "............W..",  //
                        "...........B...",  //
                        ".......B.BB....",  //
                        "....W.B*Be.....",  //
                        ".......B.B.....",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "..............."})),
            Foul::kDoubleThree);
}

TEST(Forbidden, AStraightFourThatIsAlsoAFiveMakesNoThree) {
  EXPECT_EQ(foul(drawn({"...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        ".........B.....",  //
                        ".......B.B.....",  //
                        "....W.B*Be.....",  //
                        ".......B.B.....",  //
                        ".........B.....",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "...............",  //
                        "..............."})),
            Foul::kNone);
}

TEST(Forbidden, SaysWhy) {
  const Drawn cross = drawn({".........",  //
                             "....B....",  //
                             "....B....",  //
                             "....B....",  //
                             "W.BB*B...",  //
                             ".........",  //
                             ".........",  //
                             ".........",  //
                             "........."});
  const Forbidden found = explain(cross.position, cross.point);
  EXPECT_EQ(found.point, 40);
  EXPECT_EQ(found.foul, Foul::kDoubleFour);
  ASSERT_EQ(found.lines.size(), 2U);
  EXPECT_EQ(found.lines[0].kind, Kind::kFour);
  EXPECT_EQ(found.lines[0].stones, (std::vector<Point>{38, 39, 40, 41}));
  EXPECT_EQ(found.lines[0].next, (std::vector<Point>{37, 42}));
  EXPECT_EQ(found.lines[1].stones, (std::vector<Point>{13, 22, 31, 40}));
  EXPECT_EQ(found.lines[1].next, (std::vector<Point>{4, 49}));

  const Drawn threes = drawn({".........",  //
                              ".........",  //
                              "....B....",  //
                              "....B....",  //
                              ".B.B*....",  //
                              ".........",  //
                              ".........",  //
                              ".........",  //
                              "........."});
  const Forbidden both = explain(threes.position, threes.point);
  EXPECT_EQ(both.foul, Foul::kDoubleThree);
  ASSERT_EQ(both.lines.size(), 2U);
  EXPECT_EQ(both.lines[0].kind, Kind::kThree);
  EXPECT_EQ(both.lines[0].stones, (std::vector<Point>{37, 39, 40}));
  EXPECT_EQ(both.lines[0].next, (std::vector<Point>{38}));
  EXPECT_EQ(both.lines[1].stones, (std::vector<Point>{22, 31, 40}));
  EXPECT_EQ(both.lines[1].next, (std::vector<Point>{13, 49}));

  const Drawn six = everywhere("BBB*BB")[0];
  const Forbidden overline = explain(six.position, six.point);
  EXPECT_EQ(overline.foul, Foul::kOverline);
  ASSERT_EQ(overline.lines.size(), 1U);
  EXPECT_EQ(overline.lines[0].kind, Kind::kOverline);
  EXPECT_EQ(overline.lines[0].stones, (std::vector<Point>{0, 1, 2, 3, 4, 5}));
  EXPECT_TRUE(overline.lines[0].next.empty());
}

TEST(Forbidden, EmptyAndFullBoards) {
  Position position(15);
  EXPECT_TRUE(forbidden_points(position).empty());
  for (Point point = 0; point < 225; ++point) position.set(point, Colour::kWhite);
  EXPECT_TRUE(forbidden_points(position).empty());
}

/// Every point of the board, its kind and its lines, against the definition.
class Comparison {
 public:
  void compare(const Position& position) {
    renju_rules::Rules rules(position);
    const std::vector<Forbidden> found = forbidden_points(position);
    auto next = found.begin();
    for (Point point = 0; point < position.points(); ++point) {
      if (position.at(point) != Colour::kNone) continue;
      const renju_rules::Finding wanted = rules.find(point);
      deepest_ = std::max(deepest_, rules.depth());
      ++count_[static_cast<std::size_t>(wanted.foul)];
      ASSERT_EQ(foul_at(position, point), wanted.foul);
      if (wanted.foul == Foul::kNone) continue;
      ASSERT_TRUE(next != found.end() && next->point == point && next->foul == wanted.foul);
      renju_rules::Rows rows;
      for (const FoulLine& line : next->lines) {
        rows[{line.stones.begin(), line.stones.end()}] = {line.next.begin(), line.next.end()};
        ASSERT_TRUE(std::is_sorted(line.stones.begin(), line.stones.end()));
        ASSERT_EQ(static_cast<int>(line.kind) + 1, static_cast<int>(wanted.foul));
      }
      ASSERT_EQ(rows, wanted.rows);
      ASSERT_EQ(rows.size(), next->lines.size());
      ++next;
    }
    ASSERT_TRUE(next == found.end());
  }

  int count(Foul kind) const { return count_[static_cast<std::size_t>(kind)]; }
  int deepest() const { return deepest_; }

 private:
  std::array<int, 4> count_{};
  int deepest_ = 0;
};

constexpr Spread kSpreads[] = {Spread::kUniform, Spread::kClustered, Spread::kBlack};

TEST(Forbidden, AgreesWithTheDefinitionOnRandomBoards) {
  std::mt19937 random(1);
  Comparison comparison;
  for (int board = 0; board < 12000; ++board) {
    const int stones = 10 + static_cast<int>(random() % 71);
    const Spread spread = kSpreads[board % 3];
    ASSERT_NO_FATAL_FAILURE(comparison.compare(random_position(random, 15, stones, spread)))
        << board;
  }
  EXPECT_GT(comparison.count(Foul::kOverline), 5000);
  EXPECT_GT(comparison.count(Foul::kDoubleFour), 5000);
  EXPECT_GT(comparison.count(Foul::kDoubleThree), 3000);
  EXPECT_GE(comparison.deepest(), 8);
}

TEST(Forbidden, AgreesWithTheDefinitionOnEverySize) {
  std::mt19937 random(2);
  Comparison comparison;
  for (int board = 0; board < 1800; ++board) {
    const int size = kMinSize + board % (kMaxSize - kMinSize + 1);
    const int stones = 5 + static_cast<int>(random() % static_cast<unsigned>(size * size / 2));
    const Spread spread = kSpreads[random() % 3];
    ASSERT_NO_FATAL_FAILURE(comparison.compare(random_position(random, size, stones, spread)))
        << board;
  }
  EXPECT_GT(comparison.count(Foul::kDoubleThree), 500);
}

// What `next` says is tried on the board.
TEST(Forbidden, TheLinesDoWhatTheySay) {
  std::mt19937 random(3);
  int fours = 0, threes = 0;
  for (int board = 0; board < 150; ++board) {
    Position position = random_position(random, 11, 40, Spread::kBlack);
    const auto fives = [&](Point point) {
      std::string text;
      position.set(point, Colour::kBlack);
      for (Point at = 0; at < position.points(); ++at) {
        text += position.at(at) == Colour::kBlack ? 'B' : '.';
      }
      position.set(point, Colour::kNone);
      return row_rules::winning_stones(text, Rule::kStandard, position.size());
    };
    const auto makes_five_of = [&](Point point, const std::vector<Point>& stones) {
      const auto cells = fives(point);
      return cells.count(point) != 0 && std::all_of(stones.begin(), stones.end(),
                                                    [&](Point p) { return cells.count(p) != 0; });
    };
    for (const Forbidden& found : forbidden_points(position)) {
      position.set(found.point, Colour::kBlack);
      for (const FoulLine& line : found.lines) {
        ASSERT_TRUE(std::binary_search(line.stones.begin(), line.stones.end(), found.point));
        for (const Point stone : line.stones) ASSERT_EQ(position.at(stone), Colour::kBlack);
        for (const Point next : line.next) {
          ASSERT_EQ(position.at(next), Colour::kNone);
          if (line.kind == Kind::kFour) {
            ASSERT_TRUE(makes_five_of(next, line.stones));
            ++fours;
          } else {
            ASSERT_EQ(foul_at(position, next), Foul::kNone);
            position.set(next, Colour::kBlack);
            std::vector<Point> four = line.stones;
            four.push_back(next);
            int ends = 0;
            for (Point end = 0; end < position.points(); ++end) {
              ends += position.at(end) == Colour::kNone && makes_five_of(end, four);
            }
            ASSERT_EQ(ends, 2);
            position.set(next, Colour::kNone);
            ++threes;
          }
        }
      }
      position.set(found.point, Colour::kNone);
    }
  }
  EXPECT_GT(fours, 50);
  EXPECT_GT(threes, 30);
}

}  // namespace
}  // namespace qiju::gomoku

#include "gomoku/rules/forbidden.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "gomoku/rules/boards.h"
#include "gomoku/rules/forbidden_oracle.h"
#include "gomoku/rules/judge_oracle.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

using Kind = ForbiddenLine::Kind;

ForbiddenKind kind_of(const Drawn& board) { return forbidden_at(board.position, board.point); }

/// A board with nothing except this line, in the middle and along each edge, in every direction.
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
        if (c == 'B') board.position.set(point, Color::kBlack);
        if (c == 'W') board.position.set(point, Color::kWhite);
        if (c == '*') board.point = point;
      }
      boards.push_back(board);
    }
  }
  return boards;
}

void expect_everywhere(std::string_view line, ForbiddenKind wanted) {
  for (const Drawn& board : everywhere(line)) {
    ASSERT_EQ(kind_of(board), wanted) << line << " " << board.point;
  }
}

TEST(Forbidden, OneLineAlone) {
  for (const auto line : {"B.*BB.B", "B.B*B.B", "B.BB*.B", "BB.*B.BB", "BB.B*.BB", "BBB.*.BBB"}) {
    expect_everywhere(line, ForbiddenKind::kDoubleFour);
  }
  // From an outer group only one of the two fours is new.
  for (const auto line : {"*.BBB.B", "*B.BB.BB", "BB.BB.B*", "B*B.B.BBB"}) {
    expect_everywhere(line, ForbiddenKind::kNone);
  }
  // Where one of the two would be six, it is no four.
  for (const auto line : {"BB.*BB.B", "B.BB*.BB", "BBB.*B.BB", "BBBB.*.BBBB"}) {
    expect_everywhere(line, ForbiddenKind::kNone);
  }
  for (const auto line : {"BBB*BB", "*BBBBB", "BBBB*BBBB", "BBBBBBBB*"}) {
    expect_everywhere(line, ForbiddenKind::kOverline);
  }
  for (const auto line : {"BB*BB", "*BBBB", "BBBB*", ".BBB*.", "WBBB*W", "B*B", "*"}) {
    expect_everywhere(line, ForbiddenKind::kNone);
  }
}

TEST(Forbidden, AStraightFourIsOneFour) {
  expect_everywhere(".BB*B.", ForbiddenKind::kNone);
  const auto boards = everywhere(".BB*B.");
  EXPECT_TRUE(explain_forbidden(boards[0].position, boards[0].point).lines.empty());
}

TEST(Forbidden, DoubleThree) {
  EXPECT_EQ(kind_of(drawn({".........",  //
                           ".........",  //
                           "....B....",  //
                           "....B....",  //
                           "..BB*....",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kDoubleThree);
  EXPECT_EQ(kind_of(drawn({"B........",  //
                           ".........",  //
                           ".........",  //
                           "...B.....",  //
                           ".B.B*....",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kNone);       // B..B* on the diagonal is one too far
  EXPECT_EQ(kind_of(drawn({".........",  //
                           ".........",  //
                           "..B......",  //
                           "...B.....",  //
                           ".B.B*....",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kDoubleThree);
}

TEST(Forbidden, AThreeNeedsRoomForAStraightFour) {
  // White, or the edge, one beyond the ends of both fours that the upright line could become.
  EXPECT_EQ(kind_of(drawn({".........",  //
                           "....W....",  //
                           ".........",  //
                           "....B....",  //
                           "..BB*....",  //
                           "....B....",  //
                           ".........",  //
                           "....W....",  //
                           "........."})),
            ForbiddenKind::kNone);
  EXPECT_EQ(kind_of(drawn({".........",  //
                           ".........",  //
                           "..BB*....",  //
                           "....B....",  //
                           "....B....",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kDoubleThree);
  EXPECT_EQ(kind_of(drawn({"..BB*....",  //
                           "....B....",  //
                           "....B....",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kNone);
  EXPECT_EQ(kind_of(drawn({"*BB......",  //
                           "BB.......",  //
                           "B.B......",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kNone);
}

TEST(Forbidden, AThreeThatWouldGrowToSixIsNone) {
  EXPECT_EQ(kind_of(drawn({"...........",  //
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
            ForbiddenKind::kNone);
}

TEST(Forbidden, FourAndThreeIsAllowed) {
  EXPECT_EQ(kind_of(drawn({".........",  //
                           ".........",  //
                           "....B....",  //
                           "....B....",  //
                           ".BBB*....",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kNone);
  EXPECT_EQ(kind_of(drawn({".........",  //
                           "....B....",  //
                           "....B....",  //
                           "....B....",  //
                           ".BBB*....",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kDoubleFour);
}

TEST(Forbidden, TheFirstKindOfTheDefinitionCounts) {
  EXPECT_EQ(kind_of(drawn({".........",  //
                           "....B....",  //
                           "....B....",  //
                           "....B....",  //
                           ".BBB*BBB.",  //
                           ".........",  //
                           ".........",  //
                           ".........",  //
                           "........."})),
            ForbiddenKind::kOverline);
  EXPECT_EQ(kind_of(drawn({"...........",  //
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
            ForbiddenKind::kOverline);
}

TEST(Forbidden, AFiveIsNeverForbidden) {
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
    EXPECT_EQ(kind_of(board), ForbiddenKind::kNone);
    EXPECT_TRUE(explain_forbidden(board.position, board.point).lines.empty());
  }
}

// The level line through the `*` can grow to a straight four at `e` alone, and that point may be
// forbidden itself: then it is no three.
TEST(Forbidden, AThreeWhoseStraightFourIsForbiddenIsFalse) {
  // e would be an overline.
  EXPECT_EQ(kind_of(drawn({"...............",  //
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
            ForbiddenKind::kNone);
  // e would be a double four.
  EXPECT_EQ(kind_of(drawn({"...............",  //
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
            ForbiddenKind::kNone);
  // e would be four and three: that may be played.
  EXPECT_EQ(kind_of(drawn({"...............",  //
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
            ForbiddenKind::kDoubleThree);
  // e would be a double three beside its four.
  EXPECT_EQ(kind_of(drawn({"...............",  //
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
            ForbiddenKind::kNone);
  // The same, but a white stone far off makes one of those threes false, so e may be played.
  EXPECT_EQ(kind_of(drawn({"...............",  //
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
            ForbiddenKind::kDoubleThree);
}

TEST(Forbidden, AStraightFourThatIsAlsoAFiveMakesNoThree) {
  EXPECT_EQ(kind_of(drawn({"...............",  //
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
            ForbiddenKind::kNone);
}

TEST(Forbidden, ListsTheLines) {
  const Drawn cross = drawn({".........",  //
                             "....B....",  //
                             "....B....",  //
                             "....B....",  //
                             "W.BB*B...",  //
                             ".........",  //
                             ".........",  //
                             ".........",  //
                             "........."});
  const ForbiddenPoint found = explain_forbidden(cross.position, cross.point);
  EXPECT_EQ(found.point, 40);
  EXPECT_EQ(found.kind, ForbiddenKind::kDoubleFour);
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
  const ForbiddenPoint both = explain_forbidden(threes.position, threes.point);
  EXPECT_EQ(both.kind, ForbiddenKind::kDoubleThree);
  ASSERT_EQ(both.lines.size(), 2U);
  EXPECT_EQ(both.lines[0].kind, Kind::kThree);
  EXPECT_EQ(both.lines[0].stones, (std::vector<Point>{37, 39, 40}));
  EXPECT_EQ(both.lines[0].next, (std::vector<Point>{38}));
  EXPECT_EQ(both.lines[1].stones, (std::vector<Point>{22, 31, 40}));
  EXPECT_EQ(both.lines[1].next, (std::vector<Point>{13, 49}));

  const Drawn six = everywhere("BBB*BB")[0];
  const ForbiddenPoint overline = explain_forbidden(six.position, six.point);
  EXPECT_EQ(overline.kind, ForbiddenKind::kOverline);
  ASSERT_EQ(overline.lines.size(), 1U);
  EXPECT_EQ(overline.lines[0].kind, Kind::kOverline);
  EXPECT_EQ(overline.lines[0].stones, (std::vector<Point>{0, 1, 2, 3, 4, 5}));
  EXPECT_TRUE(overline.lines[0].next.empty());
}

TEST(Forbidden, EmptyAndFullBoards) {
  Position position(15);
  EXPECT_TRUE(forbidden_points(position).empty());
  for (Point point = 0; point < 225; ++point) position.set(point, Color::kWhite);
  EXPECT_TRUE(forbidden_points(position).empty());
}

/// Every point of the board, its kind and its lines, against the definition.
class Comparison {
 public:
  void compare(const Position& position) {
    forbidden_oracle::Oracle rules(position);
    const std::vector<ForbiddenPoint> found = forbidden_points(position);
    auto next = found.begin();
    for (Point point = 0; point < position.points(); ++point) {
      if (position.at(point) != Color::kNone) continue;
      const forbidden_oracle::Finding wanted = rules.find(point);
      deepest_ = std::max(deepest_, rules.depth());
      ++count_[static_cast<std::size_t>(wanted.kind)];
      ASSERT_EQ(forbidden_at(position, point), wanted.kind);
      if (wanted.kind == ForbiddenKind::kNone) continue;
      ASSERT_TRUE(next != found.end() && next->point == point && next->kind == wanted.kind);
      forbidden_oracle::Rows rows;
      for (const ForbiddenLine& line : next->lines) {
        rows[{line.stones.begin(), line.stones.end()}] = {line.next.begin(), line.next.end()};
        ASSERT_TRUE(std::is_sorted(line.stones.begin(), line.stones.end()));
        ASSERT_EQ(static_cast<int>(line.kind) + 1, static_cast<int>(wanted.kind));
      }
      ASSERT_EQ(rows, wanted.rows);
      ASSERT_EQ(rows.size(), next->lines.size());
      ++next;
    }
    ASSERT_TRUE(next == found.end());
  }

  int count(ForbiddenKind kind) const { return count_[static_cast<std::size_t>(kind)]; }
  int deepest() const { return deepest_; }

 private:
  std::array<int, 4> count_{};
  int deepest_ = 0;
};

constexpr Spread kSpreads[] = {Spread::kUniform, Spread::kClustered, Spread::kBlack};

TEST(Forbidden, AgreesWithTheDefinitionOnRandomBoards) {
  std::mt19937 random(1);
  Comparison comparison;
  for (int board = 0; board < scaled(12000); ++board) {
    const int stones = 10 + static_cast<int>(random() % 71);
    const Spread spread = kSpreads[board % 3];
    ASSERT_NO_FATAL_FAILURE(comparison.compare(random_position(random, 15, stones, spread)))
        << board;
  }
  EXPECT_GT(comparison.count(ForbiddenKind::kOverline), scaled(5000));
  EXPECT_GT(comparison.count(ForbiddenKind::kDoubleFour), scaled(5000));
  EXPECT_GT(comparison.count(ForbiddenKind::kDoubleThree), scaled(3000));
  EXPECT_GE(comparison.deepest(), 8);
}

TEST(Forbidden, AgreesWithTheDefinitionOnEverySize) {
  std::mt19937 random(2);
  Comparison comparison;
  for (int board = 0; board < scaled(1800); ++board) {
    const int size = kMinSize + board % (kMaxSize - kMinSize + 1);
    const int stones = 5 + static_cast<int>(random() % static_cast<unsigned>(size * size / 2));
    const Spread spread = kSpreads[random() % 3];
    ASSERT_NO_FATAL_FAILURE(comparison.compare(random_position(random, size, stones, spread)))
        << board;
  }
  EXPECT_GT(comparison.count(ForbiddenKind::kDoubleThree), scaled(500));
}

// Plays the points in `next` and checks what they make.
TEST(Forbidden, TheLinesHoldOnTheBoard) {
  std::mt19937 random(3);
  int fours = 0, threes = 0;
  for (int board = 0; board < 150; ++board) {
    Position position = random_position(random, 11, 40, Spread::kBlack);
    const auto fives = [&](Point point) {
      std::string text;
      position.set(point, Color::kBlack);
      for (Point at = 0; at < position.points(); ++at) {
        text += position.at(at) == Color::kBlack ? 'B' : '.';
      }
      position.set(point, Color::kNone);
      return judge_oracle::winning_stones(text, Rule::kStandard, position.size());
    };
    const auto makes_five_of = [&](Point point, const std::vector<Point>& stones) {
      const auto cells = fives(point);
      return cells.count(point) != 0 && std::all_of(stones.begin(), stones.end(),
                                                    [&](Point p) { return cells.count(p) != 0; });
    };
    for (const ForbiddenPoint& found : forbidden_points(position)) {
      position.set(found.point, Color::kBlack);
      for (const ForbiddenLine& line : found.lines) {
        ASSERT_TRUE(std::binary_search(line.stones.begin(), line.stones.end(), found.point));
        for (const Point stone : line.stones) ASSERT_EQ(position.at(stone), Color::kBlack);
        for (const Point next : line.next) {
          ASSERT_EQ(position.at(next), Color::kNone);
          if (line.kind == Kind::kFour) {
            ASSERT_TRUE(makes_five_of(next, line.stones));
            ++fours;
          } else {
            ASSERT_EQ(forbidden_at(position, next), ForbiddenKind::kNone);
            position.set(next, Color::kBlack);
            std::vector<Point> four = line.stones;
            four.push_back(next);
            int ends = 0;
            for (Point end = 0; end < position.points(); ++end) {
              ends += position.at(end) == Color::kNone && makes_five_of(end, four);
            }
            ASSERT_EQ(ends, 2);
            position.set(next, Color::kNone);
            ++threes;
          }
        }
      }
      position.set(found.point, Color::kNone);
    }
  }
  EXPECT_GT(fours, 50);
  EXPECT_GT(threes, 30);
}

TEST(Forbidden, OfChainsOfThreesAreFoundAtOnce) {
  // Pairs along the diagonals: every point is part of threes that depend on further threes. The
  // number is what looking at all of them gives, in a million steps.
  Position position(kMaxSize);
  for (int row = 0; row < kMaxSize; ++row) {
    for (int col = 0; col < kMaxSize; ++col) {
      if ((row + col) % 6 < 2) position.set(row * kMaxSize + col, Color::kBlack);
    }
  }
  EXPECT_EQ(forbidden_points(position).size(), 204U);
}

}  // namespace
}  // namespace qiju::gomoku

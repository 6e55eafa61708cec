#include "gomoku/rules/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/judge_oracle.h"
#include "gomoku/rules/last_move.h"
#include "scale.h"

namespace qiju::gomoku {

// For GoogleTest's messages and comparisons.
bool operator==(const Verdict& a, const Verdict& b) {
  return a.status == b.status && a.illegal_move == b.illegal_move &&
         a.occupied_by == b.occupied_by && a.winner == b.winner && a.reason == b.reason &&
         a.forbidden == b.forbidden && a.move == b.move && a.rows == b.rows && a.cells == b.cells;
}

namespace {

using Moves = std::vector<Point>;

/// The game in which black plays `black` and white `white`, in turn.
Moves in_turn(const Moves& black, const Moves& white) {
  Moves moves;
  for (std::size_t i = 0; i < black.size(); ++i) {
    moves.push_back(black[i]);
    if (i < white.size()) moves.push_back(white[i]);
  }
  return moves;
}

/// `rows` if there are several.
Verdict won(Winner winner, int move, Moves cells, std::vector<Moves> rows = {}) {
  Verdict verdict;
  verdict.winner = winner;
  verdict.reason = Reason::kFive;
  verdict.move = move;
  verdict.rows = rows.empty() ? std::vector<Moves>{cells} : std::move(rows);
  verdict.cells = std::move(cells);
  return verdict;
}

Verdict lost(ForbiddenKind forbidden, int move) {
  Verdict verdict;
  verdict.winner = Winner::kWhite;
  verdict.reason = Reason::kForbidden;
  verdict.forbidden = forbidden;
  verdict.move = move;
  return verdict;
}

Verdict refused(GameStatus status, int illegal_move, int occupied_by = -1) {
  Verdict verdict;
  verdict.status = status;
  verdict.illegal_move = illegal_move;
  verdict.occupied_by = occupied_by;
  return verdict;
}

/// Every point of the board, in an order that the same seed gives on every platform.
Moves shuffled(std::mt19937& random, int size) {
  Moves points(judge_oracle::index(size, 0, size));
  for (std::size_t i = 0; i < points.size(); ++i) {
    points[i] = static_cast<Point>(i);
    std::swap(points[i], points[random() % (i + 1)]);
  }
  return points;
}

/// A full game that nobody wins: pairs of one colour, shifted in every second row.
Moves drawn_game(int size) {
  Moves black, white;
  for (Point point = 0; point < size * size; ++point) {
    const bool is_black = (point % size / 2 + point / size) % 2 == 0;
    (is_black ? black : white).push_back(point);
  }
  return in_turn(black, white);
}

std::vector<std::uint8_t> bytes(const Moves& moves) { return {moves.begin(), moves.end()}; }

TEST(Judge, FindsARowOfFive) {
  const Moves moves = {0, 1, 15, 16, 30, 31, 45, 46, 60};
  EXPECT_EQ(judge(moves), won(Winner::kBlack, 8, {0, 15, 30, 45, 60}));
  EXPECT_EQ(judge_last_move(moves), LastMove::kWin);
  EXPECT_EQ(judge(std::span(moves).first(8)), Verdict{});
  EXPECT_EQ(judge_last_move(std::span(moves).first(8)), LastMove::kNoWin);
}

TEST(Judge, FindsWhitesRow) {
  const Moves moves = {100, 0, 102, 16, 104, 32, 106, 48, 108, 64};
  EXPECT_EQ(judge(moves), won(Winner::kWhite, 9, {0, 16, 32, 48, 64}));
  EXPECT_EQ(judge_last_move(moves), LastMove::kWin);
}

TEST(Judge, DoesNotWrapAroundTheEdge) {
  for (const Moves& moves : {Moves{11, 224, 12, 223, 13, 222, 14, 221, 15},
                             Moves{27, 224, 43, 222, 59, 220, 75, 218, 91},
                             Moves{3, 224, 17, 222, 31, 220, 45, 218, 59}}) {
    EXPECT_EQ(judge(moves), Verdict{});
    EXPECT_EQ(judge_last_move(moves), LastMove::kNoWin);
  }
}

TEST(Judge, AnOverlineOfBlackWinsInFreestyleAlone) {
  const Moves moves = in_turn({0, 1, 2, 4, 5, 3}, {30, 32, 34, 36, 38});
  EXPECT_EQ(judge(moves, Rule::kFreestyle), won(Winner::kBlack, 10, {0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(judge(moves, Rule::kStandard), Verdict{});
  EXPECT_EQ(judge(moves, Rule::kCaro), Verdict{});
  EXPECT_EQ(judge(moves, Rule::kRenju), lost(ForbiddenKind::kOverline, 10));
  EXPECT_EQ(judge_last_move(moves), LastMove::kWin);
}

TEST(Judge, AnOverlineOfWhiteWinsInRenjuToo) {
  const Moves moves = in_turn({30, 32, 34, 36, 38, 40}, {0, 1, 2, 4, 5, 3});
  for (const Rule rule : {Rule::kFreestyle, Rule::kRenju}) {
    EXPECT_EQ(judge(moves, rule), won(Winner::kWhite, 11, {0, 1, 2, 3, 4, 5}));
  }
  for (const Rule rule : {Rule::kStandard, Rule::kCaro}) EXPECT_EQ(judge(moves, rule), Verdict{});
}

TEST(Judge, AForbiddenMoveEndsTheGame) {
  // Black's third three meets the other two in 112: the double three ends it, whatever comes after.
  Moves moves = in_turn({111, 113, 97, 127, 112}, {0, 2, 4, 6});
  EXPECT_EQ(judge(moves, Rule::kRenju), lost(ForbiddenKind::kDoubleThree, 8));
  for (const Rule rule : {Rule::kFreestyle, Rule::kStandard, Rule::kCaro}) {
    EXPECT_EQ(judge(moves, rule), Verdict{});
  }
  moves.insert(moves.end(), {8, 110, 10, 114});
  EXPECT_EQ(judge(moves, Rule::kRenju), lost(ForbiddenKind::kDoubleThree, 8));
  EXPECT_EQ(judge(moves, Rule::kFreestyle), won(Winner::kBlack, 12, {110, 111, 112, 113, 114}));
  moves.push_back(0);
  EXPECT_EQ(judge(moves, Rule::kRenju), refused(GameStatus::kOccupied, 13, 1));
}

TEST(Judge, NothingIsForbiddenToWhite) {
  const Moves moves = in_turn({0, 2, 4, 6, 8}, {111, 113, 97, 127, 112});
  EXPECT_EQ(judge(moves, Rule::kRenju), Verdict{});
}

TEST(Judge, AFiveThatIsAlsoAnOverlineWinsInRenju) {
  const Moves moves =
      in_turn({1, 2, 4, 5, 6, 18, 33, 48, 63, 3}, {91, 93, 95, 97, 99, 121, 123, 125, 127});
  EXPECT_EQ(judge(moves, Rule::kRenju), won(Winner::kBlack, 18, {3, 18, 33, 48, 63}));
}

TEST(Judge, CaroWantsAnEndThatNoStoneBlocks) {
  const auto five = [](const Moves& white) { return in_turn({31, 32, 33, 35, 34}, white); };
  const Verdict win = won(Winner::kBlack, 8, {31, 32, 33, 34, 35});
  EXPECT_EQ(judge(five({30, 36, 100, 102}), Rule::kCaro), Verdict{});
  EXPECT_EQ(judge(five({30, 36, 100, 102}), Rule::kStandard), win);
  EXPECT_EQ(judge(five({30, 104, 100, 102}), Rule::kCaro), win);
  EXPECT_EQ(judge(five({106, 36, 100, 102}), Rule::kCaro), win);
  // The edge is no stone.
  const Moves edge = in_turn({30, 31, 32, 33, 34}, {35, 29, 100, 102});
  EXPECT_EQ(judge(edge, Rule::kCaro), won(Winner::kBlack, 8, {30, 31, 32, 33, 34}));
  // A stone that comes later takes nothing back, and blocks no row that stands.
  Moves later = five({30, 104, 100, 102});
  later.push_back(36);
  EXPECT_EQ(judge(later, Rule::kCaro), win);
}

TEST(Judge, AFiveBesideAnOverlineWinsInStandard) {
  const Moves moves =
      in_turn({1, 2, 4, 5, 6, 18, 33, 48, 63, 3}, {91, 93, 95, 97, 99, 121, 123, 125, 127});
  EXPECT_EQ(judge(moves, Rule::kStandard), won(Winner::kBlack, 18, {3, 18, 33, 48, 63}));
  EXPECT_EQ(judge(moves, Rule::kFreestyle),
            won(Winner::kBlack, 18, {1, 2, 3, 4, 5, 6, 18, 33, 48, 63},
                {{1, 2, 3, 4, 5, 6}, {3, 18, 33, 48, 63}}));
}

TEST(Judge, GivesBothRowsThroughOneStone) {
  const Moves moves =
      in_turn({111, 110, 109, 108, 97, 82, 67, 52, 112}, {0, 2, 4, 6, 8, 10, 12, 14});
  EXPECT_EQ(judge(moves), won(Winner::kBlack, 16, {52, 67, 82, 97, 108, 109, 110, 111, 112},
                              {{108, 109, 110, 111, 112}, {52, 67, 82, 97, 112}}));
}

TEST(Judge, EndsTheGameAtItsFirstRow) {
  Moves moves = {0, 1, 15, 16, 30, 31, 45, 46, 60, 61, 200, 76, 202};
  EXPECT_EQ(judge(moves), won(Winner::kBlack, 8, {0, 15, 30, 45, 60}));
  EXPECT_EQ(judge_last_move(moves), LastMove::kNoWin);
  moves.push_back(30);
  EXPECT_EQ(judge(moves), refused(GameStatus::kOccupied, 13, 4));
}

TEST(Judge, AnEmptyGameIsNotOver) {
  EXPECT_EQ(judge({}), Verdict{});
  EXPECT_EQ(judge_last_move(Moves{}), LastMove::kNoWin);
}

TEST(Judge, AFullBoardIsADraw) {
  const Moves moves = drawn_game(15);
  ASSERT_EQ(moves.size(), 225U);
  Verdict draw;
  draw.winner = Winner::kDraw;
  draw.reason = Reason::kFull;
  draw.move = 224;
  for (const Rule rule : kRules) EXPECT_EQ(judge(moves, rule), draw);
  EXPECT_EQ(judge(std::span(moves).first(224)), Verdict{});
  EXPECT_EQ(judge_last_move(moves), LastMove::kNoWin);

  Moves longer = moves;
  longer.push_back(225);
  EXPECT_EQ(judge(longer), refused(GameStatus::kOffBoard, 225));
  longer.back() = moves[7];
  EXPECT_EQ(judge(longer), refused(GameStatus::kOccupied, 225, 7));
}

TEST(Judge, TheLastPointOfABoardMayWin) {
  // Black's last stone, 24, ends a diagonal on a full 5×5 board.
  const Moves moves = in_turn({0, 1, 2, 6, 8, 9, 12, 15, 16, 18, 20, 22, 24},
                              {3, 4, 5, 7, 10, 11, 13, 14, 17, 19, 21, 23});
  ASSERT_EQ(moves.size(), 25U);
  EXPECT_EQ(judge(moves, Rule::kStandard, 5), won(Winner::kBlack, 24, {0, 6, 12, 18, 24}));
}

TEST(Judge, RefusesPointsOffTheBoard) {
  for (const Point point : {-1, 225, -15, 1000000, 2147483647, -2147483647 - 1}) {
    const Moves moves = {0, 1, point, 1};
    EXPECT_EQ(judge(moves), refused(GameStatus::kOffBoard, 2));
    EXPECT_EQ(judge_last_move(moves), LastMove::kIllegal);
    EXPECT_EQ(judge_last_move(Moves{7, point}), LastMove::kIllegal);
  }
  EXPECT_EQ(judge(Moves{24, 25}, Rule::kFreestyle, 5), refused(GameStatus::kOffBoard, 1));
  EXPECT_EQ(judge(Moves{483}, Rule::kFreestyle, 22).status, GameStatus::kLegal);
}

TEST(Judge, RefusesOccupiedPoints) {
  const Moves moves = {0, 0, 1, 1, 2, 2, 3, 3, 4};
  EXPECT_EQ(judge(moves), refused(GameStatus::kOccupied, 1, 0));
  EXPECT_EQ(judge_last_move(moves), LastMove::kIllegal);
}

TEST(Judge, AgreesWithTheRowRulesOnRandomGames) {
  std::mt19937 random(5);
  int fives = 0, draws = 0, unfinished = 0, forbidden = 0;
  const auto compare = [&](int size, int games) {
    for (int game = 0; game < scaled(games); ++game) {
      Moves moves = shuffled(random, size);
      if (game % 2 == 1) moves.resize(random() % moves.size());
      for (const Rule rule : kRules) {
        const Verdict verdict = judge_oracle::judge(moves, rule, size);
        ASSERT_EQ(judge(moves, rule, size), verdict);
        fives += verdict.reason == Reason::kFive;
        draws += verdict.reason == Reason::kFull;
        unfinished += verdict.reason == Reason::kNone;
        forbidden += verdict.reason == Reason::kForbidden;
      }
    }
  };
  compare(5, 1500);
  compare(6, 600);
  compare(7, 300);
  compare(9, 400);
  compare(15, 200);
  compare(22, 30);
  EXPECT_GT(fives, scaled(1000));
  EXPECT_GT(draws, scaled(300));
  EXPECT_GT(unfinished, scaled(1000));
  EXPECT_GT(forbidden, scaled(150));
}

TEST(Judge, AgreesWithTheRowRulesOnLastMoves) {
  std::mt19937 random(6);
  int wins = 0;
  for (int game = 0; game < 20000; ++game) {
    Moves moves = shuffled(random, 15);
    moves.resize(1 + random() % moves.size());
    // Rows of the last mover that the last stone is no part of do not count.
    const std::size_t count = moves.size();
    const auto board = judge_oracle::position(moves, 15);
    const int row = moves.back() / 15, col = moves.back() % 15;
    const auto same = [&](int r, int c) {
      return r >= 0 && r < 15 && c >= 0 && c < 15 &&
             board[judge_oracle::index(r, c, 15)] == (count % 2 == 1 ? 'B' : 'W');
    };
    bool win = false;
    for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
      for (int start = -4; start <= 0; ++start) {
        bool five = true;
        for (int i = start; i < start + 5; ++i) five &= same(row + i * down, col + i * right);
        win |= five;
      }
    }
    ASSERT_EQ(judge_last_move(moves), win ? LastMove::kWin : LastMove::kNoWin);
    ASSERT_EQ(judge_last_move(bytes(moves)), judge_last_move(moves));
    wins += win;
  }
  EXPECT_GT(wins, 300);
}

TEST(Judge, RefusesRandomIllegalGames) {
  std::mt19937 random(7);
  for (int game = 0; game < 3000; ++game) {
    const int size = kMinSize + static_cast<int>(random() % (kMaxSize - kMinSize + 1));
    Moves moves = shuffled(random, size);
    moves.resize(2 + random() % (moves.size() - 1));
    // Two faults: the first one is reported.
    const std::size_t second = 1 + random() % (moves.size() - 1);
    const std::size_t first = 1 + random() % second;
    moves[second] = random() % 2 == 0 ? -1 : size * size;
    Verdict wanted = refused(GameStatus::kOffBoard, static_cast<int>(first));
    if (random() % 2 == 0) {
      moves[first] = random() % 2 == 0 ? -7 : size * size + 7;
    } else {
      const std::size_t earlier = random() % first;
      moves[first] = moves[earlier];
      wanted = refused(GameStatus::kOccupied, static_cast<int>(first), static_cast<int>(earlier));
    }
    ASSERT_EQ(judge(moves, Rule::kFreestyle, size), wanted);
    if (size == kSize) {
      ASSERT_EQ(judge_last_move(moves), LastMove::kIllegal);
      ASSERT_EQ(judge_last_move(bytes(moves)), LastMove::kIllegal);
    }
  }
}

TEST(JudgeSetup, FindsTheRowsOfEitherColourWhateverTheOrder) {
  std::mt19937 random(12);
  int won = 0;
  for (int i = 0; i < 4000; ++i) {
    const Rule rule = kRules[i % 4];
    const int size = 5 + static_cast<int>(random() % 5);
    Moves turns = shuffled(random, size);
    turns.resize(random() % turns.size());
    for (Point& turn : turns) turn = random() % 3 == 0 ? kPass : turn;
    std::string board(judge_oracle::index(size, 0, size), '.');
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      if (turns[turn] != kPass) {
        board[static_cast<std::size_t>(turns[turn])] = turn % 2 == 0 ? 'B' : 'W';
      }
    }
    std::array<Moves, 2> stones;  // of the winning rows
    for (const Point point : judge_oracle::winning_stones(board, rule, size)) {
      stones[board[static_cast<std::size_t>(point)] == 'W'].push_back(point);
    }
    const std::size_t last = (turns.size() + 1) % 2;
    const std::size_t winner = stones[last].empty() ? 1 - last : last;
    const Verdict verdict = judge_setup(turns, rule, size);
    ASSERT_EQ(verdict.cells, stones[winner]);
    ASSERT_EQ(verdict.winner, stones[winner].empty() ? Winner::kNone
                              : winner == 0          ? Winner::kBlack
                                                     : Winner::kWhite);
    ASSERT_EQ(verdict.move, -1);
    std::set<Point> in_rows;
    for (const Moves& row : verdict.rows) in_rows.insert(row.begin(), row.end());
    ASSERT_EQ(Moves(in_rows.begin(), in_rows.end()), verdict.cells);
    won += !verdict.cells.empty();
  }
  EXPECT_GT(won, 100);
}

TEST(JudgeSetup, ListsEachRowOnce) {
  Moves turns;
  for (const Point stone : {0, 1, 2, 3, 4, 20, 40, 60, 80}) {
    turns.push_back(kPass);
    turns.push_back(stone);
  }
  const Verdict verdict = judge_setup(turns, Rule::kFreestyle, 19);
  EXPECT_EQ(verdict.rows, (std::vector<Moves>{{0, 1, 2, 3, 4}, {0, 20, 40, 60, 80}}));
  EXPECT_EQ(verdict.cells, (Moves{0, 1, 2, 3, 4, 20, 40, 60, 80}));
}

TEST(JudgeSetup, RefusesWhatIsNoPosition) {
  EXPECT_EQ(judge_setup(Moves{3, kPass, 25}, Rule::kFreestyle, 5),
            refused(GameStatus::kOffBoard, 2));
  EXPECT_EQ(judge_setup(Moves{kPass, 3, 4, kPass, 3}, Rule::kFreestyle, 5),
            refused(GameStatus::kOccupied, 4, 1));
}

TEST(JudgeSetup, AFullBoardIsADraw) {
  const Verdict verdict = judge_setup(drawn_game(15), Rule::kFreestyle, 15);
  EXPECT_EQ(verdict.winner, Winner::kDraw);
  EXPECT_EQ(verdict.reason, Reason::kFull);
}

}  // namespace
}  // namespace qiju::gomoku

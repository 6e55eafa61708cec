#include "gomoku/search/force_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>

#include "broken_precondition.h"
#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/boards.h"
#include "gomoku/rules/judge.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/defences.h"
#include "gomoku/search/force_oracle.h"
#include "gomoku/search/force_problems.h"
#include "gomoku/search/near_game.h"
#include "gomoku/search/quiet_wins.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

ForceResult solve(std::span<const Point> game, Rule rule, int size, ForceKind kind,
                  std::uint32_t budget = 1'000'000, ForceOptions options = {}) {
  ForceSearch search(game, rule, size, kind, false, options);
  search.run(budget);
  return search.result();
}

/// The same on a drawn board, for the colour given.
struct Case {
  std::vector<Point> game;
  int size;

  Case(std::initializer_list<std::string_view> rows, Color to_move) {
    const Position position = drawn(rows).position;
    size = position.size();
    std::vector<Point> black, white;
    for (Point point = 0; point < position.points(); ++point) {
      if (position.at(point) == Color::kBlack) black.push_back(point);
      if (position.at(point) == Color::kWhite) white.push_back(point);
    }
    EXPECT_EQ(black.size(), white.size() + (to_move == Color::kWhite));
    for (std::size_t i = 0; i < black.size(); ++i) {
      game.push_back(black[i]);
      if (i < white.size()) game.push_back(white[i]);
    }
  }

  ForceResult solve(Rule rule, ForceKind kind = ForceKind::kVcf) const {
    return gomoku::solve(game, rule, size, kind);
  }
};

/// Attacking moves of a line including the five, which is counted even if renju forbids the last
/// defence and the line ends there.
int attacks(const ForceResult& force) { return static_cast<int>(force.line.size()) / 2 + 1; }

struct Problem {
  std::vector<Point> game;
  Rule rule;
  int known;  ///< attacking moves of a win, 0 if there is none
};

std::vector<Problem> problems() {
  std::vector<Problem> all;
  for (const auto& [rule, text] :
       {std::pair{Rule::kFreestyle, kFreestyleProblems}, std::pair{Rule::kRenju, kRenjuProblems}}) {
    std::istringstream lines{std::string(text)};
    std::string game;
    for (int known = 0; lines >> known >> game;) all.push_back({decode(game).moves, rule, known});
  }
  return all;
}

TEST(Force, TakesAFive) {
  const Case board({"BBBB....", "W.......", "W.......", "W.......", "........", ".......W",
                    "........", "........"},
                   Color::kBlack);
  const ForceResult force = board.solve(Rule::kFreestyle);
  EXPECT_EQ(force.status, ForceStatus::kWin);
  EXPECT_EQ(force.line, std::vector<Point>{4});
}

TEST(Force, ComesTooLateAgainstTwoFives) {
  const Case board({".WWWW....", ".........", ".BBB.....", ".........", ".B.......", ".........",
                    ".........", ".........", "........."},
                   Color::kBlack);
  EXPECT_EQ(board.solve(Rule::kFreestyle, ForceKind::kVct).status, ForceStatus::kNone);
}

TEST(Force, WinsIfRenjuForbidsTheOnlyDefence) {
  // White's four at 40 leaves Black 41, where he has six in a row.
  const Case board({"........W", ".....B...", ".....B...", ".....B...", "BWWW.....", ".....B...",
                    ".....B...", ".........", "W........"},
                   Color::kWhite);
  const ForceResult force = board.solve(Rule::kRenju);
  EXPECT_EQ(force.status, ForceStatus::kWin);
  EXPECT_EQ(force.line, (std::vector<Point>{40, 41}));
  EXPECT_EQ(board.solve(Rule::kFreestyle).status, ForceStatus::kNone);
}

TEST(Force, DoesNotAttackWithForbiddenMoves) {
  const Case fours({"W.......W", "....W....", "....B....", "....B....", "....B....", "WBBB.....",
                    ".........", ".........", "W.......W"},
                   Color::kBlack);
  EXPECT_EQ(fours.solve(Rule::kFreestyle).line.front(), 49);
  EXPECT_EQ(fours.solve(Rule::kStandard).line.front(), 49);
  EXPECT_EQ(fours.solve(Rule::kRenju).status, ForceStatus::kNone);
}

TEST(Force, ACaroFiveCanBeBlocked) {
  const Case board({"WBBBB.W..", ".........", ".........", ".........", ".........", ".........",
                    ".........", ".........", "W.......W"},
                   Color::kBlack);
  EXPECT_EQ(board.solve(Rule::kFreestyle).status, ForceStatus::kWin);
  EXPECT_EQ(board.solve(Rule::kCaro).status, ForceStatus::kNone);
}

TEST(Force, LooksForAVcfFirst) {
  const Case threes({"W.......W", ".........", "....B....", "....B....", "..BB.....", ".........",
                     ".........", ".........", "W.......W"},
                    Color::kBlack);
  EXPECT_EQ(threes.solve(Rule::kFreestyle, ForceKind::kVcf).status, ForceStatus::kNone);
  const ForceResult force = threes.solve(Rule::kFreestyle, ForceKind::kVct);
  EXPECT_EQ(force.status, ForceStatus::kWin);
  EXPECT_EQ(force.kind, ForceKind::kVct);

  const Case fours({"W.......W", ".........", ".BBB.....", ".........", ".........", ".........",
                    ".........", ".........", "W........"},
                   Color::kBlack);
  EXPECT_EQ(fours.solve(Rule::kFreestyle, ForceKind::kVct).kind, ForceKind::kVcf);
}

TEST(Force, SearchesForThreesWhatItHasSearchedForFours) {
  const auto game =
      decode("e5 g7 g6 g4 h6 f2 f1 i7 g5 f6 f7 e7 i4 i5 i6 f8 d8 d2", Notation::kCoordinates, 9)
          .moves;
  EXPECT_EQ(solve(game, Rule::kFreestyle, 9, ForceKind::kVcf).status, ForceStatus::kNone);
  const ForceResult force = solve(game, Rule::kFreestyle, 9, ForceKind::kVct);
  ASSERT_EQ(force.status, ForceStatus::kWin);
  EXPECT_EQ(force.kind, ForceKind::kVct);
  EXPECT_TRUE(ForceOracle(game, Rule::kFreestyle, 9).holds(force, 2000));
}

TEST(Force, IsStoppedByADoubleFour) {
  const auto game = decode("e4 c5 f5 h7 d6 a5 c3 a3 f8 b4 d8 d4 e2 g8 c6 a7 c4 d3 d2 d7 b3 a1",
                           Notation::kCoordinates, 8)
                        .moves;
  EXPECT_EQ(solve(game, Rule::kFreestyle, 8, ForceKind::kVct).status, ForceStatus::kNone);
}

TEST(Force, SolvesEveryProblem) {
  int wins = 0, longest = 0, counters = 0;
  const auto all = problems();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!sampled(i)) continue;
    const auto& [game, rule, known] = all[i];
    // The hardest one takes 33,000, because a long search begins again.
    const ForceResult force = solve(game, rule, kSize, ForceKind::kVcf, 50'000);
    if (known == 0) {
      EXPECT_EQ(force.status, ForceStatus::kNone) << encode(game);
      continue;
    }
    ASSERT_EQ(force.status, ForceStatus::kWin) << encode(game);
    EXPECT_TRUE(ForceOracle(game, rule, kSize).holds(force, 0)) << encode(game);

    auto moves = game;
    for (const Point move : force.line) {
      // A defender's four that this attacking move blocks.
      const Color defender = game.size() % 2 == 0 ? Color::kWhite : Color::kBlack;
      counters += move != force.line.back() && (moves.size() - game.size()) % 2 == 0 &&
                  ForceOracle(moves, rule, kSize).makes_five(move, defender);
      moves.push_back(move);
    }
    const Verdict verdict = judge(moves, rule);
    EXPECT_EQ(verdict.winner, game.size() % 2 == 0 ? Winner::kBlack : Winner::kWhite);
    EXPECT_EQ(verdict.move + 1, static_cast<int>(moves.size())) << encode(game);
    ++wins;
    longest = std::max(longest, known);
  }
  EXPECT_GE(wins, scaled(300));
  EXPECT_GE(longest, 20);
  EXPECT_GE(counters, scaled(50));
}

TEST(Force, AgreesWithTheOracleOnVcf) {
  std::mt19937 random(5);
  int wins = 0, none = 0, forbidden = 0;
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(1000); ++i) {
      const int size = 8 + static_cast<int>(random() % 4);
      auto game = near_game(random, rule, size, 12 + static_cast<int>(random() % 20));
      const ForceResult force = solve(game, rule, size, ForceKind::kVcf);
      ASSERT_NE(force.status, ForceStatus::kUndecided);
      const bool won = force.status == ForceStatus::kWin;
      ForceOracle oracle(game, rule, size);
      const auto truth = oracle.wins(ForceKind::kVcf, won ? attacks(force) : 9, 200);
      if (!truth) continue;
      ASSERT_EQ(won, *truth) << encode(game, Notation::kCoordinates, size);
      (won ? wins : none) += 1;
      if (!won) continue;
      ASSERT_TRUE(oracle.holds(force, 2000)) << encode(game, Notation::kCoordinates, size);
      forbidden += force.line.size() % 2 == 0;
    }
  }
  EXPECT_GT(wins, scaled(1000));
  EXPECT_GT(none, scaled(1000));
  EXPECT_GE(forbidden, scaled(3));
}

struct Agreement {
  int wins = 0, none = 0;
};

/// Compares searches for a VCT in random games with the oracle.
void compare_with_oracle(bool quiet, int games, Agreement& found) {
  std::mt19937 random(6);
  for (const Rule rule : kRules) {
    for (int i = 0; i < games; ++i) {
      const int size = 7 + static_cast<int>(random() % 3);
      const auto game = near_game(random, rule, size, 8 + static_cast<int>(random() % 12));
      const auto text = encode(game, Notation::kCoordinates, size);
      const ForceResult force = solve(game, rule, size, ForceKind::kVct, 20'000, {.quiet = quiet});
      if (force.status == ForceStatus::kUndecided) continue;
      const bool won = force.status == ForceStatus::kWin;
      ForceOracle oracle(game, rule, size);
      const int most = won ? attacks(force) : quiet ? 3 : 4;
      const auto truth = oracle.wins(ForceKind::kVct, most, 300, kPass, quiet);
      ASSERT_TRUE(!won || oracle.holds(force, 100, quiet)) << text;
      if (!truth) continue;
      ASSERT_EQ(won, *truth) << text;
      ++(won ? found.wins : found.none);
    }
  }
}

TEST(Force, AgreesWithTheOracleOnVct) {
  Agreement found;
  compare_with_oracle(false, scaled(150), found);
  EXPECT_GT(found.wins, scaled(100));
  EXPECT_GT(found.none, scaled(100));
}

TEST(Force, AgreesWithTheOracleOnQuietMoves) {
  Agreement found;
  compare_with_oracle(true, scaled(150), found);
  EXPECT_GT(found.wins, scaled(100));
  EXPECT_GT(found.none, scaled(50));
}

TEST(Force, WinsByQuietMovesAgainstEveryReply) {
  for (const auto& [rule, size, text] : kQuietWins) {
    auto game = decode(text, Notation::kCoordinates, size).moves;
    const Winner attacker = game.size() % 2 == 0 ? Winner::kBlack : Winner::kWhite;
    const ForceOptions quiet{.quiet = true};
    const auto attack = [&, rule = rule, size = size](ForceOptions options) {
      return solve(game, rule, size, ForceKind::kVct, 1'000'000, options);
    };
    const ForceResult force = attack(quiet);
    ASSERT_EQ(force.status, ForceStatus::kWin) << text;
    EXPECT_EQ(attack({}).status, ForceStatus::kNone);
    game.push_back(force.line.front());
    for (Point reply = 0; reply < size * size; ++reply) {
      game.push_back(reply);
      const Verdict verdict = judge(game, rule, size);
      if (verdict.status == GameStatus::kLegal && verdict.winner == Winner::kNone) {
        EXPECT_EQ(attack(quiet).status, ForceStatus::kWin) << reply;
      } else if (verdict.status == GameStatus::kLegal) {
        EXPECT_EQ(verdict.winner, attacker);
      }
      game.pop_back();
    }
  }
}

TEST(Force, SeesTheDefencesAgainstQuietMoves) {
  // The threatened VCF is stopped by a stone on its points, by fours of the defender, or by one
  // that allows a reply which renju forbids.
  for (const auto& [rule, size, text] :
       {QuietMoves{Rule::kFreestyle, 8, "e4 d2 e1 g6 g2 f4 f6 d7 h7 h8 f1 d4 d6 g1 f2 f7 e3 f3"},
        QuietMoves{Rule::kFreestyle, 9,
                   "e5 d4 d6 g6 c4 c5 e6 f6 b6 g5 c7 b5 c3 d5 a3 f8 g7 e4 e8 d7 a5"},
        QuietMoves{Rule::kStandard, 8, "e4 g2 f4 e2 g1 e6 g6 d1 d2 g5 e3 h5 f2 f7 f6"},
        QuietMoves{Rule::kRenju, 8, "e4 c5 f6 e3 e6 g4 d4 d3 f4 f5 f3 c8 g5"},
        QuietMoves{Rule::kRenju, 10, "f5 d4 g7 f3 g5 e7 i5 h5 e4 b5 c6 j3 h2"}}) {
    const auto game = decode(text, Notation::kCoordinates, size).moves;
    EXPECT_EQ(solve(game, rule, size, ForceKind::kVct, 1'000'000, {.quiet = true}).status,
              ForceStatus::kNone)
        << text;
  }
}

TEST(Force, ResumesWhereItStopped) {
  int slices = 0;
  std::uint64_t whole = 0, sliced = 0;
  std::size_t number = 0;
  for (const auto& [game, rule, known] : problems()) {
    if (!sampled(number++)) continue;
    ForceSearch at_once(game, rule, kSize, ForceKind::kVcf);
    ASSERT_TRUE(at_once.run(1'000'000));
    ForceSearch search(game, rule, kSize, ForceKind::kVcf);
    const auto run = [&search] {
      const auto before = search.searched();
      const bool finished = search.run(1000);
      EXPECT_LE(search.searched() - before, 1000 + kSize * kSize);  // at most a line beyond it
      return finished;
    };
    for (; !run() && search.searched() < 2'000'000; ++slices) {
      EXPECT_EQ(search.result().status, ForceStatus::kUndecided);
    }
    const auto searched = search.searched();
    sliced += searched;
    whole += at_once.searched();
    EXPECT_EQ(search.result().status, at_once.result().status) << encode(game);
    EXPECT_TRUE(search.run(1000));
    EXPECT_EQ(search.searched(), searched);
  }
  EXPECT_GT(slices, scaled(200));
  EXPECT_LT(sliced, 2 * whole);
}

TEST(Force, RequiresAGameThatIsNotOver) {
  const std::vector<Point> won{0, 15, 1, 16, 2, 17, 3, 18, 4};
  expect_assertion([&] { ForceSearch(won, Rule::kFreestyle, kSize, ForceKind::kVcf); });
  const std::span<const Point> four = std::span(won).first(8);  // and Black, to move, has a five
  expect_assertion([&] { ForceSearch(four, Rule::kFreestyle, kSize, ForceKind::kVct, true); });
}

TEST(Force, AfterAThreatIsAWinAgainstEveryReply) {
  std::mt19937 random(31);
  int wins = 0, none = 0;
  for (int i = 0; i < scaled(1000); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = 7 + static_cast<int>(random() % 3);
    auto game = near_game(random, rule, size, 9 + static_cast<int>(random() % 12));
    if (solve(game, rule, size, ForceKind::kVcf).line.size() == 1) continue;  // a five
    ForceSearch search(game, rule, size, ForceKind::kVct, true);
    while (!search.run(100'000)) {
    }
    const ShapeBoard board(game, rule, size);
    bool expected = opponent_threat(board, board.to_move()) != Shape::kNone;
    for (Point reply = 0; reply < size * size && expected; ++reply) {
      if (std::find(game.begin(), game.end(), reply) != game.end()) continue;
      game.push_back(reply);
      const Verdict verdict = judge(game, rule, size);
      if (verdict.winner == Winner::kNone) {
        expected = solve(game, rule, size, ForceKind::kVct, ~0U).status == ForceStatus::kWin;
      } else {
        expected = verdict.reason == Reason::kForbidden;
      }
      game.pop_back();
    }
    ASSERT_EQ(search.result().status == ForceStatus::kWin, expected)
        << encode(game, Notation::kCoordinates, size);
    ++(expected ? wins : none);
  }
  EXPECT_GT(wins, scaled(30));
  EXPECT_GT(none, scaled(30));
}

}  // namespace
}  // namespace qiju::gomoku

#include "gomoku/search/threat_search.h"

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
#include "gomoku/search/near_game.h"
#include "gomoku/search/quiet_wins.h"
#include "gomoku/search/threat_search_oracle.h"
#include "gomoku/search/vcf_problems.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

ThreatResult solve(std::span<const Point> game, Rule rule, int size, WinKind kind,
                   std::uint32_t budget = 1'000'000, ThreatOptions options = {}) {
  ThreatSearch search(game, rule, size, kind, false, options);
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

  ThreatResult solve(Rule rule, WinKind kind = WinKind::kVcf) const {
    return gomoku::solve(game, rule, size, kind);
  }
};

/// Attacking moves of a line including the five, which is counted even if renju forbids the last
/// defence and the line ends there.
int attacks(const ThreatResult& result) { return static_cast<int>(result.line.size()) / 2 + 1; }

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

TEST(ThreatSearch, TakesAFive) {
  const Case board({"BBBB....", "W.......", "W.......", "W.......", "........", ".......W",
                    "........", "........"},
                   Color::kBlack);
  const ThreatResult result = board.solve(Rule::kFreestyle);
  EXPECT_EQ(result.status, ThreatStatus::kWin);
  EXPECT_EQ(result.line, std::vector<Point>{4});
}

TEST(ThreatSearch, ComesTooLateAgainstTwoFives) {
  const Case board({".WWWW....", ".........", ".BBB.....", ".........", ".B.......", ".........",
                    ".........", ".........", "........."},
                   Color::kBlack);
  EXPECT_EQ(board.solve(Rule::kFreestyle, WinKind::kVct).status, ThreatStatus::kNone);
}

TEST(ThreatSearch, WinsIfRenjuForbidsTheOnlyDefence) {
  // White's four at 40 leaves Black 41, where he has six in a row.
  const Case board({"........W", ".....B...", ".....B...", ".....B...", "BWWW.....", ".....B...",
                    ".....B...", ".........", "W........"},
                   Color::kWhite);
  const ThreatResult result = board.solve(Rule::kRenju);
  EXPECT_EQ(result.status, ThreatStatus::kWin);
  EXPECT_EQ(result.line, (std::vector<Point>{40, 41}));
  EXPECT_EQ(board.solve(Rule::kFreestyle).status, ThreatStatus::kNone);
}

TEST(ThreatSearch, DoesNotAttackWithForbiddenMoves) {
  const Case fours({"W.......W", "....W....", "....B....", "....B....", "....B....", "WBBB.....",
                    ".........", ".........", "W.......W"},
                   Color::kBlack);
  EXPECT_EQ(fours.solve(Rule::kFreestyle).line.front(), 49);
  EXPECT_EQ(fours.solve(Rule::kStandard).line.front(), 49);
  EXPECT_EQ(fours.solve(Rule::kRenju).status, ThreatStatus::kNone);
}

TEST(ThreatSearch, ACaroFiveCanBeBlocked) {
  const Case board({"WBBBB.W..", ".........", ".........", ".........", ".........", ".........",
                    ".........", ".........", "W.......W"},
                   Color::kBlack);
  EXPECT_EQ(board.solve(Rule::kFreestyle).status, ThreatStatus::kWin);
  EXPECT_EQ(board.solve(Rule::kCaro).status, ThreatStatus::kNone);
}

TEST(ThreatSearch, LooksForAVcfFirst) {
  const Case threes({"W.......W", ".........", "....B....", "....B....", "..BB.....", ".........",
                     ".........", ".........", "W.......W"},
                    Color::kBlack);
  EXPECT_EQ(threes.solve(Rule::kFreestyle, WinKind::kVcf).status, ThreatStatus::kNone);
  const ThreatResult result = threes.solve(Rule::kFreestyle, WinKind::kVct);
  EXPECT_EQ(result.status, ThreatStatus::kWin);
  EXPECT_EQ(result.kind, WinKind::kVct);

  const Case fours({"W.......W", ".........", ".BBB.....", ".........", ".........", ".........",
                    ".........", ".........", "W........"},
                   Color::kBlack);
  EXPECT_EQ(fours.solve(Rule::kFreestyle, WinKind::kVct).kind, WinKind::kVcf);
}

TEST(ThreatSearch, SearchesForThreesWhatItHasSearchedForFours) {
  const auto game =
      decode("e5 g7 g6 g4 h6 f2 f1 i7 g5 f6 f7 e7 i4 i5 i6 f8 d8 d2", Notation::kCoordinates, 9)
          .moves;
  EXPECT_EQ(solve(game, Rule::kFreestyle, 9, WinKind::kVcf).status, ThreatStatus::kNone);
  const ThreatResult result = solve(game, Rule::kFreestyle, 9, WinKind::kVct);
  ASSERT_EQ(result.status, ThreatStatus::kWin);
  EXPECT_EQ(result.kind, WinKind::kVct);
  EXPECT_TRUE(ThreatSearchOracle(game, Rule::kFreestyle, 9).holds(result, 2000));
}

TEST(ThreatSearch, IsStoppedByADoubleFour) {
  const auto game = decode("e4 c5 f5 h7 d6 a5 c3 a3 f8 b4 d8 d4 e2 g8 c6 a7 c4 d3 d2 d7 b3 a1",
                           Notation::kCoordinates, 8)
                        .moves;
  EXPECT_EQ(solve(game, Rule::kFreestyle, 8, WinKind::kVct).status, ThreatStatus::kNone);
}

TEST(ThreatSearch, SolvesEveryProblem) {
  int wins = 0, longest = 0, counters = 0;
  const auto all = problems();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!sampled(i)) continue;
    const auto& [game, rule, known] = all[i];
    // The hardest one takes 33,000, because a long search begins again.
    const ThreatResult result = solve(game, rule, kSize, WinKind::kVcf, 50'000);
    if (known == 0) {
      EXPECT_EQ(result.status, ThreatStatus::kNone) << encode(game);
      continue;
    }
    ASSERT_EQ(result.status, ThreatStatus::kWin) << encode(game);
    EXPECT_TRUE(ThreatSearchOracle(game, rule, kSize).holds(result, 0)) << encode(game);

    auto moves = game;
    for (const Point move : result.line) {
      // A defender's four that this attacking move blocks.
      const Color defender = game.size() % 2 == 0 ? Color::kWhite : Color::kBlack;
      counters += move != result.line.back() && (moves.size() - game.size()) % 2 == 0 &&
                  ThreatSearchOracle(moves, rule, kSize).makes_five(move, defender);
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

TEST(ThreatSearch, AgreesWithTheOracleOnVcf) {
  std::mt19937 random(5);
  int wins = 0, none = 0, forbidden = 0;
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(1000); ++i) {
      const int size = 8 + static_cast<int>(random() % 4);
      auto game = near_game(random, rule, size, 12 + static_cast<int>(random() % 20));
      const ThreatResult result = solve(game, rule, size, WinKind::kVcf);
      ASSERT_NE(result.status, ThreatStatus::kUndecided);
      const bool won = result.status == ThreatStatus::kWin;
      ThreatSearchOracle oracle(game, rule, size);
      const auto truth = oracle.wins(WinKind::kVcf, won ? attacks(result) : 9, 200);
      if (!truth) continue;
      ASSERT_EQ(won, *truth) << encode(game, Notation::kCoordinates, size);
      (won ? wins : none) += 1;
      if (!won) continue;
      ASSERT_TRUE(oracle.holds(result, 2000)) << encode(game, Notation::kCoordinates, size);
      forbidden += result.line.size() % 2 == 0;
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
      const ThreatResult result = solve(game, rule, size, WinKind::kVct, 20'000, {.quiet = quiet});
      if (result.status == ThreatStatus::kUndecided) continue;
      const bool won = result.status == ThreatStatus::kWin;
      ThreatSearchOracle oracle(game, rule, size);
      const int most = won ? attacks(result) : quiet ? 3 : 4;
      const auto truth = oracle.wins(WinKind::kVct, most, 300, kNoPoint, quiet);
      ASSERT_TRUE(!won || oracle.holds(result, 100, quiet)) << text;
      if (!truth) continue;
      ASSERT_EQ(won, *truth) << text;
      ++(won ? found.wins : found.none);
    }
  }
}

TEST(ThreatSearch, AgreesWithTheOracleOnVct) {
  Agreement found;
  compare_with_oracle(false, scaled(150), found);
  EXPECT_GT(found.wins, scaled(100));
  EXPECT_GT(found.none, scaled(100));
}

TEST(ThreatSearch, AgreesWithTheOracleOnQuietMoves) {
  Agreement found;
  compare_with_oracle(true, scaled(150), found);
  EXPECT_GT(found.wins, scaled(100));
  EXPECT_GT(found.none, scaled(50));
}

TEST(ThreatSearch, WinsByQuietMovesAgainstEveryReply) {
  for (const auto& [rule, size, text] : kQuietWins) {
    auto game = decode(text, Notation::kCoordinates, size).moves;
    const Winner attacker = game.size() % 2 == 0 ? Winner::kBlack : Winner::kWhite;
    const ThreatOptions quiet{.quiet = true};
    // Clang 14 cannot capture structured bindings.
    const auto attack = [&game, own_rule = rule, own_size = size](ThreatOptions options) {
      return solve(game, own_rule, own_size, WinKind::kVct, 1'000'000, options);
    };
    const ThreatResult result = attack(quiet);
    ASSERT_EQ(result.status, ThreatStatus::kWin) << text;
    EXPECT_EQ(attack({}).status, ThreatStatus::kNone);
    game.push_back(result.line.front());
    for (Point reply = 0; reply < size * size; ++reply) {
      game.push_back(reply);
      const Verdict verdict = judge(game, rule, size);
      if (verdict.status == GameStatus::kLegal && verdict.winner == Winner::kNone) {
        EXPECT_EQ(attack(quiet).status, ThreatStatus::kWin) << reply;
      } else if (verdict.status == GameStatus::kLegal) {
        EXPECT_EQ(verdict.winner, attacker);
      }
      game.pop_back();
    }
  }
}

TEST(ThreatSearch, SeesTheDefencesAgainstQuietMoves) {
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
    EXPECT_EQ(solve(game, rule, size, WinKind::kVct, 1'000'000, {.quiet = true}).status,
              ThreatStatus::kNone)
        << text;
  }
}

TEST(ThreatSearch, ResumesWhereItStopped) {
  int slices = 0;
  std::uint64_t whole = 0, sliced = 0;
  std::size_t number = 0;
  for (const auto& [game, rule, known] : problems()) {
    if (!sampled(number++)) continue;
    ThreatSearch at_once(game, rule, kSize, WinKind::kVcf);
    ASSERT_TRUE(at_once.run(1'000'000));
    ThreatSearch search(game, rule, kSize, WinKind::kVcf);
    const auto run = [&search] {
      const auto before = search.searched();
      const bool finished = search.run(1000);
      EXPECT_LE(search.searched() - before, 1000 + kSize * kSize);  // at most a line beyond it
      return finished;
    };
    for (; !run() && search.searched() < 2'000'000; ++slices) {
      EXPECT_EQ(search.result().status, ThreatStatus::kUndecided);
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

TEST(ThreatSearch, RequiresAGameThatIsNotOver) {
  const std::vector<Point> won{0, 15, 1, 16, 2, 17, 3, 18, 4};
  expect_assertion([&] { ThreatSearch(won, Rule::kFreestyle, kSize, WinKind::kVcf); });
  const std::span<const Point> four = std::span(won).first(8);  // and Black, to move, has a five
  expect_assertion([&] { ThreatSearch(four, Rule::kFreestyle, kSize, WinKind::kVct, true); });
}

TEST(ThreatSearch, AfterAThreatIsAWinAgainstEveryReply) {
  std::mt19937 random(31);
  int wins = 0, none = 0;
  for (int i = 0; i < scaled(1000); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = 7 + static_cast<int>(random() % 3);
    auto game = near_game(random, rule, size, 9 + static_cast<int>(random() % 12));
    if (solve(game, rule, size, WinKind::kVcf).line.size() == 1) continue;  // a five
    ThreatSearch search(game, rule, size, WinKind::kVct, true);
    while (!search.run(100'000)) {
    }
    const ShapeBoard board(game, rule, size);
    bool expected = opponent_threat(board, board.to_move()) != Shape::kNone;
    for (Point reply = 0; reply < size * size && expected; ++reply) {
      if (std::find(game.begin(), game.end(), reply) != game.end()) continue;
      game.push_back(reply);
      const Verdict verdict = judge(game, rule, size);
      if (verdict.winner == Winner::kNone) {
        expected = solve(game, rule, size, WinKind::kVct, ~0U).status == ThreatStatus::kWin;
      } else {
        expected = verdict.reason == Reason::kForbidden;
      }
      game.pop_back();
    }
    ASSERT_EQ(search.result().status == ThreatStatus::kWin, expected)
        << encode(game, Notation::kCoordinates, size);
    ++(expected ? wins : none);
  }
  EXPECT_GT(wins, scaled(30));
  EXPECT_GT(none, scaled(30));
}

}  // namespace
}  // namespace qiju::gomoku

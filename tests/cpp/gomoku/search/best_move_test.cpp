#include "gomoku/search/best_move.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <sstream>
#include <tuple>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/judge.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/outcome_oracle.h"
#include "gomoku/search/vcf_problems.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

constexpr Level kLevels[] = {Level::kEasy, Level::kNormal, Level::kHard};

BestMove best_move(std::span<const Point> game, Rule rule, int size, Level level,
                   std::uint32_t seed = 1, std::uint32_t slice = 1000,
                   std::uint64_t limit = 1'000'000) {
  BestMoveSearch search(game, rule, size, level, seed);
  while (!search.run(slice) && search.searched() < limit) {
  }
  return search.result();
}

std::vector<Point> points(const char* text) { return decode(text, Notation::kCoordinates).moves; }

TEST(BestMove, StartsInTheCentre) {
  for (const Level level : kLevels) {
    EXPECT_EQ(best_move({}, Rule::kFreestyle, 15, level).move, 112);
    EXPECT_EQ(best_move({}, Rule::kRenju, 5, level).line, std::vector<Point>{12});
  }
}

TEST(BestMove, RepliesToTheFirstStoneNextToItOrInTheCentre) {
  for (const Point stone : {112, 0, 20, 224}) {
    for (const Level level : kLevels) {
      const Point move = best_move(std::vector<Point>{stone}, Rule::kFreestyle, 15, level).move;
      const int rows = std::abs(move / 15 - stone / 15), cols = std::abs(move % 15 - stone % 15);
      EXPECT_TRUE(move == 112 || (rows <= 1 && cols <= 1)) << stone << " " << move;
    }
  }
}

TEST(BestMove, TakesAFive) {
  const auto game = points("h8 a1 i8 a2 j8 a3 k8 a4");
  for (const Level level : {Level::kBeginner, Level::kEasy, Level::kNormal, Level::kHard,
                            Level::kExpert, Level::kMaster}) {
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
      const BestMove best = best_move(game, Rule::kFreestyle, 15, level, seed);
      EXPECT_TRUE(best.move == points("g8")[0] || best.move == points("l8")[0]);
      EXPECT_EQ(best.score, BestMove::kMaxScore);
      EXPECT_EQ(best.line, std::vector<Point>{best.move});
    }
  }
}

TEST(BestMove, BlocksAFour) {
  const auto game = points("h8 g8 i8 c3 j8 n3 k8");
  for (const Level level : kLevels) {
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
      EXPECT_EQ(best_move(game, Rule::kFreestyle, 15, level, seed).move, points("l8")[0]);
    }
  }
}

TEST(BestMove, BlocksAnOpenThree) {
  const auto game = points("h8 i9 h7 c3 h9");
  const std::set<Point> defences{points("h6")[0], points("h10")[0], points("h5")[0],
                                 points("h11")[0]};
  for (const Level level : {Level::kNormal, Level::kHard, Level::kExpert}) {
    EXPECT_EQ(defences.count(best_move(game, Rule::kFreestyle, 15, level).move), 1U);
  }
}

TEST(BestMove, WinsTheProblemsByForce) {
  int solved = 0;
  for (const auto& [rule, text] :
       {std::pair{Rule::kFreestyle, kFreestyleProblems}, std::pair{Rule::kRenju, kRenjuProblems}}) {
    std::istringstream lines{std::string(text)};
    std::string code;
    for (int known = 0; lines >> known >> code;) {
      if (known == 0 || known > 9) continue;
      auto game = decode(code).moves;
      const BestMove best = best_move(game, rule, kSize, Level::kExpert);
      EXPECT_EQ(best.score, BestMove::kMaxScore) << code;
      EXPECT_EQ(best.line.front(), best.move);
      ++solved;
    }
  }
  EXPECT_GT(solved, 100);
}

TEST(BestMove, IsALegalMoveOfAnyPosition) {
  std::mt19937 random(11);
  int forbidden = 0;
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(1500); ++i) {
      const int size = 5 + static_cast<int>(random() % (i % 10 == 0 ? 18 : 6));
      const int most = std::min(size * size * 2 / 3, 45);
      const int stones = 1 + static_cast<int>(random() % static_cast<unsigned>(most));
      const auto game = random_game(random, rule, size, stones);
      const Level level = i % 4 == 0 ? Level::kBeginner : kLevels[random() % 3];
      const BestMove best =
          best_move(game, rule, size, level, static_cast<std::uint32_t>(random()), 300, 3'000);
      const bool black = rule == Rule::kRenju && game.size() % 2 == 0;
      const auto forbidden_here =
          black ? forbidden_points(Position(game, size)) : std::vector<ForbiddenPoint>{};
      if (best.move == kNoPoint) {
        EXPECT_EQ(forbidden_here.size() + game.size(), static_cast<std::size_t>(size * size));
        continue;
      }
      auto played = game;
      for (const Point move : best.line) {
        ASSERT_NE(judge(played, rule, size).status, GameStatus::kOccupied);
        ASSERT_EQ(judge(played, rule, size).winner, Winner::kNone);
        played.push_back(move);
      }
      const Verdict verdict = judge(played, rule, size);
      ASSERT_EQ(verdict.status, GameStatus::kLegal) << encode(game, Notation::kCoordinates, size);
      ASSERT_NE(verdict.reason, Reason::kForbidden) << encode(game, Notation::kCoordinates, size);
      ASSERT_EQ(best.line.front(), best.move);
      ASSERT_LE(std::abs(best.score), BestMove::kMaxScore);
      forbidden += !forbidden_here.empty();
    }
  }
  EXPECT_GT(forbidden, scaled(20));
}

TEST(BestMove, ClaimsOnlyProvedResults) {
  std::mt19937 random(12);
  std::map<int, int> proved;
  for (const Rule rule : kRules) {
    for (int i = 0; i < 600; ++i) {
      const int size = 5 + static_cast<int>(random() % 2);
      const int empty = 3 + static_cast<int>(random() % 5);
      auto game = random_game(random, rule, size, size * size - empty);
      const BestMove best = best_move(game, rule, size, kLevels[random() % 3], 1, 1000, 50'000);
      if (best.move == kNoPoint) continue;
      OutcomeOracle oracle(rule, size);
      if (std::abs(best.score) < BestMove::kMaxScore) continue;
      const int value = best.score / BestMove::kMaxScore;
      ASSERT_EQ(value, oracle.value(game)) << encode(game, Notation::kCoordinates, size);
      ASSERT_EQ(value, oracle.after(game, best.move)) << encode(game, Notation::kCoordinates, size);
      ++proved[value];
    }
  }
  EXPECT_GT(proved[1], 200);
  EXPECT_GT(proved[-1], 20);
}

TEST(BestMove, ClaimsOnlyProvedResultsAfterAnotherSearch) {
  std::mt19937 random(14);
  std::map<int, int> proved;
  for (const Rule rule : kRules) {
    for (int i = 0; i < 150; ++i) {
      const int size = 5 + static_cast<int>(random() % 2);
      auto game = random_game(random, rule, size, size * size - 7);
      std::unique_ptr<BestMoveSearch> search;
      while (judge(game, rule, size).winner == Winner::kNone) {
        search =
            std::make_unique<BestMoveSearch>(game, rule, size, Level::kHard, 1, 1, search.get());
        while (!search->run(1000)) {
        }
        const BestMove best = search->result();
        if (best.move == kNoPoint) break;
        if (std::abs(best.score) == BestMove::kMaxScore) {
          const int value = best.score / BestMove::kMaxScore;
          OutcomeOracle oracle(rule, size);
          ASSERT_EQ(value, oracle.value(game)) << encode(game, Notation::kCoordinates, size);
          ASSERT_EQ(value, oracle.after(game, best.move));
          ++proved[value];
        }
        game.push_back(best.move);
      }
    }
  }
  EXPECT_GT(proved[1], 100);
  EXPECT_GT(proved[-1], 20);
}

TEST(BestMove, DoubtsALossWhereMovesWereLeftOut) {
  const struct {
    Rule rule;
    int size;
    const char* game;
  } cases[] = {{Rule::kFreestyle, 13, "h5 j9 j8 g4 g7 e8 i4 i10 j4 d5 e9 d9 j6"},
               {Rule::kStandard, 13, "h8 g6 e8 f4 g9 g7 g10 d9 e9 e4 i9 i7 d5"},
               {Rule::kRenju, 12, "j4 g4 h8 g6 e4 f5 j6 h5 g3 i8 j9 j5 d7 h4"},
               {Rule::kCaro, 13, "g8 j6 i5 i4 g5 j9 e9 d9 h7 h10 g4 e4 e6 f7 f4"}};
  for (const auto& [rule, size, text] : cases) {
    const auto game = decode(text, Notation::kCoordinates, size).moves;
    const int score = best_move(game, rule, size, Level::kMaster, 1, 500, 3000).score;
    EXPECT_LT(score, -9000) << text;
    EXPECT_GT(score, -BestMove::kMaxScore) << text;
  }
}

TEST(BestMove, TakesOverWhatTheSearchBeforeFoundOut) {
  const auto game = points("h8 i9 i8 g8 j8 k8 h10 h9");
  const auto depth_after = [&](Rule rule, int size, Level level, BestMoveSearch* previous) {
    BestMoveSearch search(game, rule, size, level, 1, 1, previous);
    search.run(1000);
    return search.result().depth;
  };
  BestMoveSearch first(game, Rule::kFreestyle, 15, Level::kMaster, 1);
  first.run(50'000);
  const BestMove found = first.result();
  EXPECT_GT(found.depth, depth_after(Rule::kFreestyle, 15, Level::kMaster, nullptr));
  for (const auto& [rule, size, level] : {std::tuple{Rule::kStandard, 15, Level::kMaster},
                                          {Rule::kFreestyle, 19, Level::kMaster},
                                          {Rule::kFreestyle, 15, Level::kEasy}}) {
    EXPECT_EQ(depth_after(rule, size, level, &first), depth_after(rule, size, level, nullptr));
  }
  EXPECT_GE(depth_after(Rule::kFreestyle, 15, Level::kMaster, &first), found.depth);
  EXPECT_EQ(first.result().move, found.move);
}

TEST(BestMove, IsTheSameHoweverItIsSliced) {
  std::mt19937 random(13);
  for (int i = 0; i < scaled(40); ++i) {
    const Rule rule = kRules[random() % 4];
    const auto game = random_game(random, rule, 15, 4 + static_cast<int>(random() % 20));
    const Level level = i % 8 == 0 ? Level::kExpert : kLevels[random() % 3];
    const BestMove whole = best_move(game, rule, 15, level, 7, 10'000'000);
    for (const std::uint32_t slice : {1U, 777U, 5000U}) {
      const BestMove sliced = best_move(game, rule, 15, level, 7, slice);
      EXPECT_EQ(sliced.move, whole.move);
      EXPECT_EQ(sliced.score, whole.score);
      EXPECT_EQ(sliced.depth, whole.depth);
      EXPECT_EQ(sliced.line, whole.line);
    }
  }
}

TEST(BestMove, BeginnersOverlookSomeFoursAndOpenThrees) {
  const auto blocked = [](const char* game, std::set<Point> defences) {
    int count = 0;
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
      const BestMove best = best_move(points(game), Rule::kFreestyle, 15, Level::kBeginner, seed);
      EXPECT_LT(std::abs(best.score), BestMove::kMaxScore);
      count += defences.count(best.move) > 0;
    }
    return count;
  };
  const std::set<Point> row{points("l8")[0]}, diagonal{points("l12")[0]};
  const int fours = blocked("h8 g8 i8 c3 j8 n3 k8", row);
  const int diagonal_fours = blocked("h8 g7 i9 c3 j10 n3 k11", diagonal);
  EXPECT_GT(fours, 150);
  EXPECT_LT(fours, 200);
  EXPECT_GT(diagonal_fours, 100);
  EXPECT_LT(diagonal_fours, fours);
  const int threes = blocked("h8 c3 i8 n3 j8", {points("g8")[0], points("k8")[0]});
  EXPECT_GT(threes, 60);
  EXPECT_LT(threes, 160);
}

TEST(BestMove, BeginnersExtendTheirRows) {
  const auto game = points("h8 c3 h9 n3 h10 c12");
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    const Point move = best_move(game, Rule::kFreestyle, 15, Level::kBeginner, seed).move;
    EXPECT_TRUE(move == points("h7")[0] || move == points("h11")[0]) << move;
  }
}

TEST(BestMove, WeakLevelsChooseByTheSeed) {
  const auto choices = [](Level level, int seeds, const char* game = "h8 i9 i8 j8 g7") {
    std::set<Point> moves;
    for (int seed = 0; seed < seeds; ++seed) {
      moves.insert(
          best_move(points(game), Rule::kFreestyle, 15, level, static_cast<std::uint32_t>(seed))
              .move);
    }
    return moves.size();
  };
  EXPECT_GT(choices(Level::kBeginner, 20, "h8 i9"), 1U);
  EXPECT_GT(choices(Level::kEasy, 20), 1U);
  EXPECT_EQ(choices(Level::kHard, scaled(20)), 1U);
}

std::vector<BestMove> analyse(std::span<const Point> game, Rule rule, int size, int lines,
                              std::uint64_t limit, std::uint32_t slice = 1000) {
  BestMoveSearch search(game, rule, size, Level::kMaster, 0, lines);
  while (!search.run(slice) && search.searched() < limit) {
  }
  return search.lines();
}

TEST(BestMoveLines, BeginWithTheBestMove) {
  std::mt19937 random(41);
  for (int i = 0; i < scaled(200); ++i) {
    const Rule rule = kRules[random() % 4];
    const auto game = random_game(random, rule, 15, 2 + static_cast<int>(random() % 30));
    BestMoveSearch search(game, rule, 15, Level::kMaster, 0);
    while (!search.run(1000) && search.searched() < 4'000) EXPECT_LE(search.lines().size(), 1U);
    const BestMove best = search.result();
    const auto lines = analyse(game, rule, 15, 1, 4'000);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].move, best.move);
    EXPECT_EQ(lines[0].score, best.score);
    EXPECT_EQ(lines[0].depth, best.depth);
    EXPECT_EQ(lines[0].line, best.line);
  }
}

TEST(BestMoveLines, AreDistinctLegalMovesBestFirst) {
  std::mt19937 random(42);
  int full = 0;
  for (int i = 0; i < scaled(1500); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = 5 + static_cast<int>(random() % (i % 10 == 0 ? 18 : 6));
    const int most = std::min(size * size * 2 / 3, 45);
    const auto game =
        random_game(random, rule, size, static_cast<int>(random() % static_cast<unsigned>(most)));
    const int asked = 1 + static_cast<int>(random() % 10);
    const auto lines = analyse(game, rule, size, asked, random() % 3'000);
    ASSERT_LE(lines.size(), static_cast<std::size_t>(asked));
    full += lines.size() == static_cast<std::size_t>(asked);
    std::set<Point> moves;
    int score = BestMove::kMaxScore;
    for (const BestMove& line : lines) {
      ASSERT_TRUE(moves.insert(line.move).second);
      ASSERT_LE(line.score, score) << encode(game, Notation::kCoordinates, size);
      score = line.score;
      ASSERT_EQ(line.line.front(), line.move);
      auto played = game;
      for (const Point move : line.line) {
        ASSERT_EQ(judge(played, rule, size).winner, Winner::kNone);
        played.push_back(move);
      }
      const Verdict verdict = judge(played, rule, size);
      ASSERT_EQ(verdict.status, GameStatus::kLegal) << encode(game, Notation::kCoordinates, size);
      // A forced win may leave Black forbidden defences alone.
      const bool forced = line.score == BestMove::kMaxScore && verdict.winner == Winner::kWhite;
      ASSERT_TRUE(verdict.reason != Reason::kForbidden || forced)
          << encode(game, Notation::kCoordinates, size);
    }
  }
  EXPECT_GT(full, scaled(700));
}

TEST(BestMoveLines, ClaimOnlyProvedResults) {
  std::mt19937 random(48);
  int won = 0, lost = 0;
  for (int i = 0; i < scaled(1600); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = 5 + static_cast<int>(random() % 2);
    auto game = random_game(random, rule, size, size * size - 3 - static_cast<int>(random() % 5));
    OutcomeOracle oracle(rule, size);
    for (const BestMove& line : analyse(game, rule, size, 4, 20'000)) {
      if (std::abs(line.score) < BestMove::kMaxScore) continue;
      ASSERT_EQ(line.score / BestMove::kMaxScore, oracle.after(game, line.move))
          << encode(game, Notation::kCoordinates, size);
      ++(line.score > 0 ? won : lost);
    }
  }
  EXPECT_GT(won, scaled(266));
  EXPECT_GT(lost, scaled(80));
}

TEST(BestMoveLines, AreTheSameHoweverTheSearchIsSliced) {
  std::mt19937 random(44);
  for (int i = 0; i < scaled(6); ++i) {
    const Rule rule = kRules[random() % 4];
    const auto game = random_game(random, rule, 9, 10 + static_cast<int>(random() % 20));
    const auto in_slices = [&](std::uint32_t slice) {
      BestMoveSearch search(game, rule, 9, Level::kHard, 0, 3);
      while (!search.run(slice)) {
      }
      return search.lines();
    };
    const auto whole = in_slices(1'000'000);
    for (const std::uint32_t slice : {1U, 777U}) {
      const auto sliced = in_slices(slice);
      ASSERT_EQ(sliced.size(), whole.size());
      for (std::size_t j = 0; j < whole.size(); ++j) {
        EXPECT_EQ(sliced[j].move, whole[j].move);
        EXPECT_EQ(sliced[j].score, whole[j].score);
        EXPECT_EQ(sliced[j].line, whole[j].line);
      }
    }
  }
}

}  // namespace
}  // namespace qiju::gomoku

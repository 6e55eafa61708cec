// The best moves of a position: BestMoveSearch with more than one line.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/best_move.h"
#include "gomoku/search/outcome_oracle.h"
#include "gomoku/search/tree_search.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

std::vector<BestMove> analyse(std::span<const Point> game, Rule rule, int size, int lines,
                              std::uint64_t limit, std::uint32_t slice = 1000) {
  BestMoveSearch search(game, rule, size, Level::kMaster, 0, lines);
  while (!search.run(slice) && search.searched() < limit) {
  }
  return search.lines();
}

TEST(Analysis, OfOneLineIsTheBestMove) {
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

TEST(Analysis, ListsDistinctLegalMovesBestFirst) {
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

TEST(Analysis, ClaimsOnlyProvedResultsOfEveryMove) {
  std::mt19937 random(43);
  int won = 0, lost = 0;
  for (int i = 0; i < scaled(1200); ++i) {
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
  EXPECT_GT(won, scaled(200));
  EXPECT_GT(lost, scaled(60));
}

TEST(Analysis, IsTheSameHoweverItIsSliced) {
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

/// The values of one ply do not depend on the window: all root moves with exact values are the
/// oracle.
TEST(Analysis, TheBestRootMovesHaveExactValues) {
  std::mt19937 random(45);
  for (int i = 0; i < scaled(300); ++i) {
    const Rule rule = kRules[random() % 4];
    const auto game = random_game(random, rule, 15, 6 + static_cast<int>(random() % 30));
    const ShapeBoard board(game, rule, 15);
    if (board.count(board.to_move(), Shape::kFive) > 0) continue;
    const auto values = [&](int margin, int lines) {
      TreeSearch tree(game, rule, 15, true);
      tree.start(1, -kWin, kWin, margin, lines);
      while (!tree.run(1000)) {
      }
      std::vector<int> all;
      for (const ScoredMove& move : tree.root_moves()) all.push_back(move.value);
      std::sort(all.rbegin(), all.rend());
      return all;
    };
    const auto exact = values(2 * kWin, 1);
    for (const int lines : {1, 2, 5, 10}) {
      const auto best = values(0, lines);
      ASSERT_EQ(best.size(), exact.size());
      const auto count = std::min<std::size_t>(best.size(), static_cast<std::size_t>(lines));
      for (std::size_t j = 0; j < count; ++j) ASSERT_EQ(best[j], exact[j]);
    }
  }
}

}  // namespace
}  // namespace qiju::gomoku

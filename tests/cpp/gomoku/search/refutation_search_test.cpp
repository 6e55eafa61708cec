#include "gomoku/search/refutation_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/near_game.h"
#include "gomoku/search/outcome_oracle.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::gomoku {
namespace {

std::vector<Point> empty_points(std::span<const Point> game, int size) {
  std::vector<Point> points;
  for (Point point = 0; point < size * size; ++point) {
    if (std::find(game.begin(), game.end(), point) == game.end()) points.push_back(point);
  }
  return points;
}

RefutationSearch defend(std::span<const Point> game, Rule rule, int size, std::vector<Point> moves,
                        bool first_is_enough = false, std::uint64_t positions = 10'000) {
  RefutationSearch search(game, rule, size, std::move(moves), positions, first_is_enough);
  finish(search);
  return search;
}

TEST(RefutationSearch, TriesThePointsOfAWinNext) {
  const auto game = decode("h8 a1 h9 o1 h10", Notation::kCoordinates).moves;
  const auto ends = decode("h7 h11", Notation::kCoordinates).moves;
  const auto found = defend(game, Rule::kFreestyle, 15, empty_points(game, 15));
  EXPECT_FALSE(found.is_lost());
  EXPECT_NE(std::find(ends.begin(), ends.end(), found.best().move), ends.end());
  EXPECT_LT(found.refuted(), 50U);  // of 220
}

TEST(RefutationSearch, EndsWithTheFirstMoveIfThatIsEnough) {
  const auto game = decode("h8 a1 h9 o1 h10", Notation::kCoordinates).moves;
  const auto moves = decode("h11 h7 a2", Notation::kCoordinates).moves;
  const auto found = defend(game, Rule::kFreestyle, 15, moves, true);
  EXPECT_EQ(found.best().move, moves[0]);
  EXPECT_EQ(found.refuted(), 0U);
  const auto other = decode("a2 h7 h11", Notation::kCoordinates).moves;
  const auto next = defend(game, Rule::kFreestyle, 15, other, true);
  EXPECT_EQ(next.refuted(), 1U);
  EXPECT_NE(next.best().move, other[0]);
}

TEST(RefutationSearch, RefutesForbiddenMoves) {
  const auto game = decode("i8 a1 j8 c1 h9 e1 h10 g1", Notation::kCoordinates).moves;
  const auto found =
      defend(game, Rule::kRenju, 15, decode("h8", Notation::kCoordinates).moves);  // double-three
  EXPECT_TRUE(found.is_lost());
  EXPECT_EQ(found.longest_line().size(), 1U);
}

TEST(RefutationSearch, OfNoMovesIsLost) {
  const auto game = decode("h8", Notation::kCoordinates).moves;
  const auto found = defend(game, Rule::kFreestyle, 15, {});
  EXPECT_TRUE(found.is_lost());
  EXPECT_EQ(found.best().move, kNoPoint);
}

TEST(RefutationSearch, ClaimsOnlyProvedResults) {
  std::mt19937 random(61);
  int lost = 0, held = 0;
  for (int i = 0; i < scaled(1600); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = 5 + static_cast<int>(random() % 2);
    auto game = random_game(random, rule, size, size * size - 3 - static_cast<int>(random() % 4));
    const auto moves = empty_points(game, size);
    const auto found = defend(game, rule, size, moves);
    OutcomeOracle oracle(rule, size);
    const int value = oracle.value(game);
    if (found.is_lost()) {
      ASSERT_EQ(value, -1);
      ++lost;
    }
    if (const BestMove& best = found.best(); best.move != kNoPoint) {
      ASSERT_NE(std::find(moves.begin(), moves.end(), best.move), moves.end());
      ASSERT_EQ(best.line[0], best.move);
      if (std::abs(best.score) == BestMove::kMaxScore) {
        ASSERT_EQ(best.score / BestMove::kMaxScore, oracle.after(game, best.move));
      }
      ++held;
    }
    ASSERT_EQ(found.is_lost(), found.best().move == kNoPoint);
  }
  EXPECT_GT(lost, scaled(10));
  EXPECT_GT(held, scaled(100));
}

TEST(RefutationSearch, LeavesNoForcedWinBehindAMoveThatHolds) {
  std::mt19937 random(62);
  int held = 0, refuted = 0;
  for (int i = 0; i < scaled(100); ++i) {
    const Rule rule = kRules[random() % 4];
    auto game = near_game(random, rule, 9, 10 + static_cast<int>(random() % 8));
    const auto found = defend(game, rule, 9, empty_points(game, 9), false, 20'000);
    refuted += static_cast<int>(found.refuted());
    if (found.best().move == kNoPoint) continue;
    game.push_back(found.best().move);
    if (judge(game, rule, 9).winner != Winner::kNone) continue;
    ThreatSearch search(game, rule, 9, WinKind::kVct);
    while (!search.run(1000) && search.searched() < 10'000) {
    }
    ASSERT_NE(search.result().status, ThreatStatus::kWin);
    ++held;
  }
  EXPECT_GT(held, scaled(50));
  EXPECT_GT(refuted, scaled(200));
}

TEST(RefutationSearch, IsTheSameHoweverItIsSliced) {
  std::mt19937 random(63);
  for (int i = 0; i < scaled(20); ++i) {
    const auto game = near_game(random, Rule::kFreestyle, 9, 12);
    const auto whole = defend(game, Rule::kFreestyle, 9, empty_points(game, 9), false, 2'000);
    RefutationSearch sliced(game, Rule::kFreestyle, 9, empty_points(game, 9), 2'000, false);
    while (!sliced.run(7)) {
    }
    EXPECT_EQ(sliced.refuted(), whole.refuted());
    EXPECT_EQ(sliced.best().line, whole.best().line);
    EXPECT_EQ(sliced.longest_line(), whole.longest_line());
    EXPECT_EQ(sliced.searched(), whole.searched());
  }
}

}  // namespace
}  // namespace qiju::gomoku

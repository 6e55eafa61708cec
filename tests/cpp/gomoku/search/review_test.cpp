#include "gomoku/search/review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/outcome_oracle.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::gomoku {
namespace {

Review review(std::span<const Point> game, Rule rule, int size, std::uint64_t positions,
              std::uint32_t slice = 1'000'000) {
  ReviewSearch search(game, rule, size, positions);
  while (!search.run(slice)) {
  }
  return search.result();
}

/// A game between two players of a weak level, played to its end.
std::vector<Point> weak_game(std::mt19937& random, Rule rule, int size, Level level) {
  std::vector<Point> game;
  while (judge(game, rule, size).winner == Winner::kNone) {
    BestMoveSearch search(game, rule, size, level, static_cast<std::uint32_t>(random()));
    while (!search.run(1000)) {
    }
    const Point move = search.result().move;
    if (move == kNoPoint) break;
    game.push_back(move);
  }
  return game;
}

std::span<const Point> before(const std::vector<Point>& game, std::size_t move) {
  return std::span(game).first(move);
}

bool is_won_by_force(std::span<const Point> game, Rule rule, int size) {
  ThreatSearch search(game, rule, size, WinKind::kVct);
  finish(search);
  return search.result().status == ThreatStatus::kWin;
}

/// Plays a line after a game; who has won then.
Winner winner_after(std::span<const Point> game, const std::vector<Point>& line, Rule rule,
                    int size) {
  std::vector<Point> played(game.begin(), game.end());
  for (const Point move : line) {
    EXPECT_EQ(judge(played, rule, size).winner, Winner::kNone);
    played.push_back(move);
  }
  const Verdict verdict = judge(played, rule, size);
  EXPECT_EQ(verdict.status, GameStatus::kLegal);
  return verdict.winner;
}

TEST(Review, OfNoMovesIsEmpty) {
  const Review empty = review({}, Rule::kFreestyle, 15, 1000);
  EXPECT_TRUE(empty.moves.empty());
  EXPECT_EQ(empty.losing, -1);
}

TEST(Review, FindsTheMoveThatDoesNotStopAThree) {
  // White's 8th move ignores an open three, and no earlier one is lost by force.
  const auto game = decode("h8 i8 g9 i7 h9 i9 h10 a1 h11 h12 h7", Notation::kCoordinates).moves;
  ASSERT_EQ(judge(game).winner, Winner::kBlack);
  const Review found = review(game, Rule::kFreestyle, 15, 20'000);
  EXPECT_EQ(found.losing, 7);
  EXPECT_EQ(found.moves[7].quality, MoveQuality::kLosing);
  EXPECT_NE(found.moves[7].line[0], game[7]);
  EXPECT_EQ(winner_after(before(game, 8), found.moves[7].forced, Rule::kFreestyle, 15),
            Winner::kBlack);
  EXPECT_EQ(found.moves[9].quality, MoveQuality::kBest);  // lost already
  EXPECT_EQ(found.moves.back().after, BestMove::kMaxScore);
}

TEST(Review, OfAForbiddenMoveSaysThatItLost) {
  const auto game = decode("i8 a1 j8 c1 h9 e1 h10 g1 h8 o15", Notation::kCoordinates).moves;
  const Review found = review(game, Rule::kRenju, 15, 5'000);
  ASSERT_EQ(found.moves.size(), 9U);  // up to the end of the game
  EXPECT_EQ(found.losing, 8);
  EXPECT_TRUE(found.moves[8].forced.empty());
  EXPECT_EQ(found.moves[8].after, -BestMove::kMaxScore);
}

TEST(Review, AgreesWithThreatSearchAndWithItself) {
  std::mt19937 random(51);
  int losing = 0, mistakes = 0, forced = 0;
  for (int i = 0; i < scaled(80); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = i % 4 == 0 ? 15 : 9;
    const auto game = weak_game(random, rule, size, i % 2 == 0 ? Level::kBeginner : Level::kNormal);
    const Verdict verdict = judge(game, rule, size);
    const Review found = review(game, rule, size, 3'000);
    ASSERT_EQ(found.moves.size(), game.size());
    int last_losing = -1;
    for (std::size_t j = 0; j < game.size(); ++j) {
      const ReviewedMove& move = found.moves[j];
      ASSERT_LE(move.after, move.before);
      ASSERT_GE(move.after, -BestMove::kMaxScore);
      ASSERT_LE(move.before, BestMove::kMaxScore);
      winner_after(before(game, j), move.line, rule, size);
      const bool loses = move.after == -BestMove::kMaxScore && move.before > -BestMove::kMaxScore;
      ASSERT_EQ(move.quality == MoveQuality::kLosing, loses);
      mistakes += move.quality == MoveQuality::kMistake;
      if (move.quality == MoveQuality::kGood || move.quality == MoveQuality::kMistake) {
        ASSERT_EQ(move.quality == MoveQuality::kMistake,
                  move.before - move.after >= ReviewedMove::kMistake);
        ASSERT_NE(move.line[0], game[j]);
      }
      const Winner opponent = j % 2 == 0 ? Winner::kWhite : Winner::kBlack;
      if (!loses) {
        ASSERT_TRUE(move.forced.empty());
        continue;
      }
      if (verdict.winner == opponent) last_losing = static_cast<int>(j);
      if (j + 1 == game.size()) continue;
      ++losing;
      ASSERT_FALSE(move.forced.empty());
      const Winner winner = winner_after(before(game, j + 1), move.forced, rule, size);
      // A win of the tree search with a move that threatens nothing has no such line.
      if (is_won_by_force(before(game, j + 1), rule, size)) {
        ++forced;
        ASSERT_TRUE(winner == opponent || winner == Winner::kNone);
      }
    }
    ASSERT_EQ(found.losing, last_losing);
  }
  EXPECT_GT(losing, scaled(30));
  EXPECT_GT(mistakes, scaled(30));
  EXPECT_GT(forced, losing * 9 / 10);
}

TEST(Review, ClaimsOnlyProvedResults) {
  std::mt19937 random(52);
  int proved = 0;
  for (int i = 0; i < scaled(60); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = 5 + static_cast<int>(random() % 2);
    auto game = random_game(random, rule, size, size * size - 2 - static_cast<int>(random() % 4));
    const std::size_t first = static_cast<std::size_t>(size * size) - 8;
    const Review found = review(game, rule, size, 2'000);
    OutcomeOracle oracle(rule, size);
    for (std::size_t j = first; j < game.size(); ++j) {
      std::vector<Point> played(game.begin(), game.begin() + static_cast<std::ptrdiff_t>(j));
      const ReviewedMove& move = found.moves[j];
      if (std::abs(move.before) == BestMove::kMaxScore) {
        ASSERT_EQ(move.before / BestMove::kMaxScore, oracle.value(played));
        ++proved;
      }
      if (std::abs(move.after) == BestMove::kMaxScore) {
        ASSERT_EQ(move.after / BestMove::kMaxScore, oracle.after(played, game[j]));
        ++proved;
      }
    }
  }
  EXPECT_GT(proved, scaled(40));
}

TEST(Review, IsTheSameHoweverItIsSliced) {
  std::mt19937 random(53);
  for (int i = 0; i < scaled(8); ++i) {
    const auto game = weak_game(random, Rule::kFreestyle, 9, Level::kNormal);
    const Review whole = review(game, Rule::kFreestyle, 9, 2'000);
    for (const std::uint32_t slice : {1U, 777U}) {
      const Review sliced = review(game, Rule::kFreestyle, 9, 2'000, slice);
      ASSERT_EQ(sliced.losing, whole.losing);
      for (std::size_t j = 0; j < game.size(); ++j) {
        EXPECT_EQ(sliced.moves[j].before, whole.moves[j].before);
        EXPECT_EQ(sliced.moves[j].after, whole.moves[j].after);
        EXPECT_EQ(sliced.moves[j].line, whole.moves[j].line);
        EXPECT_EQ(sliced.moves[j].forced, whole.moves[j].forced);
      }
    }
  }
}

TEST(Review, CanBeCutShortAtAnyPosition) {
  std::mt19937 random(54);
  for (int i = 0; i < scaled(10); ++i) {
    const auto game = weak_game(random, Rule::kRenju, 9, Level::kNormal);
    ReviewSearch search(game, Rule::kRenju, 9, ~std::uint64_t{0});
    int remaining = search.remaining();
    EXPECT_EQ(remaining, static_cast<int>(game.size()));
    int skips = 0;
    do {
      search.skip();
      ASSERT_LE(++skips, 3 * static_cast<int>(game.size()));
      ASSERT_LE(search.remaining(), remaining);
      remaining = search.remaining();
    } while (remaining > 0 || !search.run(1));
    const Review found = search.result();
    ASSERT_EQ(found.moves.size(), game.size());
    for (const ReviewedMove& move : found.moves) ASSERT_LE(move.after, move.before);
  }
}

}  // namespace
}  // namespace qiju::gomoku

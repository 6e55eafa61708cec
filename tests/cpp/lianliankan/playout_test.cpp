#include "lianliankan/solver/playout.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lianliankan/game.h"

namespace qiju::lianliankan {
namespace {

TEST(ClearRate, IsOneOrZeroIfEveryGameEndsTheSame) {
  for (const Gravity gravity : kGravities) {
    EXPECT_EQ(clear_rate(tiles({"1212", "3434"}).board(), {gravity}, 50, 1), 1);
    EXPECT_EQ(clear_rate(tiles({"12", "21"}).board(), {gravity}, 50, 1), 0);
    EXPECT_EQ(clear_rate(tiles({"...", "..."}).board(), {gravity}, 50, 1), 1);
  }
}

// The probability that a random game clears the board, from all games.
double probability(const Tiles& board, Gravity gravity) {
  const std::vector<Pair> pairs = rules::pairs(board.board());
  double sum = 0;
  for (const Pair& pair : pairs) sum += probability(rules::after(board, pair, gravity), gravity);
  return pairs.empty() ? rules::empty(board) : sum / static_cast<double>(pairs.size());
}

TEST(ClearRate, ChoosesAllPairsWithEqualProbability) {
  Random random(3);
  for (const Gravity gravity : kGravities) {
    for (int i = 0; i < 5; ++i) {
      const Tiles board = shuffled_tiles(random, 3, 4, 3, 4);
      const double rate = clear_rate(board.board(), {gravity}, 5000, random.next());
      EXPECT_NEAR(rate, probability(board, gravity), 0.03);
    }
  }
}

TEST(ClearRate, DiffersBySeedOnly) {
  Random random(4);
  const Tiles board = shuffled_tiles(random, 8, 10, 20, 4);
  const double rate = clear_rate(board.board(), {Gravity::kNone}, 1000, 7);
  EXPECT_EQ(rate, clear_rate(board.board(), {Gravity::kNone}, 1000, 7));
  EXPECT_NE(rate, clear_rate(board.board(), {Gravity::kNone}, 1000, 8));
}

TEST(Playout, FollowsTheRules) {
  Random random(1);
  const auto is_gap = [](Kind kind) { return kind <= 3; };
  for (const Gravity gravity : kGravities) {
    int cleared = 0;
    for (int i = 0; i < 200; ++i) {
      Tiles board = shuffled_tiles(random, 6, 8, 12, 4);
      // With gaps, so that tiles float until the first pair is removed.
      if (i % 2 != 0) std::replace_if(board.kinds.begin(), board.kinds.end(), is_gap, kEmpty);
      Playout playout(board.board(), {gravity});
      for (int game = 0; game < 2; ++game) {
        const bool clear = playout.play(random);
        ASSERT_EQ(rules::clears(board, playout.moves(), {gravity}), clear);
        if (i % 2 == 0) cleared += clear;
      }
    }
    EXPECT_GT(cleared, 0);
    EXPECT_LT(cleared, 200);
  }
}

}  // namespace
}  // namespace qiju::lianliankan

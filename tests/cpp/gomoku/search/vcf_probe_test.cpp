#include "gomoku/search/vcf_probe.h"

#include <gtest/gtest.h>

#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/near_game.h"
#include "gomoku/search/threat_search.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

TEST(VcfProbe, FindsNearlyEveryWinThatTheExactSearchFinds) {
  std::mt19937 random(7);
  int wins = 0, none = 0, missed = 0;
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(2000); ++i) {
      const int size = 8 + static_cast<int>(random() % 4);
      const auto game = near_game(random, rule, size, 12 + static_cast<int>(random() % 20));
      ThreatSearch exact(game, rule, size, WinKind::kVcf);
      ASSERT_TRUE(exact.run(1'000'000));

      ShapeBoard board(game, rule, size);
      const std::uint64_t hash = board.hash();
      constexpr int kBudget = 5000;
      int budget = kBudget;
      const int plies = probe_vcf(board, budget);
      ASSERT_EQ(board.hash(), hash);
      if (budget < 0 && plies == 0) continue;
      const ThreatResult result = exact.result();
      const bool won = result.status == ThreatStatus::kWin;
      ASSERT_TRUE(won || plies == 0) << encode(game, Notation::kCoordinates, size);
      (plies > 0 ? wins : won ? missed : none) += 1;
      if (plies == 0) continue;
      ASSERT_EQ(plies % 2, 1);
      // A line that ends with a stone that renju forbids leaves the five out.
      if (rule != Rule::kRenju) {
        ASSERT_GE(plies, static_cast<int>(result.line.size()) - 2);
      }
    }
  }
  EXPECT_GT(wins, scaled(2000));
  EXPECT_GT(none, scaled(2000));
  EXPECT_LT(missed, wins / 40);  // by fours that make no second threat
}

TEST(VcfProbe, GivesUpWhenItsBudgetIsSpent) {
  std::mt19937 random(8);
  int spent = 0;
  for (int i = 0; i < scaled(8000); ++i) {
    const auto game = near_game(random, Rule::kFreestyle, 11, 24);
    ShapeBoard board(game, Rule::kFreestyle, 11);
    int budget = 1;
    const int plies = probe_vcf(board, budget);
    spent += budget < 0;
    if (plies == 0) continue;
    ThreatSearch exact(game, Rule::kFreestyle, 11, WinKind::kVcf);
    ASSERT_TRUE(exact.run(1'000'000));
    ASSERT_EQ(exact.result().status, ThreatStatus::kWin);
  }
  EXPECT_GT(spent, scaled(50));
}

}  // namespace
}  // namespace qiju::gomoku

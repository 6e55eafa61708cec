#include "gomoku/search/proof_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/notation.h"
#include "gomoku/search/near_game.h"
#include "gomoku/search/proof_tree_oracle.h"
#include "gomoku/search/quiet_wins.h"
#include "gomoku/search/threat_search.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

TEST(ProofTree, WinsAgainstEveryReply) {
  std::mt19937 random(41);
  int won = 0, vct = 0;
  std::size_t longest = 0;
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(120); ++i) {
      const int size = 7 + static_cast<int>(random() % 3);
      const auto game = near_game(random, rule, size, 8 + static_cast<int>(random() % 12));
      ThreatSearch search(game, rule, size, WinKind::kVct, false,
                          {.quiet = i % 2 == 0, .tree = true});
      search.run(50'000);
      const ThreatResult result = search.result();
      if (!search.tree()) continue;
      ASSERT_EQ(result.status, ThreatStatus::kWin);
      const ProofTree& tree = *search.tree();
      ASSERT_EQ(tree.nodes.back().move, result.line.front());
      ASSERT_TRUE(ProofTreeOracle(tree, game, rule, size).wins())
          << encode(game, Notation::kCoordinates, size);
      ++won;
      vct += result.kind == WinKind::kVct;
      longest = std::max(longest, result.line.size());
    }
  }
  EXPECT_GT(won, scaled(150));
  EXPECT_GT(vct, scaled(8));
  EXPECT_GT(longest, 8U);
}

TEST(ProofTree, HasTheRepliesToQuietMoves) {
  std::size_t number = 0;
  for (const auto& [rule, size, text] : kQuietWins) {
    if (!sampled(number++)) continue;
    const auto game = decode(text, Notation::kCoordinates, size).moves;
    ThreatSearch search(game, rule, size, WinKind::kVct, false, {.quiet = true, .tree = true});
    search.run(1'000'000);
    ASSERT_TRUE(search.tree()) << text;
    EXPECT_TRUE(ProofTreeOracle(*search.tree(), game, rule, size).wins()) << text;
  }
}

TEST(ProofTree, IsFoundInSlices) {
  std::mt19937 random(43);
  int slices = 0, trees = 0;
  for (int i = 0; i < scaled(160); ++i) {
    const Rule rule = kRules[static_cast<std::size_t>(i) % 4];
    const auto game = near_game(random, rule, 9, 10 + static_cast<int>(random() % 8));
    ThreatSearch search(game, rule, 9, WinKind::kVct, false, {.quiet = true, .tree = true});
    bool is_finished = false;
    while (!is_finished && search.searched() < 100'000) {
      is_finished = search.run(1000);
      slices += !is_finished && search.result().status == ThreatStatus::kWin;
    }
    ASSERT_EQ(search.tree() != nullptr,
              is_finished && search.result().status == ThreatStatus::kWin);
    if (!search.tree()) continue;
    ASSERT_TRUE(ProofTreeOracle(*search.tree(), game, rule, 9).wins());
    ++trees;
  }
  EXPECT_GT(slices, scaled(4));
  EXPECT_GT(trees, scaled(20));
}

}  // namespace
}  // namespace qiju::gomoku

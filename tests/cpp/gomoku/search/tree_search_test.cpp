#include "gomoku/search/tree_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "gomoku/rules/all_rules.h"
#include "gomoku/search/outcome_oracle.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::gomoku {
namespace {

struct Stone {
  Color color;
  Point point;
};

/// Some of `stones`, an even number of them, whose keys have this exclusive or: by Gaussian
/// elimination. Nothing if there are none.
std::vector<Stone> with_hash(const std::vector<Stone>& stones, std::uint64_t hash) {
  struct Row {
    std::uint64_t key;
    bool is_odd;
    std::vector<bool> chosen;

    void add(const Row& other) {
      key ^= other.key;
      is_odd ^= other.is_odd;
      for (std::size_t i = 0; i < chosen.size(); ++i) chosen[i] = chosen[i] != other.chosen[i];
    }
    bool has(int bit) const { return bit < 64 ? (key >> bit & 1) != 0 : is_odd; }
  };
  std::vector<Row> rows;
  for (std::size_t i = 0; i < stones.size(); ++i) {
    rows.push_back({ShapeBoard::key(stones[i].color, stones[i].point), true,
                    std::vector<bool>(stones.size())});
    rows.back().chosen[i] = true;
  }
  Row wanted{hash, false, std::vector<bool>(stones.size())};
  std::size_t next = 0;
  for (int bit = 0; bit <= 64; ++bit) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(next);
    const auto found = std::find_if(from, rows.end(), [&](const Row& row) { return row.has(bit); });
    if (found == rows.end()) continue;
    std::iter_swap(from, found);
    const Row pivot = rows[next++];
    for (std::size_t i = next; i < rows.size(); ++i) {
      if (rows[i].has(bit)) rows[i].add(pivot);
    }
    if (wanted.has(bit)) wanted.add(pivot);
  }
  std::vector<Stone> found;
  for (std::size_t i = 0; wanted.key == 0 && i < stones.size(); ++i) {
    if (wanted.chosen[i]) found.push_back(stones[i]);
  }
  return found;
}

/// Turns of a set-up position.
std::vector<Point> turns_of(const std::vector<Point>& black, const std::vector<Point>& white,
                            std::size_t count) {
  std::vector<Point> turns;
  for (std::size_t i = 0; i < count; ++i) {
    const auto& own = i % 2 == 0 ? black : white;
    turns.push_back(i / 2 < own.size() ? own[i / 2] : kPass);
  }
  return turns;
}

TEST(TreeSearch, HasALegalLineWhereTwoPositionsHaveOneHash) {
  // Black has a four, and White must block at column 5. The other position has Black there.
  std::vector<Point> black{kSize + 1, kSize + 2, kSize + 3, kSize + 4}, white{kSize};
  const Point block = kSize + 5;
  std::uint64_t hash =
      ShapeBoard::key(Color::kBlack, block) ^ ShapeBoard::key(Color::kWhite, white[0]);
  for (const Point point : black) hash ^= ShapeBoard::key(Color::kBlack, point);
  // No two of the other stones are next to each other. The black ones are in the first position.
  std::vector<Stone> others;
  for (int row = 6; row < kSize; row += 2) {
    for (int col = 0; col < kSize; col += 2) {
      others.push_back({Color::kBlack, row * kSize + col});
      others.push_back({Color::kWhite, row * kSize + col});
    }
  }
  std::vector<Point> other_white;
  for (const Stone& stone : with_hash(others, hash)) {
    (stone.color == Color::kBlack ? black : other_white).push_back(stone.point);
  }
  ASSERT_GT(other_white.size(), 5U);

  TreeSearch first(turns_of(black, white, 2 * black.size() - 1), Rule::kFreestyle, kSize, true);
  first.start(1, -kWin, kWin, 0, 1);
  finish(first);
  ASSERT_EQ(first.root_moves().size(), 1U);
  ASSERT_EQ(first.root_moves()[0].point, block);
  const std::uint64_t first_hash = first.board().hash();

  const TreeSearch second(turns_of({}, other_white, 2 * other_white.size()), Rule::kFreestyle,
                          kSize, true, &first);
  ASSERT_EQ(second.board().hash_after(block), first_hash);
  EXPECT_EQ(second.line(block, 5), std::vector<Point>{block});
}

/// A random position in which the side to move has no four, so that the search may begin there; if
/// `extends_no_move`, its opponent has none either.
std::vector<Point> searchable_game(std::mt19937& random, Rule rule, bool extends_no_move) {
  for (;;) {
    auto game = random_game(random, rule, kSize, 6 + static_cast<int>(random() % 30));
    const ShapeBoard board(game, rule, kSize);
    const Color own = board.to_move();
    if (board.count(own, Shape::kFive) > 0) continue;
    if (!extends_no_move || board.count(opponent(own), Shape::kFive) == 0) return game;
  }
}

/// Searches one ply: there, without an eye for threats, no pruning depends on the window.
void search_a_ply(TreeSearch& search, int alpha, int beta, int margin, int lines) {
  search.start(1, alpha, beta, margin, lines);
  finish(search);
}

TEST(TreeSearch, GivesTheBestRootMovesExactValues) {
  std::mt19937 random(45);
  for (int i = 0; i < scaled(300); ++i) {
    const Rule rule = kRules[random() % 4];
    const auto game = searchable_game(random, rule, false);
    const auto values = [&](int margin, int lines) {
      TreeSearch tree(game, rule, kSize, false);
      search_a_ply(tree, -kWin, kWin, margin, lines);
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

TEST(TreeSearch, BoundsAValueOutsideItsWindow) {
  std::mt19937 random(46);
  int inside = 0, below = 0, above = 0;
  for (int i = 0; i < scaled(300); ++i) {
    const Rule rule = kRules[random() % 4];
    const auto game = searchable_game(random, rule, true);
    TreeSearch full(game, rule, kSize, false);
    search_a_ply(full, -kWin, kWin, 0, 1);
    const int value = full.value();
    TreeSearch kept(game, rule, kSize, false);  // its table has bounds of other windows
    for (int j = 0; j < 8; ++j) {
      const int alpha = std::clamp(value - 200 + static_cast<int>(random() % 300), -kWin, kWin - 1);
      const int beta = std::min(alpha + 1 + static_cast<int>(random() % 200), kWin);
      TreeSearch fresh(game, rule, kSize, false);
      for (TreeSearch* search : {&fresh, &kept}) {
        search_a_ply(*search, alpha, beta, 0, 1);
        const int found = search->value();
        if (value <= alpha) {
          ASSERT_TRUE(value <= found && found <= alpha);
          ++below;
        } else if (value >= beta) {
          ASSERT_TRUE(beta <= found && found <= value);
          ++above;
        } else {
          ASSERT_EQ(found, value);
          ASSERT_TRUE(std::any_of(search->root_moves().begin(), search->root_moves().end(),
                                  [&](const ScoredMove& move) { return move.value == value; }));
          ++inside;
        }
      }
    }
  }
  EXPECT_GT(inside, scaled(300));
  EXPECT_GT(below, scaled(300));
  EXPECT_GT(above, scaled(300));
}

}  // namespace
}  // namespace qiju::gomoku

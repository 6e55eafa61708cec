#include "huarong/component_search.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"
#include "huarong/two_blank_layouts.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

ComponentSearch search_component(const Board& board, Metric metric) {
  ComponentSearch component(board, metric);
  finish(component);
  return component;
}

TEST(ComponentSearch, SummarisesTheClassic) {
  const int lengths[] = {116, 90, 81}, eccentricities[] = {167, 133, 124};
  const std::size_t edges_wanted[] = {41948, 44423, 47151};
  for (const auto metric : kMetrics) {
    const auto m = static_cast<std::size_t>(metric);
    const ComponentSearch component = search_component(kClassic, metric);
    const ComponentSummary& summary = component.summary();
    EXPECT_EQ(summary.positions, 25955U);
    EXPECT_EQ(summary.mirror_classes, 13011U);
    EXPECT_EQ(summary.exits, 964U);
    EXPECT_EQ(summary.eccentricity, eccentricities[m]);
    EXPECT_EQ(component.distance_of(kClassic), lengths[m]);
    EXPECT_EQ(component.distance_of(summary.hardest), summary.hardest_distance);

    std::size_t ends = 0, exits = 0;
    int farthest = 0;
    for (std::uint32_t number = 0; number < summary.positions; ++number) {
      for (const std::uint32_t next : component.neighbours(number)) {
        ++ends;
        ASSERT_LT(next, summary.positions);
        ASSERT_LE(std::abs(*component.distance_at(next) - *component.distance_at(number)), 1);
      }
      exits += component.distance_at(number) == 0;
      farthest = std::max(farthest, *component.distance_at(number));
      if (number % 50 == 0) {
        ASSERT_EQ(component.index_of(component.board_at(number)), number);
      }
    }
    EXPECT_EQ(ends, 2 * edges_wanted[m]);
    EXPECT_EQ(exits, 964U);
    EXPECT_EQ(farthest, summary.hardest_distance);
  }
}

TEST(ComponentSearch, LeadsToTheExitByAnyBestMove) {
  std::mt19937 random(12);
  for (const auto metric : kMetrics) {
    const ComponentSearch component = search_component(kClassic, metric);
    for (int walk = 0; walk < 10; ++walk) {
      Board board = kClassic;
      for (int left = *component.distance_of(board); left > 0; --left) {
        const auto moves = component.best_moves(board);
        ASSERT_FALSE(moves.empty());
        make_move(board, moves[random() % moves.size()]);
        ASSERT_EQ(component.distance_of(board), left - 1);
      }
      ASSERT_TRUE(is_solved(board));
      ASSERT_TRUE(component.best_moves(board).empty());
    }
  }
}

/// Every query, against the cell rules.
void compare(const Board& board, Metric metric, const cell_rules::Search& slow) {
  const ComponentSearch component = search_component(board, metric);
  EXPECT_FALSE(component.is_full());
  const ComponentSummary& summary = component.summary();
  EXPECT_EQ(summary.positions, slow.met.size());
  EXPECT_EQ(summary.mirror_classes, cell_rules::classes(slow.met));
  EXPECT_EQ(summary.eccentricity, slow.distance.back());
  std::vector<Board> exits;
  for (const Board& other : slow.met) {
    if (cell_rules::solved(other)) exits.push_back(other);
  }
  EXPECT_EQ(summary.exits, exits.size());
  if (exits.empty()) {
    EXPECT_EQ(summary.hardest_distance, 0);
    EXPECT_EQ(summary.hardest, board);
  }
  const auto back = cell_rules::search(exits, metric, slow.met.size(), true);
  int hardest = 0;
  std::set<std::uint32_t> numbers;
  for (const Board& other : slow.met) {
    const auto number = component.index_of(other);
    ASSERT_TRUE(number.has_value());
    ASSERT_LT(*number, summary.positions);
    numbers.insert(*number);
    ASSERT_EQ(cell_rules::shapes(component.board_at(*number)), cell_rules::shapes(other));
    std::vector<Move> best;
    if (exits.empty()) {
      ASSERT_EQ(component.distance_of(other), std::nullopt);
    } else {
      const int distance = back.distances.at(cell_rules::shapes(other));
      hardest = std::max(hardest, distance);
      ASSERT_EQ(component.distance_of(other), distance);
      for (const auto& [move, next] : cell_rules::moves(other, metric)) {
        if (back.distances.at(cell_rules::shapes(next)) == distance - 1) best.push_back(move);
      }
    }
    ASSERT_EQ(component.distance_at(*number), component.distance_of(other));
    ASSERT_EQ(component.best_moves(other), best);
  }
  EXPECT_EQ(numbers.size(), slow.met.size());
  EXPECT_EQ(summary.hardest_distance, hardest);
}

TEST(ComponentSearch, AgreesWithTheCellRules) {
  std::mt19937 random(13);
  int compared = 0, dead = 0, gates = 0;
  for (int i = 0; i < scaled(360); ++i) {
    const Board board = i % 3 == 0   ? random_puzzle(random)
                        : i % 2 == 0 ? random_layout(random, kTwoBlankPieceCounts[random() % 35])
                        : i % 4 == 1 ? random_layout(random, 1 + i % 6)
                                     : random_room(random, 2);
    const auto metric = kMetrics[i % 3];
    const auto slow = cell_rules::search({board}, metric, 400, true);
    if (!slow.complete) continue;
    ASSERT_NO_FATAL_FAILURE(compare(board, metric, slow));
    ASSERT_FALSE(HasFailure());
    ++compared;
    dead += !slow.length;
    gates += std::count(board.ids.begin(), board.ids.end(), kGate) > 0;
  }
  EXPECT_GE(compared, scaled(60));
  EXPECT_GE(dead, scaled(10));
  EXPECT_GE(compared - dead, scaled(10));
  EXPECT_GE(gates, scaled(20));
}

TEST(ComponentSearch, KnowsWhatIsOutside) {
  const ComponentSearch component = search_component(kClassic, Metric::kMove);
  EXPECT_TRUE(component.contains(kClassic));
  EXPECT_FALSE(component.contains(kHardest));
  EXPECT_EQ(component.distance_of(kHardest), std::nullopt);
  EXPECT_TRUE(component.best_moves(kHardest).empty());
  Board full = kClassic;
  full.ids[17] = 11;
  EXPECT_FALSE(component.contains(full));
}

TEST(ComponentSearch, IsTheSameHoweverItIsSliced) {
  ComponentSearch component(kClassic, Metric::kMove);
  int runs = 1;
  while (!component.run(1000)) ++runs;
  EXPECT_TRUE(component.run(1));
  EXPECT_GE(runs, 50);
  EXPECT_EQ(component.searched(), 2 * 25955U);
  const ComponentSummary& summary = component.summary();
  const ComponentSearch whole = search_component(kClassic, Metric::kMove);
  EXPECT_EQ(summary.hardest, whole.summary().hardest);
  EXPECT_EQ(summary.positions, 25955U);
}

}  // namespace
}  // namespace qiju::huarong

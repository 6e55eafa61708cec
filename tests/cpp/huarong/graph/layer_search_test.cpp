#include "huarong/graph/layer_search.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "huarong/counts.h"
#include "huarong/generator.h"
#include "huarong/layouts.h"
#include "huarong/neighbours.h"
#include "huarong/solutions.h"
#include "huarong/solver.h"
#include "huarong/two_blank_layouts.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

TEST(MakeSearch, AgreesWithTheCellRulesOnEveryPieceSet) {
  const int per_piece_set = scaled(300);
  std::mt19937 random(11);
  int solved = 0, unsolvable = 0;
  std::size_t number = 0;
  for (const PieceCounts& counts : kTwoBlankPieceCounts) {
    if (!sampled(number++)) continue;
    std::vector<std::unique_ptr<LayerSearch>> exits;  // distances from them, by metric
    std::vector<Board> layouts, solved_layouts;
    for_each_layout(counts.horizontals, counts.verticals, counts.soldiers, [&](const Board& board) {
      if (cell_rules::solved(board)) solved_layouts.push_back(board);
    });
    for (int i = 0; i < per_piece_set; ++i) layouts.push_back(random_layout(random, counts));
    for (const auto metric : kMetrics) {
      // Every layout has the neighbours that the cell rules give it.
      for (const auto reduction : {MirrorReduction::kForbidden, MirrorReduction::kAllowed}) {
        const auto distances = make_search(layouts[0], metric, {reduction});
        for (const Board& board : layouts) distances->add_source(board);
        finish(*distances);
        for (const Board& board : layouts) {
          ASSERT_EQ(distances->distance_of(board), 0);
          ASSERT_NO_FATAL_FAILURE(expect_neighbours(*distances, board, metric, reduction));
        }
      }
      // And the nearest of the neighbours of every layout is nearer by one.
      exits.push_back(make_search(layouts[0], metric, {MirrorReduction::kAllowed}));
      for (const Board& board : solved_layouts) exits.back()->add_source(board);
      const LayerSearch& from_exits = *exits.back();
      ASSERT_TRUE(exits.back()->run(kUnlimited));
      for (std::uint32_t i = 0; i < from_exits.index_limit(); ++i) {
        const int distance = from_exits.distance_at(i);
        if (distance == LayerSearch::kUnreached || !sampled(i)) continue;
        int nearest = distance == 0 ? -1 : std::numeric_limits<int>::max();
        for (const auto& neighbour : from_exits.neighbours(i)) {
          const int there = from_exits.distance_at(neighbour.place.index);
          ASSERT_NE(there, LayerSearch::kUnreached);
          if (distance > 0) nearest = std::min(nearest, there);
        }
        ASSERT_EQ(nearest, distance - 1);
      }
    }
    // So that these distances are right, and with them the answers.
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      const auto metric = i % 3;
      const Solution solution = solve(layouts[i], kMetrics[metric]);
      const int length = exits[metric]->distance_of(layouts[i]);
      ASSERT_EQ(solution.status == SolveStatus::kSolved, length != LayerSearch::kUnreached);
      ++(length == LayerSearch::kUnreached ? unsolvable : solved);
      if (length == LayerSearch::kUnreached) continue;
      ASSERT_EQ(solution.moves.size(), static_cast<std::size_t>(length));
      ASSERT_NO_FATAL_FAILURE(expect_reaches_exit(layouts[i], kMetrics[metric], solution.moves));
    }
  }
  EXPECT_GE(solved, scaled(3000) / test_scale());
  EXPECT_GE(unsolvable, scaled(3000) / test_scale());
}

// One soldier and a goal piece in a room of 3×3: 72 positions.
const Board kSmallRoom{
    .rows = 3, .cols = 3, .goals = {{1, 2, 2}}, .ids = {1, 0, 0, 0, 2, 0, 0, 0, 0}};

TEST(Distances, CountAndListThePositionsOfARange) {
  for (const auto metric : kMetrics) {
    const auto search = make_search(kSmallRoom, metric, {});
    search->add_source(kSmallRoom);
    finish(*search);
    const auto slow = cell_rules::search({kSmallRoom}, metric, 100, true);
    EXPECT_EQ(count_reached(*search), slow.met.size());
    EXPECT_EQ(slow.met.size(), 72U);
    std::uint32_t symmetric = 0;
    for (const Board& board : slow.met) {
      symmetric += cell_rules::shapes(board) == cell_rules::shapes(cell_rules::mirrored(board));
    }
    EXPECT_EQ(count_symmetric(*search), symmetric);
    for (int from = -1; from <= slow.distance.back() + 1; ++from) {
      for (int to = from - 1; to <= slow.distance.back() + 1; ++to) {
        std::set<std::string> wanted, found;
        for (std::size_t i = 0; i < slow.met.size(); ++i) {
          if (from <= slow.distance[i] && slow.distance[i] <= to) {
            wanted.insert(cell_rules::shapes(slow.met[i]));
          }
        }
        const std::uint32_t count = count_between(*search, from, to);
        for (std::uint32_t n = 0; n < count; ++n) {
          found.insert(cell_rules::shapes(nth_between(*search, from, to, n)));
        }
        ASSERT_EQ(count, wanted.size());
        ASSERT_EQ(found, wanted);
        const auto picked = pick(*search, from, to, 5);
        ASSERT_EQ(picked.has_value(), !wanted.empty());
        if (picked) {
          ASSERT_TRUE(wanted.contains(cell_rules::shapes(*picked)));
        }
      }
    }
  }
}

TEST(Distances, CountMirrorImagesWherePositionsShareAnIndex) {
  Board room = kSmallRoom;
  room.goals = {{1, 2, 1}};
  for (const auto reduction : {MirrorReduction::kForbidden, MirrorReduction::kAllowed}) {
    const auto search = make_search(room, Metric::kStep, {reduction});
    search->add_source(room);
    search->add_source(cell_rules::mirrored(room));
    finish(*search);
    std::set<std::string> found;
    for (std::uint32_t n = 0; n < count_reached(*search); ++n) {
      found.insert(cell_rules::shapes(nth_between(*search, 0, search->max_distance(), n)));
    }
    EXPECT_EQ(found.size(), 72U);
  }
}

}  // namespace
}  // namespace qiju::huarong

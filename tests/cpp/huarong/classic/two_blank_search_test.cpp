#include "huarong/classic/two_blank_search.h"

#include <gtest/gtest.h>

#include "huarong/counts.h"
#include "huarong/generator.h"
#include "huarong/graph/queue_search.h"
#include "huarong/layouts.h"
#include "huarong/neighbours.h"
#include "huarong/two_blank_layouts.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

TEST(TwoBlankSearch, IsForTheClassicGame) {
  EXPECT_TRUE(has_two_blanks(kClassic));
  Board board = kClassic;
  board.goals = {{1}};
  EXPECT_TRUE(has_two_blanks(board));
  board.goals = {{2}};
  EXPECT_FALSE(has_two_blanks(board));
  board.goals = {{1, 2, 0}};
  EXPECT_TRUE(has_two_blanks(board));
  add_gate(board, 0, 1);  // under Cao Cao
  EXPECT_FALSE(has_two_blanks(board));
  board.covered_gates = {};
  board.goals.push_back({2, 0, 0});
  EXPECT_FALSE(has_two_blanks(board));
  board.goals = {{1, 2, 0}};
  board.lengthwise = true;
  EXPECT_FALSE(has_two_blanks(board));
  std::mt19937 random(5);
  EXPECT_TRUE(has_two_blanks(random_layout(random, PieceCounts{2, 2, 6})));
  EXPECT_FALSE(has_two_blanks(random_layout(random, PieceCounts{1, 2, 8})));
  board = kClassic;
  board.ids[17] = 11;
  EXPECT_FALSE(has_two_blanks(board));
  board.goals = {{1}};
  board.ids[17] = -1;
  board.ids[13] = 0;
  EXPECT_FALSE(has_two_blanks(board));
  board = kClassic;
  board.goals = {{1}};
  std::replace(board.ids.begin(), board.ids.end(), 10, 6);  // three cells in a column
  board.ids[13] = 0;
  EXPECT_FALSE(has_two_blanks(board));
}

TEST(TwoBlankSearch, SearchesTheComponentOfTheClassic) {
  const int lengths[] = {116, 90, 81}, eccentricities[] = {167, 133, 124};
  const std::size_t edges_wanted[] = {41948, 44423, 47151};
  for (const auto metric : kMetrics) {
    const auto distances = std::make_unique<TwoBlankSearch>(kClassic, metric, SearchOptions{});
    distances->add_source(kClassic);
    ASSERT_TRUE(distances->run(kUnlimited));
    EXPECT_EQ(count_reached(*distances), 25955U);
    EXPECT_EQ(distances->searched(), 25955U);
    EXPECT_EQ(count_symmetric(*distances), 2 * 13011U - 25955U);
    EXPECT_EQ(distances->distance_at(distances->nearest_exits().at(0)),
              lengths[static_cast<int>(metric)]);
    EXPECT_EQ(distances->max_distance(), eccentricities[static_cast<int>(metric)]);
    std::size_t edges = 0;
    for (std::uint32_t i = 0; i < distances->index_limit(); ++i) {
      if (distances->distance_at(i) != LayerSearch::kUnreached)
        edges += distances->neighbours(i).size();
    }
    EXPECT_EQ(edges, 2 * edges_wanted[static_cast<int>(metric)]);

    distances->restart_from_exits();
    ASSERT_TRUE(distances->run(kUnlimited));
    EXPECT_EQ(count_reached(*distances), 25955U);
    EXPECT_EQ(count_between(*distances, 0, 0), 964U);
    EXPECT_EQ(distances->distance_of(kClassic), lengths[static_cast<int>(metric)]);

    const auto folded = std::make_unique<TwoBlankSearch>(kClassic, metric,
                                                         SearchOptions{MirrorReduction::kAllowed});
    folded->add_source(kClassic);
    ASSERT_TRUE(folded->run(kUnlimited));
    EXPECT_EQ(count_reached(*folded), 25955U);
    EXPECT_EQ(folded->searched(), 13011U);
    EXPECT_EQ(count_symmetric(*folded), 2 * 13011U - 25955U);
    EXPECT_EQ(folded->max_distance(), eccentricities[static_cast<int>(metric)]);
  }
}

TEST(TwoBlankSearch, IndexesEveryPositionOnce) {
  const auto distances = std::make_unique<TwoBlankSearch>(kClassic, Metric::kMove, SearchOptions{});
  distances->add_source(kClassic);
  finish(*distances);
  std::set<std::string> seen;
  for (std::uint32_t i = 0; i < distances->index_limit(); ++i) {
    if (distances->distance_at(i) == LayerSearch::kUnreached) continue;
    const Board board = distances->board_at(i);
    ASSERT_EQ(read_layout(board).status, LayoutStatus::kLegal);
    ASSERT_EQ(read_layout(board).pieces.size(), 10U);
    ASSERT_EQ(distances->index_of(board), i);
    seen.insert(cell_rules::shapes(board));
  }
  EXPECT_EQ(seen.size(), 25955U);
  std::size_t listed = 0;
  for (int distance = 0; distance <= distances->max_distance(); ++distance) {
    const std::uint32_t count = count_between(*distances, distance, distance);
    listed += count;
    for (std::uint32_t i = 0; i < count; i += 97) {
      ASSERT_EQ(distances->distance_of(nth_between(*distances, distance, distance, i)), distance);
    }
  }
  EXPECT_EQ(listed, 25955U);
}

TEST(TwoBlankSearch, HasNotReachedPositionsOfAnotherGame) {
  const auto distances = std::make_unique<TwoBlankSearch>(kClassic, Metric::kStep, SearchOptions{});
  distances->add_source(kClassic);
  finish(*distances);
  EXPECT_EQ(distances->distance_of(kClassic), 0);
  Board other = kClassic;
  other.goals = {{1, 3, 1}};
  EXPECT_EQ(distances->distance_of(other), LayerSearch::kUnreached);
  other = kClassic;
  other.ids[17] = 11;
  EXPECT_EQ(distances->distance_of(other), LayerSearch::kUnreached);
  other.ids[13] = other.ids[14] = 7;  // a lying general for two soldiers
  EXPECT_EQ(distances->distance_of(other), LayerSearch::kUnreached);
  other = {.ids = {3, 1, 1, 4, 3, 1, 1, 4, 5, 6, 7, 8, 5, 6, 7, 8, 9, 0, 0, 10}};
  EXPECT_EQ(distances->distance_of(other), LayerSearch::kUnreached);
}

TEST(TwoBlankSearch, AgreesWithTheQueueSearchOnOtherGoals) {
  std::mt19937 random(14);
  int far = 0;
  for (int i = 0; i < scaled(120); ++i) {
    const auto metric = kMetrics[i % 3];
    Board board = random_layout(random, 2);
    if (!has_two_blanks(board)) continue;
    const int row = random_below(random, 4), col = random_below(random, 3);
    board.goals = {{cell_rules::goal_id(board), row, col}};
    const auto fast = std::make_unique<TwoBlankSearch>(
        board, metric, SearchOptions{MirrorReduction::kAllowed, Until::kExits});
    QueueSearch queue(board, metric, {.until = Until::kExits});
    for (LayerSearch* search :
         {static_cast<LayerSearch*>(fast.get()), static_cast<LayerSearch*>(&queue)}) {
      search->add_source(board);
      finish(*search);
    }
    ASSERT_EQ(fast->nearest_exits().empty(), queue.nearest_exits().empty());
    if (queue.nearest_exits().empty()) continue;
    const int distance = queue.distance_at(queue.nearest_exits()[0]);
    ASSERT_EQ(fast->distance_at(fast->nearest_exits()[0]), distance);
    far += distance > 5;
    std::set<std::string> exits, wanted;
    for (const auto exit : queue.nearest_exits()) {
      wanted.insert(name(queue.board_at(exit), MirrorReduction::kAllowed));
    }
    for (const auto exit : fast->nearest_exits()) {
      ASSERT_TRUE(cell_rules::solved(fast->board_at(exit)));
      exits.insert(name(fast->board_at(exit), MirrorReduction::kAllowed));
    }
    ASSERT_EQ(exits, wanted);
  }
  EXPECT_GE(far, scaled(30));
}

TEST(TwoBlankSearch, IsTheSameHoweverItIsSliced) {
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    const auto whole = std::make_unique<TwoBlankSearch>(kClassic, Metric::kSlide,
                                                        SearchOptions{MirrorReduction::kAllowed});
    const auto sliced = std::make_unique<TwoBlankSearch>(kClassic, Metric::kSlide,
                                                         SearchOptions{MirrorReduction::kAllowed});
    whole->add_source(kClassic);
    sliced->add_source(kClassic);
    EXPECT_FALSE(sliced->run(0));
    std::uint32_t before = 0;
    while (!sliced->run(slice)) {
      ASSERT_LE(sliced->searched(), before + slice + 120);
      before = sliced->searched();
    }
    EXPECT_TRUE(sliced->run(1));
    finish(*whole);
    ASSERT_EQ(sliced->index_limit(), whole->index_limit());
    for (std::uint32_t i = 0; i < whole->index_limit(); ++i) {
      ASSERT_EQ(sliced->distance_at(i), whole->distance_at(i));
    }
  }
}

TEST(TwoBlankSearch, SearchesTheDeepestComponent) {
  // From a position at one end of the longest known component to the other.
  const auto distances = std::make_unique<TwoBlankSearch>(kHardest, Metric::kStep, SearchOptions{});
  distances->add_source(kHardest);
  finish(*distances);
  EXPECT_EQ(count_reached(*distances), 81340U);
  const auto back = std::make_unique<TwoBlankSearch>(kHardest, Metric::kStep, SearchOptions{});
  back->add_source(
      nth_between(*distances, distances->max_distance(), distances->max_distance(), 0));
  finish(*back);
  EXPECT_EQ(back->distance_of(kHardest), distances->max_distance());
  EXPECT_GE(back->max_distance(), distances->max_distance());
}

}  // namespace
}  // namespace qiju::huarong

#include "huarong/graph/blank_set_search.h"

#include <gtest/gtest.h>

#include "broken_precondition.h"
#include "huarong/board/share_code.h"
#include "huarong/counts.h"
#include "huarong/graph/queue_search.h"
#include "huarong/layouts.h"
#include "huarong/neighbours.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

// 2×2, two generals of each kind and five soldiers: 56 sets of blanks.
const Board kThreeBlanks{.ids = {1, 1, 2, 0,  //
                                 1, 1, 3, 3,  //
                                 4, 4, 5, 0,  //
                                 6, 7, 5, 8,  //
                                 0, 7, 9, 10}};

/// Up to 5×5 with walls, pieces of up to three cells of any shape, one or two goals, possibly only
/// lengthwise moves, and 1×1 pieces on the rest.
Board random_room_of_soldiers(std::mt19937& random) {
  using cell_rules::at;
  Board board{
      .rows = 3 + random_below(random, 3), .cols = 3 + random_below(random, 3), .goals = {}};
  board.lengthwise = random_below(random, 4) == 0;
  const auto is_free = [&](int row, int col) {
    return row < board.rows && col < board.cols && at(board, row, col) == 0;
  };
  for (int walls = random_below(random, 4); walls > 0; --walls) {
    at(board, random_below(random, board.rows), random_below(random, board.cols)) = kWall;
  }
  std::int32_t id = 0;
  for (int attempts = 1 + random_below(random, 12); attempts > 0; --attempts) {
    const int row = random_below(random, board.rows), col = random_below(random, board.cols);
    const std::pair<int, int> cells[] = {
        {row, col}, {row + random_below(random, 2), col + random_below(random, 2)}, {row, col + 1}};
    const int count = 1 + random_below(random, 3);
    bool fits = true;
    for (int i = 0; i < count; ++i) fits &= is_free(cells[i].first, cells[i].second);
    if (!fits) continue;
    ++id;
    for (int i = 0; i < count; ++i) at(board, cells[i].first, cells[i].second) = id;
  }
  const int blanks = 2 + random_below(random, 3);
  const auto free = std::count(board.ids.begin(), board.ids.begin() + board.rows * board.cols, 0);
  for (auto left = free - blanks; left > 0;) {
    const int row = random_below(random, board.rows), col = random_below(random, board.cols);
    if (!is_free(row, col)) continue;
    at(board, row, col) = ++id;
    --left;
  }
  if (id < 4 || free < blanks) return random_room_of_soldiers(random);
  const int goals = 1 + random_below(random, 2);
  for (int i = 0; i < goals; ++i) {
    // The larger pieces have the first ids.
    const int row = random_below(random, board.rows), col = random_below(random, board.cols);
    board.goals.push_back({1 + i, row, col});
    if (!cell_rules::goal_fits(board)) return random_room_of_soldiers(random);
  }
  return board;
}

Board random_board(std::mt19937& random, int number) {
  for (;;) {
    const Board board = number % 2 == 0 ? random_layout(random, 2 + random_below(random, 3))
                                        : random_room_of_soldiers(random);
    if (has_blank_sets(board)) return board;
  }
}

std::set<std::string> shapes_at(const LayerSearch& search,
                                const std::vector<std::uint32_t>& indices,
                                MirrorReduction reduction) {
  std::set<std::string> shapes;
  for (const std::uint32_t index : indices) {
    shapes.insert(name(search.board_at(index), reduction));
  }
  return shapes;
}

/// Runs both searches from a board with at most `max_positions` positions, and back from its exits.
bool compare(const Board& board, Metric metric, MirrorReduction reduction,
             std::uint32_t max_positions) {
  QueueSearch queue(board, metric, {reduction});
  queue.add_source(board);
  if (!queue.run(max_positions)) return false;
  BlankSetSearch sets(board, metric, {reduction});
  sets.add_source(board);
  for (int round = 0; round < 2; ++round) {
    finish(queue);
    finish(sets);
    EXPECT_FALSE(sets.is_full());
    EXPECT_EQ(sets.max_distance(), queue.max_distance());
    EXPECT_EQ(count_reached(sets), count_reached(queue));
    EXPECT_EQ(count_symmetric(sets), count_symmetric(queue));
    EXPECT_EQ(sets.searched(), queue.searched());
    EXPECT_EQ(shapes_at(sets, sets.nearest_exits(), reduction),
              shapes_at(queue, queue.nearest_exits(), reduction));
    std::uint32_t images = 0;
    for (std::uint32_t i = 0; i < sets.index_limit(); ++i) {
      const int distance = sets.distance_at(i);
      if (distance == LayerSearch::kUnreached) continue;
      images += static_cast<std::uint32_t>(sets.image_count(i));
      if (!sampled(i)) continue;
      const Board there = sets.board_at(i);
      EXPECT_EQ(queue.distance_of(there), distance);
      EXPECT_EQ(sets.place_of(there), (LayerSearch::Place{i, false}));
      if (sets.image_count(i) == 2) {
        Board image = cell_rules::mirrored(there);
        image.goals = board.goals;
        EXPECT_EQ(sets.place_of(image), (LayerSearch::Place{i, true}));
      }
      if (i % (1 + sets.index_limit() / 100) == 0)
        expect_neighbours(sets, there, metric, reduction);
    }
    EXPECT_EQ(images, count_reached(queue));
    if (testing::Test::HasFailure() || queue.nearest_exits().empty()) return true;
    queue.restart_from_exits();
    sets.restart_from_exits();
  }
  return true;
}

TEST(BlankSetSearch, IsForBoardsWithManySetsOfBlanks) {
  EXPECT_TRUE(has_blank_sets(kThreeBlanks));
  EXPECT_FALSE(has_blank_sets(kClassic));  // 15 sets
  Board board = kThreeBlanks;
  board.goals = {{1}};
  EXPECT_TRUE(has_blank_sets(board));
  board.ids[19] = kWall;  // 35 sets
  EXPECT_FALSE(has_blank_sets(board));
  board = kThreeBlanks;
  board.goals = {{1}};
  add_gate(board, 0, 1);  // which soldiers may not enter
  EXPECT_FALSE(has_blank_sets(board));
  board = {.rows = 3,
           .cols = 5,
           .goals = {{1, 0, 1}},
           .ids = {1, 2, -1, 3, 4, 5, 6, -1, 7, 8, 9, 0, -1, 0, 0}};
  EXPECT_FALSE(has_blank_sets(board));  // two rooms
  board.ids[7] = 10;
  EXPECT_TRUE(has_blank_sets(board));
  board = {.rows = 1, .cols = 2, .goals = {{1, 0, 1}}, .ids = {1, 0}};
  EXPECT_FALSE(has_blank_sets(board));
}

TEST(BlankSetSearch, RequiresSuchABoard) {
  Board board{.rows = 1, .cols = 2, .goals = {{1, 0, 1}}, .ids = {1, 0}};
  expect_assertion([&] { BlankSetSearch(board, Metric::kStep, {}); });
}

TEST(BlankSetSearch, AgreesWithTheQueueSearchAndTheCellRules) {
  std::mt19937 random(21);
  int complete = 0, far = 0;
  for (int i = 0; i < scaled(180); ++i) {
    const Board board = random_board(random, i);
    SCOPED_TRACE(encode(board) + ' ' + cell_rules::shapes(board));
    const auto metric = kMetrics[i / 2 % 3];
    for (const auto reduction : {MirrorReduction::kForbidden, MirrorReduction::kAllowed}) {
      complete += compare(board, metric, reduction, 20000);
      ASSERT_FALSE(HasFailure());
    }
    constexpr SearchOptions kOptions{MirrorReduction::kAllowed, Until::kExits};
    BlankSetSearch sets(board, metric, kOptions);
    sets.add_source(board);
    finish(sets);
    if (sets.nearest_exits().empty()) continue;
    QueueSearch queue(board, metric, kOptions);
    queue.add_source(board);
    finish(queue);
    ASSERT_EQ(shapes_at(sets, sets.nearest_exits(), MirrorReduction::kAllowed),
              shapes_at(queue, queue.nearest_exits(), MirrorReduction::kAllowed));
    const int distance = queue.distance_at(queue.nearest_exits()[0]);
    ASSERT_EQ(sets.distance_at(sets.nearest_exits()[0]), distance);
    far += distance > 5;
  }
  EXPECT_GE(complete, scaled(100));
  EXPECT_GE(far, scaled(20));
}

TEST(BlankSetSearch, SearchesTheComponentOfThreeBlanks) {
  constexpr std::pair<Metric, MirrorReduction> kSearches[] = {
      {Metric::kMove, MirrorReduction::kAllowed},
      {Metric::kStep, MirrorReduction::kAllowed},
      {Metric::kSlide, MirrorReduction::kAllowed},
      {Metric::kMove, MirrorReduction::kForbidden}};
  std::size_t number = 0;
  for (const auto& [metric, reduction] : kSearches) {
    if (!sampled(number++)) continue;
    EXPECT_TRUE(compare(kThreeBlanks, metric, reduction, kUnlimited));
  }
}

TEST(BlankSetSearch, IsTheSameHoweverItIsSliced) {
  BlankSetSearch whole(kThreeBlanks, Metric::kSlide, {MirrorReduction::kAllowed});
  whole.add_source(kThreeBlanks);
  finish(whole);
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    BlankSetSearch sliced(kThreeBlanks, Metric::kSlide, {MirrorReduction::kAllowed});
    sliced.add_source(kThreeBlanks);
    EXPECT_FALSE(sliced.run(0));
    std::uint32_t before = 0;
    while (!sliced.run(slice)) {
      ASSERT_LE(sliced.searched(), before + slice + 56);
      before = sliced.searched();
    }
    EXPECT_TRUE(sliced.run(1));
    ASSERT_EQ(sliced.index_limit(), whole.index_limit());
    for (std::uint32_t i = 0; i < whole.index_limit(); ++i) {
      ASSERT_EQ(sliced.distance_at(i), whole.distance_at(i));
    }
  }
}

TEST(BlankSetSearch, SaysWhenItIsFull) {
  QueueSearch queue(kThreeBlanks, Metric::kMove, {});
  queue.add_source(kThreeBlanks);
  finish(queue);
  BlankSetSearch sets(kThreeBlanks, Metric::kMove, {}, 80000);
  sets.add_source(kThreeBlanks);
  finish(sets);
  EXPECT_TRUE(sets.is_full());
  EXPECT_TRUE(sets.run(1));
  EXPECT_LT(count_reached(sets), 81000U);
  int reached = 0;
  for (std::uint32_t i = 0; i < sets.index_limit(); ++i) {
    const int distance = sets.distance_at(i);
    if (distance == LayerSearch::kUnreached) continue;
    ASSERT_EQ(queue.distance_of(sets.board_at(i)), distance);
    ++reached;
  }
  EXPECT_GT(reached, 5000);
}

}  // namespace
}  // namespace qiju::huarong

#include "huarong/any_board.h"

#include <gtest/gtest.h>

#include <limits>

#include "huarong/layouts.h"
#include "huarong/two_blanks.h"

namespace qiju::huarong {
namespace {

constexpr Metric kMetrics[] = {Metric::kStep, Metric::kSlide, Metric::kMove};
constexpr auto kForEver = std::numeric_limits<std::uint32_t>::max();

TEST(AnyBoard, KnowsTheComponentOfTheClassic) {
  const int lengths[] = {116, 90, 81}, eccentricities[] = {167, 133, 124};
  const std::size_t edges_wanted[] = {41948, 44423, 47151};
  for (const auto metric : kMetrics) {
    AnyBoard distances(kClassic, metric);
    distances.seed(kClassic);
    ASSERT_TRUE(distances.run(kForEver));
    EXPECT_FALSE(distances.full());
    EXPECT_EQ(distances.positions(), 25955U);
    EXPECT_EQ(distances.symmetric(), 2 * 13011U - 25955U);
    EXPECT_EQ(distances.distance(distances.exit()), lengths[static_cast<int>(metric)]);
    EXPECT_EQ(distances.farthest(), eccentricities[static_cast<int>(metric)]);
    std::size_t edges = 0;
    for (std::uint32_t i = 0; i < distances.numbers(); ++i) edges += distances.neighbours(i).size();
    EXPECT_EQ(edges, 2 * edges_wanted[static_cast<int>(metric)]);

    distances.restart_from_exits();
    EXPECT_EQ(distances.positions(), 964U);
    ASSERT_TRUE(distances.run(kForEver));
    EXPECT_EQ(distances.positions(), 25955U);
    EXPECT_EQ(distances.distance(kClassic), lengths[static_cast<int>(metric)]);
  }
}

struct Compared {
  bool complete = false;
  std::optional<int> length;  ///< to the nearest exit, as far as it was searched
};

/// Everything that it says, against the cell rules. Where there are more than `most` positions,
/// only the distances up to that where the cell rules gave it up.
Compared compare(const std::vector<Board>& seeds, Metric metric, std::size_t most) {
  using cell_rules::shapes;
  const auto slow = cell_rules::search(seeds, metric, most, true);
  AnyBoard distances(seeds[0], metric);
  for (const Board& seed : seeds) distances.seed(seed);
  const int known = slow.distance.back() - (slow.complete ? 0 : 1);
  EXPECT_EQ(distances.farthest(), 0);
  while (!distances.run(100) && (slow.complete || distances.farthest() <= known)) {
  }
  EXPECT_FALSE(distances.full());

  auto ids = cell_rules::ids_in_order(seeds[0]);
  std::sort(ids.begin(), ids.end());
  std::map<std::string, int> listed;
  for (int distance = -1; distance <= known; ++distance) {
    for (std::uint32_t i = 0; i < distances.count(distance); ++i) {
      const Board board = distances.at(distance, i);
      EXPECT_TRUE(listed.emplace(shapes(board), distance).second);
      EXPECT_EQ(board.goal, seeds[0].goal);
      auto own = cell_rules::ids_in_order(board);
      std::sort(own.begin(), own.end());
      EXPECT_EQ(own, ids);
    }
  }
  std::size_t wanted = 0;
  for (std::size_t i = 0; i < slow.met.size() && slow.distance[i] <= known; ++i, ++wanted) {
    EXPECT_EQ(listed[shapes(slow.met[i])], slow.distance[i]);
    EXPECT_EQ(distances.distance(slow.met[i]), slow.distance[i]);
  }
  EXPECT_EQ(listed.size(), wanted);
  if (!slow.complete) return {false, slow.length};

  EXPECT_EQ(distances.positions(), slow.met.size());
  EXPECT_EQ(distances.farthest(), known);
  std::vector<Board> exits;
  std::uint32_t symmetric = 0;
  for (const Board& board : slow.met) {
    if (cell_rules::solved(board)) exits.push_back(board);
    symmetric += shapes(board) == shapes(cell_rules::mirrored(board));

    std::multiset<std::pair<std::string, std::size_t>> near, slow_near;
    for (const auto [number, steps] : distances.neighbours(distances.number(board))) {
      const Board next = distances.board(number);
      near.emplace(shapes(next), steps);
      if (near.size() > 1) continue;
      Board made = board;
      make_move(made, distances.move_to(board, number));
      EXPECT_EQ(shapes(made), shapes(next));
    }
    for (const auto& [move, next] : cell_rules::moves(board, metric)) {
      slow_near.emplace(shapes(next), move.path.size());
    }
    EXPECT_EQ(near, slow_near);
  }
  EXPECT_EQ(distances.symmetric(), symmetric);
  EXPECT_EQ(distances.exit() == Distances::kNoNumber, exits.empty());
  distances.restart_from_exits();
  EXPECT_EQ(distances.positions(), exits.size());
  if (exits.empty()) return {true, std::nullopt};
  distances.run(kForEver);
  const auto back = cell_rules::search(exits, metric, most, true);
  for (const Board& board : slow.met) {
    EXPECT_EQ(distances.distance(board), back.distances.at(shapes(board)));
  }
  return {true, slow.length};
}

TEST(AnyBoard, AgreesWithTheCellRulesOnRandomLayouts) {
  std::mt19937 random(7);
  int complete = 0, solvable = 0;
  for (int i = 0; i < 360; ++i) {
    const auto [whole, length] = compare({random_layout(random, 1 + i % 6)}, kMetrics[i % 3], 1000);
    ASSERT_FALSE(HasFailure());
    complete += whole;
    solvable += length.has_value();
  }
  EXPECT_GE(complete, 80);
  EXPECT_GE(360 - complete, 100);
  EXPECT_GE(solvable, 50);
}

TEST(AnyBoard, AgreesWithTheCellRulesOnOtherBoards) {
  std::mt19937 random(8);
  int complete = 0, far = 0;
  for (int i = 0; i < 600; ++i) {
    const auto [whole, length] = compare({random_room(random, 1 + i % 7)}, kMetrics[i % 3], 600);
    ASSERT_FALSE(HasFailure());
    complete += whole;
    far += length.value_or(0) > 2;
  }
  EXPECT_GE(complete, 200);
  EXPECT_GE(far, 50);
}

TEST(AnyBoard, AgreesWithTheEngineForTwoBlanks) {
  constexpr Board kBoards[] = {
      {.ids = {2, 3, 4, 5, 1, 1, 6, 5, 1, 1, 6, 7, 0, 8, 8, 7, 0, 9, 10, 10}},      // 峰回路转
      {.ids = {2, 1, 1, 3, 4, 1, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 0, 15}},  // 14 soldiers
      {.ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 6, 7, 4, 5, 8, 7, 9, 0, 0, 10}},       // 走投无路
      {.ids = {2, 1, 1, 3, 4, 1, 1, 5, 6, 6, 7, 7, 8, 8, 9, 9, 0, 10, 10, 0}}};     // 勇闯五关
  for (const Board& board : kBoards) {
    for (const auto metric : kMetrics) {
      AnyBoard distances(board, metric);
      const auto other = make_two_blanks(board, metric, Mirror::kApart);
      distances.seed(board);
      other->seed(board);
      ASSERT_TRUE(distances.run(kForEver));
      ASSERT_TRUE(other->run(kForEver));
      EXPECT_EQ(distances.positions(), other->positions());
      EXPECT_EQ(distances.symmetric(), other->symmetric());
      for (std::uint32_t i = 0; i < distances.numbers(); ++i) {
        ASSERT_EQ(distances.distance(i), other->distance(distances.board(i)));
      }
    }
  }
}

TEST(AnyBoard, GoesFromSeveralSeeds) {
  std::mt19937 random(9);
  for (int done = 0; done < 30;) {
    const auto met = cell_rules::search({random_room(random, 2)}, Metric::kStep, 200, true).met;
    if (met.size() < 10) continue;
    std::vector<Board> seeds;
    for (int i = 0; i < 3; ++i) seeds.push_back(met[random() % met.size()]);
    seeds.push_back(seeds[0]);
    compare(seeds, kMetrics[done % 3], 300);
    ASSERT_FALSE(HasFailure());
    ++done;
  }
}

TEST(AnyBoard, HoldsTheLargestBoardsWithManyShapes) {
  // 8×8, eleven kinds in 4 bits a cell: keys of four words.
  Board board{.rows = 8, .cols = 8, .goal = {3, 6, 6}};
  const Piece pieces[] = {{1, 0, 0, 3, 3},  {2, 0, 3, 3, 2},  {3, 0, 5, 2, 2},  {4, 3, 0, 2, 3},
                          {5, 3, 3, 1, 4},  {6, 4, 3, 4, 1},  {7, 5, 0, 1, 3},  {8, 6, 0, 1, 2},
                          {9, 6, 2, 2, 1},  {10, 7, 0, 1, 1}, {11, 4, 4, 3, 1}, {12, 7, 5, 1, 3},
                          {13, 6, 7, 1, 1}, {-1, 2, 5, 1, 3}, {-1, 0, 7, 1, 1}};
  for (const Piece& piece : pieces) fill(board, piece, piece.id);
  ASSERT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  for (const auto metric : kMetrics) EXPECT_FALSE(compare({board}, metric, 3000).complete);
}

TEST(AnyBoard, GivesTheSameInSlices) {
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    AnyBoard whole(kClassic, Metric::kMove), sliced(kClassic, Metric::kMove);
    whole.seed(kClassic);
    sliced.seed(kClassic);
    EXPECT_EQ(sliced.farthest(), 0);
    EXPECT_FALSE(sliced.run(0));
    EXPECT_EQ(sliced.positions(), 1U);
    int runs = 1;
    while (!sliced.run(slice)) ++runs;
    EXPECT_EQ(runs, static_cast<int>((25955 + slice - 1) / slice));
    whole.run(kForEver);
    EXPECT_TRUE(sliced.run(1));
    EXPECT_EQ(sliced.positions(), whole.positions());
    for (std::uint32_t i = 0; i < whole.numbers(); ++i) {
      ASSERT_EQ(sliced.distance(i), whole.distance(i));
    }
    ASSERT_EQ(sliced.board(25954), whole.board(25954));
  }
}

TEST(AnyBoard, EndsAtAnExit) {
  std::mt19937 random(10);
  int ended = 0;
  for (int i = 0; i < 300; ++i) {
    const Board board = random_room(random, 2);
    const auto slow = cell_rules::search({board}, kMetrics[i % 3], 300, false);
    if (!slow.complete) continue;
    AnyBoard distances(board, kMetrics[i % 3]);
    distances.end_at_exit();
    distances.seed(board);
    ASSERT_TRUE(distances.run(kForEver));
    ASSERT_EQ(distances.exit() != Distances::kNoNumber, slow.length.has_value());
    if (!slow.length) continue;
    ++ended;
    ASSERT_EQ(distances.distance(distances.exit()), *slow.length);
    ASSERT_EQ(distances.farthest(), *slow.length);
    ASSERT_TRUE(cell_rules::solved(distances.board(distances.exit())));
  }
  EXPECT_GE(ended, 50);
}

TEST(AnyBoard, SaysThatItIsFull) {
  AnyBoard whole(kClassic, Metric::kStep), small(kClassic, Metric::kStep, 10000);
  whole.seed(kClassic);
  small.seed(kClassic);
  whole.run(kForEver);
  EXPECT_TRUE(small.run(kForEver));
  EXPECT_TRUE(small.full());
  EXPECT_EQ(small.positions(), 10000U);
  for (std::uint32_t i = 0; i < small.numbers(); ++i) {
    ASSERT_EQ(whole.distance(small.board(i)), small.distance(i));
  }
  AnyBoard enough(kClassic, Metric::kStep, 25955);
  enough.seed(kClassic);
  EXPECT_TRUE(enough.run(kForEver));
  EXPECT_FALSE(enough.full());
}

TEST(AnyBoard, HasMetNoPositionOfAnotherGame) {
  AnyBoard distances(kClassic, Metric::kStep);
  EXPECT_EQ(distances.farthest(), Distances::kNotMet);
  EXPECT_TRUE(distances.run(1));
  distances.seed(kClassic);
  while (!distances.run(kForEver)) {
  }
  Board other = kClassic;
  other.goal = {1, 3, 1};
  EXPECT_EQ(distances.distance(other), Distances::kNotMet);
  other.goal = {};
  EXPECT_EQ(distances.distance(other), 0);
  other.ids[17] = 11;
  EXPECT_EQ(distances.distance(other), Distances::kNotMet);
  other.ids[13] = other.ids[14] = 7;  // a lying general for two soldiers
  EXPECT_EQ(distances.distance(other), Distances::kNotMet);

  Board room{.rows = 3, .cols = 3, .goal = {1, 2, 2}, .ids = {1, 0, 0, 0, -1, 0, 0, 0, 0}};
  AnyBoard walled(room, Metric::kMove);
  walled.seed(room);
  walled.run(kForEver);
  EXPECT_EQ(walled.positions(), 8U);
  std::swap(room.ids[4], room.ids[5]);
  EXPECT_EQ(walled.distance(room), Distances::kNotMet);
  room = {.rows = 3, .cols = 3, .goal = {1, 2, 2}, .ids = {1, 1, 0, 0, -1, 0, 0, 0, 0}};
  EXPECT_EQ(walled.distance(room), Distances::kNotMet);
}

}  // namespace
}  // namespace qiju::huarong

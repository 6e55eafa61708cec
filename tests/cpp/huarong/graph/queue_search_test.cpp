#include "huarong/graph/queue_search.h"

#include <gtest/gtest.h>

#include "huarong/board/share_code.h"
#include "huarong/classic/two_blank_search.h"
#include "huarong/counts.h"
#include "huarong/layouts.h"
#include "huarong/solver.h"
#include "scale.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

TEST(QueueSearch, SearchesTheComponentOfTheClassic) {
  const int lengths[] = {116, 90, 81}, eccentricities[] = {167, 133, 124};
  const std::size_t edges_wanted[] = {41948, 44423, 47151};
  for (const auto metric : kMetrics) {
    QueueSearch distances(kClassic, metric, {});
    distances.add_source(kClassic);
    ASSERT_TRUE(distances.run(kUnlimited));
    EXPECT_FALSE(distances.is_full());
    EXPECT_EQ(count_reached(distances), 25955U);
    EXPECT_EQ(count_symmetric(distances), 2 * 13011U - 25955U);
    EXPECT_EQ(distances.distance_at(distances.nearest_exits().at(0)),
              lengths[static_cast<int>(metric)]);
    EXPECT_EQ(distances.max_distance(), eccentricities[static_cast<int>(metric)]);
    std::size_t edges = 0;
    for (std::uint32_t i = 0; i < distances.index_limit(); ++i)
      edges += distances.neighbours(i).size();
    EXPECT_EQ(edges, 2 * edges_wanted[static_cast<int>(metric)]);

    distances.restart_from_exits();
    EXPECT_EQ(count_reached(distances), 964U);
    ASSERT_TRUE(distances.run(kUnlimited));
    EXPECT_EQ(count_reached(distances), 25955U);
    EXPECT_EQ(distances.distance_of(kClassic), lengths[static_cast<int>(metric)]);
  }
}

struct Compared {
  bool complete = false;
  std::optional<int> length;  ///< to the nearest exit, if it was found
};

/// Every query, against the cell rules. With more than `max_positions` positions, only the
/// distances below the one at which the cell rules stopped.
Compared compare(const std::vector<Board>& sources, Metric metric, std::size_t max_positions) {
  using cell_rules::shapes;
  const auto slow = cell_rules::search(sources, metric, max_positions, true);
  QueueSearch distances(sources[0], metric, {});
  for (const Board& source : sources) distances.add_source(source);
  const int known = slow.distance.back() - (slow.complete ? 0 : 1);
  EXPECT_EQ(distances.max_distance(), 0);
  while (!distances.run(100) && (slow.complete || distances.max_distance() <= known)) {
  }
  EXPECT_FALSE(distances.is_full());

  auto ids = cell_rules::ids_in_order(sources[0]);
  std::sort(ids.begin(), ids.end());
  std::map<std::string, int> listed;
  for (int distance = -1; distance <= known; ++distance) {
    for (std::uint32_t i = 0; i < count_between(distances, distance, distance); ++i) {
      const Board board = nth_between(distances, distance, distance, i);
      EXPECT_TRUE(listed.emplace(shapes(board), distance).second);
      EXPECT_EQ(board.goals, sources[0].goals);
      auto own = cell_rules::ids_in_order(board);
      std::sort(own.begin(), own.end());
      EXPECT_EQ(own, ids);
    }
  }
  std::size_t wanted = 0;
  for (std::size_t i = 0; i < slow.met.size() && slow.distance[i] <= known; ++i, ++wanted) {
    EXPECT_EQ(listed[shapes(slow.met[i])], slow.distance[i]);
    EXPECT_EQ(distances.distance_of(slow.met[i]), slow.distance[i]);
  }
  EXPECT_EQ(listed.size(), wanted);
  if (!slow.complete) return {false, slow.length};

  EXPECT_EQ(count_reached(distances), slow.met.size());
  EXPECT_EQ(distances.max_distance(), known);
  std::vector<Board> exits;
  std::uint32_t symmetric = 0;
  for (const Board& board : slow.met) {
    if (cell_rules::solved(board)) exits.push_back(board);
    symmetric += shapes(board) == shapes(cell_rules::mirrored(board));

    std::multiset<std::pair<std::string, std::size_t>> own_neighbours, slow_neighbours;
    for (const auto& neighbour : distances.neighbours(distances.index_of(board))) {
      const Board next = distances.board_at(neighbour.place.index);
      own_neighbours.emplace(shapes(next), neighbour.steps);
      if (own_neighbours.size() > 1) continue;
      Board made = board;
      make_move(made, distances.move_to(board, neighbour.place));
      EXPECT_EQ(shapes(made), shapes(next));
    }
    for (const auto& [move, next] : cell_rules::moves(board, metric)) {
      slow_neighbours.emplace(shapes(next), move.path.size());
    }
    EXPECT_EQ(own_neighbours, slow_neighbours);
  }
  EXPECT_EQ(count_symmetric(distances), symmetric);
  EXPECT_EQ(distances.nearest_exits().empty(), exits.empty());
  distances.restart_from_exits();
  EXPECT_EQ(count_reached(distances), exits.size());
  if (exits.empty()) return {true, std::nullopt};
  finish(distances);
  const auto back = cell_rules::search(exits, metric, max_positions, true);
  for (const Board& board : slow.met) {
    EXPECT_EQ(distances.distance_of(board), back.distances.at(shapes(board)));
  }
  return {true, slow.length};
}

TEST(QueueSearch, AgreesWithTheCellRulesOnRandomLayouts) {
  std::mt19937 random(7);
  int complete = 0, solvable = 0;
  for (int i = 0; i < scaled(360); ++i) {
    const auto [whole, length] = compare({random_layout(random, 1 + i % 6)}, kMetrics[i % 3], 1000);
    ASSERT_FALSE(HasFailure());
    complete += whole;
    solvable += length.has_value();
  }
  EXPECT_GE(complete, scaled(80));
  EXPECT_GE(scaled(360) - complete, scaled(100));
  EXPECT_GE(solvable, scaled(50));
}

TEST(QueueSearch, AgreesWithTheCellRulesOnOtherBoards) {
  std::mt19937 random(8);
  int complete = 0, far = 0;
  for (int i = 0; i < scaled(600); ++i) {
    const auto [whole, length] = compare({random_room(random, 1 + i % 7)}, kMetrics[i % 3], 600);
    ASSERT_FALSE(HasFailure());
    complete += whole;
    far += length.value_or(0) > 2;
  }
  EXPECT_GE(complete, scaled(200));
  EXPECT_GE(far, scaled(50));
}

TEST(QueueSearch, AgreesWithTheCellRulesOnPuzzlesOfAnyKind) {
  std::mt19937 random(11);
  int complete = 0, far = 0, gates = 0, several = 0;
  for (int i = 0; i < scaled(2400); ++i) {
    const Board puzzle = random_puzzle(random);
    SCOPED_TRACE(encode(puzzle) + ' ' + cell_rules::shapes(puzzle));
    const auto [whole, length] = compare({puzzle}, kMetrics[i % 3], 300);
    ASSERT_FALSE(HasFailure());
    complete += whole;
    far += length.value_or(0) > 2;
    gates += std::count(puzzle.ids.begin(), puzzle.ids.end(), kGate) > 0;
    several += puzzle.goals.size() > 1;
  }
  EXPECT_GE(complete, scaled(1200));
  EXPECT_GE(far, scaled(100));
  EXPECT_GE(gates, scaled(500));
  EXPECT_GE(several, scaled(400));
}

TEST(QueueSearch, AgreesWithTheEngineForTwoBlanks) {
  const Board kBoards[] = {
      {.ids = {2, 3, 4, 5, 1, 1, 6, 5, 1, 1, 6, 7, 0, 8, 8, 7, 0, 9, 10, 10}},   // 峰回路转
      {.ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 6, 7, 4, 5, 8, 7, 9, 0, 0, 10}},    // 走投无路
      {.ids = {2, 1, 1, 3, 4, 1, 1, 5, 6, 6, 7, 7, 8, 8, 9, 9, 0, 10, 10, 0}}};  // 勇闯五关
  for (const Board& board : kBoards) {
    for (const auto metric : kMetrics) {
      QueueSearch distances(board, metric, {});
      const auto other = std::make_unique<TwoBlankSearch>(board, metric, SearchOptions{});
      distances.add_source(board);
      other->add_source(board);
      ASSERT_TRUE(distances.run(kUnlimited));
      ASSERT_TRUE(other->run(kUnlimited));
      EXPECT_EQ(count_reached(distances), count_reached(*other));
      EXPECT_EQ(count_symmetric(distances), count_symmetric(*other));
      for (std::uint32_t i = 0; i < distances.index_limit(); ++i) {
        ASSERT_EQ(distances.distance_at(i), other->distance_of(distances.board_at(i)));
      }
    }
  }
}

TEST(QueueSearch, CountsMirrorImagesOnce) {
  std::mt19937 random(15);
  int deep = 0;
  for (int i = 0; i < scaled(120); ++i) {
    const auto metric = kMetrics[i % 3];
    const Board board = random_layout(random, i % 5);
    QueueSearch folded(board, metric, {MirrorReduction::kAllowed});
    QueueSearch whole(board, metric, {});
    folded.add_source(board);
    whole.add_source(board);
    whole.add_source(cell_rules::mirrored(board));
    for (int round = 0; round < 2; ++round) {
      while (!folded.run(1000) && count_reached(folded) < 20000) {
      }
      if (!folded.run(0)) break;
      finish(whole);
      ASSERT_EQ(folded.max_distance(), whole.max_distance());
      ASSERT_EQ(count_reached(folded), count_reached(whole));
      ASSERT_EQ(count_symmetric(folded), count_symmetric(whole));
      ASSERT_EQ(folded.searched(), (count_reached(whole) + count_symmetric(whole)) / 2);
      std::uint32_t positions = 0;
      for (std::uint32_t p = 0; p < whole.index_limit(); ++p) {
        if (!sampled(p)) continue;
        const Board there = whole.board_at(p);
        ASSERT_EQ(folded.distance_of(there), whole.distance_at(p));
        const auto place = folded.place_of(there);
        const Board stored = folded.board_at(place.index);
        ASSERT_EQ(cell_rules::shapes(place.mirrored ? cell_rules::mirrored(stored) : stored),
                  cell_rules::shapes(there));
      }
      for (std::uint32_t p = 0; p < folded.index_limit(); ++p) {
        positions += static_cast<std::uint32_t>(folded.image_count(p));
        if (!sampled(p)) continue;
        for (const auto& neighbour : folded.neighbours(p)) {
          const Board from = folded.board_at(p);
          Board made = from;
          const Move move = folded.move_to(from, neighbour.place);
          ASSERT_EQ(move.path.size(), static_cast<std::size_t>(neighbour.steps));
          make_move(made, move);
          ASSERT_EQ(folded.index_of(made), neighbour.place.index);
        }
      }
      ASSERT_EQ(positions, whole.index_limit());
      deep += folded.max_distance() > 10;
      folded.restart_from_exits();
      whole.restart_from_exits();
      if (count_reached(whole) == 0) break;
    }
  }
  EXPECT_GE(deep, scaled(20));
}

TEST(QueueSearch, TellsMirrorImagesApartWhereTheyDiffer) {
  // One soldier fewer, and exits whose mirror images are none.
  for (const Goal& goal : {Goal{1, 3, 0}, Goal{1, 3, 2}}) {
    if (!sampled(static_cast<std::size_t>(goal.col / 2))) continue;
    Board board = kClassic;
    board.ids[14] = 0;
    board.goals = {goal};
    const auto length = cell_rules::search({board}, Metric::kMove, 100000, false).length;
    ASSERT_TRUE(length.has_value());
    EXPECT_EQ(solve(board, Metric::kMove).moves.size(), static_cast<std::size_t>(*length));
  }
}

TEST(QueueSearch, StartsFromSeveralSources) {
  std::mt19937 random(9);
  for (int done = 0; done < 30;) {
    const auto met = cell_rules::search({random_room(random, 2)}, Metric::kStep, 200, true).met;
    if (met.size() < 10) continue;
    std::vector<Board> sources;
    for (int i = 0; i < 3; ++i) sources.push_back(met[random() % met.size()]);
    sources.push_back(sources[0]);
    compare(sources, kMetrics[done % 3], 300);
    ASSERT_FALSE(HasFailure());
    ++done;
  }
}

TEST(QueueSearch, SearchesTheLargestBoardsWithManyShapes) {
  // 8×8, eleven kinds in 4 bits a cell: keys of four words.
  Board board{.rows = 8, .cols = 8, .goals = {{3, 6, 6}}};
  const Piece pieces[] = {{1, 0, 0, 3, 3},  {2, 0, 3, 3, 2},  {3, 0, 5, 2, 2},  {4, 3, 0, 2, 3},
                          {5, 3, 3, 1, 4},  {6, 4, 3, 4, 1},  {7, 5, 0, 1, 3},  {8, 6, 0, 1, 2},
                          {9, 6, 2, 2, 1},  {10, 7, 0, 1, 1}, {11, 4, 4, 3, 1}, {12, 7, 5, 1, 3},
                          {13, 6, 7, 1, 1}, {-1, 2, 5, 1, 3}, {-1, 0, 7, 1, 1}};
  for (const Piece& piece : pieces) fill(board, piece, piece.id);
  ASSERT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  for (const auto metric : kMetrics) {
    EXPECT_FALSE(compare({board}, metric, static_cast<std::size_t>(scaled(3000))).complete);
  }
}

TEST(QueueSearch, KeepsAPieceOnABoardThatItHasToItself) {
  for (const auto& [rows, cols] : {std::pair(8, 8), std::pair(16, 4)}) {
    for (const auto& piece : {Piece{1, 0, 0, 1, 1}, Piece{1, 0, 0, 2, 1}, Piece{1, 0, 0, 3, 3}}) {
      Board board{
          .rows = rows, .cols = cols, .goals = {{1, rows - piece.height, cols - piece.width}}};
      fill(board, piece, piece.id);
      for (const auto metric : kMetrics) {
        EXPECT_TRUE(compare({board}, metric, 300).complete);
        ASSERT_FALSE(HasFailure());
      }
    }
  }
}

TEST(QueueSearch, IsTheSameHoweverItIsSliced) {
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    QueueSearch whole(kClassic, Metric::kMove, {});
    QueueSearch sliced(kClassic, Metric::kMove, {});
    whole.add_source(kClassic);
    sliced.add_source(kClassic);
    EXPECT_EQ(sliced.max_distance(), 0);
    EXPECT_FALSE(sliced.run(0));
    EXPECT_EQ(count_reached(sliced), 1U);
    int runs = 1;
    while (!sliced.run(slice)) ++runs;
    EXPECT_EQ(runs, static_cast<int>((25955 + slice - 1) / slice));
    finish(whole);
    EXPECT_TRUE(sliced.run(1));
    EXPECT_EQ(count_reached(sliced), count_reached(whole));
    for (std::uint32_t i = 0; i < whole.index_limit(); ++i) {
      ASSERT_EQ(sliced.distance_at(i), whole.distance_at(i));
    }
    ASSERT_EQ(sliced.board_at(25954), whole.board_at(25954));
  }
}

TEST(QueueSearch, StopsAtAnExit) {
  std::mt19937 random(10);
  int ended = 0;
  for (int i = 0; i < 300; ++i) {
    const Board board = random_room(random, 2);
    const auto slow = cell_rules::search({board}, kMetrics[i % 3], 300, false);
    if (!slow.complete) continue;
    QueueSearch distances(board, kMetrics[i % 3], {.until = Until::kExits});
    distances.add_source(board);
    ASSERT_TRUE(distances.run(kUnlimited));
    ASSERT_EQ(!distances.nearest_exits().empty(), slow.length.has_value());
    if (!slow.length) continue;
    ++ended;
    ASSERT_EQ(distances.distance_at(distances.nearest_exits().at(0)), *slow.length);
    ASSERT_EQ(distances.max_distance(), *slow.length);
    ASSERT_TRUE(cell_rules::solved(distances.board_at(distances.nearest_exits().at(0))));
  }
  EXPECT_GE(ended, 50);
}

TEST(QueueSearch, KeepsALayerThatItForgot) {
  std::mt19937 random(16);
  int forgot = 0;
  for (int i = 0; i < scaled(80); ++i) {
    const Board board = random_layout(random, 2 + i % 3);
    const auto metric = kMetrics[i % 3];
    const auto reduction = i % 2 == 0 ? MirrorReduction::kAllowed : MirrorReduction::kForbidden;
    QueueSearch whole(board, metric, {reduction});
    QueueSearch stopped(board, metric, {reduction, Until::kExits});
    whole.add_source(board);
    stopped.add_source(board);
    finish(stopped);
    while (!whole.run(1000) && whole.max_distance() <= stopped.max_distance()) {
    }
    const int last = stopped.max_distance();
    forgot += stopped.index_of(board) == LayerSearch::kNoIndex;
    // At the last distance only exits are sure to be reached.
    for (int distance = 0; distance < last; ++distance) {
      stopped.keep_only_layer(distance);
      ASSERT_EQ(count_between(stopped, distance, distance),
                count_between(whole, distance, distance));
      const Board there = nth_between(whole, distance, distance, 0);
      const auto place = stopped.place_of(there);
      ASSERT_NE(place.index, LayerSearch::kNoIndex);
      ASSERT_EQ(stopped.distance_at(place.index), distance);
      ASSERT_EQ(stopped.board_at(place.index), there);
    }
  }
  EXPECT_GE(forgot, scaled(5));
}

TEST(QueueSearch, ReportsThatItIsFull) {
  QueueSearch whole(kClassic, Metric::kStep, {});
  QueueSearch small(kClassic, Metric::kStep, {}, 10000);
  whole.add_source(kClassic);
  small.add_source(kClassic);
  finish(whole);
  EXPECT_TRUE(small.run(kUnlimited));
  EXPECT_TRUE(small.is_full());
  EXPECT_EQ(count_reached(small), 10000U);
  for (std::uint32_t i = 0; i < small.index_limit(); ++i) {
    ASSERT_EQ(whole.distance_of(small.board_at(i)), small.distance_at(i));
  }
  QueueSearch enough(kClassic, Metric::kStep, {}, 25955);
  enough.add_source(kClassic);
  EXPECT_TRUE(enough.run(kUnlimited));
  EXPECT_FALSE(enough.is_full());
}

TEST(QueueSearch, HasNotReachedPositionsOfAnotherGame) {
  QueueSearch distances(kClassic, Metric::kStep, {});
  EXPECT_EQ(distances.max_distance(), LayerSearch::kUnreached);
  EXPECT_TRUE(distances.run(1));
  distances.add_source(kClassic);
  finish(distances);
  Board other = kClassic;
  other.goals = {{1, 3, 1}};
  EXPECT_EQ(distances.distance_of(other), LayerSearch::kUnreached);
  other.goals = {};
  EXPECT_EQ(distances.distance_of(other), 0);
  other.ids[17] = 11;
  EXPECT_EQ(distances.distance_of(other), LayerSearch::kUnreached);
  other.ids[13] = other.ids[14] = 7;  // a lying general for two soldiers
  EXPECT_EQ(distances.distance_of(other), LayerSearch::kUnreached);

  Board room{.rows = 3, .cols = 3, .goals = {{1, 2, 2}}, .ids = {1, 0, 0, 0, -1, 0, 0, 0, 0}};
  QueueSearch walled(room, Metric::kMove, {});
  walled.add_source(room);
  finish(walled);
  EXPECT_EQ(count_reached(walled), 8U);
  std::swap(room.ids[4], room.ids[5]);
  EXPECT_EQ(walled.distance_of(room), LayerSearch::kUnreached);
  room = {.rows = 3, .cols = 3, .goals = {{1, 2, 2}}, .ids = {1, 1, 0, 0, -1, 0, 0, 0, 0}};
  EXPECT_EQ(walled.distance_of(room), LayerSearch::kUnreached);
}

}  // namespace
}  // namespace qiju::huarong

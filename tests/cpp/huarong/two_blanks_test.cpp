#include "huarong/two_blanks.h"

#include <gtest/gtest.h>

#include <limits>

#include "huarong/layouts.h"
#include "huarong/mix.h"
#include "huarong/solve.h"
#include "huarong/two_blank_mixes.h"

namespace qiju::huarong {
namespace {

constexpr Metric kMetrics[] = {Metric::kStep, Metric::kSlide, Metric::kMove};
constexpr auto kForEver = std::numeric_limits<std::uint32_t>::max();

/// By shapes and steps, every neighbour; where the engine folds them, the smaller of two images.
using Neighbours = std::multiset<std::pair<std::string, int>>;

std::string name(const Board& board, Mirror mirror) {
  const auto own = cell_rules::shapes(board);
  if (mirror == Mirror::kApart) return own;
  return std::min(own, cell_rules::shapes(cell_rules::mirrored(board)));
}

Neighbours by_cells(const Board& board, Metric metric, Mirror mirror) {
  Neighbours found;
  for (const auto& [move, next] : cell_rules::moves(board, metric)) {
    found.emplace(name(next, mirror), static_cast<int>(move.path.size()));
  }
  return found;
}

/// What the engine says of a position that it has gone through.
void expect_neighbours(const Distances& distances, const Board& board, Metric metric,
                       Mirror mirror) {
  Neighbours found;
  for (const auto& [number, steps] : distances.neighbours(distances.number(board))) {
    const Board next = distances.board(number);
    found.emplace(name(next, mirror), steps);
    const Move move = distances.move_to(board, number);
    ASSERT_EQ(move.path.size(), static_cast<std::size_t>(steps));
    Board made = board;
    for (const auto direction : move.path) {
      const auto stepped = cell_rules::stepped(made, {move.id, direction});
      ASSERT_TRUE(stepped.has_value());
      made = *stepped;
    }
    ASSERT_EQ(name(made, mirror), name(next, mirror));
  }
  ASSERT_EQ(found, by_cells(board, metric, mirror));
}

TEST(TwoBlanks, AreOfTheClassicGame) {
  EXPECT_TRUE(has_two_blanks(kClassic));
  Board board = kClassic;
  board.goal.id = 1;
  EXPECT_TRUE(has_two_blanks(board));
  board.goal.id = 2;
  EXPECT_FALSE(has_two_blanks(board));
  board.goal = {1, 2, 1};
  EXPECT_FALSE(has_two_blanks(board));
  board = kClassic;
  board.ids[17] = 11;
  EXPECT_FALSE(has_two_blanks(board));
  board.goal.id = 1;
  board.ids[17] = -1;
  board.ids[13] = 0;
  EXPECT_FALSE(has_two_blanks(board));
  board = kClassic;
  board.goal.id = 1;
  std::replace(board.ids.begin(), board.ids.end(), 10, 6);  // three cells in a column
  board.ids[13] = 0;
  EXPECT_FALSE(has_two_blanks(board));
}

TEST(TwoBlanks, KnowsTheComponentOfTheClassic) {
  const int lengths[] = {116, 90, 81}, eccentricities[] = {167, 133, 124};
  const std::size_t edges_wanted[] = {41948, 44423, 47151};
  for (const auto metric : kMetrics) {
    const auto distances = make_two_blanks(kClassic, metric, Mirror::kApart);
    distances->seed(kClassic);
    ASSERT_TRUE(distances->run(kForEver));
    EXPECT_EQ(distances->positions(), 25955U);
    EXPECT_EQ(distances->searched(), 25955U);
    EXPECT_EQ(distances->symmetric(), 2 * 13011U - 25955U);
    EXPECT_EQ(distances->distance(distances->exit()), lengths[static_cast<int>(metric)]);
    EXPECT_EQ(distances->farthest(), eccentricities[static_cast<int>(metric)]);
    std::size_t edges = 0;
    for (std::uint32_t i = 0; i < distances->numbers(); ++i) {
      if (distances->distance(i) != Distances::kNotMet) edges += distances->neighbours(i).size();
    }
    EXPECT_EQ(edges, 2 * edges_wanted[static_cast<int>(metric)]);

    distances->restart_from_exits();
    ASSERT_TRUE(distances->run(kForEver));
    EXPECT_EQ(distances->positions(), 25955U);
    EXPECT_EQ(distances->count(0), 964U);
    EXPECT_EQ(distances->distance(kClassic), lengths[static_cast<int>(metric)]);

    const auto folded = make_two_blanks(kClassic, metric, Mirror::kFolded);
    folded->seed(kClassic);
    ASSERT_TRUE(folded->run(kForEver));
    EXPECT_EQ(folded->positions(), 25955U);
    EXPECT_EQ(folded->searched(), 13011U);
    EXPECT_EQ(folded->symmetric(), 2 * 13011U - 25955U);
    EXPECT_EQ(folded->farthest(), eccentricities[static_cast<int>(metric)]);
  }
}

TEST(TwoBlanks, NumbersEveryPositionOnce) {
  const auto distances = make_two_blanks(kClassic, Metric::kMove, Mirror::kApart);
  distances->seed(kClassic);
  distances->run(kForEver);
  std::set<std::string> seen;
  for (std::uint32_t i = 0; i < distances->numbers(); ++i) {
    if (distances->distance(i) == Distances::kNotMet) continue;
    const Board board = distances->board(i);
    ASSERT_EQ(read_layout(board).status, LayoutStatus::kLegal);
    ASSERT_EQ(read_layout(board).pieces.size(), 10U);
    ASSERT_EQ(distances->number(board), i);
    seen.insert(cell_rules::shapes(board));
  }
  EXPECT_EQ(seen.size(), 25955U);
  std::size_t listed = 0;
  for (int distance = 0; distance <= distances->farthest(); ++distance) {
    const std::uint32_t count = distances->count(distance);
    listed += count;
    for (std::uint32_t i = 0; i < count; i += 97) {
      ASSERT_EQ(distances->distance(distances->at(distance, i)), distance);
    }
  }
  EXPECT_EQ(listed, 25955U);
}

TEST(TwoBlanks, HasMetNoPositionOfAnotherGame) {
  const auto distances = make_two_blanks(kClassic, Metric::kStep, Mirror::kApart);
  distances->seed(kClassic);
  distances->run(kForEver);
  EXPECT_EQ(distances->distance(kClassic), 0);
  Board other = kClassic;
  other.goal = {1, 3, 1};
  EXPECT_EQ(distances->distance(other), Distances::kNotMet);
  other = kClassic;
  other.ids[17] = 11;
  EXPECT_EQ(distances->distance(other), Distances::kNotMet);
  other.ids[13] = other.ids[14] = 7;  // a lying general for two soldiers
  EXPECT_EQ(distances->distance(other), Distances::kNotMet);
  other = {.ids = {3, 1, 1, 4, 3, 1, 1, 4, 5, 6, 7, 8, 5, 6, 7, 8, 9, 0, 0, 10}};
  EXPECT_EQ(distances->distance(other), Distances::kNotMet);
}

TEST(TwoBlanks, AgreesWithTheCellRulesOnEveryMix) {
  constexpr int kPerMix = 300;
  std::mt19937 random(11);
  int solved = 0, unsolvable = 0;
  for (const Mix& mix : kTwoBlankMixes) {
    std::vector<std::unique_ptr<Distances>> exits;  // distances from them, by metric
    std::vector<Board> layouts;
    for (int i = 0; i < kPerMix; ++i) layouts.push_back(random_layout(random, mix));
    for (const auto metric : kMetrics) {
      // Every layout has the neighbours that the cell rules give it.
      for (const auto mirror : {Mirror::kApart, Mirror::kFolded}) {
        const auto distances = make_two_blanks(layouts[0], metric, mirror);
        for (const Board& board : layouts) distances->seed(board);
        distances->run(kForEver);
        for (const Board& board : layouts) {
          ASSERT_EQ(distances->distance(board), 0);
          ASSERT_NO_FATAL_FAILURE(expect_neighbours(*distances, board, metric, mirror));
        }
      }
      // And the nearest of the neighbours of every layout is nearer by one.
      exits.push_back(make_two_blanks(layouts[0], metric, Mirror::kFolded));
      for_each_layout(mix.horizontals, mix.verticals, mix.soldiers, [&](const Board& board) {
        if (cell_rules::solved(board)) exits.back()->seed(board);
      });
      const Distances& from_exits = *exits.back();
      ASSERT_TRUE(exits.back()->run(kForEver));
      for (std::uint32_t i = 0; i < from_exits.numbers(); ++i) {
        const int distance = from_exits.distance(i);
        if (distance == Distances::kNotMet) continue;
        int nearest = distance == 0 ? -1 : std::numeric_limits<int>::max();
        for (const auto& neighbour : from_exits.neighbours(i)) {
          const int there = from_exits.distance(neighbour.number);
          ASSERT_NE(there, Distances::kNotMet);
          if (distance > 0) nearest = std::min(nearest, there);
        }
        ASSERT_EQ(nearest, distance - 1);
      }
    }
    // So that these distances are right, and with them the answers.
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      const auto metric = i % 3;
      const Solution solution = solve(layouts[i], kMetrics[metric]);
      const int length = exits[metric]->distance(layouts[i]);
      ASSERT_EQ(solution.status == SolveStatus::kSolved, length != Distances::kNotMet);
      ++(length == Distances::kNotMet ? unsolvable : solved);
      if (length == Distances::kNotMet) continue;
      ASSERT_EQ(solution.moves.size(), static_cast<std::size_t>(length));
      Board board = layouts[i];
      for (const Move& move : solution.moves) {
        ASSERT_FALSE(cell_rules::solved(board));
        for (const auto direction : move.path) {
          const auto next = cell_rules::stepped(board, {move.id, direction});
          ASSERT_TRUE(next.has_value());
          board = *next;
        }
      }
      ASSERT_TRUE(cell_rules::solved(board));
    }
  }
  EXPECT_GE(solved, 3000);
  EXPECT_GE(unsolvable, 3000);
}

TEST(TwoBlanks, GivesTheSameInSlices) {
  for (const std::uint32_t slice : {1U, 7U, 1000U}) {
    const auto whole = make_two_blanks(kClassic, Metric::kSlide, Mirror::kFolded);
    const auto sliced = make_two_blanks(kClassic, Metric::kSlide, Mirror::kFolded);
    whole->seed(kClassic);
    sliced->seed(kClassic);
    EXPECT_FALSE(sliced->run(0));
    std::uint32_t before = 0;
    while (!sliced->run(slice)) {
      ASSERT_LE(sliced->searched(), before + slice + 120);
      before = sliced->searched();
    }
    EXPECT_TRUE(sliced->run(1));
    whole->run(kForEver);
    ASSERT_EQ(sliced->numbers(), whole->numbers());
    for (std::uint32_t i = 0; i < whole->numbers(); ++i) {
      ASSERT_EQ(sliced->distance(i), whole->distance(i));
    }
  }
}

TEST(TwoBlanks, TakesNoDistanceAboveItsWidth) {
  // From a position at one end of the longest known component to the other.
  const auto distances = make_two_blanks(kHardest, Metric::kStep, Mirror::kApart);
  distances->seed(kHardest);
  distances->run(kForEver);
  EXPECT_EQ(distances->positions(), 81340U);
  const auto back = make_two_blanks(kHardest, Metric::kStep, Mirror::kApart);
  back->seed(distances->at(distances->farthest(), 0));
  back->run(kForEver);
  EXPECT_EQ(back->distance(kHardest), distances->farthest());
  EXPECT_GE(back->farthest(), distances->farthest());
}

}  // namespace
}  // namespace qiju::huarong

#include "huarong/atlas.h"

#include <gtest/gtest.h>

#include <limits>

#include "huarong/layouts.h"
#include "huarong/two_blank_mixes.h"

namespace qiju::huarong {
namespace {

constexpr Metric kMetrics[] = {Metric::kStep, Metric::kSlide, Metric::kMove};

Atlas atlas_of(const Board& board, Metric metric) {
  Atlas atlas(board, metric);
  while (!atlas.run(std::numeric_limits<std::uint32_t>::max())) {
  }
  return atlas;
}

TEST(Atlas, SurveysTheClassic) {
  const int lengths[] = {116, 90, 81}, eccentricities[] = {167, 133, 124};
  const std::size_t edges_wanted[] = {41948, 44423, 47151};
  for (const auto metric : kMetrics) {
    const auto m = static_cast<std::size_t>(metric);
    const Atlas atlas = atlas_of(kClassic, metric);
    EXPECT_EQ(atlas.metric(), metric);
    const Survey& survey = atlas.survey();
    EXPECT_EQ(survey.positions, 25955U);
    EXPECT_EQ(survey.mirror_classes, 13011U);
    EXPECT_EQ(survey.exits, 964U);
    EXPECT_EQ(survey.eccentricity, eccentricities[m]);
    EXPECT_EQ(atlas.distance(kClassic), lengths[m]);
    EXPECT_EQ(atlas.distance(survey.hardest), survey.hardest_distance);

    std::size_t ends = 0, exits = 0;
    int farthest = 0;
    for (std::uint32_t number = 0; number < survey.positions; ++number) {
      for (const std::uint32_t next : atlas.neighbours(number)) {
        ++ends;
        ASSERT_LT(next, survey.positions);
        ASSERT_LE(std::abs(*atlas.distance(next) - *atlas.distance(number)), 1);
      }
      exits += atlas.distance(number) == 0;
      farthest = std::max(farthest, *atlas.distance(number));
      if (number % 50 == 0) {
        ASSERT_EQ(atlas.number(atlas.board(number)), number);
      }
    }
    EXPECT_EQ(ends, 2 * edges_wanted[m]);
    EXPECT_EQ(exits, 964U);
    EXPECT_EQ(farthest, survey.hardest_distance);
  }
}

TEST(Atlas, LeadsToTheExitByAnyOfItsBestMoves) {
  std::mt19937 random(12);
  for (const auto metric : kMetrics) {
    const Atlas atlas = atlas_of(kClassic, metric);
    for (int walk = 0; walk < 10; ++walk) {
      Board board = kClassic;
      for (int left = *atlas.distance(board); left > 0; --left) {
        const auto moves = atlas.best_moves(board);
        ASSERT_FALSE(moves.empty());
        make_move(board, moves[random() % moves.size()]);
        ASSERT_EQ(atlas.distance(board), left - 1);
      }
      ASSERT_TRUE(is_solved(board));
      ASSERT_TRUE(atlas.best_moves(board).empty());
    }
  }
}

/// Everything that it says of a component that the cell rules have gone through.
void compare(const Board& board, Metric metric, const cell_rules::Search& slow) {
  const Atlas atlas = atlas_of(board, metric);
  EXPECT_FALSE(atlas.full());
  const Survey& survey = atlas.survey();
  EXPECT_EQ(survey.positions, slow.met.size());
  EXPECT_EQ(survey.mirror_classes, cell_rules::classes(slow.met));
  EXPECT_EQ(survey.eccentricity, slow.distance.back());
  std::vector<Board> exits;
  for (const Board& other : slow.met) {
    if (cell_rules::solved(other)) exits.push_back(other);
  }
  EXPECT_EQ(survey.exits, exits.size());
  if (exits.empty()) {
    EXPECT_EQ(survey.hardest_distance, 0);
    EXPECT_EQ(survey.hardest, board);
  }
  const auto back = cell_rules::search(exits, metric, slow.met.size(), true);
  int hardest = 0;
  std::set<std::uint32_t> numbers;
  for (const Board& other : slow.met) {
    const auto number = atlas.number(other);
    ASSERT_TRUE(number.has_value());
    ASSERT_LT(*number, survey.positions);
    numbers.insert(*number);
    ASSERT_EQ(cell_rules::shapes(atlas.board(*number)), cell_rules::shapes(other));
    std::vector<Move> best;
    if (exits.empty()) {
      ASSERT_EQ(atlas.distance(other), std::nullopt);
    } else {
      const int distance = back.distances.at(cell_rules::shapes(other));
      hardest = std::max(hardest, distance);
      ASSERT_EQ(atlas.distance(other), distance);
      for (const auto& [move, next] : cell_rules::moves(other, metric)) {
        if (back.distances.at(cell_rules::shapes(next)) == distance - 1) best.push_back(move);
      }
    }
    ASSERT_EQ(atlas.distance(*number), atlas.distance(other));
    ASSERT_EQ(atlas.best_moves(other), best);
  }
  EXPECT_EQ(numbers.size(), slow.met.size());
  EXPECT_EQ(survey.hardest_distance, hardest);
}

TEST(Atlas, AgreesWithTheCellRules) {
  std::mt19937 random(13);
  int compared = 0, dead = 0;
  for (int i = 0; i < 240; ++i) {
    const Board board = i % 2 == 0   ? random_layout(random, kTwoBlankMixes[random() % 35])
                        : i % 4 == 1 ? random_layout(random, 1 + i % 6)
                                     : random_room(random, 2);
    const auto metric = kMetrics[i % 3];
    const auto slow = cell_rules::search({board}, metric, 400, true);
    if (!slow.complete) continue;
    ASSERT_NO_FATAL_FAILURE(compare(board, metric, slow));
    ASSERT_FALSE(HasFailure());
    ++compared;
    dead += !slow.length;
  }
  EXPECT_GE(compared, 60);
  EXPECT_GE(dead, 10);
  EXPECT_GE(compared - dead, 10);
}

TEST(Atlas, KnowsWhatIsNotInIt) {
  const Atlas atlas = atlas_of(kClassic, Metric::kMove);
  EXPECT_TRUE(atlas.has(kClassic));
  EXPECT_FALSE(atlas.has(kHardest));
  EXPECT_EQ(atlas.distance(kHardest), std::nullopt);
  EXPECT_TRUE(atlas.best_moves(kHardest).empty());
  Board full = kClassic;
  full.ids[17] = 11;
  EXPECT_FALSE(atlas.has(full));
}

TEST(Atlas, GivesTheSameInSlices) {
  Atlas atlas(kClassic, Metric::kMove);
  int runs = 1;
  while (!atlas.run(1000)) ++runs;
  EXPECT_TRUE(atlas.run(1));
  EXPECT_GE(runs, 50);
  EXPECT_EQ(atlas.searched(), 2 * 25955U);
  const Survey& survey = atlas.survey();
  const Atlas whole = atlas_of(kClassic, Metric::kMove);
  EXPECT_EQ(survey.hardest, whole.survey().hardest);
  EXPECT_EQ(survey.positions, 25955U);
}

}  // namespace
}  // namespace qiju::huarong

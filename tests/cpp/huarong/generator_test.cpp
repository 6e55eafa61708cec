#include "huarong/generator.h"

#include <gtest/gtest.h>

#include <cmath>

#include "huarong/board/share_code.h"
#include "huarong/layouts.h"
#include "search/resumable.h"

namespace qiju::huarong {
namespace {

/// The distance of a board from the exit, by a separate search.
int length(const Board& board, Metric metric) {
  const auto distances = make_search(board, metric, {.until = Until::kExits});
  distances->add_source(board);
  finish(*distances);
  return distances->nearest_exits().empty() ? -1
                                            : distances->distance_at(distances->nearest_exits()[0]);
}

struct Hardest {
  PieceCounts counts;
  std::uint32_t layouts, unsolvable;
  int move, step;
};

constexpr Hardest kHardestStarts[] = {
    {{0, 5, 4}, 15660, 8198, 19, 26},     {{1, 4, 4}, 65880, 11926, 93, 126},
    {{2, 3, 4}, 109260, 25288, 138, 179}, {{3, 2, 4}, 106800, 23965, 135, 178},
    {{4, 1, 4}, 51660, 20882, 97, 138},   {{5, 0, 4}, 14220, 6106, 56, 77},
    {{1, 3, 6}, 149632, 13142, 75, 100},  {{2, 2, 6}, 202944, 25748, 65, 90},
    {{3, 1, 6}, 131040, 25018, 62, 87},   {{4, 2, 2}, 18504, 14040, 77, 107},
    {{6, 0, 2}, 2376, 1356, 53, 73},      {{0, 4, 6}, 45696, 1976, 44, 63}};

TEST(Generator, FindsTheHardestStartsWithTwoBlanks) {
  for (const auto& [counts, layouts, unsolvable, move, step] : kHardestStarts) {
    for (const auto metric : {Metric::kMove, Metric::kStep}) {
      Generator generator(counts, metric);
      ASSERT_TRUE(generator.run(kUnlimited));
      EXPECT_EQ(generator.solvable(), layouts - unsolvable);
      const int hardest = metric == Metric::kMove ? move : step;
      EXPECT_EQ(generator.max_distance(), hardest);
      const auto board = generator.pick(hardest, hardest, 1);
      ASSERT_TRUE(board.has_value());
      EXPECT_EQ(length(*board, metric), hardest);
      EXPECT_FALSE(generator.pick(hardest + 1, hardest + 1, 1).has_value());
      EXPECT_FALSE(generator.pick(-1, -1, 1).has_value());
    }
  }
}

TEST(Generator, ReachesEveryDistanceOfTheClassicPieces) {
  Generator generator({1, 4, 4}, Metric::kMove);
  finish(generator);
  std::uint32_t layouts = 0;
  for_each_layout(1, 4, 4, [&](const Board&) { ++layouts; });
  EXPECT_EQ(layouts, 65880U);
  EXPECT_EQ(generator.solvable(), 53954U);
  for (int distance = 0; distance <= generator.max_distance(); ++distance) {
    const auto board = generator.pick(distance, distance, static_cast<std::uint64_t>(distance));
    ASSERT_TRUE(board.has_value());
    ASSERT_EQ(length(*board, Metric::kMove), distance);
  }
}

TEST(Generator, AgreesWithTheCellRulesOnSmallPieceSets) {
  constexpr PieceCounts kPieceCounts[] = {{0, 0, 15}, {3, 4, 1}, {0, 6, 3}, {6, 1, 1}, {0, 6, 1},
                                          {5, 2, 0},  {0, 0, 1}, {1, 0, 0}, {5, 1, 1}, {6, 0, 0}};
  for (const PieceCounts& counts : kPieceCounts) {
    const auto metric = kMetrics[static_cast<std::size_t>(counts.soldiers + counts.verticals) % 3];
    std::vector<Board> exits;
    for_each_layout(counts.horizontals, counts.verticals, counts.soldiers, [&](const Board& board) {
      if (cell_rules::solved(board)) exits.push_back(board);
    });
    ASSERT_FALSE(exits.empty());
    const auto slow = cell_rules::search(exits, metric, 20000, true);
    ASSERT_TRUE(slow.complete);
    Generator generator(counts, metric);
    ASSERT_TRUE(generator.run(kUnlimited));
    EXPECT_EQ(generator.solvable(), slow.met.size());
    EXPECT_EQ(generator.max_distance(), slow.distance.back());
    for (int distance = 0; distance <= generator.max_distance(); ++distance) {
      const auto board = generator.pick(distance, distance, 7);
      ASSERT_TRUE(board.has_value());
      EXPECT_EQ(slow.distances.at(cell_rules::shapes(*board)), distance);
    }
  }
}

TEST(Generator, PicksUniformlyAtADistance) {
  Generator generator({6, 0, 2}, Metric::kMove);
  finish(generator);
  std::vector<Board> exits;
  for_each_layout(6, 0, 2, [&](const Board& board) {
    if (cell_rules::solved(board)) exits.push_back(board);
  });
  const auto slow = cell_rules::search(exits, Metric::kMove, 20000, true);
  for (const int distance : {0, 12, 24}) {
    std::map<std::string, int> picked;
    for (std::size_t i = 0; i < slow.met.size(); ++i) {
      if (slow.distance[i] == distance) picked[cell_rules::shapes(slow.met[i])] = 0;
    }
    const auto size = picked.size();
    ASSERT_GE(size, 4U);
    for (std::uint64_t seed = 0; seed < 100 * size; ++seed) {
      ++picked.at(cell_rules::shapes(*generator.pick(distance, distance, seed)));
    }
    double chi_square = 0;
    for (const auto& [shapes, times] : picked) chi_square += (times - 100) * (times - 100) / 100.0;
    // Its mean is size - 1, its variance twice that.
    EXPECT_LE(chi_square,
              static_cast<double>(size) + 4 * std::sqrt(2.0 * static_cast<double>(size)));
    EXPECT_GE(chi_square, 1);
  }
}

TEST(Generator, PicksUniformlyInARange) {
  Generator generator({6, 0, 2}, Metric::kMove);
  finish(generator);
  std::map<int, int> picked;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    ++picked[generator.distance_of(*generator.pick(20, 22, seed))];
  }
  ASSERT_EQ(picked.size(), 3U);
  int layouts = 0;
  std::map<int, int> wanted;
  for_each_layout(6, 0, 2, [&](const Board& board) {
    const int distance = length(board, Metric::kMove);
    if (distance < 20 || distance > 22) return;
    ++wanted[distance];
    ++layouts;
  });
  for (const auto& [distance, times] : picked) {
    EXPECT_NEAR(times, 4000.0 * wanted[distance] / layouts, 150);  // five standard deviations
  }
  EXPECT_FALSE(generator.pick(54, 90, 1).has_value());
  EXPECT_TRUE(generator.pick(-5, 0, 1).has_value());
  EXPECT_FALSE(generator.pick(22, 20, 1).has_value());
}

TEST(Generator, GivesTheSameBoardForASeed) {
  Generator generator({1, 4, 4}, Metric::kMove);
  while (!generator.run(1000)) {
  }
  const auto board = generator.pick(81, 81, 2026);
  ASSERT_TRUE(board.has_value());
  EXPECT_EQ(generator.pick(81, 81, 2026), board);
  EXPECT_EQ(encode(*board), "000QBVR1B");
  EXPECT_NE(generator.pick(81, 81, 2027), board);
}

TEST(Generator, HasNoLayoutAtTheExit) {
  Generator generator({0, 7, 0}, Metric::kStep);
  EXPECT_TRUE(generator.run(1));
  EXPECT_EQ(generator.solvable(), 0U);
  EXPECT_EQ(generator.max_distance(), -1);
  EXPECT_FALSE(generator.pick(0, 0, 1).has_value());
}

}  // namespace
}  // namespace qiju::huarong

#include "huarong/position.h"

#include <gtest/gtest.h>

#include <set>

#include "huarong/layouts.h"
#include "huarong/steps.h"

namespace qiju::huarong {
namespace {

/// The shapes of the pieces, read back from a key.
std::string unpacked(Key key) {
  const auto cao = static_cast<std::size_t>(4 * ((key >> 60) / 3) + (key >> 60) % 3);
  std::string text(kCells, cell_rules::kBlank);
  const auto put = [&](std::size_t cell, char shape, std::initializer_list<std::size_t> covered) {
    text[cell] = shape;
    for (const std::size_t offset : covered) text[cell + offset] = cell_rules::kCovered;
  };
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (key >> cell & 1) put(cell, cell_rules::letter(1, 1), {});
    if (key >> (20 + cell) & 1) put(cell, cell_rules::letter(2, 1), {4});
    if (key >> (40 + cell) & 1) put(cell, cell_rules::letter(1, 2), {1});
  }
  put(cao, cell_rules::kGoalPiece, {1, 4, 5});
  return text;
}

TEST(Position, PacksTheClassicAsDocumented) {
  const Key soldiers = 1U << 13 | 1U << 14 | 1U << 16 | 1U << 19;
  const Key standing = 1U << 0 | 1U << 3 | 1U << 8 | 1U << 11;
  const Key lying = 1U << 9;
  EXPECT_EQ(pack(kClassic), soldiers | standing << 20 | lying << 40 | Key{1} << 60);
}

TEST(Position, SurvivesPackingAndMirroring) {
  std::mt19937 random(2);
  for (int i = 0; i < 3000; ++i) {
    const Board board = random_layout(random, i % 17);
    const Board image = cell_rules::mirrored(board);
    const Key key = pack(board);
    ASSERT_EQ(unpacked(key), cell_rules::shapes(board));
    ASSERT_EQ(mirror(key), pack(image));
    ASSERT_EQ(mirror(mirror(key)), key);
    ASSERT_EQ(canonical(key), canonical(mirror(key)));
    ASSERT_EQ(canonical(key), std::min(key, pack(image)));
    ASSERT_EQ(is_solved(key), cell_rules::solved(board));
  }
}

TEST(Position, StepsMatchTheCellRules) {
  std::mt19937 random(3);
  for (int i = 0; i < 3000; ++i) {
    const Board board = random_layout(random, i % 17);
    std::multiset<Key> reached, wanted;
    for_each_step(pack(board), [&](Key next, int, Direction) { reached.insert(next); });
    for (const Step step : cell_rules::steps(board)) {
      wanted.insert(pack(*cell_rules::stepped(board, step)));
    }
    ASSERT_EQ(reached, wanted);
    ASSERT_LE(reached.size(), kMostSteps);
  }
}

TEST(Position, TheComponentOfTheClassicHasItsKnownSize) {
  std::set<Key> seen{pack(kClassic)};
  std::set<Key> classes{canonical(pack(kClassic))};
  std::vector<Key> queue(seen.begin(), seen.end());
  std::size_t steps = 0, exits = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    exits += is_solved(queue[i]);
    for_each_step(queue[i], [&](Key next, int, Direction) {
      ++steps;
      classes.insert(canonical(next));
      if (seen.insert(next).second) queue.push_back(next);
    });
  }
  EXPECT_EQ(seen.size(), 25955U);
  EXPECT_EQ(classes.size(), 13011U);
  EXPECT_EQ(exits, 964U);
  EXPECT_EQ(steps, 2U * 41948U);
}

}  // namespace
}  // namespace qiju::huarong

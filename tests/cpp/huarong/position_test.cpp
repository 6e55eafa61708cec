#include "huarong/position.h"

#include <gtest/gtest.h>

#include <set>

#include "huarong/layouts.h"
#include "huarong/steps.h"

namespace qiju::huarong {
namespace {

/// The shapes of the cells, read back from a key.
cell_rules::Shapes unpacked(Key key) {
  cell_rules::Shapes text;
  text.fill('.');
  const auto put = [&](Key cell, char shape) { text[static_cast<std::size_t>(cell)] = shape; };
  for (Key cell = 0; cell < kCells; ++cell) {
    if (key >> cell & 1) put(cell, 'S');
    if (key >> (20 + cell) & 1) put(cell, 'V'), put(cell + 4, 'V');
    if (key >> (40 + cell) & 1) put(cell, 'H'), put(cell + 1, 'H');
  }
  const Key cao = 4 * ((key >> 60) / 3) + (key >> 60) % 3;
  for (const Key cell : {cao, cao + 1, cao + 4, cao + 5}) put(cell, 'C');
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
    const Ids ids = random_layout(random, i % 17);
    const Ids image = cell_rules::mirrored(ids);
    const Key key = pack(ids);
    ASSERT_EQ(unpacked(key), cell_rules::shapes(ids));
    ASSERT_EQ(mirror(key), pack(image));
    ASSERT_EQ(mirror(mirror(key)), key);
    ASSERT_EQ(canonical(key), canonical(mirror(key)));
    ASSERT_EQ(canonical(key), std::min(key, pack(image)));
    ASSERT_EQ(is_solved(key), cell_rules::solved(ids));
  }
}

TEST(Position, StepsMatchTheCellRules) {
  std::mt19937 random(3);
  for (int i = 0; i < 3000; ++i) {
    const Ids ids = random_layout(random, i % 17);
    std::multiset<Key> reached, wanted;
    for_each_step(pack(ids), [&](Key next, int, Direction) { reached.insert(next); });
    for (const Step step : cell_rules::steps(ids)) {
      wanted.insert(pack(*cell_rules::stepped(ids, step)));
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

#include "lianliankan/tile_sets.h"

#include <gtest/gtest.h>

#include <set>

#include "lianliankan/boards.h"

namespace qiju::lianliankan {
namespace {

TEST(TileSets, KeepsEachSetOnce) {
  Random random(1);
  for (const int numbers : {1, 5, 63, 64, 65, 200}) {
    TileSets sets(static_cast<std::size_t>(numbers));
    std::set<std::set<int>> kept;
    for (int i = 0; i < 5000; ++i) {
      std::set<int> numbers_of_set;
      sets.clear();
      for (int put = below(random, 4); put > 0; --put) {
        const int number = below(random, numbers);
        sets.put(static_cast<std::size_t>(number));
        numbers_of_set.insert(number);
      }
      ASSERT_EQ(sets.keep(), kept.insert(numbers_of_set).second);
    }
  }
}

// Not kept any more, sets are new again and again; those that were kept stay known.
TEST(TileSets, StopsKeepingWhenItIsFull) {
  constexpr std::size_t kWords = 1 << 14;
  TileSets sets(64 * kWords - 1);
  const auto keep = [&](std::size_t number) {
    sets.clear();
    sets.put(number);
    return sets.keep();
  };
  for (std::size_t i = 0; i < 256; ++i) EXPECT_TRUE(keep(i));
  EXPECT_FALSE(keep(0));
  EXPECT_TRUE(keep(256));
  EXPECT_TRUE(keep(256));
  EXPECT_FALSE(keep(255));
}

}  // namespace
}  // namespace qiju::lianliankan

#include "random/random.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace qiju {
namespace {

// The first numbers that the demo program of the PCG library prints: seed 42, stream 54.
TEST(Random, GivesThePublishedNumbers) {
  Random random(42, 54);
  for (const std::uint32_t expected :
       {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU}) {
    EXPECT_EQ(random.next(), expected);
  }
}

TEST(Random, BelowIsInRangeAndEven) {
  Random random(7);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) {
    const std::uint32_t number = random.below(6);
    ASSERT_LT(number, 6U);
    ++counts[number];
  }
  for (const int count : counts) EXPECT_NEAR(count, 10000, 500);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);

  // Three quarters of the range: a plain remainder would favour the first third, a plain product
  // the multiples of three.
  constexpr std::uint32_t kBound = 0xc0000000U;
  int first_third = 0, multiples = 0;
  for (int i = 0; i < 30000; ++i) {
    const std::uint32_t number = random.below(kBound);
    first_third += number < kBound / 3;
    multiples += number % 3 == 0;
  }
  EXPECT_NEAR(first_third, 10000, 400);
  EXPECT_NEAR(multiples, 10000, 400);
}

TEST(Random, ShuffleGivesEveryOrderEquallyOften) {
  Random random(8);
  std::map<std::array<int, 4>, int> counts;
  for (int i = 0; i < 24'000; ++i) {
    std::array<int, 4> list{0, 1, 2, 3};
    random.shuffle(list);
    ++counts[list];
  }
  EXPECT_EQ(counts.size(), 24U);
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 1000, 150);
}

// The first outputs of the reference implementation (S. Vigna, prng.di.unimi.it/splitmix64.c) for
// seed 1234567.
TEST(SplitMix64, GivesThePublishedNumbers) {
  std::uint64_t n = 0;
  for (const std::uint64_t expected :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U}) {
    EXPECT_EQ(splitmix64(1234567, ++n), expected);
  }
  EXPECT_EQ(splitmix64(1234567), splitmix64(1234567, 1));
}

}  // namespace
}  // namespace qiju

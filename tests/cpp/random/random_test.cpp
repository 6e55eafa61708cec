#include "random/random.h"

#include <gtest/gtest.h>

#include <array>

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

  // Three quarters of the range: a plain remainder would favour the first third.
  constexpr std::uint32_t kBound = 0xc0000000U;
  int first_third = 0;
  for (int i = 0; i < 30000; ++i) first_third += random.below(kBound) < kBound / 3;
  EXPECT_NEAR(first_third, 10000, 400);
}

}  // namespace
}  // namespace qiju

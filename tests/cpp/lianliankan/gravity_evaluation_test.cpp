#include "lianliankan/gravity/gravity_evaluation.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "random/random.h"

namespace qiju::lianliankan {
namespace {

TEST(GravityEvaluation, VariesWeightsAroundThemselves) {
  Random random(6);
  const Weights& weights = learnt_weights(false);
  for (int i = 0; i < 100; ++i) {
    const Weights other = varied(weights, random);
    for (std::size_t phase = 0; phase < kPhases; ++phase) {
      for (std::size_t f = 0; f < kFeatures; ++f) {
        const int from = std::abs(weights[phase][f]);
        const int to = std::abs(other[phase][f]);
        EXPECT_GE(to, from / 2 - 1);
        EXPECT_LE(to, 2 * from + 1);
      }
    }
  }
}

}  // namespace
}  // namespace qiju::lianliankan

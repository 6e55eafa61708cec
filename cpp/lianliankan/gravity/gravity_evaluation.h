// Evaluates how promising a position under gravity is: a weighted sum of features.
//
// The depth of a tile is the number of tiles that hide it. A pair of equal tiles costs 0 if they
// are joined, else about the number of tiles to remove first: their depths and one, or the tiles
// between them if fewer. A kind costs as much as its cheapest pair.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lianliankan/gravity/gravity_view.h"
#include "random/random.h"

namespace qiju::lianliankan {

enum Feature : std::size_t {
  kPairs,          ///< pairs that can be removed
  kRootPairs,      ///< 16 times the square root of kPairs
  kNoPair,         ///< 1 if there is none
  kFewPairs,       ///< 1 if there are at most two
  kSomePairs,      ///< 1 if there are at most five
  kOpenKinds,      ///< kinds with a pair that can be removed
  kFullKinds,      ///< kinds with more than two tiles
  kHalfCost,       ///< 16 times the square root of its cost, for each kind with two tiles
  kFullCost,       ///< the same for kinds with more
  kMatching,       ///< cost of the cheaper pairing of each kind with four tiles
  kNearKinds,      ///< kinds of cost 1
  kNearPairs,      ///< pairs of cost 1
  kFarKinds,       ///< kinds with two tiles, of cost 5 and more
  kDepth,          ///< of all tiles
  kOpenTiles,      ///< tiles of depth 0
  kRingTiles,      ///< tiles that see the ring beside the outer lines
  kSquares,        ///< heights of the lines squared
  kSteps,          ///< differences of the heights of neighbouring lines
  kHighest,        ///< the greatest height of a line
  kEmptyLines,     ///< lines without tiles
  kOuterLines,     ///< heights of the two outer lines
  kSecondLines,    ///< heights of the two lines next to them
  kThirdLines,     ///< heights of the next two lines
  kLastingPairs,   ///< pairs joined through the ring: they stay joined
  kTouchingPairs,  ///< pairs joined only because they touch
  kFreeKinds,      ///< kinds with four tiles that are two joined pairs
  kRootMatching,   ///< 16 times the square root of the cost in kMatching
  kRootDepth,      ///< 16 times the square roots of the depths
  kDeepTiles,      ///< tiles of depth 3 and more
  kHalfLines,      ///< kinds with two tiles in one line, not joined
  kLowest,         ///< the least height of a line
  kFeatures,       ///< how many there are
};

using Features = std::array<std::int32_t, kFeatures>;

/// The features of the position in `view`. O(pairs of equal tiles), about 0.6 µs for 216.
[[nodiscard]] Features features(const GravityView& view);

/// Weights by phase of the game: with more than 3/4, 1/2 and 1/4 of 144 tiles left, and fewer.
inline constexpr std::size_t kPhases = 4;
using Weights = std::array<std::array<std::int32_t, kFeatures>, kPhases>;

/// For one direction or towards the centre; tests/bench/lianliankan_weights.cpp learns them.
[[nodiscard]] const Weights& learnt_weights(bool to_centre);

/// Multiplies the weights of each feature by a random factor: log-normal, with a standard deviation
/// of an eighth. (Features overlap; more would unbalance them.)
[[nodiscard]] Weights varied(const Weights& weights, Random& random);

[[nodiscard]] inline std::size_t phase_of(int tiles) {
  return tiles > 108 ? 0 : tiles > 72 ? 1 : tiles > 36 ? 2 : 3;
}

[[nodiscard]] inline std::int64_t value(const Features& features, const Weights& weights,
                                        int tiles) {
  const auto& weight = weights[phase_of(tiles)];
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) sum += std::int64_t{weight[i]} * features[i];
  return sum;
}

}  // namespace qiju::lianliankan

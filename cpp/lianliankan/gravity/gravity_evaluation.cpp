#include "lianliankan/gravity/gravity_evaluation.h"

#include <algorithm>

namespace qiju::lianliankan {
namespace {

constexpr int kMaxCost = 2 * GravityView::kGone;

// 16 times the square root, rounded down.
constexpr auto kRoots = [] {
  std::array<std::int16_t, kMaxCost + 1> roots{};
  for (std::size_t i = 0, root = 0; i < roots.size(); ++i) {
    while ((root + 1) * (root + 1) <= 256 * i) ++root;
    roots[i] = static_cast<std::int16_t>(root);
  }
  return roots;
}();

int root16(int number) { return kRoots[static_cast<std::size_t>(std::min(number, kMaxCost))]; }

// 256 exp(x / 8) at the middles of 32 equally likely intervals of the standard normal distribution.
constexpr std::array<std::int32_t, 32> kFactors{
    196, 208, 214, 220, 224, 227, 231, 234, 237, 239, 242, 245, 247, 250, 252, 255,
    257, 260, 262, 265, 268, 271, 274, 277, 280, 284, 288, 293, 299, 306, 316, 335};

}  // namespace

Features features(const GravityView& view) {
  Features result{};
  const GravityBoard& board = view.board();
  const std::uint64_t side = std::uint64_t{1} | std::uint64_t{1} << (board.lines() + 1);
  const std::uint64_t sides = side | side << 32;
  const std::uint64_t ring = sides | std::uint64_t{1} << 31 | std::uint64_t{1} << 63;
  for (const auto& [begin, end] : board.kinds()) {
    std::array<TileId, 4> left;
    std::array<std::array<int, 4>, 4> costs;
    std::size_t count = 0;
    int best = kMaxCost;
    for (TileId b = begin; b < end; ++b) {
      const int depth = view.depth(b);
      if (depth == GravityView::kGone) continue;
      result[Feature::kDepth] += depth;
      result[Feature::kOpenTiles] += depth == 0;
      result[Feature::kRingTiles] += (view.visibility(b) & sides) != 0;
      result[Feature::kRootDepth] += root16(depth);
      result[Feature::kDeepTiles] += depth >= 3;
      std::size_t i = 0;
      for (TileId a = begin; a < b; ++a) {
        if (view.depth(a) == GravityView::kGone) continue;
        int cost = 0;
        const std::uint64_t common = view.visibility(a) & view.visibility(b);
        if (common == 0) {
          cost = std::min(view.depth(a) + depth + 1, view.between(a, b));
          result[Feature::kTouchingPairs] += cost == 0;
        }
        result[Feature::kLastingPairs] += (common & ring) != 0;
        result[Feature::kPairs] += cost == 0;
        result[Feature::kNearPairs] += cost == 1;
        best = std::min(best, cost);
        if (count < 4) costs[i++][count] = cost;
      }
      if (count < 4) left[count] = b;
      ++count;
    }
    if (count == 0) continue;
    result[Feature::kOpenKinds] += best == 0;
    result[Feature::kNearKinds] += best == 1;
    if (count <= 2) {
      result[Feature::kHalfCost] += root16(best);
      result[Feature::kFarKinds] += best >= 5;
      const bool is_pair = count == 2;  // an odd tile has no partner
      result[Feature::kHalfLines] +=
          is_pair && best > 0 && board.line_of(left[0]) == board.line_of(left[1]);
      continue;
    }
    ++result[Feature::kFullKinds];
    result[Feature::kFullCost] += root16(best);
    if (count == 4) {
      const int matching = std::min(
          {costs[0][1] + costs[2][3], costs[0][2] + costs[1][3], costs[0][3] + costs[1][2]});
      result[Feature::kMatching] += matching;
      result[Feature::kRootMatching] += root16(matching);
      result[Feature::kFreeKinds] += matching == 0;
    }
  }
  const int pairs = result[Feature::kPairs];
  result[Feature::kRootPairs] = root16(pairs);
  result[Feature::kNoPair] = pairs == 0;
  result[Feature::kFewPairs] = pairs <= 2;
  result[Feature::kSomePairs] = pairs <= 5;

  const auto height = [&](int line) { return view.high(line) - view.low(line); };
  const int last = board.lines() - 1;
  int highest = 0;
  int lowest = board.length();
  for (int line = 0; line <= last; ++line) {
    highest = std::max(highest, height(line));
    lowest = std::min(lowest, height(line));
    result[Feature::kSquares] += height(line) * height(line);
    result[Feature::kEmptyLines] += height(line) == 0;
    if (line == last) break;
    const int above = view.high(line) - view.high(line + 1);
    const int below = view.low(line) - view.low(line + 1);
    result[Feature::kSteps] += (above < 0 ? -above : above) + (below < 0 ? -below : below);
  }
  result[Feature::kHighest] = highest;
  result[Feature::kLowest] = lowest;
  result[Feature::kOuterLines] = height(0) + height(last);
  if (last >= 2) result[Feature::kSecondLines] = height(1) + height(last - 1);
  if (last >= 4) result[Feature::kThirdLines] = height(2) + height(last - 2);
  return result;
}

Weights varied(const Weights& weights, Random& random) {
  Weights result = weights;
  for (std::size_t i = 0; i < kFeatures; ++i) {
    const std::int32_t factor = kFactors[random.below(kFactors.size())];
    for (auto& phase : result) phase[i] = phase[i] * factor / 256;
  }
  return result;
}

const Weights& learnt_weights(bool to_centre) {
  // Each: the four phases; the order of Feature.
  static constexpr std::array<Weights, 2> kWeights{
      {{{{183, 128,  0,    -1504, -369, 603, 560, -11, 10, -14, 47, 11, 198, -29, -34, 277,
          61,  -313, -470, -5312, 228,  101, 6,   -6,  36, 249, -5, -2, -31, 410, -309},
         {-15, 115, 0,    -1299, -619, 579, 186, -24, -6, -29, -78, 72, 61, 6,  -48, 123,
          34,  -86, -125, -561,  248,  126, 54,  109, 5,  473, -8,  1,  31, 75, -65},
         {219, 93,  0,  -1383, -211, 721, 452, -31, 6,    -197, 67, 113, 173,  -1, -99, -14,
          26,  -87, 48, -442,  201,  329, -22, 36,  -245, -21,  0,  3,   -406, 82, 308},
         {-25, 98, 0,    -700,  347, 381, 583,  -35, -76,  13,  -69, 54, 0, -237, -488, -44,
          18,  75, -167, -1253, 321, 791, -412, 294, -240, 308, 12,  12, 0, 192,  -947}}},
       {{{231, 116,  0,   -1888, -791, 770,  394,  -22, 12,  -42, 167, 45, 157, -28, -49, -62,
          40,  -425, 828, 0,     15,   -259, -109, -75, 283, 559, -10, -2, 44,  -37, -251},
         {93, 134,  0,    -96,   -21, 836,  434, -20, 11,  -67, 100, 55, 130, -43, -94, 233,
          36, -133, -231, -1136, 176, -137, 36,  -92, 237, 534, -9,  -2, 140, 30,  220},
         {200, 63,  0,  -308, -3,  518,  129, -26, 14,  -15, -271, 48, 291, -8,  110, -108,
          21,  -49, 48, -673, 276, -129, -3,  -14, 482, 345, -7,   -3, 85,  -99, 285},
         {-129, 48,  0,    87,   200, 277,  688,  -34, -150, -5,  22, 117, -3818, 12,  88,  -441,
          10,   -25, -457, -956, 608, -368, -180, 549, 940,  563, 9,  -3,  966,   340, 1359}}}}};
  return kWeights[to_centre];
}

}  // namespace qiju::lianliankan

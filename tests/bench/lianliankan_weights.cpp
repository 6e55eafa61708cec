// Learns the weights of cpp/lianliankan/gravity/gravity_evaluation.cpp and prints the table.
//
//   qiju_lianliankan_weights [BOARDS [WIDTH [SEED]]]
//
// Beam searches of width WIDTH, in which some positions survive by chance, run on BOARDS random
// boards of each family. Some positions of a layer have descendants 24 layers later, others have
// not. Logistic regression on the differences between their features finds the weights that tell
// them apart, in each phase. Run it again with its table to learn from better beams: the committed
// table comes from the fourth round of "50 900 21". A round takes two minutes.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "hash/key_index.h"
#include "lianliankan/gravity/gravity_evaluation.h"
#include "lianliankan/gravity/gravity_view.h"
#include "lianliankan/gravity/layers.h"
#include "random/random.h"

namespace {

using namespace qiju::lianliankan;
using qiju::KeyIndex;
using qiju::Random;

constexpr std::size_t kAhead = 24;    // layers between a position and its descendants
constexpr double kLuckyShare = 0.13;  // of a layer, survives by chance
constexpr std::size_t kPairsPerLayer = 150;
constexpr double kPenalty = 0.002;  // of the squares of the weights (L2)
constexpr int kSteps = 400;
constexpr double kScale = 1024;  // of the table: the sum of a typical difference

struct Family {
  int rows;
  int cols;
  Gravity gravity;
};
// The families of each table. A board turned with its gravity is the same problem.
constexpr std::array<std::array<Family, 2>, 2> kFamilies{
    {{{{18, 8, Gravity::kDown}, {14, 10, Gravity::kDown}}},
     {{{8, 18, Gravity::kCentre}, {10, 14, Gravity::kCentre}}}}};

using Difference = std::array<double, kFeatures>;
using Differences = std::array<std::vector<Difference>, kPhases>;

std::vector<Kind> random_board(const Family& family, Random& random) {
  std::vector<Kind> kinds;
  const int cells = family.rows * family.cols;
  for (int i = 0; i < cells; ++i) kinds.push_back(1 + i / 4);
  random.shuffle(kinds);
  return kinds;
}

struct Node {
  std::vector<std::uint64_t> position;
  std::size_t parent;
  Features features;
  std::int64_t value;
  std::size_t deepest;  // layer of a descendant
};
using Layer = std::vector<Node>;

/// Returns all living children of a layer without duplicates.
Layer children_of(const Layer& layer, const LayerRoot& root, bool is_root) {
  GravityView view(root.board);
  KeyIndex known(root.board.words());
  Layer children;
  for (std::size_t parent = 0; parent < layer.size(); ++parent) {
    view.set(layer[parent].position);
    std::vector<TileIdPair> moves;
    view.for_each_pair([&](TileIdPair move) { moves.push_back(move); });
    Layer own;
    for (const TileIdPair& move : is_root ? root.moves : moves) {
      std::vector<std::uint64_t> position = layer[parent].position;
      root.board.remove(position, move);
      if (known.find(position) != KeyIndex::kNone) continue;
      view.set(position);
      const Features found = features(view);
      if (found[Feature::kNoPair] != 0 && view.remaining() > 0) continue;
      const std::int64_t worth =
          value(found, learnt_weights(root.board.split() > 0), view.remaining());
      own.push_back({std::move(position), parent, found, worth, 0});
    }
    std::ranges::sort(own, std::greater{}, &Node::value);
    for (std::size_t i = 0; i < own.size() && (i < 3 || is_root); ++i) {
      (void)known.insert(own[i].position);
      children.push_back(std::move(own[i]));
    }
  }
  return children;
}

/// Keeps the best and some others.
void select(Layer& layer, std::size_t width, Random& random) {
  std::ranges::sort(layer, std::greater{}, &Node::value);
  const auto lucky = static_cast<std::size_t>(kLuckyShare * static_cast<double>(width));
  for (std::size_t i = width - lucky; i < std::min(width, layer.size()); ++i) {
    std::swap(layer[i], layer[i + random.below(layer.size() - i)]);
  }
  layer.resize(std::min(layer.size(), width));
}

void learn_from(const Family& family, std::size_t width, Random& random, Differences& into) {
  const std::vector<Kind> kinds = random_board(family, random);
  const LayerRoot root({family.rows, family.cols, kinds}, family.gravity);
  std::vector<Layer> layers{{{root.board.start(), 0, {}, 0, 0}}};
  while (true) {
    Layer next = children_of(layers.back(), root, layers.size() == 1);
    if (next.empty()) break;
    select(next, width, random);
    layers.push_back(std::move(next));
  }
  for (std::size_t depth = layers.size() - 1; depth > 0; --depth) {
    for (Node& node : layers[depth]) {
      node.deepest = std::max(node.deepest, depth);
      std::size_t& deepest = layers[depth - 1][node.parent].deepest;
      deepest = std::max(deepest, node.deepest);
    }
  }
  for (std::size_t depth = 1; depth + 4 < layers.size(); ++depth) {
    const std::size_t target = std::min(depth + kAhead, layers.size() - 1);
    std::vector<const Node*> good;
    std::vector<const Node*> bad;
    for (const Node& node : layers[depth]) (node.deepest >= target ? good : bad).push_back(&node);
    if (good.empty() || bad.empty()) continue;
    const std::size_t tiles = static_cast<std::size_t>(root.board.tiles()) - 2 * depth;
    auto& differences = into[phase_of(static_cast<int>(tiles))];
    for (std::size_t i = 0; i < kPairsPerLayer; ++i) {
      const Node* a = good[random.below(good.size())];
      const Node* b = bad[random.below(bad.size())];
      Difference difference{};
      for (std::size_t f = 0; f < kFeatures; ++f) difference[f] = a->features[f] - b->features[f];
      differences.push_back(difference);
    }
  }
}

/// Logistic regression by gradient descent with momentum, on features of equal variance.
std::array<std::int32_t, kFeatures> fit(const std::vector<Difference>& differences) {
  Difference deviation{};
  for (const Difference& it : differences) {
    for (std::size_t f = 0; f < kFeatures; ++f) deviation[f] += it[f] * it[f];
  }
  const auto count = static_cast<double>(differences.size());
  for (double& it : deviation) it = std::sqrt(it / std::max(1.0, count));
  Difference weight{};
  Difference speed{};
  int right = 0;
  for (int step = 0; step < kSteps; ++step) {
    Difference gradient{};
    right = 0;
    for (const Difference& it : differences) {
      double sum = 0;
      for (std::size_t f = 0; f < kFeatures; ++f) {
        if (deviation[f] > 0) sum += weight[f] * it[f] / deviation[f];
      }
      right += sum > 0;
      const double error = 1 / (1 + std::exp(sum));
      for (std::size_t f = 0; f < kFeatures; ++f) {
        if (deviation[f] > 0) gradient[f] += error * it[f] / deviation[f];
      }
    }
    for (std::size_t f = 0; f < kFeatures; ++f) {
      speed[f] = 0.9 * speed[f] + 0.2 * (gradient[f] / count - kPenalty * weight[f]);
      weight[f] += speed[f];
    }
  }
  std::fprintf(stderr, "%zu differences, %.1f %% right\n", differences.size(), 100 * right / count);
  std::array<std::int32_t, kFeatures> table{};
  for (std::size_t f = 0; f < kFeatures; ++f) {
    if (deviation[f] > 0) {
      table[f] = static_cast<std::int32_t>(std::lround(kScale * weight[f] / deviation[f]));
    }
  }
  return table;
}

}  // namespace

int main(int argc, char** argv) {
  const int boards = argc > 1 ? std::atoi(argv[1]) : 40;
  const auto width = static_cast<std::size_t>(argc > 2 ? std::atoi(argv[2]) : 500);
  Random random(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1, 7);
  for (const auto& families : kFamilies) {
    Differences differences;
    for (int board = 0; board < boards; ++board) {
      for (const Family& family : families) learn_from(family, width, random, differences);
    }
    for (const auto& phase : differences) {
      std::printf("{");
      for (const std::int32_t weight : fit(phase)) std::printf("%d, ", weight);
      std::printf("},\n");
    }
  }
  return 0;
}

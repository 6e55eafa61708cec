// Fits the tables of cpp/gomoku/search/point_values.cpp and evaluation.cpp, and prints them.
//
//   qiju_gomoku_weights [GAMES [BUDGET [SEED]]]
//
// The engine plays GAMES freestyle games against itself. From every position a few plausible moves
// lead to others, which are not balanced, like the leaves of a search. A search of BUDGET positions
// gives each its value. Logistic regression fits the evaluation to these values. The committed
// tables are those of "4000 6000 21", which took ten minutes on two busy processors, from tables
// that squared the sum of the scores of point_values.cpp. Run it again to learn from better
// searches.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <map>
#include <thread>
#include <utility>
#include <vector>

#include "gomoku/search/best_move.h"
#include "gomoku/search/defences.h"
#include "gomoku/search/evaluation.h"
#include "gomoku/search/shape_board.h"
#include "gomoku/search/vcf_probe.h"
#include "random/random.h"

namespace {

using namespace qiju::gomoku;
using qiju::Random;
using Game = std::vector<Point>;

constexpr int kSize = 15;
constexpr std::uint32_t kGameBudget = 3000;  // positions a move of the games
constexpr int kMaxMoves = 60;                // of a game
constexpr int kBranches = 3, kBranchPlies = 6;
constexpr double kDecided = 1500, kMaxValue = 4000;
// The values that mean a chance of winning of 73 %: of a search, and of the evaluation.
constexpr double kSearchScale = 745, kScale = 585;
constexpr double kUnit = 4;  // the tables are in quarters
constexpr int kEpochs = 16;
constexpr std::size_t kBatch = 512;
constexpr double kRate = 0.002, kPenalty = 1e-6;

// The weights: what a combination is worth to the side to move, and to the other; pairs of levels.
constexpr std::size_t kWaiting = kCombinations, kThreats = 2 * kCombinations;
constexpr std::size_t kWeights = kThreats + kThreatLevels * kThreatLevels;

struct Sample {
  std::vector<std::pair<std::size_t, int>> counts;  // of each weight
  double target;                                    // the chance of winning
};

struct Label {
  double value;
  bool is_proved;
  Point move;
};

Sample sample_of(const ShapeBoard& board, double value) {
  std::map<std::size_t, int> counts;
  const Color own = board.to_move(), other = opponent(own);
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone) continue;
    ++counts[sorted_combination(board.combination(own, point))];
    ++counts[kWaiting + sorted_combination(board.combination(other, point))];
  }
  const int levels = kThreatLevels * threat_level(board, own) + threat_level(board, other);
  ++counts[kThreats + static_cast<std::size_t>(levels)];
  return {{counts.begin(), counts.end()}, 1 / (1 + std::exp(-value / kSearchScale))};
}

Label search(const Game& game, std::uint32_t budget) {
  BestMoveSearch search(game, Rule::kFreestyle, kSize, Level::kMaster, 1);
  while (search.searched() < budget && !search.run(1000)) {
  }
  const BestMove best = search.result();
  const double share = static_cast<double>(best.score) / BestMove::kMaxScore;
  if (std::abs(best.score) == BestMove::kMaxScore) return {share * kMaxValue, true, best.move};
  const double value = BestMove::kScoreScale * share / (1 - std::abs(share));
  return {std::clamp(value, -kMaxValue, kMaxValue), false, best.move};
}

/// One of the best by point score.
Point plausible_move(const ShapeBoard& board, Random& random, std::uint32_t among) {
  const Color own = board.to_move();
  std::vector<std::pair<int, Point>> moves;
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone) continue;
    moves.emplace_back(-board.point_score(own, point) - board.point_score(opponent(own), point),
                       point);
  }
  std::ranges::sort(moves);
  return moves[std::min(random.below(among), random.below(among))].second;
}

/// Is the position one that a search evaluates, rather than one that it knows to be won?
bool is_leaf(ShapeBoard& board) {
  const Color own = board.to_move();
  if (board.count(own, Shape::kFive) > 0 || opponent_threat(board, own) == Shape::kFive ||
      opponent_threat(board, opponent(own)) != Shape::kNone) {
    return false;
  }
  int budget = 40;
  return probe_vcf(board, budget) == 0;
}

void play(Random random, std::uint32_t budget, std::vector<Sample>& samples) {
  Game game;
  const std::size_t opening = 2 + random.below(6);
  while (game.size() < opening) {
    const auto row = static_cast<Point>(4 + random.below(7));
    const auto point = static_cast<Point>(kSize * row + static_cast<Point>(4 + random.below(7)));
    if (std::ranges::find(game, point) == game.end()) game.push_back(point);
  }
  for (int move = 0; move < kMaxMoves; ++move) {
    const ShapeBoard root(game, Rule::kFreestyle, kSize);
    if (root.count(root.to_move(), Shape::kFive) > 0) return;
    const Label label = search(game, kGameBudget);
    if (label.is_proved || std::abs(label.value) > kDecided) return;
    for (int branch = 0; branch < kBranches; ++branch) {
      ShapeBoard board = root;
      for (auto plies = random.below(kBranchPlies);
           plies > 0 && board.count(board.to_move(), Shape::kFive) == 0; --plies) {
        const Color other = opponent(board.to_move());
        const bool must_block = board.count(other, Shape::kFive) > 0;
        board.make(must_block ? *board.points(other, Shape::kFive).begin()
                              : plausible_move(board, random, 8));
      }
      if (!is_leaf(board)) continue;
      const Game line(board.moves().begin(), board.moves().end());
      samples.push_back(sample_of(board, search(line, budget).value));
    }
    game.push_back(random.below(10) == 0 ? plausible_move(root, random, 6) : label.move);
  }
}

/// The games are divided among the processors; the samples are in the order of the games.
std::vector<Sample> play_all(int games, std::uint32_t budget, std::uint64_t seed) {
  const int parts = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  std::vector<std::vector<Sample>> of_game(static_cast<std::size_t>(games));
  std::vector<std::future<void>> running;
  for (int part = 0; part < parts; ++part) {
    running.push_back(std::async(std::launch::async, [&, part] {
      for (int i = part; i < games; i += parts) {
        const auto game = static_cast<std::size_t>(i);
        play(Random(seed, game), budget, of_game[game]);
      }
    }));
  }
  for (auto& each : running) each.get();
  std::vector<Sample> samples;
  for (auto& game : of_game) samples.insert(samples.end(), game.begin(), game.end());
  return samples;
}

std::vector<double> current_weights() {
  std::vector<double> weights(kWeights);
  for (std::size_t i = 0; i < kCombinations; ++i) {
    weights[i] = point_values()[i].to_move / (kUnit * kScale);
    weights[kWaiting + i] = -point_values()[i].waiting / (kUnit * kScale);
  }
  for (std::size_t i = 0; i < kThreatLevels * kThreatLevels; ++i) {
    weights[kThreats + i] = threat_values()[i] / (kUnit * kScale);
  }
  return weights;
}

double predict(const std::vector<double>& weights, const Sample& sample) {
  double sum = 0;
  for (const auto& [weight, count] : sample.counts) sum += weights[weight] * count;
  return 1 / (1 + std::exp(-sum));
}

void print_loss(const char* name, const std::vector<double>& weights,
                const std::vector<Sample>& samples) {
  double sum = 0;
  for (const Sample& sample : samples) {
    const double chance = predict(weights, sample);
    sum -= sample.target * std::log(chance) + (1 - sample.target) * std::log(1 - chance);
  }
  std::fprintf(stderr, "%s: loss %.4f of %zu positions\n", name,
               sum / static_cast<double>(samples.size()), samples.size());
}

/// Adam (D. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", 2015), with a rate that
/// falls to zero. Weights without evidence stay as they are.
void fit(std::vector<double>& weights, const std::vector<Sample>& samples, Random& random) {
  const std::vector<double> prior = weights;
  std::vector<double> gradient(kWeights), mean(kWeights), square(kWeights);
  std::vector<bool> occurs(kWeights);
  std::vector<const Sample*> order;
  for (const Sample& sample : samples) {
    order.push_back(&sample);
    for (const auto& [weight, count] : sample.counts) occurs[weight] = true;
  }
  const std::size_t batches = samples.size() / kBatch;
  double decay = 1, square_decay = 1;
  for (std::size_t step = 0; step < kEpochs * batches; ++step) {
    if (step % batches == 0) {
      for (std::size_t i = order.size(); i > 1; --i) {
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
      }
    }
    std::ranges::fill(gradient, 0);
    for (std::size_t i = 0; i < kBatch; ++i) {
      const Sample& sample = *order[step % batches * kBatch + i];
      const double error = (predict(weights, sample) - sample.target) / kBatch;
      for (const auto& [weight, count] : sample.counts) gradient[weight] += error * count;
    }
    decay *= 0.9;
    square_decay *= 0.999;
    const double rate =
        kRate * (1 - static_cast<double>(step) / static_cast<double>(kEpochs * batches));
    for (std::size_t i = 0; i < kWeights; ++i) {
      if (!occurs[i]) continue;
      const double slope = gradient[i] + kPenalty * (weights[i] - prior[i]);
      mean[i] = 0.9 * mean[i] + 0.1 * slope;
      square[i] = 0.999 * square[i] + 0.001 * slope * slope;
      weights[i] -=
          rate * (mean[i] / (1 - decay)) / (std::sqrt(square[i] / (1 - square_decay)) + 1e-8);
    }
  }
}

void print(const char* name, const std::vector<double>& values) {
  std::printf("%s\n", name);
  for (const double value : values) {
    const double quarters = std::clamp(value * kUnit * kScale, -32'000.0, 32'000.0);
    std::printf("%ld, ", std::lround(quarters));
  }
  std::printf("\n");
}

/// Those of the sorted combinations, ascending.
std::vector<double> of_sorted(const std::vector<double>& weights, std::size_t begin, double sign) {
  std::vector<double> values;
  for (std::size_t i = 0; i < kCombinations; ++i) {
    if (sorted_combination(i) == i) values.push_back(sign * weights[begin + i]);
  }
  return values;
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 100;
  const auto budget = static_cast<std::uint32_t>(argc > 2 ? std::atoi(argv[2]) : 6000);
  const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
  std::vector<Sample> samples = play_all(games, budget, seed);
  const std::vector<Sample> others(samples.end() - static_cast<std::ptrdiff_t>(samples.size() / 20),
                                   samples.end());
  samples.resize(samples.size() - others.size());
  std::vector<double> weights = current_weights();
  print_loss("before", weights, others);
  Random random(seed, 0xffff'ffff);
  fit(weights, samples, random);
  print_loss("after, fitted", weights, samples);
  print_loss("after, others", weights, others);
  print("kToMove", of_sorted(weights, 0, 1));
  print("kWaiting", of_sorted(weights, kWaiting, -1));
  print("kThreatValues", {weights.begin() + static_cast<std::ptrdiff_t>(kThreats), weights.end()});
  return 0;
}

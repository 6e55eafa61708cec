// Fits the tables of cpp/gomoku/search/evaluation.cpp, in three steps:
//
//   qiju_gomoku_weights positions 20000 1 < tests/bench/match/even-300.txt > positions.txt
//   qiju_gomoku_weights label 20000 < positions.txt > labels.txt
//   qiju_gomoku_weights fit 745 < labels.txt
//
// `positions GAMES SEED` plays freestyle games against itself from the openings that it reads. A
// few plausible moves from every position lead to unbalanced positions, like the leaves of a
// search. `label BUDGET` finds the value and the best move of each by a search of BUDGET positions,
// and writes lines of "VALUE MOVE GAME", as another program may do. `fit SCALE` fits the evaluation
// to the values of the quiet positions, and the scores of moves to all best moves, by logistic
// regression: a value of SCALE is a chance of winning of 73 %. It begins with the present tables.
//
// The present tables are fitted to searches of Rapfi classical, 20,000 positions each, with a scale
// of 200: to the values of 129,801 quiet positions, and the best moves of 166,781. A third of the
// games began from random openings, and a third of the positions were leaves of searches.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <future>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "gomoku/rules/notation.h"
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

constexpr std::uint32_t kGameBudget = 3000;  // positions per move of a game
constexpr int kMaxMoves = 60;                // of a game
constexpr int kBranches = 2, kBranchPlies = 6;
constexpr double kDecided = 1500, kMaxValue = 4000;
constexpr double kScale = 585;  // at this value of the evaluation, the chance of winning is 73 %
constexpr double kUnit = 4;     // the tables are in quarters
constexpr int kEpochs = 16;
constexpr std::size_t kBatch = 512;
constexpr double kRate = 0.002, kMoveRate = 0.02, kPenalty = 1e-6;

// The weights: values of a combination for the side to move, for the other side; pairs of levels.
constexpr std::size_t kWaiting = kCombinations, kThreats = 2 * kCombinations;
constexpr std::size_t kWeights = kThreats + kThreatLevels * kThreatLevels;

struct Sample {
  std::vector<std::pair<std::size_t, int>> counts;  // of each weight
  double target;                                    // the chance of winning
};

/// The moves of a position. A move is the weights of the combinations that it makes and blocks.
struct Choice {
  std::vector<std::array<std::size_t, 2>> moves;
  std::size_t best;
};
constexpr std::size_t kDefenceWeights = kCombinations, kMoveWeights = 2 * kCombinations;

struct Label {
  double value;
  Point move;
};

Sample sample_of(const ShapeBoard& board, double chance) {
  std::map<std::size_t, int> counts;
  const Color own = board.to_move(), other = opponent(own);
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone) continue;
    ++counts[sorted_combination(board.combination(own, point))];
    ++counts[kWaiting + sorted_combination(board.combination(other, point))];
  }
  const int levels = kThreatLevels * threat_level(board, own) + threat_level(board, other);
  ++counts[kThreats + static_cast<std::size_t>(levels)];
  return {{counts.begin(), counts.end()}, chance};
}

/// Returns nothing if the tree search would not consider the best move.
std::optional<Choice> choice_of(const ShapeBoard& board, Point best) {
  const Color own = board.to_move(), other = opponent(own);
  std::vector<Point> points;
  if (const Shape threat = opponent_threat(board, own); threat != Shape::kNone) {
    add_defences(board, own, threat, points);
    std::ranges::sort(points);
    points.erase(std::ranges::unique(points).begin(), points.end());
  } else {
    for (Point point = 0; point < board.position().points(); ++point) {
      if (board.position().at(point) == Color::kNone) points.push_back(point);
    }
  }
  const auto place = std::ranges::find(points, best);
  if (place == points.end()) return {};
  Choice choice{{}, static_cast<std::size_t>(place - points.begin())};
  for (const Point point : points) {
    choice.moves.push_back({sorted_combination(board.combination(own, point)),
                            kDefenceWeights + sorted_combination(board.combination(other, point))});
  }
  return choice;
}

Label search(const Game& game, std::uint32_t budget) {
  BestMoveSearch search(game, Rule::kFreestyle, kSize, Level::kMaster, 0);
  while (search.searched() < budget && !search.run(1000)) {
  }
  const BestMove best = search.result();
  const double share = static_cast<double>(best.score) / BestMove::kMaxScore;
  if (std::abs(best.score) == BestMove::kMaxScore) return {share * kMaxValue, best.move};
  const double value = BestMove::kScoreScale * share / (1 - std::abs(share));
  return {std::clamp(value, -kMaxValue, kMaxValue), best.move};
}

/// Chooses one of the best moves by score.
Point plausible_move(const ShapeBoard& board, Random& random, std::uint32_t among) {
  const Color own = board.to_move();
  std::vector<std::pair<int, Point>> moves;
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone) continue;
    moves.emplace_back(-board.move_score(own, point), point);
  }
  std::ranges::sort(moves);
  return moves[std::min(random.below(among), random.below(among))].second;
}

/// False where a search knows the winner, or has only to stop a five.
bool is_leaf(ShapeBoard& board) {
  const Color own = board.to_move();
  if (board.count(own, Shape::kFive) > 0 || opponent_threat(board, own) == Shape::kFive ||
      opponent_threat(board, opponent(own)) != Shape::kNone) {
    return false;
  }
  int budget = 40;
  return probe_vcf(board, budget) == 0;
}

/// Plays a game against itself. Returns a line for each position near it.
std::string positions_of_game(Game game, Random random) {
  std::string lines;
  for (int move = 0; move < kMaxMoves; ++move) {
    const ShapeBoard root(game, Rule::kFreestyle, kSize);
    if (root.count(root.to_move(), Shape::kFive) > 0) break;
    const Label label = search(game, kGameBudget);
    if (std::abs(label.value) > kDecided) break;
    for (int branch = 0; branch < kBranches; ++branch) {
      ShapeBoard board = root;
      for (auto plies = random.below(kBranchPlies);
           plies > 0 && board.count(board.to_move(), Shape::kFive) == 0; --plies) {
        const Color other = opponent(board.to_move());
        const bool must_block = board.count(other, Shape::kFive) > 0;
        board.make(must_block ? *board.points(other, Shape::kFive).begin()
                              : plausible_move(board, random, 8));
      }
      if (is_leaf(board)) lines += encode(board.moves()) + '\n';
    }
    game.push_back(random.below(10) == 0 ? plausible_move(root, random, 6) : label.move);
  }
  return lines;
}

std::string label_line(const std::string& line, std::uint32_t budget) {
  const Label label = search(decode(line).moves, budget);
  return std::to_string(std::lround(label.value)) + ' ' + std::to_string(label.move) + ' ' + line +
         '\n';
}

std::vector<std::string> read_lines() {
  std::vector<std::string> lines;
  for (std::string line; std::getline(std::cin, line);) lines.push_back(line);
  return lines;
}

/// Prints text(0), text(1), … in this order, but divides the work among the processors.
void print_all(std::size_t count, const std::function<std::string(std::size_t)>& text) {
  const std::size_t parts = std::max(1U, std::thread::hardware_concurrency());
  std::vector<std::string> texts(count);
  std::vector<std::future<void>> running;
  for (std::size_t part = 0; part < parts; ++part) {
    running.push_back(std::async(std::launch::async, [&, part] {
      for (std::size_t i = part; i < count; i += parts) texts[i] = text(i);
    }));
  }
  for (auto& each : running) each.get();
  for (const std::string& each : texts) std::fputs(each.c_str(), stdout);
}

std::vector<double> current_weights() {
  std::vector<double> weights(kWeights);
  for (std::size_t i = 0; i < kCombinations; ++i) {
    weights[i] = point_values().values[i].to_move() / (kUnit * kScale);
    weights[kWaiting + i] = -point_values().values[i].waiting() / (kUnit * kScale);
  }
  for (std::size_t i = 0; i < kThreatLevels * kThreatLevels; ++i) {
    weights[kThreats + i] = kThreatValues[i] * kThreatUnit / kScale;
  }
  return weights;
}

std::vector<double> current_move_weights() {
  std::vector<double> weights(kMoveWeights);
  for (std::size_t i = 0; i < kCombinations; ++i) {
    weights[i] = 1.0 * point_values().scores[i].attack / kScoreUnit;
    weights[kDefenceWeights + i] = 1.0 * point_values().scores[i].defence / kScoreUnit;
  }
  return weights;
}

double predict(const std::vector<double>& weights, const Sample& sample) {
  double sum = 0;
  for (const auto& [weight, count] : sample.counts) sum += weights[weight] * count;
  return 1 / (1 + std::exp(-sum));
}

/// Returns the loss of the sample, and adds its gradient.
double learn(const std::vector<double>& weights, const Sample& sample,
             std::vector<double>& gradient) {
  const double chance = predict(weights, sample);
  for (const auto& [weight, count] : sample.counts) {
    gradient[weight] += (chance - sample.target) * count;
  }
  return -sample.target * std::log(chance) - (1 - sample.target) * std::log(1 - chance);
}

/// The same for the best move. The chances of the moves are proportional to e to the power of their
/// scores.
double learn(const std::vector<double>& weights, const Choice& choice,
             std::vector<double>& gradient) {
  std::vector<double> chances;
  double sum = 0;
  for (const auto& [attack, defence] : choice.moves) {
    chances.push_back(std::exp(weights[attack] + weights[defence]));
    sum += chances.back();
  }
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const double error = chances[i] / sum - (i == choice.best);
    for (const std::size_t weight : choice.moves[i]) gradient[weight] += error;
  }
  return -std::log(chances[choice.best] / sum);
}

template <class Example>
void print_loss(const char* name, const std::vector<double>& weights,
                const std::vector<Example>& examples) {
  std::vector<double> gradient(weights.size());
  double sum = 0;
  for (const Example& example : examples) sum += learn(weights, example, gradient);
  std::fprintf(stderr, "%s: loss %.4f of %zu positions\n", name,
               sum / static_cast<double>(examples.size()), examples.size());
}

/// Adam (D. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", 2015), with a rate that
/// falls to zero. Weights without evidence stay as they are.
template <class Example>
void fit(std::vector<double>& weights, const std::vector<Example>& examples, double first_rate,
         Random& random) {
  const std::vector<double> prior = weights;
  std::vector<double> gradient(weights.size()), mean(weights.size()), square(weights.size());
  std::vector<const Example*> order;
  for (const Example& example : examples) order.push_back(&example);
  const std::size_t batches = examples.size() / kBatch;
  double decay = 1, square_decay = 1;
  for (std::size_t step = 0; step < kEpochs * batches; ++step) {
    if (step % batches == 0) random.shuffle(order);
    std::ranges::fill(gradient, 0);
    for (std::size_t i = 0; i < kBatch; ++i) {
      learn(weights, *order[step % batches * kBatch + i], gradient);
    }
    decay *= 0.9;
    square_decay *= 0.999;
    const double rate =
        first_rate * (1 - static_cast<double>(step) / static_cast<double>(kEpochs * batches));
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double slope = gradient[i] / kBatch + kPenalty * (weights[i] - prior[i]);
      mean[i] = 0.9 * mean[i] + 0.1 * slope;
      square[i] = 0.999 * square[i] + 0.001 * slope * slope;
      weights[i] -=
          rate * (mean[i] / (1 - decay)) / (std::sqrt(square[i] / (1 - square_decay)) + 1e-8);
    }
  }
}

/// Fits the weights to most examples, and tests them on the rest.
template <class Example>
void fit_most(const char* name, std::vector<double>& weights, std::vector<Example> examples,
              double first_rate, Random& random) {
  if (examples.size() < 2 * kBatch) {
    std::fprintf(stderr, "%s: too few positions, the tables stay as they are\n", name);
    return;
  }
  const auto most = static_cast<std::ptrdiff_t>(examples.size() - examples.size() / 20);
  const std::vector<Example> others(examples.begin() + most, examples.end());
  examples.resize(static_cast<std::size_t>(most));
  std::fprintf(stderr, "%s\n", name);
  print_loss("  before", weights, others);
  fit(weights, examples, first_rate, random);
  print_loss("  after, fitted", weights, examples);
  print_loss("  after, others", weights, others);
}

void print(const char* name, const std::vector<double>& values, double unit, double most) {
  std::printf("%s\n", name);
  for (const double value : values) {
    std::printf("%ld, ", std::lround(std::clamp(value * unit, -most, most)));
  }
  std::printf("\n");
}

/// Returns the weights of the sorted combinations, ascending.
std::vector<double> of_sorted(const std::vector<double>& weights, std::size_t begin, double sign) {
  std::vector<double> values;
  for (std::size_t i = 0; i < kCombinations; ++i) {
    if (sorted_combination(i) == i) values.push_back(sign * weights[begin + i]);
  }
  return values;
}

void fit_tables(double scale) {
  std::vector<Sample> values;
  std::vector<Choice> choices;
  for (const std::string& line : read_lines()) {
    std::istringstream words(line);
    double value = 0;
    Point best = kNoPoint;
    std::string game;
    words >> value >> best >> game;
    const ShapeBoard board(decode(game).moves, Rule::kFreestyle, kSize);
    if (const auto choice = choice_of(board, best)) choices.push_back(*choice);
    // The search evaluates only quiet positions.
    if (opponent_threat(board, board.to_move()) != Shape::kNone) continue;
    values.push_back(sample_of(board, 1 / (1 + std::exp(-value / scale))));
  }
  Random random(1);
  std::vector<double> weights = current_weights(), move_weights = current_move_weights();
  fit_most("values", weights, values, kRate, random);
  fit_most("moves", move_weights, choices, kMoveRate, random);
  print("kToMove", of_sorted(weights, 0, 1), kUnit * kScale, 32'000);
  print("kWaiting", of_sorted(weights, kWaiting, -1), kUnit * kScale, 32'000);
  print("kThreatValues", {weights.begin() + static_cast<std::ptrdiff_t>(kThreats), weights.end()},
        kScale / kThreatUnit, 127);
  print("kAttack", of_sorted(move_weights, 0, 1), kScoreUnit, 127);
  print("kDefence", of_sorted(move_weights, kDefenceWeights, 1), kScoreUnit, 127);
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() == 3 && words[0] == "positions") {
    auto openings = read_lines();
    if (openings.empty()) openings.emplace_back();  // the empty board
    const std::uint64_t seed = std::stoull(words[2]);
    print_all(std::stoul(words[1]), [&](std::size_t i) {
      return positions_of_game(decode(openings[i % openings.size()]).moves, Random(seed, i));
    });
  } else if (words.size() == 2 && words[0] == "label") {
    const auto games = read_lines();
    const auto budget = static_cast<std::uint32_t>(std::stoul(words[1]));
    print_all(games.size(), [&](std::size_t i) { return label_line(games[i], budget); });
  } else if (words.size() == 2 && words[0] == "fit") {
    fit_tables(std::stod(words[1]));
  } else {
    std::fprintf(stderr, "want: positions GAMES SEED, label BUDGET or fit SCALE\n");
    return 1;
  }
}

// 五子棋: `judge_last_move` and `judge`, and for comparison a check that first collects the last
// mover's stones in a set.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <unordered_set>

#include "gomoku/rules/judge.h"
#include "gomoku/rules/last_move.h"

namespace {

using qiju::gomoku::Point;

/// A game of `count` moves on random points without a winner.
std::vector<Point> undecided_game(std::size_t count) {
  std::vector<Point> black, white;  // a full board without three in a row
  for (Point point = 0; point < 225; ++point) {
    ((point % 15 / 2 + point / 15) % 2 == 0 ? black : white).push_back(point);
  }
  std::mt19937 random(1);
  std::shuffle(black.begin(), black.end(), random);
  std::shuffle(white.begin(), white.end(), random);
  std::vector<Point> moves;
  for (std::size_t i = 0; i < count; ++i) moves.push_back((i % 2 == 0 ? black : white)[i / 2]);
  return moves;
}

bool by_set(const std::vector<Point>& moves) {
  std::unordered_set<Point> own;
  for (std::size_t i = (moves.size() - 1) % 2; i < moves.size(); i += 2) own.insert(moves[i]);
  const Point last = moves.back();
  const int lines[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  for (const auto& [down, right] : lines) {
    int count = 1;
    for (const int sign : {1, -1}) {
      int row = last / 15 + sign * down, col = last % 15 + sign * right;
      while (row >= 0 && row < 15 && col >= 0 && col < 15 && own.count(15 * row + col) != 0) {
        ++count;
        row += sign * down;
        col += sign * right;
      }
    }
    if (count >= 5) return true;
  }
  return false;
}

void last_move_by_set(benchmark::State& state) {
  const auto moves = undecided_game(static_cast<std::size_t>(state.range(0)));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(by_set(moves));
}
BENCHMARK(last_move_by_set)->Arg(9)->Arg(60)->Arg(225);

void judge_last_move(benchmark::State& state) {
  const auto moves = undecided_game(static_cast<std::size_t>(state.range(0)));
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(qiju::gomoku::judge_last_move(moves));
}
BENCHMARK(judge_last_move)->Arg(9)->Arg(60)->Arg(225);

void judge(benchmark::State& state) {
  const auto moves = undecided_game(static_cast<std::size_t>(state.range(0)));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(qiju::gomoku::judge(moves));
}
BENCHMARK(judge)->Arg(9)->Arg(60)->Arg(225);

}  // namespace

// 五子棋: time to solve each VCF problem of tests/cpp/gomoku, and to update the board of the
// searches by one stone.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <sstream>
#include <string>

#include "gomoku/rules/notation.h"
#include "gomoku/search/shape_board.h"
#include "gomoku/search/threat_search.h"
#include "gomoku/search/vcf_problems.h"

namespace {

using namespace qiju::gomoku;

/// The games of the problems whose known win has `min` to `max` attacking moves.
std::vector<std::vector<Point>> games(std::string_view problems, int min, int max) {
  std::istringstream lines{std::string(problems)};
  std::vector<std::vector<Point>> games;
  std::string text;
  for (int known = 0; lines >> known >> text;) {
    if (known >= min && known <= max) games.push_back(decode(text).moves);
  }
  return games;
}

/// Reports the median, the 95th percentile and the slowest problem, in milliseconds of CPU
/// time.
void solve(benchmark::State& state, std::string_view problems, Rule rule) {
  const auto set =
      games(problems, static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const ShapeBoard board({}, rule, kSize);  // builds the shape tables, outside the timing
  std::vector<double> times(set.size(), 1e9);
  std::uint64_t searched = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (std::size_t i = 0; i < set.size(); ++i) {
      const std::clock_t start = std::clock();
      ThreatSearch search(set[i], rule, kSize, WinKind::kVcf);
      search.run(100'000'000);
      const double time = 1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      times[i] = std::min(times[i], time);
      searched += search.searched();
    }
  }
  std::sort(times.begin(), times.end());
  state.counters["problems"] = static_cast<double>(set.size());
  state.counters["median"] = times[times.size() / 2];
  state.counters["p95"] = times[times.size() * 95 / 100];
  state.counters["max"] = times.back();
  state.SetItemsProcessed(static_cast<std::int64_t>(searched));
}

void solve_freestyle(benchmark::State& state) {
  solve(state, kFreestyleProblems, Rule::kFreestyle);
}
void solve_renju(benchmark::State& state) { solve(state, kRenjuProblems, Rule::kRenju); }

/// Ranges of the number of attacking moves; 0 means that there is no win.
void lengths(benchmark::internal::Benchmark* bench) {
  bench->Args({0, 99})->Args({0, 0})->Args({1, 9})->Args({10, 99});
  bench->Unit(benchmark::kMillisecond)->MinTime(1);
}
BENCHMARK(solve_freestyle)->Apply(lengths);
BENCHMARK(solve_renju)->Apply(lengths);

void make_and_unmake(benchmark::State& state) {
  const auto game = games(kRenjuProblems, 10, 10).front();
  ShapeBoard board(game, Rule::kRenju, kSize);
  for ([[maybe_unused]] auto _ : state) {
    for (const Point point : board.points(Color::kBlack, Shape::kNone)) {
      board.make(point);
      board.unmake();
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                          board.count(Color::kBlack, Shape::kNone));
}
BENCHMARK(make_and_unmake);

void build_board(benchmark::State& state) {
  const auto game = games(kRenjuProblems, 10, 10).front();
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(ShapeBoard(game, Rule::kRenju, kSize));
  }
}
BENCHMARK(build_board);

}  // namespace

// 华容道: parts of the engine on single boards.
#include <benchmark/benchmark.h>

#include <cstddef>

#include "huarong/component_search.h"
#include "huarong/generator.h"
#include "huarong/solver.h"
#include "search/resumable.h"

namespace {

using benchmark::kMillisecond;
using qiju::huarong::Metric;

const qiju::huarong::Board kClassic{
    .ids = {3, 1, 1, 4, 3, 1, 1, 4, 5, 2, 2, 6, 5, 7, 8, 6, 9, 0, 0, 10}};  // 横刀立马
const qiju::huarong::Board kHardest{
    .ids = {2, 3, 4, 5, 1, 1, 6, 5, 1, 1, 6, 7, 0, 8, 8, 7, 0, 9, 10, 10}};  // 峰回路转
const qiju::huarong::Board kUnsolvable{
    .ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 6, 7, 4, 5, 8, 7, 9, 0, 0, 10}};  // 走投无路

void solve(benchmark::State& state, const qiju::huarong::Board& board, Metric metric,
           std::size_t length) {
  for ([[maybe_unused]] auto _ : state) {
    const auto solution = qiju::huarong::solve(board, metric);
    if (solution.moves.size() != length) state.SkipWithError("wrong length");
    state.counters["searched"] = solution.searched;
  }
}
BENCHMARK_CAPTURE(solve, classic_step, kClassic, Metric::kStep, 116)->Unit(kMillisecond);
BENCHMARK_CAPTURE(solve, classic_slide, kClassic, Metric::kSlide, 90)->Unit(kMillisecond);
BENCHMARK_CAPTURE(solve, classic_move, kClassic, Metric::kMove, 81)->Unit(kMillisecond);
BENCHMARK_CAPTURE(solve, hardest_step, kHardest, Metric::kStep, 179)->Unit(kMillisecond);
BENCHMARK_CAPTURE(solve, hardest_move, kHardest, Metric::kMove, 138)->Unit(kMillisecond);
BENCHMARK_CAPTURE(solve, unsolvable_move, kUnsolvable, Metric::kMove, 0)->Unit(kMillisecond);

qiju::huarong::ComponentSearch search_component(Metric metric) {
  qiju::huarong::ComponentSearch search(kClassic, metric);
  qiju::finish(search);
  return search;
}

/// Finds the distances of all 25,955 positions by a search forward and one backward.
void analyse(benchmark::State& state, Metric metric) {
  for ([[maybe_unused]] auto _ : state) {
    auto component = search_component(metric);
    benchmark::DoNotOptimize(component);
  }
}
BENCHMARK_CAPTURE(analyse, classic_step, Metric::kStep)->Unit(kMillisecond);
BENCHMARK_CAPTURE(analyse, classic_move, Metric::kMove)->Unit(kMillisecond);

void hint(benchmark::State& state) {
  const auto component = search_component(Metric::kMove);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(component.best_moves(kClassic));
}
BENCHMARK(hint)->Unit(benchmark::kMicrosecond);

/// Finds the distances of all layouts of a set of pieces, and picks one at the greatest.
void generate(benchmark::State& state, const qiju::huarong::PieceCounts& pieces) {
  for ([[maybe_unused]] auto _ : state) {
    qiju::huarong::Generator generator(pieces, Metric::kMove);
    qiju::finish(generator);
    benchmark::DoNotOptimize(generator.pick(generator.max_distance(), generator.max_distance(), 1));
  }
}
BENCHMARK_CAPTURE(generate, classic_pieces, {1, 4, 4})->Unit(kMillisecond);
BENCHMARK_CAPTURE(generate, most_layouts, {2, 2, 6})->Unit(kMillisecond);

}  // namespace

// 连连看: parts of the engine on boards of 10 x 14, half cleared by random play, with 50 random
// pairs of equal tiles each; and deals.
#include <benchmark/benchmark.h>

#include <vector>

#include "lianliankan/deal/deal.h"
#include "lianliankan/gravity.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/connect.h"
#include "lianliankan/paths/grid_search.h"
#include "lianliankan/paths/pairs.h"
#include "random/random.h"

namespace {

using namespace qiju::lianliankan;
using qiju::Random;

constexpr int kRows = 10;
constexpr int kCols = 14;
constexpr std::size_t kAll = ~std::size_t{0};

struct Sample {
  std::vector<Kind> kinds;
  std::vector<Pair> pairs;

  Board board() const { return {kRows, kCols, kinds}; }
};

// A full board with four tiles of each kind.
Deal deal_full(int rows, int cols, std::uint32_t seed) {
  const std::vector<Kind> shape(static_cast<std::size_t>(rows * cols), kEmpty);
  const std::vector<int> copies(shape.size() / 4, 4);
  return deal({rows, cols, shape}, copies, seed, {}).deal;
}

Sample half_cleared(std::uint32_t seed) {
  qiju::Random random(seed);
  Sample sample;
  for (std::size_t remaining = 0; remaining != kRows * kCols / 2;) {
    sample.kinds = deal_full(kRows, kCols, random.next()).kinds;
    for (remaining = kRows * kCols; remaining > kRows * kCols / 2; remaining -= 2) {
      const auto pairs = connectable_pairs(sample.board(), {}, {}, kAll);
      if (pairs.empty()) break;
      remove(sample.kinds, kRows, kCols, pairs[random.below(pairs.size())]);
    }
  }
  std::vector<Pair> same;
  for (int i = 0; i < kRows * kCols; ++i) {
    for (int j = i + 1; j < kRows * kCols; ++j) {
      const Pair pair{{i / kCols, i % kCols}, {j / kCols, j % kCols}};
      const Kind kind = sample.board().at(pair.first);
      if (kind != kEmpty && kind == sample.board().at(pair.second)) same.push_back(pair);
    }
  }
  for (int i = 0; i < 50; ++i) {
    sample.pairs.push_back(same[random.below(same.size())]);
  }
  return sample;
}

const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = [] {
    std::vector<Sample> made;
    for (std::uint32_t seed = 0; seed < 100; ++seed) made.push_back(half_cleared(seed));
    return made;
  }();
  return all;
}

// Times call(sample, pair) over all samples. An item is a call.
template <typename Call>
void connect_pairs(benchmark::State& state, Call call) {
  std::int64_t calls = 0;
  for (auto _ : state) {
    for (const Sample& sample : samples()) {
      for (const Pair& pair : sample.pairs) benchmark::DoNotOptimize(call(sample, pair));
      calls += static_cast<std::int64_t>(sample.pairs.size());
    }
  }
  state.SetItemsProcessed(calls);
  state.counters["s/call"] = benchmark::Counter(
      static_cast<double>(calls), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void connect_any_size(benchmark::State& state) {
  connect_pairs(state, [](const Sample& sample, const Pair& pair) {
    return grid_path(sample.board(), pair.first, pair.second, {}, Order::kTurns);
  });
}
BENCHMARK(connect_any_size)->Unit(benchmark::kMillisecond);

// Times work(bits, pair) on a BitBoard that is built once for the 50 pairs of a board.
template <typename Work>
void on_bits(benchmark::State& state, Work work) {
  const Sample* current = nullptr;
  BitBoard bits(samples()[0].board(), true);
  connect_pairs(state, [&](const Sample& sample, const Pair& pair) {
    if (current != &sample) bits = BitBoard(sample.board(), true);
    current = &sample;
    return work(bits, pair);
  });
}

void bit_board_path(benchmark::State& state) {
  on_bits(state, [](const BitBoard& bits, const Pair& pair) {
    return bits.path(pair.first, pair.second, 2, Order::kTurns);
  });
}
BENCHMARK(bit_board_path)->Unit(benchmark::kMillisecond);

void deals(benchmark::State& state) {
  const auto rows = static_cast<int>(state.range(0));
  const auto cols = static_cast<int>(state.range(1));
  std::uint32_t seed = 0;
  while (state.KeepRunning()) benchmark::DoNotOptimize(deal_full(rows, cols, ++seed));
}
BENCHMARK(deals)
    ->Args({8, 18})
    ->Args({10, 14})
    ->Args({16, 30})
    ->Args({252, 252})
    ->Unit(benchmark::kMicrosecond);

}  // namespace

// connect() against the textbook breadth-first search, on boards of 10 x 14 half cleared by random
// play: a path from one random tile to another of its kind, and all pairs of a board.
#include <benchmark/benchmark.h>

#include <array>
#include <queue>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "lianliankan/bit_board.h"
#include "lianliankan/connect.h"
#include "lianliankan/deal.h"
#include "lianliankan/gravity.h"
#include "lianliankan/grid_path.h"
#include "lianliankan/pairs.h"
#include "random/random.h"

namespace {

using namespace qiju::lianliankan;
using qiju::Random;

constexpr int kRows = 10;
constexpr int kCols = 14;
constexpr std::size_t kAll = ~std::size_t{0};

// The textbook version: each state carries its path, and is remembered by a string.
Path textbook(const std::vector<std::vector<int>>& grid, Cell from, Cell to) {
  struct State {
    Path path;
    int heading = -1;
    int turns = 0;
  };
  constexpr std::array<Cell, 4> kSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
  const int rows = static_cast<int>(grid.size());
  const int cols = static_cast<int>(grid[0].size());
  const auto at = [&](Cell cell) {
    return grid[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)];
  };
  const auto free = [&](Cell cell) {
    const bool row_inside = cell.row >= 0 && cell.row < rows;
    const bool col_inside = cell.col >= 0 && cell.col < cols;
    if (row_inside && col_inside) return at(cell) == 0;
    return (row_inside && (cell.col == -1 || cell.col == cols)) ||
           (col_inside && (cell.row == -1 || cell.row == rows));
  };

  if (from == to || at(from) != at(to)) return {};
  std::unordered_set<std::string> visited;
  std::queue<State> queue;
  queue.push({{from}});
  while (!queue.empty()) {
    const State state = queue.front();
    queue.pop();
    for (int heading = 0; heading < 4; ++heading) {
      const Cell by = kSteps[static_cast<std::size_t>(heading)];
      const Cell next{state.path.back().row + by.row, state.path.back().col + by.col};
      const int turns = state.turns + (state.heading != -1 && state.heading != heading);
      if (turns > 2) continue;
      const std::string key = std::to_string(next.row) + ',' + std::to_string(next.col) + ',' +
                              std::to_string(heading) + ',' + std::to_string(turns);
      if (!visited.insert(key).second) continue;
      Path path = state.path;
      path.push_back(next);
      if (next == to) return path;
      if (free(next)) queue.push({path, heading, turns});
    }
  }
  return {};
}

struct Sample {
  std::vector<Kind> kinds;
  std::vector<std::vector<int>> grid;  // the same for the textbook
  std::vector<Pair> pairs;             // random tiles of one kind

  Board board() const { return {kRows, kCols, kinds}; }
};

Sample half_cleared(std::uint32_t seed) {
  qiju::Random random(seed);
  Sample sample;
  for (std::size_t remaining = 0; remaining != kRows * kCols / 2;) {
    sample.kinds = deal(kRows, kCols, 35, 4, random.next()).kinds;
    for (remaining = kRows * kCols; remaining > kRows * kCols / 2; remaining -= 2) {
      const auto pairs = connectable_pairs(sample.board(), {}, {}, kAll);
      if (pairs.empty()) break;
      const auto i = random.below(static_cast<std::uint32_t>(pairs.size()));
      remove(sample.kinds, kRows, kCols, pairs[i]);
    }
  }
  std::vector<Pair> same;
  for (int row = 0; row < kRows; ++row) {
    const auto begin = sample.kinds.begin() + row * kCols;
    sample.grid.emplace_back(begin, begin + kCols);
  }
  for (int i = 0; i < kRows * kCols; ++i) {
    for (int j = i + 1; j < kRows * kCols; ++j) {
      const Pair pair{{i / kCols, i % kCols}, {j / kCols, j % kCols}};
      const Kind kind = sample.board().at(pair.first);
      if (kind != kEmpty && kind == sample.board().at(pair.second)) same.push_back(pair);
    }
  }
  for (int i = 0; i < 50; ++i) {
    sample.pairs.push_back(same[random.below(static_cast<std::uint32_t>(same.size()))]);
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

// Times call(sample, pair) over all samples; an item is a call.
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

void connect_textbook(benchmark::State& state) {
  for (const Sample& sample : samples()) {
    for (const auto& [a, b] : sample.pairs) {
      if (textbook(sample.grid, a, b) != connect(sample.board(), a, b, {.order = Order::kLength})) {
        state.SkipWithError("the textbook gives a different answer");
        return;
      }
    }
  }
  connect_pairs(state, [](const Sample& sample, const Pair& pair) {
    return textbook(sample.grid, pair.first, pair.second);
  });
}
BENCHMARK(connect_textbook)->Unit(benchmark::kMillisecond);

void connect_engine(benchmark::State& state, Order order) {
  connect_pairs(state, [&](const Sample& sample, const Pair& pair) {
    return connect(sample.board(), pair.first, pair.second, {.order = order});
  });
}
BENCHMARK_CAPTURE(connect_engine, turns, Order::kTurns)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(connect_engine, length, Order::kLength)->Unit(benchmark::kMillisecond);

void connect_any_size(benchmark::State& state) {
  connect_pairs(state, [](const Sample& sample, const Pair& pair) {
    return grid_path(sample.board(), pair.first, pair.second, {});
  });
}
BENCHMARK(connect_any_size)->Unit(benchmark::kMillisecond);

// Times work(bits, pair) on a BitBoard that is made once for the 50 pairs of a board.
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

void bit_board_connectable(benchmark::State& state) {
  on_bits(state, [](const BitBoard& bits, const Pair& pair) {
    return bits.connectable(pair.first, pair.second, 2);
  });
}
BENCHMARK(bit_board_connectable)->Unit(benchmark::kMillisecond);

template <typename List>
void list_pairs(benchmark::State& state, List list) {
  std::int64_t boards = 0;
  for (auto _ : state) {
    for (const Sample& sample : samples()) benchmark::DoNotOptimize(list(sample));
    boards += static_cast<std::int64_t>(samples().size());
  }
  state.counters["s/board"] = benchmark::Counter(
      static_cast<double>(boards), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void all_pairs_textbook(benchmark::State& state) {
  list_pairs(state, [](const Sample& sample) {
    std::vector<Pair> pairs;
    for (int i = 0; i < kRows * kCols; ++i) {
      for (int j = i + 1; j < kRows * kCols; ++j) {
        const Pair pair{{i / kCols, i % kCols}, {j / kCols, j % kCols}};
        if (sample.board().at(pair.first) == kEmpty) continue;
        if (!textbook(sample.grid, pair.first, pair.second).empty()) pairs.push_back(pair);
      }
    }
    return pairs;
  });
}
BENCHMARK(all_pairs_textbook)->Unit(benchmark::kMillisecond);

void all_pairs(benchmark::State& state) {
  list_pairs(state,
             [](const Sample& sample) { return connectable_pairs(sample.board(), {}, {}, kAll); });
}
BENCHMARK(all_pairs)->Unit(benchmark::kMillisecond);

void deals(benchmark::State& state) {
  const auto rows = static_cast<int>(state.range(0));
  const auto cols = static_cast<int>(state.range(1));
  std::uint32_t seed = 0;
  while (state.KeepRunning())
    benchmark::DoNotOptimize(deal(rows, cols, rows * cols / 4, 4, ++seed));
}
BENCHMARK(deals)
    ->Args({8, 18})
    ->Args({10, 14})
    ->Args({16, 30})
    ->Args({252, 252})
    ->Unit(benchmark::kMicrosecond);

}  // namespace

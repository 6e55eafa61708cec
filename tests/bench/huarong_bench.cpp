// 华容道: `solve` against a textbook breadth-first search that stores whole boards and paths and
// identifies positions by strings.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <queue>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "huarong/component_search.h"
#include "huarong/generator.h"
#include "huarong/solver.h"
#include "search/resumable.h"

namespace {

using benchmark::kMillisecond;
using qiju::huarong::Metric;

constexpr qiju::huarong::Board kClassic{
    .ids = {3, 1, 1, 4, 3, 1, 1, 4, 5, 2, 2, 6, 5, 7, 8, 6, 9, 0, 0, 10}};  // 横刀立马
constexpr qiju::huarong::Board kHardest{
    .ids = {2, 3, 4, 5, 1, 1, 6, 5, 1, 1, 6, 7, 0, 8, 8, 7, 0, 9, 10, 10}};  // 峰回路转
constexpr qiju::huarong::Board kUnsolvable{
    .ids = {2, 1, 1, 3, 2, 1, 1, 3, 4, 5, 6, 7, 4, 5, 8, 7, 9, 0, 0, 10}};  // 走投无路

namespace textbook {

using Board = std::vector<std::vector<int>>;
using Cells = std::vector<std::pair<int, int>>;

int& at(Board& board, int row, int col) {
  return board[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
}

int at(const Board& board, int row, int col) {
  return board[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
}

struct Move {
  int id;
  std::string direction;
};

std::unordered_map<int, Cells> pieces_of(const Board& board) {
  std::unordered_map<int, Cells> pieces;
  for (int row = 0; row < 5; ++row) {
    for (int col = 0; col < 4; ++col) {
      if (at(board, row, col) != 0) pieces[at(board, row, col)].push_back({row, col});
    }
  }
  return pieces;
}

// Pieces of one kind share a letter; the table from ids to letters is made for every candidate.
std::string name_of(const Board& board) {
  std::unordered_map<int, char> letters{{0, '0'}, {1, '4'}, {2, '3'}};
  for (int id = 3; id <= 6; ++id) letters[id] = '2';
  for (int id = 7; id <= 10; ++id) letters[id] = '1';
  std::string name;
  for (const auto& row : board) {
    for (const int id : row) name += letters[id];
  }
  return name;
}

bool can_move(const Board& board, int id, const Cells& cells, int down, int right) {
  return std::all_of(cells.begin(), cells.end(), [&](auto cell) {
    const int row = cell.first + down, col = cell.second + right;
    if (row < 0 || row >= 5 || col < 0 || col >= 4) return false;
    return at(board, row, col) == 0 || at(board, row, col) == id;
  });
}

Board moved(const Board& board, int id, const Cells& cells, int down, int right) {
  Board next = board;
  for (const auto& [row, col] : cells) at(next, row, col) = 0;
  for (const auto& [row, col] : cells) at(next, row + down, col + right) = id;
  return next;
}

bool is_solved(const Board& board) { return pieces_of(board)[1].front() == std::pair{3, 1}; }

std::vector<Move> solve(const Board& start) {
  const std::string names[] = {"up", "down", "left", "right"};
  const int down[] = {-1, 1, 0, 0}, right[] = {0, 0, -1, 1};
  std::unordered_set<std::string> met{name_of(start)};
  std::queue<std::pair<Board, std::vector<Move>>> queue({{start, {}}});
  while (!queue.empty()) {
    const auto [board, path] = queue.front();
    queue.pop();
    for (const auto& [id, cells] : pieces_of(board)) {
      for (int i = 0; i < 4; ++i) {
        if (!can_move(board, id, cells, down[i], right[i])) continue;
        Board next = moved(board, id, cells, down[i], right[i]);
        if (!met.insert(name_of(next)).second) continue;
        auto longer = path;
        longer.push_back({id, names[i]});
        if (is_solved(next)) return longer;
        queue.push({std::move(next), std::move(longer)});
      }
    }
  }
  return {};
}

}  // namespace textbook

void classic_by_textbook(benchmark::State& state) {
  textbook::Board board(5, std::vector<int>(4));
  for (std::size_t cell = 0; cell < 20; ++cell) board[cell / 4][cell % 4] = kClassic.ids[cell];
  for ([[maybe_unused]] auto _ : state) {
    const auto moves = textbook::solve(board);
    if (moves.size() != 116) state.SkipWithError("not 116 steps");
  }
}
BENCHMARK(classic_by_textbook)->Unit(benchmark::kMillisecond);

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

/// The distances of all 25,955 positions: a search forward and one backward.
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

/// All layouts of a set of pieces by distance, and one at the greatest.
void generate(benchmark::State& state, const qiju::huarong::PieceCounts& pieces) {
  for ([[maybe_unused]] auto _ : state) {
    qiju::huarong::Generator generator(pieces, Metric::kMove);
    qiju::finish(generator);
    benchmark::DoNotOptimize(generator.pick(generator.max_distance(), 1));
  }
}
BENCHMARK_CAPTURE(generate, classic_pieces, {1, 4, 4})->Unit(kMillisecond);
BENCHMARK_CAPTURE(generate, most_layouts, {2, 2, 6})->Unit(kMillisecond);

}  // namespace

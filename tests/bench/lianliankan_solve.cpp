// How many uniformly random boards a Solver decides, and how fast: boards of the sizes that people
// play, without gravity and, a tenth of them, under gravity. solve_bench.js measures the package on
// the same boards.
//
//   qiju_lianliankan_solve [boards of each size, 1000]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

#include "lianliankan/connect.h"
#include "lianliankan/gravity.h"
#include "lianliankan/solve.h"

namespace {

using namespace qiju::lianliankan;

constexpr double kSecond = 1000;  // the limit for a board, in ms of processor time

struct Size {
  const char* name;
  int rows;
  int cols;
  std::vector<std::pair<int, int>> kinds;  // how many of them, with how many tiles each
};

// mulberry32, as in random.js.
std::uint32_t below(std::uint32_t bound, std::uint32_t& state) {
  state += 0x6d2b79f5;
  std::uint32_t t = (state ^ (state >> 15)) * (state | 1);
  t ^= t + (t ^ (t >> 7)) * (t | 61);
  return (t ^ (t >> 14)) % bound;
}

std::vector<Kind> random_board(const Size& size, std::uint32_t seed) {
  std::vector<Kind> kinds;
  Kind kind = 0;
  for (const auto& [count, copies] : size.kinds) {
    for (int i = 0; i < count; ++i) {
      kinds.insert(kinds.end(), static_cast<std::size_t>(copies), ++kind);
    }
  }
  for (std::size_t i = kinds.size() - 1; i > 0; --i) {
    std::swap(kinds[i], kinds[below(static_cast<std::uint32_t>(i + 1), seed)]);
  }
  return kinds;
}

double now() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

bool clears(const Size& size, std::vector<Kind> kinds, std::span<const Pair> moves,
            Gravity gravity) {
  for (const Pair& pair : moves) {
    if (connect({size.rows, size.cols, kinds}, pair.first, pair.second).empty()) return false;
    remove(kinds, size.rows, size.cols, pair, gravity);
  }
  return std::count(kinds.begin(), kinds.end(), kEmpty) == std::ssize(kinds);
}

void measure(const Size& size, Gravity gravity, const char* gravity_name, int boards) {
  std::vector<double> times;
  int solved = 0;
  int proved = 0;
  for (int i = 0; i < boards; ++i) {
    const std::vector<Kind> kinds = random_board(size, static_cast<std::uint32_t>(i));
    const double start = now();
    Solver solver({size.rows, size.cols, kinds}, gravity);
    while (!solver.run(20) && now() - start < kSecond) {
    }
    times.push_back(now() - start);
    solved += solver.status() == Status::kSolvable;
    proved += solver.status() == Status::kUnsolvable;
    if (solver.status() == Status::kSolvable &&
        !clears(size, kinds, solver.solution().moves, gravity)) {
      std::printf("the solution does not clear board %d\n", i);
      std::exit(1);
    }
  }
  std::sort(times.begin(), times.end());
  const auto quantile = [&](double q) {
    return times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-16s %-7s %6d %7d %7d %10d %9.2f %9.2f %9.2f\n", size.name, gravity_name, boards,
              solved, proved, boards - solved - proved, quantile(0.5), quantile(0.99),
              times.back());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int boards = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1000;
  const std::vector<Size> sizes{
      {"14x6 21x4", 6, 14, {{21, 4}}},
      {"10x10 25x4", 10, 10, {{25, 4}}},
      {"17x8 34x4", 8, 17, {{34, 4}}},
      {"18x8 36x4", 8, 18, {{36, 4}}},
      {"16x9 36x4", 9, 16, {{36, 4}}},
      {"14x10 35x4", 10, 14, {{35, 4}}},
      {"24x12 30x8 12x4", 12, 24, {{30, 8}, {12, 4}}},
      {"30x16 36x12 6x8", 16, 30, {{36, 12}, {6, 8}}},
  };
  std::printf("Solver, native, at most 1 s of processor time a board\n");
  std::printf("%-16s %-7s %6s %7s %7s %10s %9s %9s %9s\n", "board", "gravity", "boards", "solved",
              "proved", "undecided", "p50 ms", "p99 ms", "max ms");
  for (const Size& size : sizes) measure(size, Gravity::kNone, "none", boards);
  for (const Size& size : sizes) measure(size, Gravity::kDown, "down", std::max(1, boards / 10));
  return 0;
}

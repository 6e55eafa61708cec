// How many uniformly random boards a Solver decides, and how fast: without gravity on boards that
// people play, and under gravity on a few of them.
//
//   qiju_lianliankan_solve [boards of each size, 1000]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

#include "lianliankan/pairs.h"
#include "lianliankan/solve.h"
#include "random/random.h"

namespace {

using namespace qiju::lianliankan;

constexpr double kSecond = 1000;  // the limit of a board, in ms of processor time

struct Size {
  const char* name;
  int rows;
  int cols;
  std::vector<std::pair<int, int>> kinds;  // how many of them, with how many tiles each
};

std::vector<Kind> random_board(const Size& size, std::uint64_t seed) {
  std::vector<Kind> kinds;
  Kind kind = 0;
  for (const auto& [count, copies] : size.kinds) {
    for (int i = 0; i < count; ++i) {
      kinds.insert(kinds.end(), static_cast<std::size_t>(copies), ++kind);
    }
  }
  Random random(seed);
  for (std::size_t i = kinds.size(); i > 1; --i) {
    std::swap(kinds[i - 1], kinds[random.below(static_cast<std::uint32_t>(i))]);
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
  std::uint64_t nodes = 0;
  int solved = 0;
  int proved = 0;
  for (int i = 0; i < boards; ++i) {
    const std::vector<Kind> kinds = random_board(size, static_cast<std::uint64_t>(i));
    const double start = now();
    Solver solver({size.rows, size.cols, kinds}, gravity);
    while (solver.run(20) == Status::kUndecided && now() - start < kSecond) {
    }
    times.push_back(now() - start);
    nodes = std::max(nodes, solver.nodes());
    solved += solver.status() == Status::kSolvable;
    proved += solver.status() == Status::kUnsolvable;
    if (solver.status() == Status::kSolvable && !clears(size, kinds, solver.moves(), gravity)) {
      std::printf("the line does not clear board %d\n", i);
      std::exit(1);
    }
  }
  std::sort(times.begin(), times.end());
  const auto quantile = [&](double q) {
    return times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-14s %-6s %6d %7d %7d %9d %9.3f %9.3f %9.3f %9llu\n", size.name, gravity_name,
              boards, solved, proved, boards - solved - proved, quantile(0.5), quantile(0.99),
              times.back(), static_cast<unsigned long long>(nodes));
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int boards = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1000;
  const std::vector<Size> sizes{
      {"14x6 21x4", 6, 14, {{21, 4}}},           {"10x10 25x4", 10, 10, {{25, 4}}},
      {"17x8 34x4", 8, 17, {{34, 4}}},           {"18x8 36x4", 8, 18, {{36, 4}}},
      {"16x9 36x4", 9, 16, {{36, 4}}},           {"14x10 35x4", 10, 14, {{35, 4}}},
      {"24x12 8/4", 12, 24, {{30, 8}, {12, 4}}}, {"30x16 12/8", 16, 30, {{36, 12}, {6, 8}}},
      {"24x12 72x4", 12, 24, {{72, 4}}},
  };
  std::printf("%-14s %-6s %6s %7s %7s %9s %9s %9s %9s %9s\n", "board", "", "boards", "solved",
              "proved", "undecided", "p50 ms", "p99 ms", "max ms", "max nodes");
  for (const Size& size : sizes) measure(size, Gravity::kNone, "", boards);
  const int few = std::max(1, boards / 50);
  for (const Size& size : sizes) {
    if (size.rows < 16) measure(size, Gravity::kDown, "down", few);
  }
  return 0;
}

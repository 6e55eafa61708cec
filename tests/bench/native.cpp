// The native side of the benchmarks of run.js: the same work as the package does, on the same
// items.
//
//   qiju_bench_native WORK
//
// The first line of standard input has the items as integers, in an order that depends on the work.
// Each further line, `first last passes`, asks for `passes` passes over the items from `first` to
// before `last`. The answer is a line: the CPU time in nanoseconds, the sum of the results of one
// pass, which must equal the sum of the package, and the peak memory of the process in bytes.
#include <sys/resource.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <iostream>
#include <map>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "gomoku/rules/last_move.h"
#include "gomoku/search/best_move.h"
#include "gomoku/search/threat_search.h"
#include "huarong/generator.h"
#include "huarong/solver.h"
#include "lianliankan/gravity.h"
#include "lianliankan/paths/connect.h"
#include "lianliankan/paths/pairs.h"
#include "lianliankan/paths/reach.h"
#include "lianliankan/solver/solve.h"
#include "search/resumable.h"

namespace {

/// Processes the items from `first` to before `last` and returns the sum of their results.
using Work = std::function<std::int64_t(std::size_t first, std::size_t last)>;

/// Reads the items.
class Reader {
 public:
  explicit Reader(std::vector<int> ints) : ints_(std::move(ints)) {}

  bool more() const { return next_ < ints_.size(); }
  int number() { return ints_.at(next_++); }

  template <typename T = int>
  std::vector<T> list(int count) {
    std::vector<T> items;
    for (int i = 0; i < count; ++i) items.push_back(static_cast<T>(number()));
    return items;
  }

 private:
  std::vector<int> ints_;
  std::size_t next_ = 0;
};

/// Sums `result(item)`.
template <typename Item, typename Result>
Work sum(std::vector<Item> items, Result result) {
  return [items = std::move(items), result](std::size_t first, std::size_t last) {
    std::int64_t total = 0;
    for (std::size_t i = first; i < last; ++i) total += static_cast<std::int64_t>(result(items[i]));
    return total;
  };
}

double cpu_ms() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

namespace lianliankan {

using namespace qiju::lianliankan;

struct Tiles {
  int rows = 0;
  int cols = 0;
  std::vector<Kind> kinds;

  Board board() const { return {rows, cols, kinds}; }
};

/// rows, cols, kinds …
Tiles read_tiles(Reader& reader) {
  const int rows = reader.number();
  const int cols = reader.number();
  return {rows, cols, reader.list<Kind>(rows * cols)};
}

std::vector<Tiles> read_boards(Reader& reader) {
  std::vector<Tiles> boards;
  while (reader.more()) boards.push_back(read_tiles(reader));
  return boards;
}

struct Question {
  const Tiles* tiles;
  Cell a;
  Cell b;
};

/// Reads the number of boards, the boards, then for each question: board, row 1, column 1, row 2,
/// column 2.
std::vector<Question> read_questions(Reader& reader) {
  static std::vector<Tiles> boards;  // the questions point to them
  const int count = reader.number();
  for (int i = 0; i < count; ++i) boards.push_back(read_tiles(reader));
  std::vector<Question> questions;
  while (reader.more()) {
    const auto board = static_cast<std::size_t>(reader.number());
    const auto cells = reader.list(4);
    questions.push_back({&boards[board], {cells[0], cells[1]}, {cells[2], cells[3]}});
  }
  return questions;
}

Work connect_in(Reader& reader, Order order) {
  return sum(read_questions(reader), [order](const Question& question) {
    return connect(question.tiles->board(), question.a, question.b, {}, order).size();
  });
}

Work all_pairs(Reader& reader) {
  return sum(read_boards(reader), [](const Tiles& tiles) {
    return connectable_pairs(tiles.board(), {}, {}, ~std::size_t{0}).size();
  });
}

Work count_segments(Reader& reader) {
  return sum(read_questions(reader), [](const Question& question) {
    return segments(question.tiles->board(), question.a, question.b);
  });
}

Work reach_all(Reader& reader) {
  return sum(read_questions(reader), [](const Question& question) {
    const Board board = question.tiles->board();
    std::vector<int> turns(static_cast<std::size_t>((board.rows + 2) * (board.cols + 2)));
    reach(board, question.a, {}, turns);
    return std::count(turns.begin(), turns.end(), 2);
  });
}

/// Reads the gravity, the CPU time for a board in ms, and boards. A result is a Status: 0
/// undecided, 1 solvable, 2 unsolvable.
Work solve_within(Reader& reader) {
  const auto gravity = static_cast<Gravity>(reader.number());
  const double limit = reader.number();
  return sum(read_boards(reader), [gravity, limit](const Tiles& tiles) {
    const double start = cpu_ms();
    Solver solver(tiles.board(), {gravity});
    while (!solver.run(20) && cpu_ms() - start < limit) {
    }
    return solver.status();
  });
}

}  // namespace lianliankan

namespace huarong {

using namespace qiju::huarong;

/// Reads the metric, goal id, goal row, goal column and board.
Work solve_board(Reader& reader) {
  const auto metric = static_cast<Metric>(reader.number());
  Board board;
  const Goal goal{reader.number(), reader.number(), reader.number()};
  if (goal.id != 0) board.goals = {goal};
  std::ranges::copy(reader.list(20), board.ids.begin());
  return sum(std::vector{board},
             [metric](const Board& start) { return solve(start, metric).moves.size(); });
}

/// Reads horizontals, verticals, soldiers and two metrics. In each metric the work searches all
/// layouts and picks one at the greatest distance.
Work generate(Reader& reader) {
  const PieceCounts pieces{reader.number(), reader.number(), reader.number()};
  return sum(reader.list<Metric>(2), [pieces](Metric metric) {
    Generator generator(pieces, metric);
    qiju::finish(generator);
    return generator.pick(generator.max_distance(), generator.max_distance(), 1)
               ? generator.max_distance()
               : -1;
  });
}

}  // namespace huarong

namespace gomoku {

using namespace qiju::gomoku;
using Game = std::vector<Point>;

/// Reads for each game the number of moves, then the moves.
std::vector<Game> read_games(Reader& reader) {
  std::vector<Game> games;
  while (reader.more()) games.push_back(reader.list<Point>(reader.number()));
  return games;
}

Work judge(Reader& reader) {
  return sum(read_games(reader), [](const Game& game) { return judge_last_move(game); });
}

/// Reads the rule and games. A result is 1 if there is a win.
Work solve_vcf(Reader& reader) {
  const auto rule = static_cast<Rule>(reader.number());
  return sum(read_games(reader), [rule](const Game& game) {
    ThreatSearch search(game, rule, kSize, WinKind::kVcf);
    while (!search.run(1 << 13)) {
    }
    return search.result().status == ThreatStatus::kWin;
  });
}

/// Reads a limit of positions and games. A result is the number of positions searched.
Work best_move(Reader& reader) {
  const int nodes = reader.number();
  return sum(read_games(reader), [limit = static_cast<std::uint64_t>(nodes)](const Game& game) {
    BestMoveSearch search(game, Rule::kFreestyle, kSize, Level::kMaster, 0);
    std::uint64_t searched = 0;
    // The same slices as in the package, so that the search is the same.
    while (!search.run(
        static_cast<std::uint32_t>(std::min<std::uint64_t>(1 << 11, limit - searched)))) {
      searched = search.searched();
      if (searched >= limit) break;
    }
    return search.searched();
  });
}

}  // namespace gomoku

const std::map<std::string, Work (*)(Reader&)> kWorks{
    {"connect",
     [](Reader& reader) { return lianliankan::connect_in(reader, lianliankan::Order::kTurns); }},
    {"connect-length",
     [](Reader& reader) { return lianliankan::connect_in(reader, lianliankan::Order::kLength); }},
    {"pairs", lianliankan::all_pairs},
    {"segments", lianliankan::count_segments},
    {"reach", lianliankan::reach_all},
    {"clear", lianliankan::solve_within},
    {"huarong", huarong::solve_board},
    {"generate", huarong::generate},
    {"judge", gomoku::judge},
    {"vcf", gomoku::solve_vcf},
    {"best-move", gomoku::best_move},
};

/// In bytes.
long long peak_memory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  return usage.ru_maxrss;
#else
  return 1024LL * usage.ru_maxrss;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  const auto found = argc == 2 ? kWorks.find(argv[1]) : kWorks.end();
  std::string line;
  if (found == kWorks.end() || !std::getline(std::cin, line)) {
    std::fputs("usage: qiju_bench_native WORK, see native.cpp\n", stderr);
    return 2;
  }
  std::vector<int> ints;
  std::istringstream items(line);
  for (int number = 0; items >> number;) ints.push_back(number);
  Reader reader(std::move(ints));
  const Work work = found->second(reader);
  while (std::getline(std::cin, line)) {
    std::istringstream request(line);
    std::size_t first = 0, last = 0;
    int passes = 0;
    request >> first >> last >> passes;
    const double start = cpu_ms();
    std::int64_t result = 0;
    for (int pass = 0; pass < passes; ++pass) result = work(first, last);
    const double time = cpu_ms() - start;
    std::printf("%.0f %lld %lld\n", 1e6 * time, static_cast<long long>(result), peak_memory());
    std::fflush(stdout);
  }
  return 0;
}

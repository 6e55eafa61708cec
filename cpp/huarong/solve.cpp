#include "huarong/solve.h"

#include <algorithm>
#include <limits>

#include "huarong/distances.h"

namespace qiju::huarong {

namespace {

/// A position on a shortest way, so many steps from the exit, and the place of the one after it in
/// the list of all.
struct Stop {
  std::uint32_t number = 0;
  int steps = 0;
  std::size_t next = 0;
};

/// How many positions at one distance are kept, those with the fewest steps to go.
constexpr std::size_t kMostStops = 8;

/// The positions after the start on a shortest way from the seed to the exit: of few steps, since
/// it is sought among many such ways, from the exit back.
std::vector<std::uint32_t> way_out(const Distances& distances) {
  std::vector<Stop> stops{{distances.exit(), 0, 0}}, layer;
  std::size_t from = 0;
  for (int left = distances.distance(distances.exit()); left > 0; --left) {
    layer.clear();
    const std::size_t end = stops.size();
    for (; from != end; ++from) {
      for (const auto& [number, steps] : distances.neighbours(stops[from].number)) {
        if (distances.distance(number) != left - 1) continue;
        const Stop stop{number, stops[from].steps + steps, from};
        const auto same = std::find_if(layer.begin(), layer.end(), [&](const Stop& other) {
          return other.number == stop.number;
        });
        if (same == layer.end()) {
          layer.push_back(stop);
        } else if (stop.steps < same->steps) {
          *same = stop;
        }
      }
    }
    while (layer.size() > kMostStops) {
      layer.erase(std::max_element(layer.begin(), layer.end(),
                                   [](const Stop& a, const Stop& b) { return a.steps < b.steps; }));
    }
    stops.insert(stops.end(), layer.begin(), layer.end());
  }
  const auto fewer = [](const Stop& a, const Stop& b) { return a.steps < b.steps; };
  std::size_t at = static_cast<std::size_t>(
      std::min_element(stops.begin() + static_cast<std::ptrdiff_t>(from), stops.end(), fewer) -
      stops.begin());
  std::vector<std::uint32_t> way;
  while (at != 0) {
    at = stops[at].next;
    way.push_back(stops[at].number);
  }
  return way;
}

}  // namespace

struct Search::Searcher {
  Board board;
  std::unique_ptr<Distances> distances;
};

Search::Search(const Board& board, Metric metric)
    : searcher_(new Searcher{board, make_distances(board, metric, Mirror::kFolded)}) {
  searcher_->distances->end_at_exit();
  searcher_->distances->seed(board);
}

Search::~Search() = default;

bool Search::run(std::uint32_t positions) { return searcher_->distances->run(positions); }

std::uint32_t Search::searched() const { return searcher_->distances->searched(); }

Solution Search::solution() const {
  const Distances& distances = *searcher_->distances;
  Solution solution{.moves = {}, .searched = searched()};
  if (distances.exit() == Distances::kNoNumber) {
    if (!distances.full()) solution.status = SolveStatus::kUnsolvable;
    return solution;
  }
  solution.status = SolveStatus::kSolved;
  Board board = searcher_->board;
  for (const std::uint32_t number : way_out(distances)) {
    solution.moves.push_back(distances.move_to(board, number));
    make_move(board, solution.moves.back());
  }
  return solution;
}

Solution solve(const Board& board, Metric metric) {
  Search search(board, metric);
  while (!search.run(std::numeric_limits<std::uint32_t>::max())) {
  }
  return search.solution();
}

}  // namespace qiju::huarong

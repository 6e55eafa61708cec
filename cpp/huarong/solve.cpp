#include "huarong/solve.h"

#include <algorithm>
#include <limits>

#include "huarong/position.h"
#include "huarong/steps.h"

namespace qiju::huarong {

namespace {

/// The steps on the real board that go through `line`, the canonical keys after each step.
std::vector<Step> replay(const Board& board, const std::vector<Key>& line) {
  auto id_at = board.ids;  // right at the pieces' top-left cells, which is where it is read
  Key key = pack(board);
  std::vector<Step> steps;
  steps.reserve(line.size());
  for (const Key wanted : line) {
    Key next = key;
    for_each_step(key, [&](Key candidate, int cell, Direction direction) {
      if (next != key || canonical(candidate) != wanted) return;
      next = candidate;
      const auto id = id_at[static_cast<std::size_t>(cell)];
      const int to = cell + cell_offset(direction);
      id_at[static_cast<std::size_t>(to)] = id;
      steps.push_back({id, direction});
    });
    key = next;
  }
  return steps;
}

}  // namespace

Search::Search(const Board& board) : board_(board) {
  const Key start = canonical(pack(board));
  met_.add(start, 0);
  exit_met_ = is_solved(start);
}

bool Search::run(std::uint32_t positions) {
  for (; !decided() && positions > 0; --positions, ++from_) {
    met_.make_room();
    for_each_step(met_.key(from_), [&](Key next, int, Direction) {
      if (exit_met_) return;
      met_.add(canonical(next), from_);
      exit_met_ = is_solved(next);
    });
  }
  return decided();
}

Solution Search::solution() const {
  if (!exit_met_) return {SolveStatus::kUnsolvable, {}, met_.count()};
  std::vector<Key> line;
  for (std::uint32_t i = met_.count() - 1; i != 0; i = met_.parent(i)) line.push_back(met_.key(i));
  std::reverse(line.begin(), line.end());
  return {SolveStatus::kSolved, replay(board_, line), met_.count()};
}

Solution solve(const Board& board) {
  Search search(board);
  while (!search.run(std::numeric_limits<std::uint32_t>::max())) {
  }
  return search.solution();
}

}  // namespace qiju::huarong

#include "lianliankan/paths/grid_path.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <vector>

#include "lianliankan/paths/reach.h"

namespace qiju::lianliankan {
namespace {

// The fewest steps to a goal, for every cell, the direction in which it was entered and the number
// of turns still allowed.
class StepsToGoal {
 public:
  static constexpr int kUnreachable = std::numeric_limits<std::uint16_t>::max();

  StepsToGoal(const RingGrid& grid, std::size_t goal, int max_turns)
      : grid_(grid),
        steps_(static_cast<std::size_t>(max_turns + 1) * 4 * grid.blocked.size(), kUnreachable) {
    for (int turns = 0; turns <= max_turns; ++turns) {
      for (std::size_t direction = 0; direction < 4; ++direction) {
        steps_[slot(turns, direction, goal)] = 0;
        fill(turns, direction);
      }
    }
  }

  int operator()(int turns, std::size_t direction, std::size_t at) const {
    return turns < 0 ? kUnreachable : steps_[slot(turns, direction, at)];
  }

 private:
  std::size_t slot(int turns, std::size_t direction, std::size_t at) const {
    return (static_cast<std::size_t>(turns) * 4 + direction) * grid_.blocked.size() + at;
  }

  void fill(int turns, std::size_t direction) {
    // The cell ahead is computed before the cell behind it.
    const std::size_t cells = grid_.blocked.size();
    const bool ascending = grid_.steps[direction] < 0;
    for (std::size_t i = 0; i < cells; ++i) {
      const std::size_t at = ascending ? i : cells - 1 - i;
      if (grid_.blocked[at]) continue;
      int ahead = (*this)(turns, direction, grid_.next(at, direction));
      for (const std::size_t side : {(direction + 1) % 4, (direction + 3) % 4}) {
        ahead = std::min(ahead, (*this)(turns - 1, side, grid_.next(at, side)));
      }
      auto& steps = steps_[slot(turns, direction, at)];
      if (ahead < kUnreachable) steps = std::min(steps, static_cast<std::uint16_t>(ahead + 1));
    }
  }

  const RingGrid& grid_;
  std::vector<std::uint16_t> steps_;
};

}  // namespace

Path grid_path(const Board& board, Cell from, Cell to, const Rules& rules, Order order) {
  assert(from != to && board.contains(from) && board.contains(to));
  const RingGrid grid(board, rules.ring);
  TurnSearch fewest(grid);
  fewest.run(from, rules.max_turns);
  if (fewest.turns(to) < 0) return {};

  // Allowed no more turns than necessary, the shortest path is also one with the fewest turns.
  int turns = order == Order::kTurns ? fewest.turns(to) : rules.max_turns;
  const std::size_t goal = grid.index(to);
  const StepsToGoal steps_to_goal(grid, goal, turns);

  std::size_t at = grid.index(from);
  int remaining = StepsToGoal::kUnreachable;
  for (std::size_t direction = 0; direction < 4; ++direction) {
    remaining = std::min(remaining, steps_to_goal(turns, direction, grid.next(at, direction)) + 1);
  }

  // Of the steps on a shortest path, the first in the order of directions.
  Path path{from};
  std::size_t heading = 4;
  while (at != goal) {
    --remaining;
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const int after = turns - (heading != 4 && direction != heading);
      const std::size_t next = grid.next(at, direction);
      if (steps_to_goal(after, direction, next) != remaining) continue;
      at = next;
      heading = direction;
      turns = after;
      break;
    }
    path.push_back(grid.cell(at));
  }
  return path;
}

}  // namespace qiju::lianliankan

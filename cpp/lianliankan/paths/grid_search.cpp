#include "lianliankan/paths/grid_search.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace qiju::lianliankan {
namespace {

// The fewest steps to a goal from every cell, by the direction in which the cell is entered and the
// turns that are still allowed: dynamic programming.
class StepsToGoal {
 public:
  static constexpr int kUnreachable = std::numeric_limits<std::uint16_t>::max();

  StepsToGoal(const RingGrid& grid, std::size_t goal, int max_turns)
      : grid_(grid),
        steps_(static_cast<std::size_t>(max_turns + 1) * 4 * grid.blocked.size(), kUnreachable) {
    for (int turns = 0; turns <= max_turns; ++turns) {
      for (std::size_t direction = 0; direction < 4; ++direction) {
        steps_[index(turns, direction, goal)] = 0;
        fill(turns, direction);
      }
    }
  }

  int operator()(int turns, std::size_t direction, std::size_t at) const {
    return turns < 0 ? kUnreachable : steps_[index(turns, direction, at)];
  }

 private:
  std::size_t index(int turns, std::size_t direction, std::size_t at) const {
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
      auto& steps = steps_[index(turns, direction, at)];
      if (ahead < kUnreachable) steps = std::min(steps, static_cast<std::uint16_t>(ahead + 1));
    }
  }

  const RingGrid& grid_;
  std::vector<std::uint16_t> steps_;
};

}  // namespace

RingGrid::RingGrid(const Board& board, bool ring)
    : width(static_cast<std::size_t>(board.cols) + 4),
      steps{-static_cast<std::ptrdiff_t>(width), 1, static_cast<std::ptrdiff_t>(width), -1},
      blocked(width * (static_cast<std::size_t>(board.rows) + 4), 1) {
  const int edge = ring ? 1 : 0;
  for (int row = -edge; row < board.rows + edge; ++row) {
    for (int col = -edge; col < board.cols + edge; ++col) {
      const Cell cell{row, col};
      blocked[index(cell)] = board.contains(cell) && board.at(cell) != kEmpty;
    }
  }
}

void TurnSearch::run(Cell start, int max_turns) {
  for (const std::size_t at : reached_) turns_[at] = kUnreached;
  const std::size_t source = grid_.index(start);
  reached_.assign(1, source);
  turns_[source] = 0;

  std::size_t begin = 0;
  for (int turns = 0; turns <= max_turns && begin < reached_.size(); ++turns) {
    const std::size_t end = reached_.size();
    for (; begin < end; ++begin) {
      const std::size_t from = reached_[begin];
      if (grid_.blocked[from] && from != source) continue;
      for (std::size_t direction = 0; direction < 4; ++direction) {
        // A cell reached with fewer turns has sent its own rays this way.
        for (std::size_t at = grid_.next(from, direction);
             turns_[at] == kUnreached || turns_[at] == turns; at = grid_.next(at, direction)) {
          if (turns_[at] == kUnreached) {
            turns_[at] = turns;
            reached_.push_back(at);
          }
          if (grid_.blocked[at]) break;
        }
      }
    }
  }
}

Path grid_path(const Board& board, Cell from, Cell to, const Rules& rules, Order order) {
  assert(from != to && board.contains(from) && board.contains(to));
  const RingGrid grid(board, rules.ring);
  TurnSearch fewest(grid);
  fewest.run(from, rules.max_turns);
  if (fewest.turns(to) < 0) return {};

  // If no more turns are allowed than necessary, the shortest path has the fewest turns.
  int turns = order == Order::kTurns ? fewest.turns(to) : rules.max_turns;
  const std::size_t goal = grid.index(to);
  const StepsToGoal steps_to_goal(grid, goal, turns);

  std::size_t at = grid.index(from);
  int remaining = StepsToGoal::kUnreachable;
  for (std::size_t direction = 0; direction < 4; ++direction) {
    remaining = std::min(remaining, steps_to_goal(turns, direction, grid.next(at, direction)) + 1);
  }

  // Each step takes the first direction that leads along a shortest path.
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

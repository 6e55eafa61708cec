// A slow reference implementation of the rules of connecting, against which the engine is checked.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <vector>

#include "lianliankan/paths/connect.h"

namespace qiju::lianliankan::rules {

inline constexpr std::array<Cell, 4> kSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

inline Cell step(Cell cell, int direction) {
  const Cell by = kSteps[static_cast<std::size_t>(direction)];
  return {cell.row + by.row, cell.col + by.col};
}

inline bool passable(const Board& board, Cell cell, bool ring) {
  if (board.contains(cell)) return board.at(cell) == kEmpty;
  return ring && cell.row >= -1 && cell.row <= board.rows && cell.col >= -1 &&
         cell.col <= board.cols;
}

inline int turns(const Path& path) {
  int count = 0;
  for (std::size_t i = 2; i < path.size(); ++i) {
    count += path[i].row - path[i - 1].row != path[i - 1].row - path[i - 2].row ||
             path[i].col - path[i - 1].col != path[i - 1].col - path[i - 2].col;
  }
  return count;
}

/// Does every step of `path` lead to a neighbour, and is every cell between the ends passable?
inline bool legal(const Board& board, const Path& path, Cell from, Cell to, int max_turns,
                  bool ring) {
  if (path.size() < 2 || path.front() != from || path.back() != to) return false;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const bool neighbours =
        std::abs(path[i].row - path[i - 1].row) + std::abs(path[i].col - path[i - 1].col) == 1;
    if (!neighbours) return false;
    if (i + 1 < path.size() && !passable(board, path[i], ring)) return false;
  }
  return turns(path) <= max_turns;
}

/// The shortest path of at most `max_turns` turns: breadth-first search over (cell, direction,
/// turns). The queue holds the paths of one length in the order of their directions, so the first
/// to arrive is the answer.
// [shortest]
inline Path shortest(const Board& board, Cell from, Cell to, int max_turns, bool ring) {
  struct State {
    Cell cell;
    int direction;
    int turns;
    std::size_t parent;
  };
  const auto width = static_cast<std::size_t>(board.cols) + 2;
  const std::size_t states = static_cast<std::size_t>(max_turns + 1) * 4;
  std::vector<bool> seen(static_cast<std::size_t>(board.rows + 2) * width * states);
  std::vector<State> queue{{from, -1, 0, 0}};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (int direction = 0; direction < 4; ++direction) {
      const State at = queue[i];
      const Cell next = step(at.cell, direction);
      const int turned = at.turns + (i > 0 && direction != at.direction);
      if (turned > max_turns || (next != to && !passable(board, next, ring))) continue;
      const std::size_t place =
          static_cast<std::size_t>(next.row + 1) * width + static_cast<std::size_t>(next.col + 1);
      const auto state = place * states + static_cast<std::size_t>(turned * 4 + direction);
      if (seen[state]) continue;
      seen[state] = true;
      queue.push_back({next, direction, turned, i});
      if (next != to) continue;
      Path path;
      for (std::size_t back = queue.size() - 1; back != 0; back = queue[back].parent) {
        path.push_back(queue[back].cell);
      }
      path.push_back(from);
      std::reverse(path.begin(), path.end());
      return path;
    }
  }
  return {};
}
// [/shortest]

/// The path that connect() promises between two different cells, whatever they hold.
inline Path best(const Board& board, Cell from, Cell to, const Rules& rules,
                 Order order = Order::kTurns) {
  const bool by_turns = order == Order::kTurns;
  for (int limit = by_turns ? 0 : rules.max_turns; limit <= rules.max_turns; ++limit) {
    Path path = shortest(board, from, to, limit, rules.ring);
    if (!path.empty()) return path;
  }
  return {};
}

/// The same by enumerating every path that visits no cell twice: for very small boards.
class EveryPath {
 public:
  EveryPath(const Board& board, Cell from, Cell to, const Rules& rules, Order order)
      : board_(board), to_(to), rules_(rules), order_(order), path_{from} {
    extend();
  }
  const Path& best() const { return best_; }

 private:
  void extend() {
    if (turns(path_) > rules_.max_turns) return;
    if (path_.back() == to_) {
      const bool by_turns = order_ == Order::kTurns;
      const std::tuple key(by_turns ? turns(path_) : 0, path_.size(), directions_);
      if (best_.empty() || key < best_key_) {
        best_ = path_;
        best_key_ = key;
      }
      return;
    }
    for (int direction = 0; direction < 4; ++direction) {
      const Cell next = step(path_.back(), direction);
      if (next != to_ && !passable(board_, next, rules_.ring)) continue;
      if (std::find(path_.begin(), path_.end(), next) != path_.end()) continue;
      path_.push_back(next);
      directions_.push_back(static_cast<char>('0' + direction));
      extend();
      path_.pop_back();
      directions_.pop_back();
    }
  }

  Board board_;
  Cell to_;
  Rules rules_;
  Order order_;
  Path path_;
  std::string directions_;
  Path best_;
  std::tuple<int, std::size_t, std::string> best_key_;
};

}  // namespace qiju::lianliankan::rules

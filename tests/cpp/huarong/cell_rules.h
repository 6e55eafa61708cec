// A slow reference implementation of the rules of 华容道, cell by cell, to check the engine
// against.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "huarong/board/board.h"
#include "huarong/board/moves.h"

namespace qiju::huarong::cell_rules {

inline constexpr int kDown[] = {-1, 1, 0, 0};
inline constexpr int kRight[] = {0, 0, -1, 1};

inline std::int32_t& at(Board& board, int row, int col) {
  return board.ids[static_cast<std::size_t>(row) * static_cast<std::size_t>(board.cols) +
                   static_cast<std::size_t>(col)];
}
inline std::int32_t at(const Board& board, int row, int col) {
  return at(const_cast<Board&>(board), row, col);
}

/// Every piece's id once, in the order of its first cell.
inline std::vector<std::int32_t> ids_in_order(const Board& board) {
  std::vector<std::int32_t> seen;
  for (const auto id : board.cells()) {
    if (id > 0 && std::find(seen.begin(), seen.end(), id) == seen.end()) seen.push_back(id);
  }
  return seen;
}

/// The ids of the pieces with goals: on a classic board the one with four cells.
inline std::vector<std::int32_t> goal_ids(const Board& board) {
  std::vector<std::int32_t> ids;
  for (const Goal& goal : board.goals) ids.push_back(goal.id);
  if (!ids.empty()) return ids;
  const auto cells = board.cells();
  const auto four = [&](auto id) {
    return id > 0 && std::count(cells.begin(), cells.end(), id) == 4;
  };
  return {*std::find_if(cells.begin(), cells.end(), four)};
}

inline std::int32_t goal_id(const Board& board) { return goal_ids(board)[0]; }

inline bool has_goal(const Board& board, std::int32_t id) {
  const auto ids = goal_ids(board);
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

using Cells = std::vector<std::pair<int, int>>;

/// In reading order.
inline Cells cells_of(const Board& board, std::int32_t id) {
  Cells cells;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (at(board, row, col) == id) cells.emplace_back(row, col);
    }
  }
  return cells;
}

inline std::pair<int, int> corner_of(const Cells& cells) {
  auto corner = cells[0];
  for (const auto& [row, col] : cells) {
    corner = {std::min(corner.first, row), std::min(corner.second, col)};
  }
  return corner;
}

inline bool is_lengthwise(const Cells& cells, Direction direction) {
  const auto corner = corner_of(cells);
  int height = 0, width = 0;
  for (const auto& [row, col] : cells) {
    height = std::max(height, row - corner.first + 1);
    width = std::max(width, col - corner.second + 1);
  }
  const bool is_vertical = direction == Direction::kUp || direction == Direction::kDown;
  return height == width || is_vertical == (height > width);
}

/// The board after the step, if every cell of the piece may go there.
inline std::optional<Board> stepped(const Board& board, Step step) {
  if (step.id <= 0) return std::nullopt;
  const Cells cells = cells_of(board, step.id);
  if (cells.empty()) return std::nullopt;
  if (board.lengthwise && !is_lengthwise(cells, step.direction)) return std::nullopt;
  Board next = board;
  for (const auto& [row, col] : cells) {
    auto gate = next.covered_gates[next.cell(row, col)];
    at(next, row, col) = gate ? -2 : 0;
    gate = false;
  }
  for (const auto& [row, col] : cells) {
    const int to_row = row + kDown[static_cast<int>(step.direction)];
    const int to_col = col + kRight[static_cast<int>(step.direction)];
    if (to_row < 0 || to_row >= board.rows || to_col < 0 || to_col >= board.cols) {
      return std::nullopt;
    }
    const std::int32_t there = at(next, to_row, to_col);
    if (there != 0 && !(there == -2 && cell_rules::has_goal(board, step.id))) return std::nullopt;
    if (there == -2) next.covered_gates.set(next.cell(to_row, to_col));
    at(next, to_row, to_col) = step.id;
  }
  return next;
}

inline std::vector<Step> steps(const Board& board) {
  std::vector<Step> found;
  for (const auto id : ids_in_order(board)) {
    for (const auto direction : kDirections) {
      if (stepped(board, {id, direction})) found.push_back({id, direction});
    }
  }
  return found;
}

/// One piece's moves of the metric and the boards after them, the shortest paths first.
inline std::vector<std::pair<Move, Board>> moves_of(const Board& board, std::int32_t id,
                                                    Metric metric) {
  std::vector<std::pair<Move, Board>> found{{{id, {}}, board}};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const auto direction : kDirections) {
      auto [move, from] = found[i];
      if (metric == Metric::kStep && !move.path.empty()) continue;
      if (metric == Metric::kSlide && !move.path.empty() && move.path[0] != direction) continue;
      const auto to = stepped(from, {id, direction});
      if (!to) continue;
      if (std::any_of(found.begin(), found.end(), [&](auto& other) { return other.second == *to; }))
        continue;
      move.path.push_back(direction);
      found.push_back({move, *to});
    }
  }
  found.erase(found.begin());
  return found;
}

inline std::vector<std::pair<Move, Board>> moves(const Board& board, Metric metric) {
  std::vector<std::pair<Move, Board>> found;
  for (const auto id : ids_in_order(board)) {
    for (auto& move : moves_of(board, id, metric)) found.push_back(move);
  }
  return found;
}

inline constexpr char kBlank = '.', kWall = '#', kGate = '_', kCovered = '-', kGoalPiece = '!';

/// Of a rectangle.
inline char letter(int height, int width) {
  return static_cast<char>('0' + 8 * height + width - 9);
}

/// The name of each piece at its first cell: its shape, or its id if it has a goal. Boards that
/// differ in ids of interchangeable pieces alone read the same.
inline std::string shapes(const Board& board) {
  std::string text;
  const auto goals = goal_ids(board);
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const auto id = at(board, row, col);
      if (id <= 0) {
        text += id == 0 ? kBlank : id == -1 ? kWall : kGate;
        continue;
      }
      if (board.covered_gates[board.cell(row, col)]) text += kGate;
      const Cells cells = cells_of(board, id);
      const int height = cells.back().first - row + 1, width = cells.back().second - col + 1;
      if (cells[0] != std::pair(row, col)) {
        text += kCovered;
      } else if (std::find(goals.begin(), goals.end(), id) != goals.end()) {
        text += kGoalPiece;
        if (!board.goals.empty()) text += std::to_string(id);
      } else if (static_cast<int>(cells.size()) == height * width &&
                 std::all_of(cells.begin(), cells.end(), [&](const auto& cell) {
                   return cell.second >= col && cell.second < col + width;
                 })) {
        text += letter(height, width);
      } else {
        text += '[';
        for (const auto& cell : cells) {
          text += static_cast<char>('a' + cell.first - row);
          text += static_cast<char>('o' + cell.second - col);
        }
        text += ']';
      }
    }
  }
  return text;
}

/// The pieces numbered from 1 in reading order.
inline Board renumbered(const Board& board) {
  Board result = board;
  const auto ids = ids_in_order(board);
  const auto number = [&](std::int32_t id) {
    if (id <= 0) return id;
    return static_cast<std::int32_t>(std::find(ids.begin(), ids.end(), id) - ids.begin()) + 1;
  };
  for (auto& id : result.ids) id = number(id);
  for (std::size_t i = 0; i < result.goals.size(); ++i) {
    result.goals[i].id = number(board.goals[i].id);
  }
  return result;
}

inline Board mirrored(const Board& board) {
  Board image = board;
  image.covered_gates = {};
  int width = 0;
  for (int row = 0; row < board.rows; ++row) {
    int here = 0;
    for (int col = 0; col < board.cols; ++col) {
      const int there = board.cols - 1 - col;
      at(image, row, there) = at(board, row, col);
      here += at(board, row, col) == goal_id(board);
      if (board.covered_gates[board.cell(row, col)]) {
        image.covered_gates.set(image.cell(row, there));
      }
    }
    width = std::max(width, here);
  }
  if (!image.goals.empty()) image.goals[0].col = board.cols - width - board.goals[0].col;
  return image;
}

/// The goals with the ids of their pieces.
inline std::vector<Goal> goals(const Board& board) {
  if (board.goals.empty()) return {{goal_id(board), 3, 1}};
  return {board.goals.begin(), board.goals.end()};
}

inline bool solved(const Board& board) {
  for (const Goal& goal : goals(board)) {
    if (corner_of(cells_of(board, goal.id)) != std::pair(goal.row, goal.col)) return false;
  }
  return true;
}

/// True if every piece with a goal fits there, ignoring other pieces.
inline bool goal_fits(const Board& board) {
  std::set<std::pair<int, int>> taken;
  for (const Goal& goal : goals(board)) {
    const Cells cells = cells_of(board, goal.id);
    const auto corner = corner_of(cells);
    for (const auto& cell : cells) {
      const int row = cell.first - corner.first + goal.row;
      const int col = cell.second - corner.second + goal.col;
      if (row >= board.rows || col >= board.cols || at(board, row, col) == -1) return false;
      if (!taken.emplace(row, col).second) return false;
    }
  }
  return true;
}

// [search]
struct Search {
  std::optional<int> length;             ///< the fewest moves to the exit, if it can be reached
  std::vector<Board> met;                ///< every position reached, in order
  std::vector<int> distance;             ///< of each
  std::map<std::string, int> distances;  ///< by its shapes
  bool complete = true;                  ///< false if it stopped at `max_positions` positions
};

/// Breadth first over whole boards, without mirror reduction; to the exit or the whole component.
inline Search search(const std::vector<Board>& seeds, Metric metric, std::size_t max_positions,
                     bool whole_component) {
  Search search;
  const auto meet = [&](const Board& board, int distance) {
    if (!search.distances.emplace(shapes(board), distance).second) return;
    search.met.push_back(board);
    search.distance.push_back(distance);
  };
  for (const Board& board : seeds) meet(board, 0);
  for (std::size_t i = 0; i < search.met.size(); ++i) {
    const Board board = search.met[i];
    if (solved(board)) {
      if (!search.length) search.length = search.distance[i];
      if (!whole_component) return search;
    }
    if (search.met.size() > max_positions) {
      search.complete = false;
      return search;
    }
    for (const auto& [move, next] : moves(board, metric)) meet(next, search.distance[i] + 1);
  }
  return search;
}
// [/search]

/// To the exit in unit steps.
inline Search search(const Board& start, std::size_t max_positions) {
  return search({start}, Metric::kStep, max_positions, false);
}

/// The least cost of a shortest way to the exit, without which there is none: in moves in the
/// metric of steps, else in steps. Layer by layer, over whole boards with the piece moved last.
inline std::optional<int> least_cost(const Board& start, Metric metric) {
  struct State {
    Board board;
    std::int32_t last = 0;
    int cost = 0;
  };
  std::vector<State> layer{{start}};
  std::set<std::string> visited{shapes(start)};
  while (!layer.empty()) {
    std::optional<int> least;
    for (const State& state : layer) {
      if (solved(state.board)) least = std::min(least.value_or(state.cost), state.cost);
    }
    if (least) return least;
    std::map<std::pair<std::string, std::pair<int, int>>, State> reached;
    for (const State& state : layer) {
      for (const auto& [move, next] : moves(state.board, metric)) {
        if (visited.contains(shapes(next))) continue;
        const bool in_steps = metric == Metric::kStep;
        const int added = in_steps ? move.id != state.last : static_cast<int>(move.path.size());
        const State found{next, move.id, state.cost + added};
        const auto [same, is_new] =
            reached.try_emplace({shapes(next), cells_of(next, move.id)[0]}, found);
        if (!is_new && found.cost < same->second.cost) same->second = found;
      }
    }
    layer.clear();
    for (const auto& [name, state] : reached) {
      visited.insert(name.first);
      layer.push_back(state);
    }
  }
  return std::nullopt;
}

/// How many of the positions differ when a position and its mirror image count as one.
inline std::size_t classes(const std::vector<Board>& positions) {
  std::set<std::string> names;
  for (const Board& board : positions) {
    names.insert(std::min(shapes(board), shapes(mirrored(board))));
  }
  return names.size();
}

}  // namespace qiju::huarong::cell_rules

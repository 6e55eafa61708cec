// A slow reference implementation of the rules of 华容道, cell by cell, to check the engine
// against.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "huarong/board.h"
#include "huarong/moves.h"

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
  for (const auto id : board.ids) {
    if (id > 0 && std::find(seen.begin(), seen.end(), id) == seen.end()) seen.push_back(id);
  }
  return seen;
}

/// The board after the step, if every cell of the piece may go there.
inline std::optional<Board> stepped(const Board& board, Step step) {
  if (step.id <= 0) return std::nullopt;
  const int down = kDown[static_cast<int>(step.direction)];
  const int right = kRight[static_cast<int>(step.direction)];
  std::array<int, kMaxCells> targets;  // the cells of the piece after the step
  std::size_t count = 0;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (at(board, row, col) != step.id) continue;
      const int to_row = row + down, to_col = col + right;
      if (to_row < 0 || to_row >= board.rows || to_col < 0 || to_col >= board.cols) {
        return std::nullopt;
      }
      if (at(board, to_row, to_col) != 0 && at(board, to_row, to_col) != step.id) {
        return std::nullopt;
      }
      targets[count++] = to_row * board.cols + to_col;
    }
  }
  if (count == 0) return std::nullopt;
  std::optional<Board> next = board;
  for (auto& id : next->ids) id = id == step.id ? 0 : id;
  for (std::size_t i = 0; i < count; ++i) {
    next->ids[static_cast<std::size_t>(targets[i])] = step.id;
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
      const auto& path = found[i].first.path;
      if (metric == Metric::kStep && !path.empty()) continue;
      if (metric == Metric::kSlide && !path.empty() && path[0] != direction) continue;
      const auto to = stepped(found[i].second, {id, direction});
      if (!to) continue;
      if (std::any_of(found.begin(), found.end(), [&](auto& other) { return other.second == *to; }))
        continue;
      Move move = found[i].first;
      move.path.push_back(direction);
      found.emplace_back(std::move(move), *to);
    }
  }
  found.erase(found.begin());
  return found;
}

inline std::vector<std::pair<Move, Board>> moves(const Board& board, Metric metric) {
  std::vector<std::pair<Move, Board>> found;
  for (const auto id : ids_in_order(board)) {
    for (auto& move : moves_of(board, id, metric)) found.push_back(std::move(move));
  }
  return found;
}

/// The id of the goal's piece: on a classic board the one with four cells.
inline std::int32_t goal_id(const Board& board) {
  if (board.goal.id != 0) return board.goal.id;
  const auto cells = board.cells();
  const auto four = [&](auto id) {
    return id != 0 && std::count(cells.begin(), cells.end(), id) == 4;
  };
  return *std::find_if(cells.begin(), cells.end(), four);
}

inline constexpr char kBlank = '.', kWall = '#', kCovered = '-', kGoalPiece = '!';

inline char letter(int height, int width) {
  return static_cast<char>('0' + 8 * height + width - 9);
}

/// A letter for its shape at the first cell of each piece: boards that differ in ids alone read the
/// same.
inline std::string shapes(const Board& board) {
  std::string text;
  const auto goal = goal_id(board);
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const auto id = at(board, row, col);
      const auto same = [&](int r, int c) {
        return r >= 0 && c >= 0 && r < board.rows && c < board.cols && at(board, r, c) == id;
      };
      int height = 1, width = 1;
      while (same(row + height, col)) ++height;
      while (same(row, col + width)) ++width;
      text += id == 0                                    ? kBlank
              : id < 0                                   ? kWall
              : same(row - 1, col) || same(row, col - 1) ? kCovered
              : id == goal                               ? kGoalPiece
                                                         : letter(height, width);
    }
  }
  return text;
}

inline Board mirrored(const Board& board) {
  Board image = board;
  int width = 0;
  for (int row = 0; row < board.rows; ++row) {
    int here = 0;
    for (int col = 0; col < board.cols; ++col) {
      at(image, row, board.cols - 1 - col) = at(board, row, col);
      here += at(board, row, col) == goal_id(board);
    }
    width = std::max(width, here);
  }
  image.goal.col = board.cols - width - board.goal.col;
  return image;
}

inline bool solved(const Board& board) {
  if (at(board, board.goal.row, board.goal.col) <= 0) return false;
  const auto id = goal_id(board);
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (at(board, row, col) == id) return row == board.goal.row && col == board.goal.col;
    }
  }
  return false;
}

/// Whether the goal's piece fits at the goal, ignoring other pieces.
inline bool goal_fits(const Board& board) {
  const auto id = goal_id(board);
  std::vector<std::pair<int, int>> cells;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (at(board, row, col) == id) cells.emplace_back(row, col);
    }
  }
  return std::all_of(cells.begin(), cells.end(), [&](auto cell) {
    const int row = cell.first - cells[0].first + board.goal.row;
    const int col = cell.second - cells[0].second + board.goal.col;
    return row < board.rows && col < board.cols && at(board, row, col) >= 0;
  });
}

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

/// To the exit in unit steps.
inline Search search(const Board& start, std::size_t max_positions) {
  return search({start}, Metric::kStep, max_positions, false);
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

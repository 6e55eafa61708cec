// A slow reference implementation of a whole game, independent of the engine. It replays solutions
// and checks solvers.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "lianliankan/boards.h"
#include "lianliankan/reference_rules.h"

namespace qiju::lianliankan::rules {

/// Do straight segments join two cells? Follows all rays from the first, all rays from the cells
/// that they cross, and so on.
inline bool connectable(const Board& board, Cell from, Cell to, const Rules& rules = {}) {
  std::vector<Cell> reached{from};
  std::vector<Cell> seen;
  for (int segment = 0; segment <= rules.max_turns; ++segment) {
    std::vector<Cell> next;
    for (const Cell start : reached) {
      for (int direction = 0; direction < 4; ++direction) {
        for (Cell at = step(start, direction);; at = step(at, direction)) {
          if (at == to) return true;
          if (!passable(board, at, rules.ring)) break;
          if (std::find(seen.begin(), seen.end(), at) == seen.end()) {
            seen.push_back(at);
            next.push_back(at);
          }
        }
      }
    }
    reached = std::move(next);
  }
  return false;
}

/// All pairs that can be removed.
inline std::vector<Pair> pairs(const Board& board, const Rules& rules = {}) {
  std::vector<Pair> result;
  for (int i = 0; i < board.rows * board.cols; ++i) {
    for (int j = i + 1; j < board.rows * board.cols; ++j) {
      const Cell a{i / board.cols, i % board.cols};
      const Cell b{j / board.cols, j % board.cols};
      if (!is_tile(board.at(a)) || board.at(a) != board.at(b)) continue;
      if (connectable(board, a, b, rules)) result.push_back({a, b});
    }
  }
  return result;
}

/// The tiles of one row or column after they moved to its beginning or its end, or to a wall.
inline void push(const std::vector<Kind*>& whole, bool to_end) {
  const auto wall =
      std::find_if(whole.begin(), whole.end(), [](const Kind* kind) { return *kind == kWall; });
  if (wall != whole.end()) push({wall + 1, whole.end()}, to_end);
  const std::vector<Kind*> line(whole.begin(), wall);
  std::vector<Kind> tiles;
  for (const Kind* kind : line) {
    if (*kind != kEmpty) tiles.push_back(*kind);
  }
  const std::size_t gap = line.size() - tiles.size();
  tiles.insert(to_end ? tiles.begin() : tiles.end(), gap, kEmpty);
  for (std::size_t i = 0; i < line.size(); ++i) *line[i] = tiles[i];
}

/// The board after `pair` is removed.
inline Tiles after(Tiles tiles, Pair pair, Gravity gravity) {
  const auto at = [&](int row, int col) {
    return &tiles.kinds[static_cast<std::size_t>(row * tiles.cols + col)];
  };
  for (const Cell cell : {pair.first, pair.second}) {
    if (is_tile(*at(cell.row, cell.col))) *at(cell.row, cell.col) = kEmpty;
  }
  const auto push_row = [&](int row, int begin, int end, bool to_end) {
    std::vector<Kind*> line;
    for (int col = begin; col < end; ++col) line.push_back(at(row, col));
    push(line, to_end);
  };
  for (int row = 0; row < tiles.rows; ++row) {
    const int middle = (tiles.cols + 1) / 2;
    if (gravity == Gravity::kLeft) push_row(row, 0, tiles.cols, false);
    if (gravity == Gravity::kRight) push_row(row, 0, tiles.cols, true);
    if (gravity == Gravity::kCentre) {
      push_row(row, 0, middle, true);
      push_row(row, middle, tiles.cols, false);
    }
  }
  for (int col = 0; col < tiles.cols; ++col) {
    if (gravity != Gravity::kDown && gravity != Gravity::kUp) break;
    std::vector<Kind*> line;
    for (int row = 0; row < tiles.rows; ++row) line.push_back(at(row, col));
    push(line, gravity == Gravity::kDown);
  }
  return tiles;
}

inline bool empty(const Tiles& tiles) {
  return std::none_of(tiles.kinds.begin(), tiles.kinds.end(), is_tile);
}

/// Is it legal to remove `moves` one by one, and does it clear the board?
inline bool clears(Tiles tiles, std::span<const Pair> moves, const Rules& rules = {}) {
  for (const Pair& pair : moves) {
    const Board board = tiles.board();
    if (!board.contains(pair.first) || !board.contains(pair.second)) return false;
    if (pair.first == pair.second || !is_tile(board.at(pair.first))) return false;
    if (board.at(pair.first) != board.at(pair.second)) return false;
    if (!connectable(board, pair.first, pair.second, rules)) return false;
    tiles = after(std::move(tiles), pair, rules.gravity);
  }
  return empty(tiles);
}

/// Searches small boards exhaustively for a sequence of moves that clears them.
class EveryGame {
 public:
  explicit EveryGame(const Rules& rules) : rules_(rules) {}

  bool solvable(const Tiles& tiles) {
    if (empty(tiles)) return true;
    const auto [known, is_new] = known_.try_emplace(tiles.kinds, false);
    if (!is_new) return known->second;
    for (const Pair& pair : pairs(tiles.board(), rules_)) {
      if (solvable(after(tiles, pair, rules_.gravity))) return known->second = true;
    }
    return false;
  }

 private:
  Rules rules_;
  std::map<std::vector<Kind>, bool> known_;
};

}  // namespace qiju::lianliankan::rules

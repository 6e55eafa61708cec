// Constants and boards for the tests: the classic one, and random ones with any pieces.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <random>
#include <string_view>
#include <utility>

#include "huarong/cell_rules.h"
#include "shuffle.h"

namespace qiju::huarong {

inline constexpr Metric kMetrics[] = {Metric::kStep, Metric::kSlide, Metric::kMove};
/// A budget that no search uses up.
inline constexpr auto kUnlimited = std::numeric_limits<std::uint32_t>::max();
/// Of share codes, by value.
inline constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

// 横刀立马
inline const Board kClassic{.ids = {3, 1, 1, 4,  //
                                    3, 1, 1, 4,  //
                                    5, 2, 2, 6,  //
                                    5, 7, 8, 6,  //
                                    9, 0, 0, 10}};

/// The same sequence on every platform, which the standard distributions do not promise.
inline int random_below(std::mt19937& random, int bound) {
  return static_cast<int>(random() % static_cast<unsigned>(bound));
}

/// A legal board with exactly `blanks` (0 to 16) blanks: Cao Cao anywhere, then generals at
/// random, then soldiers. Ids are random as well.
inline Board random_layout(std::mt19937& random, int blanks) {
  using cell_rules::at;
  Board board;
  std::int32_t last_id = 0;
  const auto put = [&](int row, int col, int height, int width) {
    for (int r = row; r < row + height; ++r) {
      for (int c = col; c < col + width; ++c) {
        if (r >= board.rows || c >= board.cols || at(board, r, c) != 0) return 0;
      }
    }
    last_id += 1 + random_below(random, 9);
    for (int r = row; r < row + height; ++r) {
      for (int c = col; c < col + width; ++c) at(board, r, c) = last_id;
    }
    return height * width;
  };
  int remaining = 20 - blanks;
  remaining -= put(random_below(random, 4), random_below(random, 3), 2, 2);
  const int attempts = random_below(random, 30);
  const int verticals_in_ten = random_below(random, 11);
  for (int i = 0; i < attempts && remaining >= 2; ++i) {
    const bool is_vertical = random_below(random, 10) < verticals_in_ten;
    remaining -= put(random_below(random, board.rows), random_below(random, board.cols),
                     is_vertical ? 2 : 1, is_vertical ? 1 : 2);
  }
  while (remaining > 0)
    remaining -= put(random_below(random, board.rows), random_below(random, board.cols), 1, 1);
  return board;
}

/// Calls `visit(board)` for every layout of Cao Cao, `horizontals` and `verticals` and
/// `soldiers`.
template <typename Visit>
void for_each_layout(int horizontals, int verticals, int soldiers, Visit visit) {
  struct Filler {
    Visit& visit;
    Board board;
    std::int32_t last_id = 0;

    void fill(int cell,
              std::array<int, 5> remaining) {  // Cao Cao, horizontals, verticals, soldiers, blanks
      if (cell == 20) return visit(std::as_const(board));
      const int row = cell / 4, col = cell % 4;
      if (cell_rules::at(board, row, col) != 0) return fill(cell + 1, remaining);
      const int heights[] = {2, 1, 2, 1}, widths[] = {2, 2, 1, 1};
      for (std::size_t kind = 0; kind < 4; ++kind) {
        if (remaining[kind] > 0) put(cell, heights[kind], widths[kind], kind, remaining);
      }
      if (remaining[4]-- > 0) fill(cell + 1, remaining);
    }

    void put(int cell, int height, int width, std::size_t kind, std::array<int, 5> remaining) {
      const int row = cell / 4, col = cell % 4;
      if (row + height > 5 || col + width > 4) return;
      if (width == 2 && cell_rules::at(board, row, col + 1) != 0) return;
      const Board before = board;
      for (int r = row; r < row + height; ++r) {
        for (int c = col; c < col + width; ++c) cell_rules::at(board, r, c) = last_id + 1;
      }
      ++last_id;
      --remaining[kind];
      fill(cell + 1, remaining);
      --last_id;
      board = before;
    }
  };
  Filler filler{visit, {}};
  filler.fill(0,
              {1, horizontals, verticals, soldiers, 16 - 2 * (horizontals + verticals) - soldiers});
}

/// A legal board of any other kind: up to 6×6 with walls, pieces of up to three cells a side, and a
/// goal for one of them; at least `min_blanks` blanks if there is room.
inline Board random_room(std::mt19937& random, int min_blanks = 1) {
  Board board{
      .rows = 1 + random_below(random, 6), .cols = 2 + random_below(random, 5), .goals = {}};
  int remaining = board.rows * board.cols;
  const auto put = [&](int height, int width, std::int32_t id) {
    const int row = random_below(random, board.rows), col = random_below(random, board.cols);
    for (int r = row; r < row + height; ++r) {
      for (int c = col; c < col + width; ++c) {
        if (r >= board.rows || c >= board.cols || cell_rules::at(board, r, c) != 0) return false;
      }
    }
    for (int r = row; r < row + height; ++r) {
      for (int c = col; c < col + width; ++c) cell_rules::at(board, r, c) = id;
    }
    remaining -= height * width;
    return true;
  };
  for (int walls = random_below(random, 1 + remaining / 4); walls > 0; --walls) put(1, 1, -1);
  for (int attempts = 2 + random_below(random, 2 * remaining), id = 1; attempts > 0; --attempts) {
    const int height = 1 + random_below(random, 3), width = 1 + random_below(random, 3);
    if (remaining - height * width >= min_blanks && put(height, width, id))
      id += 1 + random_below(random, 3);
  }
  while (cell_rules::ids_in_order(board).empty()) put(1, 1, 1);
  const auto ids = cell_rules::ids_in_order(board);
  board.goals = {{ids[random() % ids.size()]}};
  do {
    board.goals[0].row = random_below(random, board.rows);
    board.goals[0].col = random_below(random, board.cols);
  } while (!cell_rules::goal_fits(board));
  return board;
}

/// A legal puzzle of any kind: up to 5×5 with walls, gates, pieces of any shape, one to three
/// goals, and possibly only lengthwise moves.
inline Board random_puzzle(std::mt19937& random) {
  using cell_rules::at;
  Board board{
      .rows = 2 + random_below(random, 4), .cols = 2 + random_below(random, 4), .goals = {}};
  board.lengthwise = random_below(random, 4) == 0;
  const int cells = board.rows * board.cols;
  const auto random_cell = [&] {
    return std::pair(random_below(random, board.rows), random_below(random, board.cols));
  };
  for (int walls = random_below(random, 1 + cells / 4); walls > 0; --walls) {
    const auto [row, col] = random_cell();
    at(board, row, col) = -1;
  }
  for (int gates = random_below(random, 3); gates > 0; --gates) {
    const auto [row, col] = random_cell();
    if (at(board, row, col) == 0) add_gate(board, row, col);
  }
  // Few shapes, so that there are equal ones; one in five has parts that do not touch.
  std::vector<cell_rules::Cells> shapes{{{0, 0}}};
  for (int i = 1 + random_below(random, 2); i > 0; --i) {
    cell_rules::Cells shape{{0, 0}};
    const int spread = random_below(random, 5) == 0 ? 2 : 1;
    for (int size = 1 + random_below(random, 3); size > 0; --size) {
      auto cell = shape[random() % shape.size()];
      (random() % 2 == 0 ? cell.first : cell.second) += spread * (random() % 3 == 0 ? -1 : 1);
      if (std::find(shape.begin(), shape.end(), cell) == shape.end()) shape.push_back(cell);
    }
    shapes.push_back(shape);
  }
  std::int32_t id = 0;
  for (int attempts = 2 + random_below(random, cells); attempts > 0; --attempts) {
    const auto& shape = shapes[random() % shapes.size()];
    const auto [row, col] = random_cell();
    Board next = board;
    bool fits = true;
    for (const auto& [down, right] : shape) {
      const int r = row + down, c = col + right;
      fits &= r >= 0 && c >= 0 && r < board.rows && c < board.cols && at(next, r, c) == 0;
      if (fits) at(next, r, c) = id + 1;
    }
    if (!fits || count_blanks(next) == 0) continue;
    board = next;
    ++id;
  }
  if (id == 0) return random_puzzle(random);
  auto ids = cell_rules::ids_in_order(board);
  shuffle(ids, random);
  for (std::size_t i = 0; i <= random() % 3 && i < ids.size(); ++i) {
    const Board before = board;
    for (int attempts = 20; attempts > 0; --attempts) {
      const auto [row, col] = random_cell();
      board.goals.push_back({ids[i], row, col});
      if (cell_rules::goal_fits(board)) break;
      board = before;
    }
    if (board == before) break;
  }
  if (board.goals.empty() || random_below(random, 3) == 0) return random_puzzle(random);
  return board;
}

}  // namespace qiju::huarong

// The rules of 华容道 written a second time, cell by cell and slowly, to check the engine against.
#pragma once

#include <algorithm>
#include <optional>
#include <set>

#include "huarong/board.h"

namespace qiju::huarong::cell_rules {

struct Cell {
  int row, col;
};

inline std::size_t index(int row, int col) {
  return static_cast<std::size_t>(row) * kCols + static_cast<std::size_t>(col);
}

inline std::int32_t& at(Ids& ids, Cell cell) { return ids[index(cell.row, cell.col)]; }
inline std::int32_t at(const Ids& ids, Cell cell) { return ids[index(cell.row, cell.col)]; }

/// Every id once, in the order of its first cell.
inline std::vector<std::int32_t> ids_in_order(const Ids& ids) {
  std::vector<std::int32_t> seen;
  for (const auto id : ids) {
    if (id != 0 && std::find(seen.begin(), seen.end(), id) == seen.end()) seen.push_back(id);
  }
  return seen;
}

/// The board after the step, if every cell of the piece may go there.
inline std::optional<Ids> stepped(const Ids& ids, Step step) {
  int down = 0, right = 0;
  switch (step.direction) {
    case Direction::kUp:
      down = -1;
      break;
    case Direction::kDown:
      down = 1;
      break;
    case Direction::kLeft:
      right = -1;
      break;
    case Direction::kRight:
      right = 1;
      break;
  }
  if (step.id <= 0 || std::find(ids.begin(), ids.end(), step.id) == ids.end()) return std::nullopt;
  Ids next = ids;
  std::replace(next.begin(), next.end(), step.id, 0);
  for (int row = 0; row < kRows; ++row) {
    for (int col = 0; col < kCols; ++col) {
      if (at(ids, {row, col}) != step.id) continue;
      const Cell to{row + down, col + right};
      if (to.row < 0 || to.row >= kRows || to.col < 0 || to.col >= kCols) return std::nullopt;
      if (at(ids, to) != 0 && at(ids, to) != step.id) return std::nullopt;
      at(next, to) = step.id;
    }
  }
  return next;
}

inline std::vector<Step> steps(const Ids& ids) {
  std::vector<Step> found;
  for (const auto id : ids_in_order(ids)) {
    for (const auto direction :
         {Direction::kUp, Direction::kDown, Direction::kLeft, Direction::kRight}) {
      if (stepped(ids, {id, direction})) found.push_back({id, direction});
    }
  }
  return found;
}

/// One letter a cell for the shape of its piece: boards that differ in ids alone read the same.
using Shapes = std::array<char, kCells>;

inline Shapes shapes(const Ids& ids) {
  Shapes shapes{};
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const auto size = std::count(ids.begin(), ids.end(), ids[cell]);
    const bool lying = (cell % kCols > 0 && ids[cell - 1] == ids[cell]) ||
                       (cell % kCols < kCols - 1 && ids[cell + 1] == ids[cell]);
    shapes[cell] = ids[cell] == 0 ? '.' : size == 4 ? 'C' : size == 1 ? 'S' : lying ? 'H' : 'V';
  }
  return shapes;
}

inline Ids mirrored(const Ids& ids) {
  Ids image{};
  for (int row = 0; row < kRows; ++row) {
    for (int col = 0; col < kCols; ++col) {
      at(image, {row, kCols - 1 - col}) = at(ids, {row, col});
    }
  }
  return image;
}

inline bool solved(const Ids& ids) {
  const auto id = at(ids, {kExitRow, kExitCol});
  return id != 0 && std::count(ids.begin(), ids.end(), id) == 4 &&
         at(ids, {kExitRow + 1, kExitCol + 1}) == id;
}

struct Search {
  std::optional<int> length;  ///< fewest unit steps to the exit, if there is a way
  std::vector<Ids> met;       ///< every position met, in order
  bool complete = true;       ///< false if it was given up at `most` positions
};

/// Breadth first over whole boards, without folding.
inline Search search(const Ids& start, std::size_t most) {
  std::set<Shapes> seen{shapes(start)};
  Search search{.length = std::nullopt, .met = {start}, .complete = true};
  std::vector<int> length{0};
  for (std::size_t i = 0; i < search.met.size(); ++i) {
    const Ids ids = search.met[i];
    if (solved(ids)) {
      search.length = length[i];
      return search;
    }
    if (search.met.size() > most) {
      search.complete = false;
      return search;
    }
    for (const Step step : steps(ids)) {
      const Ids next = *stepped(ids, step);
      if (!seen.insert(shapes(next)).second) continue;
      search.met.push_back(next);
      length.push_back(length[i] + 1);
    }
  }
  return search;
}

/// How many of the positions differ when a position and its mirror image count as one.
inline std::size_t classes(const std::vector<Ids>& positions) {
  std::set<Shapes> names;
  for (const Ids& ids : positions) names.insert(std::min(shapes(ids), shapes(mirrored(ids))));
  return names.size();
}

}  // namespace qiju::huarong::cell_rules

// The rules of 华容道 written a second time, cell by cell and slowly, to check the engine against.
#pragma once

#include <map>
#include <optional>
#include <queue>
#include <string>

#include "huarong/board.h"

namespace qiju::huarong::cell_rules {

struct Cell {
  int row, col;
};

inline std::int32_t& at(Ids& ids, Cell cell) {
  return ids[static_cast<std::size_t>(cell.row * kCols + cell.col)];
}

inline std::int32_t at(const Ids& ids, Cell cell) {
  return ids[static_cast<std::size_t>(cell.row * kCols + cell.col)];
}

inline std::vector<Cell> cells_of(const Ids& ids, std::int32_t id) {
  std::vector<Cell> cells;
  for (int row = 0; row < kRows; ++row) {
    for (int col = 0; col < kCols; ++col) {
      if (at(ids, {row, col}) == id) cells.push_back({row, col});
    }
  }
  return cells;
}

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
  const auto cells = step.id > 0 ? cells_of(ids, step.id) : std::vector<Cell>{};
  if (cells.empty()) return std::nullopt;
  Ids next = ids;
  for (const Cell cell : cells) at(next, cell) = 0;
  for (const Cell cell : cells) {
    const Cell to{cell.row + down, cell.col + right};
    if (to.row < 0 || to.row >= kRows || to.col < 0 || to.col >= kCols) return std::nullopt;
    if (at(ids, to) != 0 && at(ids, to) != step.id) return std::nullopt;
    at(next, to) = step.id;
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
inline std::string shapes(const Ids& ids) {
  std::string text(kCells, '.');
  for (const auto id : ids_in_order(ids)) {
    const auto cells = cells_of(ids, id);
    const bool lying = cells.size() == 2 && cells[0].row == cells[1].row;
    const char shape = cells.size() == 4 ? 'C' : cells.size() == 1 ? 'S' : lying ? 'H' : 'V';
    for (const Cell cell : cells)
      text[static_cast<std::size_t>(cell.row * kCols + cell.col)] = shape;
  }
  return text;
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
  const auto cells = cells_of(ids, id);
  return id != 0 && cells.size() == 4 && cells[0].row == kExitRow && cells[0].col == kExitCol;
}

struct Search {
  std::optional<int> length;  ///< fewest unit steps to the exit, if there is a way
  std::size_t positions = 0;  ///< met before the search ended
  std::size_t classes = 0;    ///< the same, a position and its mirror image counted once
  bool complete = true;       ///< false if it was given up at `most` positions
};

/// Breadth first over whole boards, without folding.
inline Search search(const Ids& start, std::size_t most) {
  std::map<std::string, int> distance{{shapes(start), 0}};
  std::map<std::string, int> classes;
  const auto note_class = [&](const Ids& ids) {
    ++classes[std::min(shapes(ids), shapes(mirrored(ids)))];
  };
  note_class(start);
  std::queue<Ids> queue({start});
  while (!queue.empty()) {
    const Ids ids = queue.front();
    queue.pop();
    const int length = distance.at(shapes(ids));
    if (solved(ids)) return {length, distance.size(), classes.size(), true};
    if (distance.size() > most) return {std::nullopt, distance.size(), classes.size(), false};
    for (const Step step : steps(ids)) {
      const Ids next = *stepped(ids, step);
      if (distance.emplace(shapes(next), length + 1).second) {
        note_class(next);
        queue.push(next);
      }
    }
  }
  return {std::nullopt, distance.size(), classes.size(), true};
}

}  // namespace qiju::huarong::cell_rules

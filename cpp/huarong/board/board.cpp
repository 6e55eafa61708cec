#include "huarong/board/board.h"

#include <algorithm>
#include <cassert>

namespace qiju::huarong {

namespace {

constexpr int kRowOffsets[] = {-1, 1, 0, 0}, kColOffsets[] = {0, 0, -1, 1};

/// As the public function, in a matrix of ids.
Piece find_piece(std::span<const std::int32_t> cells, int cols, std::int32_t id) {
  Piece piece{.id = id};
  for (int cell = 0; cell < static_cast<int>(cells.size()); ++cell) {
    if (cells[static_cast<std::size_t>(cell)] != id) continue;
    const int row = cell / cols, col = cell % cols;
    if (piece.height == 0) piece = {id, row, col, 1, 1};
    piece.width = std::max(piece.col + piece.width, col + 1) - std::min(piece.col, col);
    piece.col = std::min(piece.col, col);
    piece.height = row + 1 - piece.row;
  }
  return piece;
}

bool is_cao_cao(const Piece& piece) { return piece.height == 2 && piece.width == 2; }

using Cells = std::bitset<kMaxCells>;

/// The cell after the last row of a piece.
std::size_t end_of(const Board& board, const Piece& piece) {
  return board.cell(piece.row + piece.height, 0);
}

/// The cells of a piece, if the corner of its rectangle were at (row, col).
Cells cells_at(const Board& board, const Piece& piece, int row, int col) {
  Cells cells;
  const std::size_t from = board.cell(piece.row, piece.col), to = board.cell(row, col);
  for (std::size_t cell = from, end = end_of(board, piece); cell < end; ++cell) {
    if (board.ids[cell] == piece.id) cells.set(cell + to - from);
  }
  return cells;
}

Layout illegal(LayoutStatus status, std::int32_t value = 0) { return Layout{status, value, {}}; }

int count_open_cells(const Board& board) {
  const auto cells = board.cells();
  return static_cast<int>(std::ssize(cells) - std::count(cells.begin(), cells.end(), kWall));
}

/// The first error in the goals of a board.
Layout check_goals(const Board& board) {
  Cells covered;
  const std::vector<Goal> goals = goals_of(board);
  for (const Goal& goal : goals) {
    const Piece piece = find_piece(board, goal.id);
    if (goal.id <= 0 || piece.height == 0) return illegal(LayoutStatus::kNoGoalPiece, goal.id);
    const auto same = [&](const Goal& other) { return other.id == goal.id; };
    if (std::count_if(goals.begin(), goals.end(), same) > 1) {
      return illegal(LayoutStatus::kTwoGoals, goal.id);
    }
    if (!is_inside(board, {piece.id, goal.row, goal.col, piece.height, piece.width})) {
      return illegal(LayoutStatus::kGoalUnreachable, goal.id);
    }
    const std::size_t from = board.cell(piece.row, piece.col), to = board.cell(goal.row, goal.col);
    for (std::size_t cell = from, end = end_of(board, piece); cell < end; ++cell) {
      if (board.ids[cell] != piece.id) continue;
      const std::size_t there = cell + to - from;
      if (board.ids[there] == kWall) return illegal(LayoutStatus::kGoalUnreachable, goal.id);
      if (covered[there]) return illegal(LayoutStatus::kGoalsOverlap, goal.id);
      covered.set(there);
    }
  }
  return {};
}

}  // namespace

Layout read_layout(const Board& board) {
  assert(1 <= board.rows && board.rows <= kMaxSide && 1 <= board.cols && board.cols <= kMaxSide);
  const bool classic = board.goals.empty();
  if (classic && (board.rows != kClassicRows || board.cols != kClassicCols)) {
    return illegal(LayoutStatus::kNotClassic);
  }
  const auto cells = board.cells();
  for (const std::int32_t id : cells) {
    if (id < (classic ? kBlank : kGate)) return illegal(LayoutStatus::kNegativeId, id);
  }
  if (const int count = count_open_cells(board); count > kMaxOpenCells) {
    return illegal(LayoutStatus::kTooManyCells, count);
  }

  Layout layout;
  std::int32_t cao_cao = 0;
  for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
    const std::int32_t id = *cell;
    if (id <= 0 || std::find(cells.begin(), cell, id) != cell) continue;
    const Piece piece = find_piece(board, id);
    layout.pieces.push_back(piece);
    if (!classic) continue;
    const bool is_rectangle =
        std::count(cells.begin(), cells.end(), id) == piece.height * piece.width;
    if (!is_rectangle || piece.height > 2 || piece.width > 2) {
      return illegal(LayoutStatus::kBadShape, id);
    }
    if (!is_cao_cao(piece)) continue;
    if (cao_cao != 0) return illegal(LayoutStatus::kSeveralCaoCaos, id);
    cao_cao = id;
  }
  if (classic && cao_cao == 0) return illegal(LayoutStatus::kNoCaoCao);

  if (Layout goals = check_goals(board); goals.status != LayoutStatus::kLegal) return goals;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (board.covered_gates[cell] && !has_goal(board, cells[cell])) {
      return illegal(LayoutStatus::kOnGate, cells[cell]);
    }
  }
  return layout;
}

Layout set_goals(Board& board, std::span<const std::int32_t> picture) {
  std::vector<Goal> goals;
  for (auto cell = picture.begin(); cell != picture.end(); ++cell) {
    const std::int32_t id = *cell;
    if (id <= 0 || std::find(picture.begin(), cell, id) != cell) continue;
    const Piece piece = find_piece(board, id), there = find_piece(picture, board.cols, id);
    if (piece.height == 0) return illegal(LayoutStatus::kNoGoalPiece, id);
    bool is_same = piece.height == there.height && piece.width == there.width;
    const Cells cells = is_same ? cells_at(board, piece, there.row, there.col) : Cells();
    for (std::size_t i = 0; i < picture.size(); ++i) is_same &= cells[i] == (picture[i] == id);
    if (!is_same) return illegal(LayoutStatus::kGoalShape, id);
    // More goals than cells that a legal board may have.
    if (goals.size() == kMaxOpenCells) {
      return illegal(LayoutStatus::kTooManyCells, count_open_cells(board));
    }
    goals.push_back({id, there.row, there.col});
  }
  if (goals.empty()) return illegal(LayoutStatus::kNoGoalPiece);
  board.goals = goals;
  return {};
}

void add_gate(Board& board, int row, int col) {
  std::int32_t& id = board.at(row, col);
  if (id == kBlank) id = kGate;
  if (id != kGate) board.covered_gates.set(board.cell(row, col));
}

bool is_inside(const Board& board, const Piece& piece) {
  return piece.row >= 0 && piece.row <= board.rows - piece.height && piece.col >= 0 &&
         piece.col <= board.cols - piece.width;
}

Piece moved(Piece piece, Direction direction) {
  piece.row += kRowOffsets[static_cast<int>(direction)];
  piece.col += kColOffsets[static_cast<int>(direction)];
  return piece;
}

bool fits(const Board& board, const Piece& rectangle) {
  if (!is_inside(board, rectangle)) return false;
  for (int row = rectangle.row; row < rectangle.row + rectangle.height; ++row) {
    for (int col = rectangle.col; col < rectangle.col + rectangle.width; ++col) {
      const std::int32_t id = board.at(row, col);
      if (id != kBlank && id != rectangle.id) return false;
    }
  }
  return true;
}

bool can_stand(const Board& board, const Piece& piece, int row, int col) {
  if (!is_inside(board, {piece.id, row, col, piece.height, piece.width})) return false;
  const std::size_t from = board.cell(piece.row, piece.col), to = board.cell(row, col);
  for (std::size_t cell = from, end = end_of(board, piece); cell < end; ++cell) {
    if (board.ids[cell] != piece.id) continue;
    const std::int32_t there = board.ids[cell + to - from];
    if (there == kBlank || there == piece.id) continue;
    if (there != kGate || !has_goal(board, piece.id)) return false;
  }
  return true;
}

bool can_face(const Board& board, const Piece& piece, Direction direction) {
  if (!board.lengthwise || piece.height == piece.width) return true;
  return (piece.height > piece.width) == (direction <= Direction::kDown);
}

void fill(Board& board, const Piece& rectangle, std::int32_t id) {
  assert(is_inside(board, rectangle));
  for (int row = rectangle.row; row < rectangle.row + rectangle.height; ++row) {
    for (int col = rectangle.col; col < rectangle.col + rectangle.width; ++col) {
      board.at(row, col) = id;
    }
  }
}

Piece find_piece(const Board& board, std::int32_t id) {
  return find_piece(board.cells(), board.cols, id);
}

std::vector<Goal> goals_of(const Board& board) {
  if (!board.goals.empty()) return board.goals;
  for (const std::int32_t id : board.cells()) {
    if (id > 0 && is_cao_cao(find_piece(board, id))) return {Goal{id}};
  }
  return {Goal{}};
}

bool has_goal(const Board& board, std::int32_t id) {
  for (const Goal& goal : goals_of(board)) {
    if (goal.id == id) return true;
  }
  return false;
}

Piece goal_piece(const Board& board) { return find_piece(board, goals_of(board)[0].id); }

bool is_solved(const Board& board) {
  for (const Goal& goal : goals_of(board)) {
    const Piece piece = find_piece(board, goal.id);
    if (piece.row != goal.row || piece.col != goal.col) return false;
  }
  return true;
}

int count_blanks(const Board& board) {
  const auto cells = board.cells();
  return static_cast<int>(std::count(cells.begin(), cells.end(), kBlank));
}

Board mirror_image(const Board& board) {
  Board image = board;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const std::size_t from = board.cell(row, col), to = board.cell(row, board.cols - 1 - col);
      image.ids[to] = board.ids[from];
      image.covered_gates[to] = board.covered_gates[from];
    }
  }
  return image;
}

std::vector<Step> legal_steps(const Board& board) {
  std::vector<Step> steps;
  for (const Piece& piece : read_layout(board).pieces) {
    for (const auto direction : kDirections) {
      const Piece next = moved(piece, direction);
      if (can_face(board, piece, direction) && can_stand(board, piece, next.row, next.col)) {
        steps.push_back({piece.id, direction});
      }
    }
  }
  return steps;
}

bool make_step(Board& board, Step step) {
  const Piece piece = find_piece(board, step.id), next = moved(piece, step.direction);
  if (step.id <= 0 || piece.height == 0 || !can_face(board, piece, step.direction) ||
      !can_stand(board, piece, next.row, next.col)) {
    return false;
  }
  const Cells taken = cells_at(board, piece, next.row, next.col);
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    std::int32_t& id = board.ids[cell];
    if (id == piece.id) {
      id = board.covered_gates[cell] ? kGate : kBlank;
      board.covered_gates.reset(cell);
    }
    if (taken[cell]) {
      board.covered_gates[cell] = id == kGate;
      id = piece.id;
    }
  }
  return true;
}

}  // namespace qiju::huarong

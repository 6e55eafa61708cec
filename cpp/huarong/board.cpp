#include "huarong/board.h"

#include <algorithm>

namespace qiju::huarong {

namespace {

constexpr std::int32_t kWall = -1;

/// The smallest rectangle with all cells of `id`; with no cell of it, its height is below 1.
Piece bounds_of(const Board& board, std::int32_t id) {
  int top = board.rows, left = board.cols, bottom = -1, right = -1;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (board.at(row, col) != id) continue;
      top = std::min(top, row);
      bottom = row;
      left = std::min(left, col);
      right = std::max(right, col);
    }
  }
  return {id, top, left, bottom - top + 1, right - left + 1};
}

bool is_cao_cao(const Piece& piece) { return piece.height == 2 && piece.width == 2; }

/// Calls `good(id)` for the cells of a piece, and says whether all of them are on the board and
/// good.
template <class Good>
bool all_cells(const Board& board, const Piece& piece, Good good) {
  if (piece.row < 0 || piece.row > board.rows - piece.height) return false;
  if (piece.col < 0 || piece.col > board.cols - piece.width) return false;
  for (int row = piece.row; row < piece.row + piece.height; ++row) {
    for (int col = piece.col; col < piece.col + piece.width; ++col) {
      if (!good(board.at(row, col))) return false;
    }
  }
  return true;
}

}  // namespace

Layout read_layout(const Board& board) {
  const auto illegal = [](LayoutStatus status, std::int32_t id) { return Layout{status, id, {}}; };
  const bool classic = board.goal.id == 0;
  const Board like{};
  if (classic && (board.rows != like.rows || board.cols != like.cols || board.goal != like.goal)) {
    return illegal(LayoutStatus::kNotClassic, 0);
  }
  const auto cells = board.cells();
  for (const std::int32_t id : cells) {
    if (id < 0 && (classic || id != kWall)) return illegal(LayoutStatus::kNegativeId, id);
  }

  Layout layout;
  std::int32_t cao_cao = 0;
  for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
    const std::int32_t id = *cell;
    if (id <= 0 || std::find(cells.begin(), cell, id) != cell) continue;
    const Piece piece = bounds_of(board, id);
    const bool fills = all_cells(board, piece, [&](std::int32_t other) { return other == id; });
    if (!fills || (classic && (piece.height > 2 || piece.width > 2))) {
      return illegal(LayoutStatus::kNotAPiece, id);
    }
    if (classic && is_cao_cao(piece)) {
      if (cao_cao != 0) return illegal(LayoutStatus::kTwoCaoCaos, id);
      cao_cao = id;
    }
    layout.pieces.push_back(piece);
  }
  if (classic && cao_cao == 0) return illegal(LayoutStatus::kNoCaoCao, 0);

  const std::int32_t goal = classic ? cao_cao : board.goal.id;
  Piece there = bounds_of(board, goal);
  if (goal < 0 || there.height < 1) return illegal(LayoutStatus::kNoGoalPiece, goal);
  there.row = board.goal.row;
  there.col = board.goal.col;
  if (!all_cells(board, there, [](std::int32_t id) { return id != kWall; })) {
    return illegal(LayoutStatus::kGoalOffBoard, goal);
  }
  return layout;
}

Piece moved(Piece piece, Direction direction) {
  constexpr int kDown[] = {-1, 1, 0, 0}, kRight[] = {0, 0, -1, 1};
  piece.row += kDown[static_cast<int>(direction)];
  piece.col += kRight[static_cast<int>(direction)];
  return piece;
}

bool fits(const Board& board, const Piece& piece) {
  return all_cells(board, piece, [&](std::int32_t id) { return id == 0 || id == piece.id; });
}

void fill(Board& board, const Piece& piece, std::int32_t id) {
  for (int row = piece.row; row < piece.row + piece.height; ++row) {
    for (int col = piece.col; col < piece.col + piece.width; ++col) board.at(row, col) = id;
  }
}

Piece goal_piece(const Board& board) {
  if (board.goal.id != 0) return bounds_of(board, board.goal.id);
  const auto pieces = read_layout(board).pieces;
  return *std::find_if(pieces.begin(), pieces.end(), is_cao_cao);
}

std::vector<Step> legal_steps(const Board& board) {
  std::vector<Step> steps;
  for (const Piece& piece : read_layout(board).pieces) {
    for (const auto direction : kDirections) {
      if (fits(board, moved(piece, direction))) steps.push_back({piece.id, direction});
    }
  }
  return steps;
}

bool make_step(Board& board, Step step) {
  const Piece piece = bounds_of(board, step.id), next = moved(piece, step.direction);
  if (step.id <= 0 || piece.height < 1 || !fits(board, next)) return false;
  fill(board, piece, 0);
  fill(board, next, step.id);
  return true;
}

bool is_solved(const Board& board) {
  const Piece piece = goal_piece(board);
  return piece.row == board.goal.row && piece.col == board.goal.col;
}

}  // namespace qiju::huarong

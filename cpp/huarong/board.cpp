#include "huarong/board.h"

#include <algorithm>
#include <cassert>

namespace qiju::huarong {

namespace {

/// The smallest rectangle around all cells of `id`; its height is below 1 if there are none.
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

/// Whether all cells of a piece are on the board and satisfy `predicate(id)`.
template <class Predicate>
bool all_cells(const Board& board, const Piece& piece, Predicate predicate) {
  if (piece.row < 0 || piece.row > board.rows - piece.height) return false;
  if (piece.col < 0 || piece.col > board.cols - piece.width) return false;
  for (int row = piece.row; row < piece.row + piece.height; ++row) {
    for (int col = piece.col; col < piece.col + piece.width; ++col) {
      if (!predicate(board.at(row, col))) return false;
    }
  }
  return true;
}

}  // namespace

Layout read_layout(const Board& board) {
  assert(1 <= board.rows && board.rows <= kMaxSide && 1 <= board.cols && board.cols <= kMaxSide);
  const auto illegal = [](LayoutStatus status, std::int32_t id) { return Layout{status, id, {}}; };
  const bool classic = board.goal.id == 0;
  const Board empty{};
  if (classic &&
      (board.rows != empty.rows || board.cols != empty.cols || board.goal != empty.goal)) {
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
    const bool is_rectangle =
        all_cells(board, piece, [&](std::int32_t other) { return other == id; });
    if (!is_rectangle || (classic && (piece.height > 2 || piece.width > 2))) {
      return illegal(LayoutStatus::kBadShape, id);
    }
    if (classic && is_cao_cao(piece)) {
      if (cao_cao != 0) return illegal(LayoutStatus::kSeveralCaoCaos, id);
      cao_cao = id;
    }
    layout.pieces.push_back(piece);
  }
  if (classic && cao_cao == 0) return illegal(LayoutStatus::kNoCaoCao, 0);

  const std::int32_t goal = classic ? cao_cao : board.goal.id;
  Piece at_goal = bounds_of(board, goal);
  if (goal < 0 || at_goal.height < 1) return illegal(LayoutStatus::kNoGoalPiece, goal);
  at_goal.row = board.goal.row;
  at_goal.col = board.goal.col;
  if (!all_cells(board, at_goal, [](std::int32_t id) { return id != kWall; })) {
    return illegal(LayoutStatus::kGoalUnreachable, goal);
  }
  return layout;
}

Piece moved(Piece piece, Direction direction) {
  constexpr int kRowOffsets[] = {-1, 1, 0, 0}, kColOffsets[] = {0, 0, -1, 1};
  piece.row += kRowOffsets[static_cast<int>(direction)];
  piece.col += kColOffsets[static_cast<int>(direction)];
  return piece;
}

bool fits(const Board& board, const Piece& piece) {
  return all_cells(board, piece, [&](std::int32_t id) { return id == kBlank || id == piece.id; });
}

void fill(Board& board, const Piece& piece, std::int32_t id) {
  assert(all_cells(board, piece, [](std::int32_t) { return true; }));
  for (int row = piece.row; row < piece.row + piece.height; ++row) {
    for (int col = piece.col; col < piece.col + piece.width; ++col) board.at(row, col) = id;
  }
}

Piece goal_piece(const Board& board) {
  if (board.goal.id != 0) return bounds_of(board, board.goal.id);
  const auto pieces = read_layout(board).pieces;
  assert(!pieces.empty());
  return *std::find_if(pieces.begin(), pieces.end(), is_cao_cao);
}

bool is_solved(const Board& board) {
  const Piece piece = goal_piece(board);
  return piece.row == board.goal.row && piece.col == board.goal.col;
}

int count_blanks(const Board& board) {
  const auto cells = board.cells();
  return static_cast<int>(std::count(cells.begin(), cells.end(), kBlank));
}

Board mirror_image(const Board& board) {
  Board image = board;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      image.at(row, board.cols - 1 - col) = board.at(row, col);
    }
  }
  return image;
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
  fill(board, piece, kBlank);
  fill(board, next, step.id);
  return true;
}

}  // namespace qiju::huarong

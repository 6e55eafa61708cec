#include "huarong/board.h"

#include <algorithm>

#include "huarong/position.h"
#include "huarong/steps.h"

namespace qiju::huarong {

namespace {

/// The smallest rectangle around the cells of `id`, if they fill it.
Piece bounding_piece(const Ids& ids, std::int32_t id, LayoutStatus& status) {
  int top = kRows, left = kCols, bottom = -1, right = -1, cells = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    if (ids[static_cast<std::size_t>(cell)] != id) continue;
    top = std::min(top, cell / kCols);
    bottom = std::max(bottom, cell / kCols);
    left = std::min(left, cell % kCols);
    right = std::max(right, cell % kCols);
    ++cells;
  }
  const Piece piece{id, top, left, bottom - top + 1, right - left + 1};
  if (piece.height > 2 || piece.width > 2 || cells != piece.height * piece.width) {
    status = LayoutStatus::kNotAPiece;
  }
  return piece;
}

}  // namespace

Layout read_layout(const Ids& ids) {
  const auto illegal = [](LayoutStatus status, std::int32_t id) { return Layout{status, id, {}}; };
  const auto negative = std::find_if(ids.begin(), ids.end(), [](auto id) { return id < 0; });
  if (negative != ids.end()) return illegal(LayoutStatus::kNegativeId, *negative);

  Layout layout;
  std::int32_t second_cao = 0;
  bool has_cao = false;
  for (auto cell = ids.begin(); cell != ids.end(); ++cell) {
    if (*cell == 0 || std::find(ids.begin(), cell, *cell) != cell) continue;
    const Piece piece = bounding_piece(ids, *cell, layout.status);
    if (layout.status != LayoutStatus::kLegal) return illegal(layout.status, piece.id);
    layout.pieces.push_back(piece);
    if (piece.height == 2 && piece.width == 2) {
      if (has_cao && second_cao == 0) second_cao = piece.id;
      has_cao = true;
    }
  }
  if (second_cao != 0) return illegal(LayoutStatus::kTwoCaoCaos, second_cao);
  if (!has_cao) return illegal(LayoutStatus::kNoCaoCao, 0);
  return layout;
}

std::vector<Step> legal_steps(const Ids& ids) {
  struct Found {
    int cell;
    Direction direction;
    auto operator<=>(const Found&) const = default;
  };
  std::vector<Found> found;
  for_each_step(pack(ids), [&](Key, int cell, Direction direction) {
    found.push_back({cell, direction});
  });
  std::sort(found.begin(), found.end());

  std::vector<Step> steps;
  steps.reserve(found.size());
  for (const auto [cell, direction] : found) {
    steps.push_back({ids[static_cast<std::size_t>(cell)], direction});
  }
  return steps;
}

bool make_step(Ids& ids, Step step) {
  const auto steps = legal_steps(ids);
  if (std::find(steps.begin(), steps.end(), step) == steps.end()) return false;
  const Ids before = ids;
  std::replace(ids.begin(), ids.end(), step.id, 0);
  for (int cell = 0; cell < kCells; ++cell) {
    if (before[static_cast<std::size_t>(cell)] != step.id) continue;
    ids[static_cast<std::size_t>(cell + cell_offset(step.direction))] = step.id;
  }
  return true;
}

bool is_solved(const Ids& ids) { return is_solved(pack(ids)); }

}  // namespace qiju::huarong

#include "huarong/board.h"

#include <algorithm>
#include <optional>

#include "huarong/position.h"
#include "huarong/steps.h"

namespace qiju::huarong {

namespace {

/// The rectangle that the cells of `id` fill, if they do and it is a piece's.
std::optional<Piece> piece_of(const Ids& ids, std::int32_t id) {
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
  const bool fills = cells == piece.height * piece.width;
  if (piece.height > 2 || piece.width > 2 || !fills) return std::nullopt;
  return piece;
}

}  // namespace

Layout read_layout(const Ids& ids) {
  const auto illegal = [](LayoutStatus status, std::int32_t id) { return Layout{status, id, {}}; };
  const auto negative = std::find_if(ids.begin(), ids.end(), [](auto id) { return id < 0; });
  if (negative != ids.end()) return illegal(LayoutStatus::kNegativeId, *negative);

  Layout layout;
  std::vector<std::int32_t> caos;
  for (auto cell = ids.begin(); cell != ids.end(); ++cell) {
    if (*cell == 0 || std::find(ids.begin(), cell, *cell) != cell) continue;
    const auto piece = piece_of(ids, *cell);
    if (!piece) return illegal(LayoutStatus::kNotAPiece, *cell);
    layout.pieces.push_back(*piece);
    if (piece->height == 2 && piece->width == 2) caos.push_back(*cell);
  }
  if (caos.empty()) return illegal(LayoutStatus::kNoCaoCao, 0);
  if (caos.size() > 1) return illegal(LayoutStatus::kTwoCaoCaos, caos[1]);
  return layout;
}

std::vector<Step> legal_steps(const Ids& ids) {
  std::vector<std::int32_t> found;  // 4 * cell + direction
  for_each_step(pack(ids), [&](Key, int cell, Direction direction) {
    found.push_back(4 * cell + static_cast<std::int32_t>(direction));
  });
  std::sort(found.begin(), found.end());

  std::vector<Step> steps;
  steps.reserve(found.size());
  for (const std::int32_t step : found) {
    steps.push_back({ids[static_cast<std::size_t>(step / 4)], static_cast<Direction>(step % 4)});
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
    const int to = cell + cell_offset(step.direction);
    ids[static_cast<std::size_t>(to)] = step.id;
  }
  return true;
}

bool is_solved(const Ids& ids) { return is_solved(pack(ids)); }

}  // namespace qiju::huarong

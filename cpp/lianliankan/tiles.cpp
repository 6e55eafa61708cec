#include "lianliankan/tiles.h"

#include <algorithm>

namespace qiju::lianliankan {
namespace {

std::vector<Kind> sorted_tiles(const Board& board) {
  std::vector<Kind> kinds(board.kinds.begin(), board.kinds.end());
  std::erase_if(kinds, [](Kind kind) { return !is_tile(kind); });
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

}  // namespace

std::vector<Cell> tiles_by_kind(const Board& board) {
  const std::vector<Kind> kinds = sorted_tiles(board);
  std::vector<Cell> cells(kinds.size());
  std::vector<std::size_t> placed(kinds.size(), 0);  // tiles of a kind, at its first id
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const Kind kind = board.at({row, col});
      if (!is_tile(kind)) continue;
      const auto begin = static_cast<std::size_t>(
          std::lower_bound(kinds.begin(), kinds.end(), kind) - kinds.begin());
      cells[begin + placed[begin]++] = {row, col};
    }
  }
  return cells;
}

std::vector<std::size_t> tiles_of_each_kind(const Board& board) {
  const std::vector<Kind> kinds = sorted_tiles(board);
  std::vector<std::size_t> counts;
  for (auto at = kinds.begin(); at != kinds.end();) {
    const auto end = std::upper_bound(at, kinds.end(), *at);
    counts.push_back(static_cast<std::size_t>(end - at));
    at = end;
  }
  return counts;
}

std::size_t equal_pairs(std::span<const std::size_t> tiles_of_each_kind) {
  std::size_t pairs = 0;
  for (const std::size_t tiles : tiles_of_each_kind) pairs += tiles * (tiles - 1) / 2;
  return pairs;
}

}  // namespace qiju::lianliankan

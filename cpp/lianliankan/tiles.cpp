#include "lianliankan/tiles.h"

#include <algorithm>

namespace qiju::lianliankan {

std::vector<Cell> tiles_by_kind(const Board& board) {
  std::vector<Kind> kinds(board.kinds.begin(), board.kinds.end());
  std::erase_if(kinds, [](Kind kind) { return !is_tile(kind); });
  std::sort(kinds.begin(), kinds.end());
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

}  // namespace qiju::lianliankan

#include "lianliankan/tiles.h"

#include <algorithm>

namespace qiju::lianliankan {

NumberedTiles::NumberedTiles(const Board& board) : tiles(board.kinds.size(), kNoTile) {
  std::vector<Kind> sorted(board.kinds.begin(), board.kinds.end());
  std::erase_if(sorted, [](Kind kind) { return !is_tile(kind); });
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const auto id = static_cast<TileId>(i);
    if (i == 0 || sorted[i] != sorted[i - 1]) kinds.push_back({id, id});
    ++kinds.back().end;
  }
  cells.resize(sorted.size());
  std::vector<std::size_t> placed(sorted.size());  // tiles of a kind, at its first id
  for (Cell cell; cell.row < board.rows; ++cell.row) {
    for (cell.col = 0; cell.col < board.cols; ++cell.col) {
      const Kind kind = board.at(cell);
      if (!is_tile(kind)) continue;
      const auto begin = static_cast<std::size_t>(
          std::lower_bound(sorted.begin(), sorted.end(), kind) - sorted.begin());
      const std::size_t id = begin + placed[begin]++;
      cells[id] = cell;
      tiles[board.index(cell)] = static_cast<TileId>(id);
    }
  }
}

std::size_t equal_pairs(const NumberedTiles& tiles) {
  std::size_t pairs = 0;
  for (const TileIdRange& kind : tiles.kinds) {
    const auto size = static_cast<std::size_t>(kind.size());
    pairs += size * (size - 1) / 2;
  }
  return pairs;
}

}  // namespace qiju::lianliankan

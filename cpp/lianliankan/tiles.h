// Numbers for the tiles of a board, kind after kind: how searches name tiles.
//
//   board   2 1 2     TileId   0  1  2  3  4  5      the tiles of kind 1 are 0 and 1,
//           1 3 3     cell     01 10 00 02 11 12     the tiles of kind 2 are 2 and 3, …
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

/// From 0. Searches take boards of at most 61 x 61 cells.
using TileId = std::uint16_t;
inline constexpr TileId kNoTile = 0xffff;

struct TileIdPair {
  TileId first = 0;
  TileId second = 0;
};

/// The tiles of a kind: begin to end - 1.
struct TileIdRange {
  TileId begin = 0;
  TileId end = 0;
  int size() const { return end - begin; }
};

struct NumberedTiles {
  /// Sides of `board`: 1 to 61. O(cells * log cells).
  explicit NumberedTiles(const Board& board);

  std::vector<Cell> cells;    ///< by TileId; the tiles of a kind in reading order
  std::vector<TileId> tiles;  ///< by cell in reading order; kNoTile where there is none
  std::vector<TileIdRange> kinds;
};

[[nodiscard]] std::size_t equal_pairs(const NumberedTiles& tiles);

}  // namespace qiju::lianliankan

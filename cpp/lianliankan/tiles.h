// Numbers for the tiles of a board, kind after kind: how searches name tiles.
//
//   board   2 1 2     TileId   0  1  2  3  4  5      the tiles of kind 1 are 0 and 1,
//           1 3 3     cell     01 10 00 02 11 12     those of kind 2 are 2 and 3, …
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

/// From 0. Searches take boards of at most 61 x 61 cells.
using TileId = std::uint16_t;

struct TileIdPair {
  TileId first = 0;
  TileId second = 0;
};

/// The cells that hold a tile, by kind and then in reading order: of TileId 0, 1, 2 …
/// O(cells * log cells).
[[nodiscard]] std::vector<Cell> tiles_by_kind(const Board& board);

/// How many tiles there are of each kind, in the order of kinds. O(cells * log cells).
[[nodiscard]] std::vector<std::size_t> tiles_of_each_kind(const Board& board);

/// How many pairs of equal tiles there are, of so many tiles of each kind.
[[nodiscard]] std::size_t equal_pairs(std::span<const std::size_t> tiles_of_each_kind);

}  // namespace qiju::lianliankan

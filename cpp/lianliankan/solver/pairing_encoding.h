// Which tile is removed together with which, as Boolean variables.
//
// Two tiles a < b of a kind are a variable: true if they are paired. The variables of a kind with n
// tiles follow each other in the order of a, then b (here numbered from the kind's first tile):
//
//   n = 2    01
//   n = 4    01|23  02|13  03|12     the two pairs that imply each other share a variable
//   n = 6    01 02 03 04 05  12 13 14 15  23 24 25  34 35  45
//
// Every tile is paired exactly once: an exactly-one constraint for each tile, or for the first tile
// of a kind with two or four.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/solver/cdcl.h"
#include "lianliankan/tiles.h"

namespace qiju::lianliankan {

class PairingEncoding {
 public:
  /// Every kind of `board` has an even number of tiles. Time and memory grow with the number of
  /// pairs of equal tiles.
  explicit PairingEncoding(const Board& board);

  /// The tiles of a kind, begin to end - 1, and the first of its variables.
  struct KindTiles {
    TileId begin = 0;
    TileId end = 0;
    Variable first_variable = 0;
    int size() const { return end - begin; }
  };

  const std::vector<KindTiles>& kinds() const { return kinds_; }
  const KindTiles& kind(TileId tile) const { return kinds_[kind_of_[tile]]; }
  TileId tile_count() const { return static_cast<TileId>(cells_.size()); }
  Cell cell(TileId tile) const { return cells_[tile]; }

  /// The variable of two different tiles of a kind. O(1).
  Variable variable(const KindTiles& kind, TileId a, TileId b) const;

  /// The pair or the two pairs of a variable, the lower tile first in each.
  std::span<const TileIdPair> pairs(Variable variable) const;

  /// A solver with these variables and the exactly-one constraints.
  [[nodiscard]] CdclSolver make_solver(std::size_t max_clause_bytes) const;

 private:
  std::vector<Cell> cells_;
  std::vector<std::size_t> kind_of_;
  std::vector<KindTiles> kinds_;
  std::vector<TileIdPair> pairs_;
  std::vector<std::size_t> pairs_begin_;  // of each variable in pairs_, and the end of the last
};

}  // namespace qiju::lianliankan

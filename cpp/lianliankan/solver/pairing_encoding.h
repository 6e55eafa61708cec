// Encodes which tiles are removed together, as Boolean variables.
//
// Two tiles a < b of a kind have a variable, which is true if they are paired. The variables of a
// kind with n tiles are ordered by a, then by b (here numbered from the kind's first tile):
//
//   n = 2    01
//   n = 4    01|23  02|13  03|12     two pairs that imply each other share a variable
//   n = 6    01 02 03 04 05  12 13 14 15  23 24 25  34 35  45
//
// Every tile is paired exactly once, so it has an exactly-one constraint; of a kind with two or
// four tiles only the first has one.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "lianliankan/solver/cdcl.h"
#include "lianliankan/tiles.h"

namespace qiju::lianliankan {

class PairingEncoding {
 public:
  /// Every kind of `board` has an even number of tiles. O(pairs of equal tiles).
  explicit PairingEncoding(const Board& board);

  struct KindTiles : TileIdRange {
    Variable first_variable = 0;
  };

  const std::vector<KindTiles>& kinds() const { return kinds_; }
  const KindTiles& kind(TileId tile) const { return kinds_[kind_of_[tile]]; }
  TileId tile_count() const { return static_cast<TileId>(cells_.size()); }
  Cell cell(TileId tile) const { return cells_[tile]; }

  /// The variable of two different tiles of a kind. O(1).
  Variable variable(const KindTiles& kind, TileId a, TileId b) const;

  /// The one or two pairs of a variable, in each the lower tile first.
  std::span<const TileIdPair> pairs(Variable variable) const;

  /// A solver with these variables and the exactly-one constraints.
  [[nodiscard]] CdclSolver make_solver(std::size_t max_clause_bytes) const;

 private:
  std::vector<Cell> cells_;
  std::vector<std::size_t> kind_of_;  // by tile
  std::vector<KindTiles> kinds_;
  std::vector<TileIdPair> pairs_;
  std::vector<std::size_t> pairs_begin_;  // by variable: its first pair in pairs_; and the end
};

}  // namespace qiju::lianliankan

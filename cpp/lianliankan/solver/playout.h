// Random games: they remove any pair that can be connected until there is none.
#pragma once

#include <cstdint>
#include <vector>

#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/tiles.h"
#include "random/random.h"

namespace qiju::lianliankan {

class Playout {
 public:
  /// Copies `board`, whose sides are 1 to kMaxWordSide. O(pairs of equal tiles).
  Playout(const Board& board, const Rules& rules);

  /// Plays a game from the beginning and returns true if it cleared the board. Every move is
  /// uniformly random among the connectable pairs.
  bool play(Random& random);

  const std::vector<Pair>& moves() const { return moves_; }  ///< of the last game

 private:
  struct Game {
    RowColumnBits bits;
    bool settled = false;
    std::vector<Cell> cells;        // by tile; row -1 once removed
    std::vector<TileId> tiles;      // by cell in reading order
    std::vector<TileIdPair> pairs;  // of equal tiles; some may have been removed
  };

  bool make_random_move(Random& random);
  void remove(TileIdPair pair);
  TileId& tile_at(Cell cell) {
    return game_.tiles[static_cast<std::size_t>(cell.row * cols_ + cell.col)];
  }
  Cell& cell_of(TileId tile) { return game_.cells[tile]; }

  int rows_;
  int cols_;
  Gravity gravity_;
  Game start_;
  Game game_;
  std::vector<Pair> moves_;
};

/// The share, 0 to 1, of `playouts` >= 1 random games that clear `board`: how easy it is. Sides: 1
/// to kMaxWordSide. The same arguments give the same rate on every platform.
[[nodiscard]] double clear_rate(const Board& board, const Rules& rules, int playouts,
                                std::uint32_t seed);

}  // namespace qiju::lianliankan

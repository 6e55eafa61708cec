// Random games: any pair that can be connected is removed, until there is none.
#pragma once

#include <cstdint>
#include <vector>

#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/rules.h"
#include "lianliankan/tiles.h"
#include "random/random.h"

namespace qiju::lianliankan {

class Playout {
 public:
  /// Sides of `board`: 1 to RowColumnBits::kMaxSide. `board` is copied. Time and memory grow with
  /// the number of pairs of equal tiles.
  Playout(const Board& board, const Rules& rules);

  /// Plays a game from the beginning; each move is chosen uniformly among the connectable pairs.
  /// Says whether it cleared the board.
  bool play(Random& random);

  /// The moves of the last game.
  const std::vector<Pair>& moves() const { return moves_; }

 private:
  static constexpr TileId kNoTile = 0xffff;

  /// What changes in a game.
  struct Game {
    RowColumnBits bits;
    bool settled = false;
    std::vector<Cell> cells;        // by tile; row -1 once removed
    std::vector<TileId> tiles;      // by cell in reading order
    std::vector<TileIdPair> pairs;  // of equal tiles; some may have been removed
  };

  bool make_random_move(Random& random);
  void remove(TileIdPair pair);
  void settle(Pair removed);
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

/// How easy a board is: the share, 0 to 1, of `playouts` >= 1 random games that clear `board`.
/// Sides of the board: 1 to RowColumnBits::kMaxSide. The same arguments give the same rate on every
/// platform.
[[nodiscard]] double clear_rate(const Board& board, const Rules& rules, int playouts,
                                std::uint32_t seed);

}  // namespace qiju::lianliankan

// Random games: any pair that can go, until none can.
#pragma once

#include <cstdint>
#include <vector>

#include "lianliankan/cross_board.h"
#include "lianliankan/gravity.h"
#include "random/random.h"

namespace qiju::lianliankan {

class Playout {
 public:
  /// Sides of `board`: 1 to CrossBoard::kMaxSide. Memory goes with the pairs of equal tiles.
  Playout(const Board& board, Gravity gravity);

  /// Plays a game from the beginning, choosing with equal chances among all pairs that can go.
  /// Says whether it cleared the board.
  bool play(Random& random);

  /// The moves of the last game.
  const std::vector<Pair>& moves() const { return moves_; }

 private:
  using Tile = std::uint16_t;
  static constexpr Tile kNoTile = 0xffff;

  struct Couple {
    Tile first;
    Tile second;
  };

  /// What changes in a game.
  struct Game {
    CrossBoard bits;
    bool settled = false;
    std::vector<Cell> cells;      // of the tiles; row -1 when gone
    std::vector<Tile> tiles;      // of the cells, row after row; kept up under gravity only
    std::vector<Couple> couples;  // equal tiles; some may have gone
  };

  bool take_any(Random& random);
  void take(Couple couple);
  void settle(Pair gone);
  Tile& tile_at(Cell cell) {
    return game_.tiles[static_cast<std::size_t>(cell.row * cols_ + cell.col)];
  }
  Cell& cell_of(Tile tile) { return game_.cells[tile]; }

  int rows_;
  int cols_;
  Gravity gravity_;
  Game start_;
  Game game_;
  std::vector<Pair> moves_;
};

}  // namespace qiju::lianliankan

// Clearing a board without gravity.
//
// Without gravity a tile that is gone never hurts, so once it is settled which tiles go together,
// taking any pair that can go is right: what is to be searched are the pairings, not the orders of
// moves. A pairing clears the board if it gives every set of tiles a way out: of the pairs that can
// go while that set stands and nothing else, one at least must be in the pairing and touch the set.
// Each such condition is a clause over the choices of pairs. There are far too many to write down,
// so the search plays: it takes pairs off until a set of tiles is stuck, makes that set as small as
// it can, learns its clause, and goes on.
#pragma once

#include "lianliankan/bit_board.h"
#include "lianliankan/choices.h"
#include "lianliankan/pairings.h"
#include "lianliankan/random.h"
#include "lianliankan/search.h"

namespace qiju::lianliankan {

class PairingSearch final : public Solver::Search {
 public:
  PairingSearch(const Board& board, std::uint32_t seed);

  Status step() override;

 private:
  struct Move {
    TilePair pair;
    int level;  // of the decisions that it rests on
  };
  struct Pending {
    TilePair pair;
    std::size_t made;  // after how many choices
  };
  struct Position {
    BitBoard bits;
    std::vector<Tile> tiles;
  };

  bool joined(const BitBoard& bits, Tile a, Tile b) const {
    return bits.joined(pairings_.cell(a), pairings_.cell(b), BitBoard::kMaxTurns);
  }
  bool present(Tile tile) const { return present_[static_cast<std::size_t>(tile)] != 0; }

  void sync();
  void play();
  void take(TilePair pair);
  void put_back(TilePair pair);
  Position position() const;
  bool can_leave(Tile tile, const BitBoard& bits) const;
  void release(Position& position) const;
  Clause way_out(Position stuck) const;
  bool decide();
  bool clears(TilePair first, TilePair second);

  Pairings pairings_;
  Choices choices_;
  Random random_;
  BitBoard bits_;
  std::vector<std::uint8_t> present_;
  std::size_t left_;
  std::vector<Pending> chosen_;
  std::vector<Move> line_;
  std::uint64_t next_restart_ = 100;
};

}  // namespace qiju::lianliankan

// Clearing a board without gravity.
//
// Without gravity a tile that is gone never hurts, so once it is settled which tiles go together,
// taking any pair that can go is right: what is to be searched are the pairings, not the orders of
// moves. A pairing clears the board if it gives every set of tiles a way out: one pair at least
// that touches the set and can go while just that set stands. For each set this is a clause over
// the choices of pairs. There are far too many to write them down, so the search plays: it decides
// for pairs that can go, until some set of tiles is stuck whatever else is decided; learns the
// clause of that set; takes back what the clause forbids; and goes on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/choices.h"
#include "lianliankan/cross_board.h"
#include "lianliankan/pairings.h"
#include "lianliankan/search.h"
#include "random/random.h"

namespace qiju::lianliankan {

class PairingSearch final : public Search {
 public:
  /// Every kind of `board` has an even number of tiles.
  PairingSearch(const Board& board, std::uint32_t seed);

  Status step() override;

 private:
  // Tiles, and the pairs of them that may yet be chosen.
  struct Rest {
    CrossBoard tiles;
    std::vector<TilePair> open;
  };
  struct Chosen {
    TilePair pair;
    std::size_t made;  // after how many choices
  };
  struct Taken {
    TilePair pair;
    int level;  // of the decisions that it rests on
  };

  bool joined(const CrossBoard& tiles, Tile a, Tile b) const {
    return tiles.joined(pairings_.cell(a), pairings_.cell(b));
  }
  bool on(const CrossBoard& tiles, Tile tile) const { return tiles.has(pairings_.cell(tile)); }

  void follow_choices();
  void take_chosen();
  Rest rest() const;
  void release(Rest& rest) const;
  bool exits(const CrossBoard& stuck, Tile tile, Clause& clause) const;
  Clause way_out(Rest stuck) const;
  void decide();
  bool clears(TilePair first, TilePair second);

  Pairings pairings_;
  Choices choices_;
  Random random_;
  CrossBoard tiles_;
  std::vector<Chosen> chosen_;
  std::vector<Taken> line_;
  std::uint64_t restart_;  // when there were so many contradictions
};

}  // namespace qiju::lianliankan

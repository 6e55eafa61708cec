// Clears a board without gravity, or proves that nothing does.
//
// Without gravity a removed tile never hurts, so once it is fixed which tiles are paired, removing
// any pair that can be connected is right: the search is over pairings, not over orders of moves. A
// pairing clears the board if no set of tiles is stuck: for each set, at least one pair must touch
// the set and be connectable while exactly that set stands. So each set gives a clause over the
// variables of PairingEncoding. There are far too many to write down, so they are generated lazily:
// the search decides for pairs that can be removed until some set of tiles is stuck whatever else
// is decided, learns the clause of that set, backjumps, and continues.
//
//   1 2     no pair can be removed, whatever is paired: the clause of {1, 2, 2, 1} is empty, and
//   2 1     the board unsolvable
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/solver/cdcl.h"
#include "lianliankan/solver/pairing_encoding.h"
#include "random/random.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// Resumable; a unit is a decision or a conflict.
class PairingSearch {
 public:
  /// Copies `board`: its sides are 1 to kMaxWordSide, every kind has an even number of tiles.
  /// Gravity in `rules` is ignored. `max_clause_bytes` is for the CdclSolver.
  PairingSearch(const Board& board, const Rules& rules, std::uint32_t seed,
                std::size_t max_clause_bytes = CdclSolver::kMaxClauseBytes);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  const Solution& solution() const { return solution_; }
  std::size_t clause_bytes() const { return solver_.clause_bytes(); }

 private:
  // A set of tiles, and the pairs that may still be chosen among them.
  struct Remaining {
    RowColumnBits tiles;
    std::vector<TileIdPair> candidates;
  };
  struct Chosen {
    TileIdPair pair;
    std::size_t trail_index;  // of the literal that chose it
  };
  struct Removed {
    TileIdPair pair;
    int level;  // the decision level on which it was removed
  };

  bool connectable(const RowColumnBits& tiles, TileId a, TileId b) const {
    return tiles.connectable(encoding_.cell(a), encoding_.cell(b));
  }
  bool has(const RowColumnBits& tiles, TileId tile) const {
    return tiles.has(encoding_.cell(tile));
  }
  void remove(RowColumnBits& tiles, TileIdPair pair) const {
    tiles.remove(encoding_.cell(pair.first));
    tiles.remove(encoding_.cell(pair.second));
  }
  void put(RowColumnBits& tiles, TileIdPair pair) const {
    tiles.put(encoding_.cell(pair.first));
    tiles.put(encoding_.cell(pair.second));
  }

  Status search_node();
  void follow_trail();
  void remove_chosen();
  Remaining remaining() const;
  void relax(Remaining& remaining) const;
  bool add_exits(const RowColumnBits& stuck, TileId tile, std::vector<Variable>& exits) const;
  Clause stuck_clause(Remaining stuck) const;
  void decide();
  bool clears_kind(TileIdPair first, TileIdPair second);

  PairingEncoding encoding_;
  CdclSolver solver_;
  Random random_;
  RowColumnBits tiles_;           // that are left
  std::vector<Chosen> chosen_;    // pairs whose variables are true, in the order of the trail
  std::vector<Removed> removed_;  // in order
  std::uint64_t next_restart_;    // the number of conflicts at which it is due
  std::uint64_t searched_ = 0;
  Solution solution_;
};

static_assert(Resumable<PairingSearch>);

}  // namespace qiju::lianliankan

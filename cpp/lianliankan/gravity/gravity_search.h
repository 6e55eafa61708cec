// Clears any board under gravity, by any rules, or proves that nothing does.
//
// Under gravity removing a pair can make the board unsolvable. So the search visits positions depth
// first, none of them twice, and only an exhausted search is a proof.
#pragma once

#include <cstdint>
#include <vector>

#include "hash/key_index.h"
#include "lianliankan/board.h"
#include "random/random.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// Resumable; a unit is a move tried or taken back.
class GravitySearch {
 public:
  /// Copies `board`, whose sides are 1 to kMaxWordSide.
  GravitySearch(const Board& board, const Rules& rules, std::uint32_t seed);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  const Solution& solution() const { return solution_; }

 private:
  // The cells of a board, but each tile has a kind of its own, its number: from 1 in reading order
  // of the first position. So remove() moves the tiles themselves.
  using Tiles = std::vector<Kind>;

  struct Node {
    Tiles tiles;
    std::vector<Pair> untried;
    Pair move;  // the last that was tried
  };

  Status search_node();
  Status visit(Tiles tiles);

  BoardCopy board_;  // the last position
  Rules rules_;
  Random random_;
  std::vector<Kind> kind_of_{kEmpty};  // by number

  // Tiles never pass each other, so the set of the remaining tiles says where each of them is. It
  // is the key of a position:
  //
  //   key_[0]   bit 63 … 2 1 0         key_[1]   bit 63 …  0
  //        tile     63 … 2 1                tile    127 … 64
  //
  // Bit 0 stands for an empty cell. Once 32 MB are full, new positions are not stored.
  std::vector<std::uint64_t> key_;
  KeyIndex visited_;

  std::vector<Node> path_;
  std::uint64_t searched_ = 0;
  Solution solution_;
};

static_assert(Resumable<GravitySearch>);

}  // namespace qiju::lianliankan

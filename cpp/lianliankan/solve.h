// Can a board be cleared? Exact answers, by search.
//
// The rules are those of a game: two equal tiles go when at most two turns join them, the ring
// included, and `gravity` moves what is left. Deciding is NP-complete ("Shisen-Sho is
// NP-Complete", IEICE Transactions on Information and Systems E95-D(11), 2012), so the search is
// given a number of nodes, and says so when they were not enough.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

/// The longest side of a board that can be searched.
inline constexpr int kMaxSolveSide = 61;

enum class Status : std::uint8_t {
  kUndecided,   ///< not enough nodes yet
  kSolvable,    ///< there is a line of moves that clears the board
  kUnsolvable,  ///< proved: no line of moves clears the board
};

/// A search that can be put down and taken up again. A node is a decision, a contradiction or a
/// game played at random; on a board of 8 x 18 it takes about 0.1 ms.
class Solver {
 public:
  /// `board` is copied; sides 1 to kMaxSolveSide, any number of tiles of each kind. (With more than
  /// half a million pairs of equal tiles, a thousand of a kind say, only random games are played.)
  /// The same arguments give the same search on every platform, however it is sliced.
  Solver(const Board& board, Gravity gravity, std::uint32_t seed = 0);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Goes on for at most `nodes` more nodes. Does nothing once the board is decided.
  Status run(std::uint64_t nodes);

  Status status() const;

  /// Nodes searched so far.
  std::uint64_t nodes() const;

  /// Once solvable: removing these pairs in this order clears the board. A cell is where the tile
  /// is when its turn has come.
  std::span<const Pair> moves() const;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

struct Solution {
  Status status = Status::kUndecided;
  std::vector<Pair> moves;  ///< as Solver::moves()
};

/// A Solver run once, for `nodes` nodes.
Solution solve(const Board& board, Gravity gravity, std::uint64_t nodes, std::uint32_t seed = 0);

}  // namespace qiju::lianliankan

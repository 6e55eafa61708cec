// Decides by search whether a board can be cleared. The answers are exact.
//
// The problem is NP-complete ("Shisen-Sho is NP-Complete", IEICE Transactions on Information and
// Systems E95-D(11), 2012), so a search has a budget and may end undecided.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "lianliankan/board.h"
#include "lianliankan/gravity/gravity_search.h"
#include "lianliankan/gravity/layered_search.h"
#include "lianliankan/solver/pairing_search.h"
#include "lianliankan/solver/playout.h"
#include "random/random.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// The longest side of a board that can be searched.
inline constexpr int kMaxSolveSide = kMaxWordSide;

/// Plays random games first, which clear most solvable boards. Then runs PairingSearch, or under
/// gravity LayeredSearch, or GravitySearch if that does not support the board, with random games in
/// between. Resumable; a unit is a node: a random game or a unit of the search, about 0.1 ms on a
/// board of 8 x 18. At most 256 MB.
class Solver {
 public:
  /// Copies `board`, whose sides are 1 to kMaxSolveSide. A kind with an odd number of tiles is a
  /// proof. With more than half a million pairs of equal tiles, for example a thousand tiles of one
  /// kind, it only plays random games. The same arguments give the same search on every platform.
  Solver(const Board& board, const Rules& rules, std::uint32_t seed = 0);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  const Solution& solution() const { return solution_; }
  Status status() const { return solution_.status; }

 private:
  void search_node();

  BoardCopy board_;
  Rules rules_;
  std::uint32_t seed_;
  Random random_;
  Playout playout_;
  std::variant<std::monostate, PairingSearch, LayeredSearch, GravitySearch> search_;
  bool searchable_ = true;
  std::uint64_t searched_ = 0;
  Solution solution_;
};

static_assert(Resumable<Solver>);

/// Runs a Solver for at most `nodes` nodes.
[[nodiscard]] Solution solve(const Board& board, const Rules& rules, std::uint32_t nodes,
                             std::uint32_t seed = 0);

struct Hint {
  Pair pair;      ///< can be removed now
  Status status;  ///< of the board. kSolvable: `pair` is the first move of a solution
};

/// Finds a next move, if possible one that starts a solution. Resumable; the units are a Solver's.
class HintSearch {
 public:
  /// Copies `board`. It is not searched if a side is over kMaxSolveSide or there is no move.
  HintSearch(const Board& board, const Rules& rules);

  bool run(std::uint32_t budget) { return !solver_ || solver_->run(budget); }
  std::uint64_t searched() const { return solver_ ? solver_->searched() : 0; }

  /// The first move of the solution if one has been found, else the first pair in reading order
  /// that can be removed; nothing if there is no move. May be called at any time.
  std::optional<Hint> hint() const;

 private:
  std::optional<Pair> any_;
  std::optional<Solver> solver_;
};

static_assert(Resumable<HintSearch>);

}  // namespace qiju::lianliankan

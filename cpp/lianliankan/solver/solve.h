// Whether a board can be cleared: exact answers, by search.
//
// Deciding is NP-complete ("Shisen-Sho is NP-Complete", IEICE Transactions on Information and
// Systems E95-D(11), 2012), so a search has a budget, and may end undecided.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/gravity/gravity_search.h"
#include "lianliankan/gravity/layered_search.h"
#include "lianliankan/solver/pairing_search.h"
#include "lianliankan/solver/playout.h"
#include "lianliankan/rules.h"
#include "lianliankan/solution.h"
#include "random/random.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

/// Random games first, which clear most boards that can be cleared; then PairingSearch, or under
/// gravity LayeredSearch, or GravitySearch where that does not support the board, with random games
/// in between. Resumable; a unit is a node: a random game, a decision, a conflict or a unit of the
/// search, about 0.1 ms on a board of 8 x 18. At most 256 MB.
class Solver {
 public:
  /// Sides of `board`: 1 to kMaxSolveSide. `board` is copied. Any number of tiles of each kind: one
  /// with an odd number is a proof. (With more than half a million pairs of equal tiles, a thousand
  /// of one kind say, only random games are played.) The same arguments give the same search on
  /// every platform, however it is divided into calls of run().
  Solver(const Board& board, const Rules& rules, std::uint32_t seed = 0);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  const Solution& solution() const { return solution_; }
  Status status() const { return solution_.status; }

 private:
  void search_node();
  template <typename Search>
  void search_node(Search& search);

  int rows_;
  int cols_;
  std::vector<Kind> kinds_;
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

/// Looks for a good next move: one that starts a solution, or any. Resumable; a unit is a Solver's.
class HintSearch {
 public:
  /// `board` is copied; one with a side over kMaxSolveSide, or without a move, is not searched.
  HintSearch(const Board& board, const Rules& rules);

  bool run(std::uint32_t budget) { return !solver_ || solver_->run(budget); }
  std::uint64_t searched() const { return solver_ ? solver_->searched() : 0; }

  /// At any time: the first move of the solution if one was found, else the first pair in reading
  /// order that can be removed; nothing if there is none.
  std::optional<Hint> hint() const;

 private:
  std::optional<Pair> any_;
  std::optional<Solver> solver_;
};

static_assert(Resumable<HintSearch>);

}  // namespace qiju::lianliankan

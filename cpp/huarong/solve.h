// The fewest unit steps (one piece, one cell) that bring Cao Cao to the exit.
#pragma once

#include <cstdint>
#include <vector>

#include "huarong/board.h"
#include "huarong/met.h"

namespace qiju::huarong {

enum class SolveStatus {
  kSolved,      ///< `steps` is as short as any answer
  kUnsolvable,  ///< every position that can be reached was searched
};

struct Solution {
  SolveStatus status = SolveStatus::kUnsolvable;
  std::vector<Step> steps;     ///< empty if the board is solved already, or unsolvable
  std::uint32_t searched = 0;  ///< positions met, a position and its mirror image counted once
};

/// Breadth-first search over positions folded with their mirror images; any mix of pieces, any
/// number of blanks. The same board gives the same steps on every platform, in however many runs.
class Search {
 public:
  /// The board must be classic.
  explicit Search(const Board& board);

  /// Goes on from where it was, through at most so many positions, and says whether it is decided.
  bool run(std::uint32_t positions);

  /// Positions met so far, a position and its mirror image counted once.
  std::uint32_t searched() const { return met_.count(); }

  /// The answer, once it is decided.
  Solution solution() const;

 private:
  bool decided() const { return exit_met_ || from_ == met_.count(); }

  Board board_;
  Met met_;
  std::uint32_t from_ = 0;  // the position to go on from; those before it have been gone through
  bool exit_met_ = false;   // the last position met
};

/// The whole search in one call. The board must be classic.
Solution solve(const Board& board);

}  // namespace qiju::huarong

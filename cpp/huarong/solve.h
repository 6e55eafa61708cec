// The shortest way out, proved, in the metric asked for.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "huarong/board.h"
#include "huarong/moves.h"

namespace qiju::huarong {

enum class SolveStatus {
  kUndecided,   ///< the memory that a search may take is used up
  kSolved,      ///< `moves` is as short as any answer in the metric
  kUnsolvable,  ///< every position that can be reached was searched
};

struct Solution {
  SolveStatus status = SolveStatus::kUndecided;
  std::vector<Move> moves;     ///< empty if the board is solved already, or not at all
  std::uint32_t searched = 0;  ///< positions met; where it folds them, one with its mirror image
};

/// A search in slices. The same board gives the same moves on every platform, in however many runs.
/// Among the answers that are optimal in the metric it gives one with few steps.
class Search {
 public:
  Search(const Board& board, Metric metric);
  ~Search();

  /// Goes on through about so many positions, and says whether it is decided.
  bool run(std::uint32_t positions);

  std::uint32_t searched() const;

  /// The answer, once it is decided.
  Solution solution() const;

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

/// The whole search in one call.
Solution solve(const Board& board, Metric metric = Metric::kStep);

}  // namespace qiju::huarong

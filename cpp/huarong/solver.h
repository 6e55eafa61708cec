// Optimal solutions: a breadth-first search from a board to the nearest exit, met by one from the
// exit if there is only one.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "huarong/bidirectional_search.h"
#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

enum class SolveStatus {
  kUndecided,   ///< memory ran out
  kSolved,      ///< `moves` is a shortest solution in the metric
  kUnsolvable,  ///< all positions that the board, or its only exit, can reach were searched
};

struct Solution {
  SolveStatus status = SolveStatus::kUndecided;
  std::vector<Move> moves;     ///< empty if the board is solved already or there is no solution
  std::uint32_t searched = 0;  ///< as Solver::searched
};

/// Satisfies Resumable; the unit is a position, or a position and its mirror image. Solutions are
/// the same on every platform. Among the shortest ones it finds one with the fewest steps, or in
/// the metric of steps with the fewest moves.
class Solver {
 public:
  /// The board must be legal.
  Solver(const Board& board, Metric metric);

  [[nodiscard]] bool run(std::uint32_t positions) {
    return bidirectional_ ? bidirectional_->run(positions) : search_->run(positions);
  }
  [[nodiscard]] std::uint32_t searched() const {
    return bidirectional_ ? bidirectional_->searched() : search_->searched();
  }

  /// For a finished search. May be called again.
  [[nodiscard]] Solution solution();

 private:
  bool is_full() const { return bidirectional_ ? bidirectional_->is_full() : search_->is_full(); }

  Board board_;
  Metric metric_;
  // One of these is null: the first one if there is a single exit.
  std::unique_ptr<LayerSearch> search_;
  std::unique_ptr<BidirectionalSearch> bidirectional_;
};

[[nodiscard]] Solution solve(const Board& board, Metric metric = Metric::kStep);

}  // namespace qiju::huarong

// Two breadth-first searches that meet: one from a board, one from its only exit. I. Pohl,
// "Bi-directional search", Machine Intelligence 6 (1971).
//
// The searches advance by whole layers, the one with the smaller last layer first. Once a position
// is in the last layers of both, their distances add up to the length of a shortest solution, and
// every shortest solution passes such a position.
#pragma once

#include <array>
#include <cstdint>

#include "huarong/graph/queue_search.h"

namespace qiju::huarong {

/// True if a board has several pieces, all with goals, so that there is at most one exit.
[[nodiscard]] bool has_goals_for_all(const Board& board);

/// Satisfies Resumable; the unit is a position. Memory: as two of QueueSearch.
class BidirectionalSearch {
 public:
  /// Words of keys in each search: less than 1 GB in all.
  static constexpr std::size_t kMaxWords = QueueSearch::kMaxWords / 4 * 3;

  /// All pieces of the board must have goals.
  BidirectionalSearch(const Board& board, Metric metric);

  [[nodiscard]] bool run(std::uint32_t positions);
  [[nodiscard]] std::uint32_t searched() const {
    return searches_[0].searched() + searches_[1].searched();
  }

  // For a finished search.

  /// True if memory ran out before the searches met.
  [[nodiscard]] bool is_full() const { return searches_[turn_].is_full(); }
  [[nodiscard]] bool has_met() const { return has_met_; }
  [[nodiscard]] QueueSearch& forward() { return searches_[0]; }
  [[nodiscard]] QueueSearch& backward() { return searches_[1]; }

 private:
  std::array<QueueSearch, 2> searches_;
  std::size_t turn_ = 0;
  bool has_met_ = false;
  bool finished_ = false;
};

}  // namespace qiju::huarong

// Finds moves that hold a position in which the opponent threatens to win by force.
//
// The moves are tried one by one. A move is refuted if the opponent wins after it, by threats
// (ThreatSearch) or by any moves (BestMoveSearch); otherwise it holds. A move that holds must
// disturb every win, so the points of a win are tried next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/search/best_move.h"
#include "gomoku/search/sub_search.h"
#include "gomoku/search/threat_search.h"

namespace qiju::gomoku {

/// A Resumable search; its unit is a position of one of its searches.
class RefutationSearch {
 public:
  /// Stops after kEnough moves that hold, or kMoreMoves tries after the first of them.
  static constexpr std::size_t kEnough = 3, kMoreMoves = 30;

  /// The game must be legal and not over. `moves`: empty points, in the order in which to try them.
  /// `positions`: about how many to search for each. `first_is_enough`: stop if the first one
  /// holds.
  RefutationSearch(std::span<const Point> game, Rule rule, int size, std::vector<Point> moves,
                   std::uint64_t positions, bool first_is_enough);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return tries_ + threats_.searched() + reply_.searched(); }

  bool is_lost() const { return refuted_ == moves_.size(); }  ///< all moves are refuted: proved
  std::size_t refuted() const { return refuted_; }            ///< number of moves refuted
  /// The move that holds best, as far as the search has seen; its `move` is kNoPoint if none does.
  const BestMove& best() const { return best_; }
  /// The refuted move after which the win takes longest, and that win.
  const std::vector<Point>& longest_line() const { return longest_line_; }

 private:
  void step();
  void try_next();
  void refute(std::span<const Point> win);
  void hold(int score, std::span<const Point> line);
  bool is_enough() const;

  std::vector<Point> game_;  // with the move that is tried
  const Rule rule_;
  const int size_;
  std::vector<Point> moves_;
  const std::uint64_t positions_;
  const bool first_is_enough_;
  std::size_t tries_ = 0;
  std::size_t refuted_ = 0;
  std::size_t first_hold_ = 0;  // the try with the first move that held
  bool is_finished_;
  BestMove best_;
  std::vector<Point> longest_line_;
  // The opponent's searches after the move that is tried, one at a time.
  SubSearch<ThreatSearch> threats_;
  SubSearch<BestMoveSearch> reply_;
};

}  // namespace qiju::gomoku

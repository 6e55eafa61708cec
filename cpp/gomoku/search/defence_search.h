// Which moves hold a position that the opponent threatens to win by force.
//
// The moves are tried one by one. A move is refuted if the opponent wins after it: by force
// (ForceSearch), or by any moves that the search for the best one finds (BestMoveSearch). A move
// that holds has to disturb every win, so the points of a win that was found are tried next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "gomoku/search/best_move.h"
#include "gomoku/search/force_search.h"

namespace qiju::gomoku {

/// A Resumable search; its unit is a position of one of its searches.
class DefenceSearch {
 public:
  /// The search ends when so many moves hold, or so many more have been tried since the first.
  static constexpr std::size_t kEnough = 3, kMoreMoves = 30;

  /// The game must be legal and not over. `moves`: empty points, in the order in which to try them.
  /// `positions`: about how many to search for each. `first_is_enough`: end if the first one holds.
  DefenceSearch(std::span<const Point> game, Rule rule, int size, std::vector<Point> moves,
                std::uint64_t positions, bool first_is_enough);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const;

  /// Are all moves refuted? This is proved.
  bool is_lost() const { return refuted_ == moves_.size(); }
  std::size_t refuted() const { return refuted_; }  ///< the number of moves refuted
  /// The best of the moves that hold as far as the search has seen, with its score; `move` is -1 if
  /// there is none.
  const BestMove& best() const { return best_; }
  /// Of the moves refuted, the one after which the win takes longest, and that win.
  const std::vector<Point>& longest_line() const { return longest_line_; }

 private:
  void step();
  void try_next();
  void take_force();
  void take_reply();
  void refute(std::span<const Point> win);
  void hold(int score, std::span<const Point> line);
  bool is_enough() const;

  std::vector<Point> game_;  // with the move that is tried
  const Rule rule_;
  const int size_;
  std::vector<Point> moves_;
  const std::uint64_t positions_;
  const bool first_is_enough_;
  std::size_t tried_ = 0;  // how many of `moves_`
  std::size_t refuted_ = 0;
  std::size_t first_held_ = 0;  // how many had been tried then
  bool finished_;
  BestMove best_;
  std::vector<Point> longest_line_;
  // The opponent's searches after the move that is tried.
  std::unique_ptr<ForceSearch> force_;
  std::unique_ptr<BestMoveSearch> reply_;
  std::uint64_t searched_ = 0;  // by searches that have ended
};

}  // namespace qiju::gomoku

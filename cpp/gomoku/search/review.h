// Reviews a game: how good each move was, and which one lost.
//
// The positions are searched from the last to the first, so that what is proved of one is known for
// the positions before it. Each is searched for the best move (BestMoveSearch), for a forced win of
// either side (ThreatSearch), and, if the best move or the one that was played is refuted, for
// moves that hold (RefutationSearch). A move is losing if the opponent is proved to win after it,
// and was not proved to win before it.
#pragma once

#include <span>
#include <vector>

#include "gomoku/rules/judge.h"
#include "gomoku/search/best_move.h"
#include "gomoku/search/refutation_search.h"
#include "gomoku/search/sub_search.h"
#include "gomoku/search/threat_search.h"

namespace qiju::gomoku {

enum class MoveQuality {
  kBest,     ///< no better move was found
  kGood,     ///< less than kMistake worse
  kMistake,  ///< at least kMistake worse
  kLosing,   ///< lets the opponent win by force
};

/// Scores are for the player of the move, on BestMove's scale.
struct ReviewedMove {
  static constexpr int kMistake = 2'000;  ///< a fifth of kMaxScore

  int before = 0;  ///< if the best move found is played
  int after = 0;   ///< after the move that was played
  MoveQuality quality = MoveQuality::kBest;
  std::vector<Point> line;  ///< the principal variation, the best move found first
  /// The refutation of a losing move: the opponent's forced win. Empty if the move ended the game.
  std::vector<Point> forced;
};

struct Review {
  std::vector<ReviewedMove> moves;  ///< up to the end of the game
  /// Index of the loser's last losing move. -1 if nobody lost, or if the loser had none: the game
  /// was lost before the first move.
  int losing = -1;
};

/// A Resumable search; its unit is a position of one of its searches.
class ReviewSearch {
 public:
  /// The game must be legal; moves after its end are ignored. `positions`: about how many to search
  /// for each move.
  ReviewSearch(std::span<const Point> game, Rule rule, int size, std::uint64_t positions);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const {
    return best_.searched() + threats_.searched() + refutations_.searched();
  }

  /// How many positions have not been searched to the end: one before each move, and for a game
  /// that is not over the one after the last move.
  int remaining() const { return static_cast<int>(remaining_); }
  /// Ends the searches of the current position with what they have found.
  void skip();

  /// The search must have finished.
  [[nodiscard]] Review result() const;

 private:
  void step();
  void start_position();
  void take_best();
  void take_threats();
  void start_refutations();
  void take_refutations();
  Point point_of(std::size_t move) const;
  int after(std::size_t move) const;
  BestMove played(std::size_t move) const;
  bool has_ended(std::size_t move, std::span<const Point> line) const;

  std::vector<Point> game_;
  const Rule rule_;
  const int size_;
  const std::uint64_t positions_;
  Verdict verdict_;
  std::vector<BestMove> found_;  // in the position before each move
  std::size_t remaining_;        // the current position is the last of these
  // The searches of the current position, in this order, one at a time.
  SubSearch<BestMoveSearch> best_;
  SubSearch<ThreatSearch> threats_;
  SubSearch<RefutationSearch> refutations_;
};

}  // namespace qiju::gomoku

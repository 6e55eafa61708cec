// The computer opponent: finds the best moves of the side to move.
//
// Iterative deepening over all moves (TreeSearch) with an aspiration window. At the upper levels it
// takes turns with a search for a VCT (ThreatSearch).
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "gomoku/search/shape_board.h"
#include "random/random.h"

namespace qiju::gomoku {

/// Except for the last, levels limit the positions, so they move alike on every machine.
enum class Level {
  kBeginner,  ///< looks at the board only, and overlooks some fours and open threes
  kEasy,      ///< sees a ply or two and no threats, plays any of the good moves
  kNormal,    ///< sees a few plies, plays any of the nearly best moves
  kHard,      ///< searches 2,500 positions, plays the best move
  kExpert,    ///< searches 20,000 positions, also for a VCT
  kMaster,    ///< searches like kExpert, without a limit
};

struct BestMove {
  /// Only a proved win, or a loss proved against every defence, scores ±kMaxScore.
  static constexpr int kMaxScore = 10'000;
  /// TreeSearch's estimate x is the score kMaxScore * x / (kScoreScale + |x|).
  static constexpr double kScoreScale = 1250;

  Point move = kNoPoint;  ///< kNoPoint: renju forbids Black every point
  int score = 0;  ///< what the side to move can expect: -kMaxScore lost, 0 even, kMaxScore won
  int depth = 0;  ///< plies of the last complete iteration, or of the forced win
  /// The principal variation, which begins with `move`. A forced win of White may end with Black's
  /// only defence, a move that renju forbids.
  std::vector<Point> line;
};

/// A Resumable search; its unit is a position.
class BestMoveSearch {
 public:
  /// The game, or set-up position with kPass, must be legal and not over. `seed` selects among the
  /// moves that are good enough for the level. `lines`: how many moves `lines()` returns; more than
  /// one, from kHard on, takes a search of another kind (multi-PV). `previous`: a search, for
  /// example of an earlier move of the game, whose knowledge is taken over, and which must not be
  /// used any more; or null.
  BestMoveSearch(std::span<const Point> game, Rule rule, int size, Level level, std::uint32_t seed,
                 int lines = 1, BestMoveSearch* previous = nullptr);
  ~BestMoveSearch();

  /// Searches about `budget` positions, but at least the whole first iteration. True once the
  /// level's limit is reached or nothing is left to find out.
  bool run(std::uint32_t budget);
  std::uint64_t searched() const;  ///< positions of TreeSearch and ThreatSearch
  [[nodiscard]] BestMove result() const;
  /// The best moves in descending order of their scores; the first is `result()`. Fewer if fewer
  /// are worth a search, as after a four, and none if renju forbids Black every point.
  [[nodiscard]] std::vector<BestMove> lines() const;

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

/// The move of a beginner, who looks at one line at a time: he extends his own rows, blocks the
/// opponent's if he notices them, and sometimes overlooks a four or an open three, more often on a
/// diagonal. The side to move must have a legal move but no five.
[[nodiscard]] Point beginner_move(const ShapeBoard& board, Random& random);

}  // namespace qiju::gomoku

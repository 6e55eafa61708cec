// The computer opponent: the best moves for the side to move, as far as the search sees.
//
// Iterative deepening over all moves (TreeSearch) with an aspiration window, alternating, at the
// upper levels, with a search for a VCT (ForceSearch).
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

/// Each level but the last has a limit in positions, so that its move is the same on every machine.
enum class Level {
  kBeginner,  ///< does not look ahead, overlooks some fours and open threes; see beginner.h
  kEasy,      ///< a ply or two, sees no threats; any of the good moves
  kNormal,    ///< a few plies; any of the nearly best moves
  kHard,      ///< 2,500 positions, the best move
  kExpert,    ///< 20,000 positions, searches for a VCT as well
  kMaster,    ///< the same without a limit
};

struct BestMove {
  /// The unit of a score is 1/10,000. ±kMaxScore is returned only for a proved win, or a proved
  /// loss against every defence; estimates are between.
  static constexpr int kMaxScore = 10'000;
  /// TreeSearch's estimate x is the score kMaxScore * x / (kScoreScale + |x|).
  static constexpr double kScoreScale = 1250;

  Point move = -1;  ///< -1: renju forbids Black every point
  int score = 0;    ///< expectation of the side to move: -kMaxScore lost, 0 even, kMaxScore won
  int depth = 0;    ///< plies of the last complete iteration, or of the forced win
  /// The principal variation, `move` first. A forced win of White may end with Black's only
  /// defence, a move that renju forbids.
  std::vector<Point> line;
};

/// A Resumable search; its unit is a position.
class BestMoveSearch {
 public:
  /// The game, or set-up position with kPass, must be legal and not over. `seed` selects among the
  /// moves that are good enough for the level. `lines`: how many moves `lines()` is to return; more
  /// than one, from kHard on, is a search of its own (multi-PV). `previous`, if given: a search,
  /// say of an earlier move of the game, which is not used any more; what it has found out is taken
  /// over.
  BestMoveSearch(std::span<const Point> moves, Rule rule, int size, Level level, std::uint32_t seed,
                 int lines = 1, BestMoveSearch* previous = nullptr);
  ~BestMoveSearch();

  /// Searches about `budget` positions, but always the whole first iteration. True once the level's
  /// limit is reached or nothing is left to find out.
  bool run(std::uint32_t budget);

  std::uint64_t searched() const;  ///< positions of both searches
  [[nodiscard]] BestMove result() const;
  /// The best moves, each with the score of the position after it; the first is `result()`, and no
  /// score is above the one before. Fewer than asked for where fewer moves are worth a search, as
  /// after a four. None if renju forbids Black every point.
  [[nodiscard]] std::vector<BestMove> lines() const;

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

}  // namespace qiju::gomoku

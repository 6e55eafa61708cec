// The computer opponent: the move that is best for the side to move, as far as it is known.
//
// It looks for a win by threats (ForceSearch) and, by turns, ever deeper at all moves (TreeSearch).
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

/// How far a player sees. Each has a limit of its own, in positions, so that its answer is the same
/// on every machine.
enum class Level {
  kEasy,    ///< a move or two ahead, no threats; any of the good moves
  kNormal,  ///< a few moves ahead; any of the nearly best moves
  kHard,
  kExpert,
  kNone,  ///< as the expert, without a limit
};

struct BestMove {
  /// How likely a win is, from -kSureScore to kSureScore, for the side to move. These two are only
  /// given where the win is proved, or the loss against every defence.
  static constexpr int kSureScore = 10'000;

  Point move = -1;  ///< -1: renju forbids Black every point
  int score = 0;
  int depth = 0;            ///< moves that were looked ahead
  std::vector<Point> line;  ///< expected of both sides, `move` first
};

/// A search in slices. However it is sliced, after as many positions it has found the same.
class BestMoveSearch {
 public:
  /// The game must be legal and not over. `seed` chooses among the moves that are good enough for
  /// the level.
  BestMoveSearch(std::span<const Point> moves, Rule rule, int size, Level level,
                 std::uint32_t seed);
  ~BestMoveSearch();

  /// Goes on for about so many positions, and says whether there is nothing left to find out.
  bool run(std::uint32_t positions);

  std::uint64_t searched() const;  ///< positions so far
  BestMove result();

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

}  // namespace qiju::gomoku

// Judges games: who has won, and with which stones. A game is a list of its points, Black first.
#pragma once

#include <span>
#include <vector>

#include "gomoku/rules/forbidden.h"

namespace qiju::gomoku {

enum class Winner { kNone, kBlack, kWhite, kDraw };

enum class Reason {
  kNone,       ///< the game is not over
  kFive,       ///< a winning row
  kForbidden,  ///< Black made a forbidden move, and White won
  kFull,       ///< the board is full and nobody won
};

enum class GameStatus {
  kLegal,
  kOffBoard,  ///< a point below 0 or not on the board
  kOccupied,  ///< a point that already holds a stone
};

struct Verdict {
  GameStatus status = GameStatus::kLegal;
  int illegal_move = -1;  ///< index of the first illegal move
  int occupied_by = -1;   ///< index of the earlier move on the same point, if kOccupied
  Winner winner = Winner::kNone;
  Reason reason = Reason::kNone;
  ForbiddenKind forbidden = ForbiddenKind::kNone;  ///< of the last move, if kForbidden
  int move = -1;                                   ///< index of the move that ended the game
  std::vector<std::vector<Point>> rows;  ///< winning rows through that move, each ascending
  std::vector<Point> cells;              ///< the stones of all those rows, ascending
};

/// Judges a whole game: the first move that wins, is forbidden or fills the board ends it. Later
/// moves must be legal, too. Rows come in the order of kDirections. kMinSize <= size <= kMaxSize.
/// Cost: looks at a few dozen points for each move, and in renju checks Black's moves.
[[nodiscard]] Verdict judge(std::span<const Point> moves, Rule rule = Rule::kFreestyle,
                            int size = kSize);
/// Judges a set-up position: a list of turns, Black first, kPass where there is no stone. As the
/// order of its stones is unknown, nothing is forbidden, `move` is -1, and `rows` are all winning
/// rows of one colour: the side that is not to move, if it has any. Rows come in the order of
/// kDirections, then of their first stones.
[[nodiscard]] Verdict judge_setup(std::span<const Point> turns, Rule rule, int size);

}  // namespace qiju::gomoku

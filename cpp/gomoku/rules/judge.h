// The result of a game: who has won, and with which stones.
//
// A game is the list of its points in the order they were played, Black first.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/rule.h"

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
  int occupied_by = -1;   ///< index of the earlier move on its point, if kOccupied
  Winner winner = Winner::kNone;
  Reason reason = Reason::kNone;
  ForbiddenKind forbidden = ForbiddenKind::kNone;  ///< which kind, if the reason is kForbidden
  int move = -1;  ///< index of the move that ended the game; later moves do not count
  std::vector<std::vector<Point>> rows;  ///< winning rows through that move, each ascending
  std::vector<Point> cells;              ///< the stones of all those rows, ascending
};

/// Judges a whole game under `rule`: the first move that wins, is forbidden or fills the board ends
/// it. All moves are checked for legality, including those after the end. Rows come in the order of
/// kDirections. kMinSize <= size <= kMaxSize.
///
/// Cost: a few dozen points a move; in renju also a check for forbidden moves for each of Black's.
[[nodiscard]] Verdict judge(std::span<const Point> moves, Rule rule = Rule::kFreestyle,
                            int size = kSize);

/// Judges a set-up position: a list of turns, Black first, kPass where there is no stone. Nobody
/// knows the order of its stones, so nothing is forbidden, `move` is -1, and `rows` are the winning
/// rows anywhere of one colour: of the side that is not to move, if it has any. Rows come in the
/// order of kDirections, then of their first stones.
[[nodiscard]] Verdict judge_setup(std::span<const Point> turns, Rule rule, int size);

}  // namespace qiju::gomoku

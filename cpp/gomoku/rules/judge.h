// Who has won a game of 五子棋, and with which stones.
//
// A game is the list of its points in the order they were played, black first. A point is `size *
// row + col` (15 * row + col on the usual board), from the top-left corner.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

enum class Winner { kNone, kBlack, kWhite, kDraw };

enum class Reason {
  kNone,       ///< the game goes on
  kFive,       ///< a winning row
  kForbidden,  ///< Black made a forbidden move, and White won
  kFull,       ///< the board is full and nobody won
};

enum class GameStatus {
  kLegal,
  kOffBoard,  ///< a point below 0 or beyond the board
  kTaken,     ///< a point that an earlier move took
};

struct Verdict {
  GameStatus status = GameStatus::kLegal;
  int culprit = -1;  ///< index of the first illegal move
  int earlier = -1;  ///< index of the move that took its point, if kTaken
  Winner winner = Winner::kNone;
  Reason reason = Reason::kNone;
  Foul foul = Foul::kNone;   ///< which one, if the reason is kForbidden
  int move = -1;             ///< index of the move that ended the game; moves after it do not count
  std::vector<Point> cells;  ///< the stones of every winning row through that move, ascending
};

/// Judges a whole game: ends it at the first move that wins, is forbidden or fills the board. All
/// moves are checked, also those that come after the end. kMinSize <= size <= kMaxSize.
Verdict judge(std::span<const Point> moves, Rule rule = Rule::kFreestyle, int size = kSize);

}  // namespace qiju::gomoku

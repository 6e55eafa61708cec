// Games and positions from made-up bytes.
#pragma once

#include <iterator>
#include <vector>

#include "fuzz.h"
#include "gomoku/rules/judge.h"
#include "gomoku/rules/position.h"
#include "gomoku/search/best_move.h"

namespace qiju::gomoku {

inline int consume_size(FuzzedDataProvider& input, int max_size = kMaxSize) {
  return input.ConsumeIntegralInRange(kMinSize, max_size);
}

/// One more than fit on the board at most, each on it or one beyond its ends.
inline std::vector<Point> consume_points(FuzzedDataProvider& input, int size) {
  std::vector<Point> points;
  while (input.remaining_bytes() > 0 && std::ssize(points) <= size * size) {
    points.push_back(input.ConsumeIntegralInRange<Point>(-1, size * size));
  }
  return points;
}

/// A legal game that is not over: moves that are illegal or would end it are left out.
inline std::vector<Point> consume_game(FuzzedDataProvider& input, Rule rule, int size) {
  std::vector<Point> game = consume_points(input, size);
  for (;;) {
    const Verdict verdict = judge(game, rule, size);
    const bool is_legal = verdict.status == GameStatus::kLegal;
    if (is_legal && verdict.winner == Winner::kNone) return game;
    game.erase(game.begin() + (is_legal ? verdict.move : verdict.illegal_move));
  }
}

/// One byte a point: B is a black stone, W a white one, - an empty point.
inline Position consume_position(FuzzedDataProvider& input, int size) {
  Position position(size);
  Point point = 0;
  for (const std::uint8_t byte : input.ConsumeRemainingBytes<std::uint8_t>()) {
    if (point == position.points()) break;
    if ((byte & 3) >= 2) position.set(point, (byte & 3) == 2 ? Color::kBlack : Color::kWhite);
    ++point;
  }
  return position;
}

/// What bestMove and analyse promise of a line after `game`, which is not over: legal moves, of
/// which only the last may end the game, and only where a forced win of White ends is it forbidden.
inline void check_line(std::vector<Point> game, const std::vector<Point>& line, int score,
                       Rule rule, int size) {
  const bool is_forced_win_of_white = game.size() % 2 == 1 && score == BestMove::kMaxScore;
  game.insert(game.end(), line.begin(), line.end());
  const Verdict verdict = judge(game, rule, size);
  QIJU_CHECK(verdict.status == GameStatus::kLegal);
  if (verdict.winner != Winner::kNone) QIJU_CHECK(verdict.move == std::ssize(game) - 1);
  if (verdict.reason == Reason::kForbidden) {
    QIJU_CHECK(is_forced_win_of_white && line.size() > 1);
  }
}

}  // namespace qiju::gomoku

#include "gomoku/search/vcf_probe.h"

#include <algorithm>

#include "gomoku/search/defences.h"

namespace qiju::gomoku {

namespace {

/// The same once the four on `point`, which must be a legal one, is made.
int moves_after(ShapeBoard& board, Point point, int& tries) {
  const Colour attacker = board.to_move(), defender = other(attacker);
  if (--tries < 0) return 0;
  board.make(point);
  int moves = 0;
  if (board.count(attacker, Shape::kFive) > 1 && board.rule() != Rule::kCaro) {
    moves = 3;
  } else {
    std::vector<Point> answers;
    add_answers(board, defender, Shape::kFive, answers);
    moves = 3;  // if they are all forbidden
    for (const Point answer : answers) {
      if (board.is_forbidden(defender, answer)) continue;
      board.make(answer);
      const int more = moves_to_win_by_fours(board, tries);
      board.unmake();
      moves = more == 0 ? 0 : std::max(moves, more + 2);
      if (moves == 0) break;
    }
  }
  board.unmake();
  return moves;
}

}  // namespace

int moves_to_win_by_fours(ShapeBoard& board, int& tries) {
  const Colour attacker = board.to_move(), defender = other(attacker);
  const auto may = [&](Point point) { return !board.is_forbidden(attacker, point); };
  if (board.count(attacker, Shape::kFive) > 0) return 1;
  if (const int fives = board.count(defender, Shape::kFive); fives > 0) {
    const Point stop = *board.points(defender, Shape::kFive).begin();
    const bool four = fives == 1 && board.best(attacker, stop) >= Shape::kFour && may(stop);
    return four ? moves_after(board, stop, tries) : 0;
  }
  for (const Shape four : {Shape::kStraightFour, Shape::kTwoFours, Shape::kFour}) {
    const PointSet points = board.points(attacker, four);
    for (const Point point : points) {
      if (!may(point)) continue;
      if (four == Shape::kStraightFour) return 3;
      if (const int moves = moves_after(board, point, tries); moves > 0) return moves;
    }
  }
  return 0;
}

}  // namespace qiju::gomoku

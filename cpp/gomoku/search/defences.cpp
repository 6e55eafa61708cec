#include "gomoku/search/defences.h"

#include <cassert>

namespace qiju::gomoku {
namespace {

void add_points(const PointSet& points, std::vector<Point>& moves) {
  for (const Point point : points) moves.push_back(point);
}

/// Appends `threat`, a move of `color`, and the points that weaken it on the lines where it makes
/// `shape`.
void add_line_defences(const ShapeBoard& board, Color color, Point threat, Shape shape,
                       std::vector<Point>& moves) {
  moves.push_back(threat);
  for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
    if (board.shape(color, threat, direction) != shape) continue;
    board.for_each_defence(color, threat, direction,
                           [&](Point defence) { moves.push_back(defence); });
  }
}

}  // namespace

bool may_become_double_three(const ShapeBoard& board, Color color, Point point) {
  if (board.rule() != Rule::kRenju || color != Color::kBlack) return false;
  int threes = 0;
  for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
    threes += board.shape(color, point, direction) == Shape::kOpenThree;
  }
  return threes >= 2;
}

Shape opponent_threat(const ShapeBoard& board, Color side) {
  const Color attacker = opponent(side);
  if (board.count(attacker, Shape::kFive) > 0) return Shape::kFive;
  for (const Point point : board.points(attacker, Shape::kStraightFour)) {
    if (!board.is_forbidden(attacker, point)) return Shape::kStraightFour;
  }
  return Shape::kNone;
}

void add_defences(const ShapeBoard& board, Color side, Shape threat, std::vector<Point>& moves) {
  assert(threat == Shape::kFive || threat == Shape::kStraightFour);
  const Color attacker = opponent(side);
  const PointSet& threats = board.points(attacker, threat);
  if (threat == Shape::kFive) {
    if (board.rule() == Rule::kCaro) {  // blocking both ends stops a five as well
      add_line_defences(board, attacker, *threats.begin(), threat, moves);
    } else {
      add_points(threats, moves);
    }
    return;
  }
  for (const Point point : threats) {
    if (may_become_double_three(board, attacker, point) || board.is_forbidden(attacker, point))
      continue;
    add_line_defences(board, attacker, point, threat, moves);
    for (const Shape four : {Shape::kFour, Shape::kDoubleFour, Shape::kStraightFour}) {
      add_points(board.points(side, four), moves);
    }
    return;
  }
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) == Color::kNone) moves.push_back(point);
  }
}

}  // namespace qiju::gomoku

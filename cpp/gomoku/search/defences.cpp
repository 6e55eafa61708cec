#include "gomoku/search/defences.h"

namespace qiju::gomoku {

namespace {

/// Could a white stone far away make this move of Black's forbidden, because a three becomes real
/// that was none?
bool is_fickle(const ShapeBoard& board, Colour colour, Point point) {
  if (board.rule() != Rule::kRenju || colour != Colour::kBlack) return false;
  int threes = 0;
  for (int direction = 0; direction < ShapeBoard::kDirections; ++direction) {
    threes += board.shape(colour, point, direction) == Shape::kThree;
  }
  return threes >= 2;
}

void add_points(const PointSet& points, std::vector<Point>& moves) {
  for (const Point point : points) moves.push_back(point);
}

/// Adds `threat`, a move of `colour`, and what stops it from elsewhere on the lines where it makes
/// this shape.
void add_stops(const ShapeBoard& board, Colour colour, Point threat, Shape shape,
               std::vector<Point>& moves) {
  moves.push_back(threat);
  for (int direction = 0; direction < ShapeBoard::kDirections; ++direction) {
    if (board.shape(colour, threat, direction) != shape) continue;
    board.for_each_stop(colour, threat, direction, [&](Point stop) { moves.push_back(stop); });
  }
}

}  // namespace

Shape threat_to(const ShapeBoard& board, Colour side) {
  const Colour attacker = other(side);
  if (board.count(attacker, Shape::kFive) > 0) return Shape::kFive;
  for (const Point point : board.points(attacker, Shape::kStraightFour)) {
    if (!board.is_forbidden(attacker, point)) return Shape::kStraightFour;
  }
  return Shape::kNone;
}

void add_answers(const ShapeBoard& board, Colour side, Shape threat, std::vector<Point>& moves) {
  const Colour attacker = other(side);
  const PointSet& threats = board.points(attacker, threat);
  if (threat == Shape::kFive) {
    if (board.rule() == Rule::kCaro) {  // a five is spoilt from beyond its end, too
      add_stops(board, attacker, *threats.begin(), threat, moves);
    } else {
      add_points(threats, moves);
    }
    return;
  }
  for (const Point point : threats) {
    if (is_fickle(board, attacker, point) || board.is_forbidden(attacker, point)) continue;
    add_stops(board, attacker, point, threat, moves);
    for (const Shape four : {Shape::kFour, Shape::kTwoFours, Shape::kStraightFour}) {
      add_points(board.points(side, four), moves);
    }
    return;
  }
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) == Colour::kNone) moves.push_back(point);
  }
}

}  // namespace qiju::gomoku

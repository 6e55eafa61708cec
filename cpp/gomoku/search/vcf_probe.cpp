#include "gomoku/search/vcf_probe.h"

#include <algorithm>

#include "gomoku/search/defences.h"

namespace qiju::gomoku {
namespace {

/// The plies to the five if the attacker makes the legal four on `point`; 0 if no win was found.
int probe_four(ShapeBoard& board, Point point, int& budget) {
  const Color attacker = board.to_move(), defender = opponent(attacker);
  if (--budget < 0) return 0;
  board.make(point);
  int plies = 0;
  if (board.count(attacker, Shape::kFive) > 1 && board.rule() != Rule::kCaro) {
    plies = 3;
  } else {
    std::vector<Point> defences;
    add_defences(board, defender, Shape::kFive, defences);
    plies = 3;  // if all are forbidden
    for (const Point defence : defences) {
      if (board.is_forbidden(defender, defence)) continue;
      board.make(defence);
      const int more = probe_vcf(board, budget);
      board.unmake();
      plies = more == 0 ? 0 : std::max(plies, more + 2);
      if (plies == 0) break;
    }
  }
  board.unmake();
  return plies;
}

}  // namespace

int probe_vcf(ShapeBoard& board, int& budget) {
  const Color attacker = board.to_move(), defender = opponent(attacker);
  const auto is_legal = [&](Point point) { return !board.is_forbidden(attacker, point); };
  if (board.count(attacker, Shape::kFive) > 0) return 1;
  if (const int fives = board.count(defender, Shape::kFive); fives > 0) {
    const Point block = *board.points(defender, Shape::kFive).begin();
    const bool four = fives == 1 && board.best(attacker, block) >= Shape::kFour && is_legal(block);
    return four ? probe_four(board, block, budget) : 0;
  }
  for (const Shape four : {Shape::kStraightFour, Shape::kDoubleFour, Shape::kFour}) {
    const PointSet points = board.points(attacker, four);
    for (const Point point : points) {
      if (!is_legal(point)) continue;
      if (four == Shape::kStraightFour) return 3;
      if (four == Shape::kFour &&
          board.count_directions(attacker, point, Shape::kBlockedThree) < 2) {
        continue;
      }
      if (const int plies = probe_four(board, point, budget); plies > 0) return plies;
    }
  }
  return 0;
}

}  // namespace qiju::gomoku

#include "gomoku/last_move.h"

#include "gomoku/line.h"

namespace qiju::gomoku {

LastMove judge_last_move(std::span<const Point> moves) {
  Position position(kSize);
  for (std::size_t move = 0; move < moves.size(); ++move) {
    const Point point = moves[move];
    if (point < 0 || point >= kSize * kSize || position.at(point) != Colour::kNone) {
      return LastMove::kIllegal;
    }
    position.set(point, move % 2 == 0 ? Colour::kBlack : Colour::kWhite);
  }
  if (moves.empty()) return LastMove::kNoWin;
  const Point last = moves.back();
  for (const Step step : kSteps) {
    const Line line(position, last, step, position.at(last));
    if (line.grown({0, 0}).length() >= 5) return LastMove::kWin;
  }
  return LastMove::kNoWin;
}

}  // namespace qiju::gomoku

#include "gomoku/rules/judge.h"

#include <algorithm>

#include "gomoku/rules/line.h"

namespace qiju::gomoku {

namespace {

Verdict illegal(GameStatus status, int culprit, int earlier) {
  Verdict verdict;
  verdict.status = status;
  verdict.culprit = culprit;
  verdict.earlier = earlier;
  return verdict;
}

/// The stones of every winning row through `point`, ascending.
std::vector<Point> winning_cells(const Position& position, Point point, Rule rule) {
  std::vector<Point> cells;
  for (const Step step : kSteps) {
    const Line line(position, point, step, position.at(point));
    const Row row = line.grown({0, 0});
    if (!line.wins(row, rule)) continue;
    const auto points = line.points(row);
    cells.insert(cells.end(), points.begin(), points.end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

/// Ends the game at a move on the empty `point`, if it does end there.
void play(Verdict& verdict, Position& position, Point point, int move, Rule rule) {
  const bool black = move % 2 == 0;
  const Foul foul = black && rule == Rule::kRenju ? foul_at(position, point) : Foul::kNone;
  position.set(point, black ? Colour::kBlack : Colour::kWhite);
  if (foul != Foul::kNone) {
    verdict.reason = Reason::kForbidden;
    verdict.winner = Winner::kWhite;
    verdict.foul = foul;
  } else if (verdict.cells = winning_cells(position, point, rule); !verdict.cells.empty()) {
    verdict.reason = Reason::kFive;
    verdict.winner = black ? Winner::kBlack : Winner::kWhite;
  } else if (move + 1 == position.points()) {
    verdict.reason = Reason::kFull;
    verdict.winner = Winner::kDraw;
  } else {
    return;
  }
  verdict.move = move;
}

}  // namespace

Verdict judge(std::span<const Point> moves, Rule rule, int size) {
  Position position(size);
  Verdict verdict;
  for (int move = 0; move < static_cast<int>(moves.size()); ++move) {
    const Point point = moves[static_cast<std::size_t>(move)];
    if (point < 0 || point >= position.points()) return illegal(GameStatus::kOffBoard, move, -1);
    if (position.at(point) != Colour::kNone) {
      const auto earlier = std::find(moves.begin(), moves.end(), point) - moves.begin();
      return illegal(GameStatus::kTaken, move, static_cast<int>(earlier));
    }
    if (verdict.reason == Reason::kNone) {
      play(verdict, position, point, move, rule);
    } else {
      position.set(point, Colour::kBlack);  // whose stone it is no longer matters
    }
  }
  return verdict;
}

}  // namespace qiju::gomoku

#include "gomoku/rules/judge.h"

#include <algorithm>
#include <utility>

#include "gomoku/rules/line.h"

namespace qiju::gomoku {

namespace {

Verdict illegal(GameStatus status, int illegal_move, int occupied_by) {
  Verdict verdict;
  verdict.status = status;
  verdict.illegal_move = illegal_move;
  verdict.occupied_by = occupied_by;
  return verdict;
}

/// The winning rows through `point`.
std::vector<std::vector<Point>> winning_rows(const Position& position, Point point, Rule rule) {
  std::vector<std::vector<Point>> rows;
  for (const Direction direction : kDirections) {
    const Line line(position, point, direction, position.at(point));
    const Row row = line.extended({0, 0});
    if (line.wins(row, rule)) rows.push_back(line.points(row));
  }
  return rows;
}

/// All winning rows of a colour.
std::vector<std::vector<Point>> winning_rows(const Position& position, Color color, Rule rule) {
  std::vector<std::vector<Point>> rows;
  for (const Direction direction : kDirections) {
    for (Point point = 0; point < position.points(); ++point) {
      if (position.at(point) != color) continue;
      const Line line(position, point, direction, color);
      const Row row = line.extended({0, 0});
      if (row.first == 0 && line.wins(row, rule)) rows.push_back(line.points(row));
    }
  }
  return rows;
}

/// The points of all rows, ascending.
std::vector<Point> merged(const std::vector<std::vector<Point>>& rows) {
  std::vector<Point> cells;
  for (const auto& row : rows) cells.insert(cells.end(), row.begin(), row.end());
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

/// Plays move number `move` on the empty `point`, and fills in the verdict if that ends the game.
void play(Verdict& verdict, Position& position, Point point, int move, Rule rule) {
  const bool black = move % 2 == 0;
  const ForbiddenKind forbidden =
      black && rule == Rule::kRenju ? forbidden_at(position, point) : ForbiddenKind::kNone;
  position.set(point, black ? Color::kBlack : Color::kWhite);
  if (forbidden != ForbiddenKind::kNone) {
    verdict.reason = Reason::kForbidden;
    verdict.winner = Winner::kWhite;
    verdict.forbidden = forbidden;
  } else if (auto rows = winning_rows(position, point, rule); !rows.empty()) {
    verdict.reason = Reason::kFive;
    verdict.winner = black ? Winner::kBlack : Winner::kWhite;
    verdict.cells = merged(rows);
    verdict.rows = std::move(rows);
  } else if (move + 1 == position.points()) {
    verdict.reason = Reason::kFull;
    verdict.winner = Winner::kDraw;
  } else {
    return;
  }
  verdict.move = move;
}

}  // namespace

Verdict judge_setup(std::span<const Point> turns, Rule rule, int size) {
  Position position(size);
  int stones = 0;
  for (int turn = 0; turn < static_cast<int>(turns.size()); ++turn) {
    const Point point = turns[static_cast<std::size_t>(turn)];
    if (point == kPass) continue;
    if (point < 0 || point >= position.points()) return illegal(GameStatus::kOffBoard, turn, -1);
    if (position.at(point) != Color::kNone) {
      const auto earlier = std::find(turns.begin(), turns.end(), point) - turns.begin();
      return illegal(GameStatus::kOccupied, turn, static_cast<int>(earlier));
    }
    position.set(point, turn % 2 == 0 ? Color::kBlack : Color::kWhite);
    ++stones;
  }
  Verdict verdict;
  const Color to_move = turns.size() % 2 == 0 ? Color::kBlack : Color::kWhite;
  for (const Color color : {opponent(to_move), to_move}) {
    auto rows = winning_rows(position, color, rule);
    if (rows.empty()) continue;
    verdict.reason = Reason::kFive;
    verdict.winner = color == Color::kBlack ? Winner::kBlack : Winner::kWhite;
    verdict.cells = merged(rows);
    verdict.rows = std::move(rows);
    return verdict;
  }
  if (stones == position.points()) {
    verdict.reason = Reason::kFull;
    verdict.winner = Winner::kDraw;
  }
  return verdict;
}

Verdict judge(std::span<const Point> moves, Rule rule, int size) {
  Position position(size);
  Verdict verdict;
  for (int move = 0; move < static_cast<int>(moves.size()); ++move) {
    const Point point = moves[static_cast<std::size_t>(move)];
    if (point < 0 || point >= position.points()) return illegal(GameStatus::kOffBoard, move, -1);
    if (position.at(point) != Color::kNone) {
      const auto earlier = std::find(moves.begin(), moves.end(), point) - moves.begin();
      return illegal(GameStatus::kOccupied, move, static_cast<int>(earlier));
    }
    if (verdict.reason == Reason::kNone) {
      play(verdict, position, point, move, rule);
    } else {
      position.set(point, Color::kBlack);  // only whether it is occupied matters now
    }
  }
  return verdict;
}

}  // namespace qiju::gomoku

#include "gomoku/rules/judge.h"

#include <algorithm>
#include <utility>

#include "gomoku/rules/line.h"

namespace qiju::gomoku {
namespace {

/// Is the point of a turn on the board and empty? If not, fills in the verdict.
bool is_legal(Verdict& verdict, const Position& position, std::span<const Point> turns,
              std::size_t turn) {
  const Point point = turns[turn];
  const bool is_on_board = point >= 0 && point < position.points();
  if (is_on_board && position.at(point) == Color::kNone) return true;
  verdict = {};
  verdict.illegal_move = static_cast<int>(turn);
  verdict.status = is_on_board ? GameStatus::kOccupied : GameStatus::kOffBoard;
  if (is_on_board) {
    const auto earlier = std::find(turns.begin(), turns.end(), point) - turns.begin();
    verdict.occupied_by = static_cast<int>(earlier);
  }
  return false;
}

std::vector<std::vector<Point>> winning_rows(const Position& position, Point point, Rule rule) {
  std::vector<std::vector<Point>> rows;
  for (const Direction direction : kDirections) {
    const Line line(position, point, direction, position.at(point));
    const Row row = line.extended({0, 0});
    if (line.wins(row, rule)) rows.push_back(line.points(row));
  }
  return rows;
}

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

void set_five(Verdict& verdict, Color color, std::vector<std::vector<Point>> rows) {
  verdict.reason = Reason::kFive;
  verdict.winner = color == Color::kBlack ? Winner::kBlack : Winner::kWhite;
  std::vector<Point>& cells = verdict.cells;
  for (const auto& row : rows) cells.insert(cells.end(), row.begin(), row.end());
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  verdict.rows = std::move(rows);
}

/// Plays move number `move` on the empty `point`, and fills in the verdict if that ends the game.
void play(Verdict& verdict, Position& position, Point point, int move, Rule rule) {
  const Color color = move % 2 == 0 ? Color::kBlack : Color::kWhite;
  const ForbiddenKind forbidden = color == Color::kBlack && rule == Rule::kRenju
                                      ? forbidden_at(position, point)
                                      : ForbiddenKind::kNone;
  position.set(point, color);
  if (forbidden != ForbiddenKind::kNone) {
    verdict.reason = Reason::kForbidden;
    verdict.winner = Winner::kWhite;
    verdict.forbidden = forbidden;
  } else if (auto rows = winning_rows(position, point, rule); !rows.empty()) {
    set_five(verdict, color, std::move(rows));
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
  Verdict verdict;
  int stones = 0;
  for (std::size_t turn = 0; turn < turns.size(); ++turn) {
    if (turns[turn] == kPass) continue;
    if (!is_legal(verdict, position, turns, turn)) return verdict;
    position.set(turns[turn], turn % 2 == 0 ? Color::kBlack : Color::kWhite);
    ++stones;
  }
  const Color to_move = turns.size() % 2 == 0 ? Color::kBlack : Color::kWhite;
  for (const Color color : {opponent(to_move), to_move}) {
    if (auto rows = winning_rows(position, color, rule); !rows.empty()) {
      set_five(verdict, color, std::move(rows));
      return verdict;
    }
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
  for (std::size_t move = 0; move < moves.size(); ++move) {
    if (!is_legal(verdict, position, moves, move)) return verdict;
    if (verdict.reason == Reason::kNone) {
      play(verdict, position, moves[move], static_cast<int>(move), rule);
    } else {
      position.set(moves[move], Color::kBlack);  // its colour does not matter any more
    }
  }
  return verdict;
}

}  // namespace qiju::gomoku

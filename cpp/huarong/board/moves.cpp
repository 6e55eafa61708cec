#include "huarong/board/moves.h"

#include <bitset>
#include <cassert>
#include <utility>

namespace qiju::huarong {

namespace {

/// True if a step belongs to the same move as the one before.
bool continues(Step last, Step step, Metric metric) {
  if (metric == Metric::kStep || step.id != last.id) return false;
  return metric == Metric::kMove || step.direction == last.direction;
}

struct MoveTo {
  Piece end;
  Move move;
};

/// The piece itself, then its legal moves up to the first one whose end `is_last` accepts.
template <typename IsLast>
std::vector<MoveTo> moves_of(const Board& board, const Piece& piece, Metric metric,
                             IsLast is_last) {
  const auto cell = [](const Piece& p) {
    return static_cast<std::size_t>(kMaxSide * p.row + p.col);
  };
  std::bitset<kMaxCells> visited;
  visited.set(cell(piece));
  std::vector<MoveTo> queue{{piece, {piece.id, {}}}};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const auto direction : kDirections) {
      if (i > 0 && metric == Metric::kStep) continue;
      if (i > 0 && metric == Metric::kSlide && queue[i].move.path.back() != direction) continue;
      const Piece next = moved(queue[i].end, direction);
      if (!can_face(board, piece, direction) || !can_stand(board, piece, next.row, next.col))
        continue;
      if (visited.test(cell(next))) continue;
      visited.set(cell(next));
      queue.push_back({next, queue[i].move});
      queue.back().move.path.push_back(direction);
      if (is_last(next)) return queue;
    }
  }
  return queue;
}

}  // namespace

std::vector<Move> legal_moves(const Board& board, Metric metric) {
  std::vector<Move> moves;
  for (const Piece& piece : read_layout(board).pieces) {
    auto found = moves_of(board, piece, metric, [](const Piece&) { return false; });
    for (auto move = found.begin() + 1; move != found.end(); ++move) {
      moves.push_back(std::move(move->move));
    }
  }
  return moves;
}

Move shortest_move(const Board& board, std::int32_t id, int row, int col) {
  const auto is_there = [&](const Piece& piece) { return piece.row == row && piece.col == col; };
  return moves_of(board, find_piece(board, id), Metric::kMove, is_there).back().move;
}

void make_move(Board& board, const Move& move) {
  for (const auto direction : move.path) {
    [[maybe_unused]] const bool is_legal = make_step(board, {move.id, direction});
    assert(is_legal);
  }
}

std::vector<Move> group_steps(const std::vector<Step>& steps, Metric metric) {
  std::vector<Move> moves;
  Step last;
  for (const Step& step : steps) {
    if (moves.empty() || !continues(last, step, metric)) moves.push_back({step.id, {}});
    moves.back().path.push_back(step.direction);
    last = step;
  }
  return moves;
}

Lengths lengths_of(const std::vector<Move>& moves) {
  Lengths lengths;
  Step last;
  for (const Move& move : moves) {
    for (const auto direction : move.path) {
      const Step step{move.id, direction};
      const bool is_first = lengths.step++ == 0;
      lengths.slide += is_first || !continues(last, step, Metric::kSlide);
      lengths.move += is_first || !continues(last, step, Metric::kMove);
      last = step;
    }
  }
  return lengths;
}

}  // namespace qiju::huarong

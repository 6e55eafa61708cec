#include "huarong/board/moves.h"

#include <bitset>
#include <cassert>
#include <utility>

namespace qiju::huarong {

namespace {

struct MoveTo {
  Piece end;
  Move move;
};

/// The piece itself, then its legal moves up to the first one whose end `is_last` accepts.
template <typename IsLast>
std::vector<MoveTo> moves_of(const Board& board, const Piece& piece, Metric metric,
                             IsLast is_last) {
  std::bitset<kMaxCells> visited;
  visited.set(board.cell(piece.row, piece.col));
  std::vector<MoveTo> queue{{piece, {piece.id, {}}}};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const auto direction : kDirections) {
      if (i > 0 && metric == Metric::kStep) continue;
      if (i > 0 && metric == Metric::kSlide && queue[i].move.path.back() != direction) continue;
      const Piece next = moved(queue[i].end, direction);
      if (!can_face(board, piece, direction) || !can_stand(board, piece, next.row, next.col))
        continue;
      if (visited.test(board.cell(next.row, next.col))) continue;
      visited.set(board.cell(next.row, next.col));
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
  for (const Step& step : steps) {
    const bool continues = metric != Metric::kStep && !moves.empty() &&
                           step.id == moves.back().id &&
                           (metric == Metric::kMove || step.direction == moves.back().path.back());
    if (!continues) moves.push_back({step.id, {}});
    moves.back().path.push_back(step.direction);
  }
  return moves;
}

Lengths lengths_of(const std::vector<Move>& moves) {
  std::vector<Step> steps;
  for (const Move& move : moves) {
    for (const auto direction : move.path) steps.push_back({move.id, direction});
  }
  const auto length = [&](Metric metric) {
    return static_cast<int>(group_steps(steps, metric).size());
  };
  return {length(Metric::kStep), length(Metric::kSlide), length(Metric::kMove)};
}

}  // namespace qiju::huarong

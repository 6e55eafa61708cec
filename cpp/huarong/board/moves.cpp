#include "huarong/board/moves.h"

#include <bitset>
#include <cassert>

namespace qiju::huarong {

namespace {

/// Whether a step belongs to the same move as the one before.
bool continues(Step last, Step step, Metric metric) {
  if (metric == Metric::kStep || step.id != last.id) return false;
  return metric == Metric::kMove || step.direction == last.direction;
}

}  // namespace

std::vector<Move> legal_moves(const Board& board, Metric metric) {
  std::vector<Move> moves;
  for (const Piece& piece : read_layout(board).pieces) {
    const auto cell = [](const Piece& p) {
      return static_cast<std::size_t>(kMaxSide * p.row + p.col);
    };
    std::bitset<kMaxCells> visited;
    visited.set(cell(piece));
    // Breadth first. The queue begins with the piece itself; entry i > 0 is the end of
    // moves[first + i - 1].
    std::vector<Piece> queue{piece};
    const std::size_t first = moves.size();
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const auto path = i == 0 ? std::vector<Direction>{} : moves[first + i - 1].path;
      for (const auto direction : kDirections) {
        if (i > 0 && metric == Metric::kStep) continue;
        if (i > 0 && metric == Metric::kSlide && path.back() != direction) continue;
        const Piece next = moved(queue[i], direction);
        if (!can_face(board, piece, direction) || !can_stand(board, piece, next.row, next.col))
          continue;
        if (visited.test(cell(next))) continue;
        visited.set(cell(next));
        queue.push_back(next);
        moves.push_back({piece.id, path});
        moves.back().path.push_back(direction);
      }
    }
  }
  return moves;
}

void make_move(Board& board, const Move& move) {
  for (const auto direction : move.path) {
    [[maybe_unused]] const bool is_legal = make_step(board, {move.id, direction});
    assert(is_legal);
  }
}

void undo_move(Board& board, const Move& move) {
  constexpr Direction kOpposite[] = {Direction::kDown, Direction::kUp, Direction::kRight,
                                     Direction::kLeft};
  for (auto direction = move.path.rbegin(); direction != move.path.rend(); ++direction) {
    [[maybe_unused]] const bool is_legal =
        make_step(board, {move.id, kOpposite[static_cast<int>(*direction)]});
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

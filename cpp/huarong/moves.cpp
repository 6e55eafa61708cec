#include "huarong/moves.h"

#include <bitset>
#include <cassert>

namespace qiju::huarong {

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
  for (const auto& [id, direction] : steps) {
    const bool continues = metric != Metric::kStep && !moves.empty() && moves.back().id == id &&
                           (metric == Metric::kMove || moves.back().path.back() == direction);
    if (!continues) moves.push_back({id, {}});
    moves.back().path.push_back(direction);
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

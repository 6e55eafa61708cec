#include "huarong/moves.h"

#include <cstdint>

namespace qiju::huarong {

std::vector<Move> legal_moves(const Board& board, Metric metric) {
  std::vector<Move> moves;
  for (const Piece& piece : read_layout(board).pieces) {
    const auto bit = [](const Piece& p) { return std::uint64_t{1} << (kMaxSide * p.row + p.col); };
    std::uint64_t met = bit(piece);
    // The places of the piece, the first where it is; place i > 0 is where moves[first + i - 1]
    // ends.
    std::vector<Piece> places{piece};
    const std::size_t first = moves.size();
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto path = i == 0 ? std::vector<Direction>{} : moves[first + i - 1].path;
      for (const auto direction : kDirections) {
        if (i > 0 && metric == Metric::kStep) continue;
        if (i > 0 && metric == Metric::kSlide && path.back() != direction) continue;
        const Piece next = moved(places[i], direction);
        if (!fits(board, next) || (met & bit(next)) != 0) continue;
        met |= bit(next);
        places.push_back(next);
        moves.push_back({piece.id, path});
        moves.back().path.push_back(direction);
      }
    }
  }
  return moves;
}

void make_move(Board& board, const Move& move) {
  for (const auto direction : move.path) make_step(board, {move.id, direction});
}

Lengths lengths(const std::vector<Move>& moves) {
  Lengths lengths;
  Step last;
  for (const Move& move : moves) {
    for (const auto direction : move.path) {
      lengths.step += 1;
      lengths.move += move.id != last.id;
      lengths.slide += move.id != last.id || direction != last.direction;
      last = {move.id, direction};
    }
  }
  return lengths;
}

}  // namespace qiju::huarong

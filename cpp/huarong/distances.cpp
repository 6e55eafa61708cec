#include "huarong/distances.h"

#include "huarong/any_board.h"
#include "huarong/two_blanks.h"

namespace qiju::huarong {

Board mirror_image(const Board& board) {
  Board image = board;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      image.at(row, board.cols - 1 - col) = board.at(row, col);
    }
  }
  return image;
}

Move Distances::move_to(const Board& board, std::uint32_t wanted) const {
  // The shortest way to a place in a straight line is straight: these are moves of every metric.
  for (const Move& move : legal_moves(board, Metric::kMove)) {
    Board next = board;
    make_move(next, move);
    if (number(next) == wanted) return move;
  }
  return {};
}

int Distances::distance(const Board& board) const {
  const std::uint32_t at = number(board);
  return at == kNoNumber ? kNotMet : distance(at);
}

std::uint32_t Distances::count(int wanted) const {
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < numbers(); ++i) {
    if (wanted != kNotMet && distance(i) == wanted) count += static_cast<std::uint32_t>(images(i));
  }
  return count;
}

Board Distances::at(int wanted, std::uint32_t index) const {
  for (std::uint32_t i = 0; i < numbers(); ++i) {
    if (distance(i) != wanted) continue;
    const auto images_here = static_cast<std::uint32_t>(images(i));
    if (index < images_here) return index == 0 ? board(i) : mirror_image(board(i));
    index -= images_here;
  }
  return {};
}

std::unique_ptr<Distances> make_distances(const Board& board, Metric metric, Mirror mirror) {
  if (has_two_blanks(board)) return make_two_blanks(board, metric, mirror);
  return std::make_unique<AnyBoard>(board, metric);
}

}  // namespace qiju::huarong

#include "huarong/mix.h"

#include <array>

#include "huarong/code.h"
#include "random/random.h"

namespace qiju::huarong {

namespace {

struct Kind {
  int left = 0;  ///< of these pieces, to be put on the board
  int height = 1;
  int width = 1;
};

struct Rest {
  int blanks = 0;
  std::array<Kind, 3> kinds;
};

/// Calls `visit(board)` for every way to put the rest on the free cells from `cell` on.
template <class Visit>
void for_each_layout(Board& board, Rest& rest, int cell, std::int32_t id, Visit& visit) {
  while (cell < board.rows * board.cols && board.ids[static_cast<std::size_t>(cell)] != 0) ++cell;
  if (cell == board.rows * board.cols) return visit(board);
  if (rest.blanks > 0) {
    --rest.blanks;
    for_each_layout(board, rest, cell + 1, id, visit);
    ++rest.blanks;
  }
  for (Kind& kind : rest.kinds) {
    const Piece piece{id, cell / board.cols, cell % board.cols, kind.height, kind.width};
    if (kind.left == 0 || !fits(board, piece)) continue;
    --kind.left;
    fill(board, piece, id);
    for_each_layout(board, rest, cell + 1, id + 1, visit);
    fill(board, piece, 0);
    ++kind.left;
  }
}

}  // namespace

MixSearch::MixSearch(const Mix& mix, Metric metric) {
  Board board;
  fill(board, {1, board.goal.row, board.goal.col, 2, 2}, 1);
  Rest rest{mix.blanks(), {{{mix.soldiers, 1, 1}, {mix.horizontals, 1, 2}, {mix.verticals, 2, 1}}}};
  auto seed = [&](const Board& layout) {
    if (!distances_) distances_ = make_distances(layout, metric, Mirror::kFolded);
    distances_->seed(layout);
  };
  for_each_layout(board, rest, 0, 2, seed);
}

bool MixSearch::run(std::uint32_t positions) { return !distances_ || distances_->run(positions); }

std::uint32_t MixSearch::solvable() const { return distances_ ? distances_->positions() : 0; }

int MixSearch::hardest() const { return distances_ ? distances_->farthest() : -1; }

std::optional<Board> MixSearch::pick(int distance, std::uint64_t seed) const {
  const std::uint32_t count = distances_ ? distances_->count(distance) : 0;
  if (count == 0) return std::nullopt;
  return decode(encode(distances_->at(distance, Random(seed).below(count)))).board;
}

}  // namespace qiju::huarong

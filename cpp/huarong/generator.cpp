#include "huarong/generator.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "huarong/board/share_code.h"
#include "huarong/classic/cell_ranks.h"
#include "huarong/classic/two_blank_search.h"

namespace qiju::huarong {

namespace {

struct Shape {
  int remaining = 0;  ///< pieces of the shape that are not placed yet
  int height = 1;
  int width = 1;
};

struct Unplaced {
  int blanks = 0;
  std::array<Shape, 3> shapes;
};

/// Calls `visit(board)` for every way to place the remaining pieces on the free cells from `cell`
/// on; ids count up from `id`.
template <typename Visit>
void for_each_layout(Board& board, Unplaced& unplaced, int cell, std::int32_t id,
                     const Visit& visit) {
  const int end = board.rows * board.cols;
  while (cell < end && board.ids[static_cast<std::size_t>(cell)] != kBlank) ++cell;
  if (cell == end) return visit(board);
  if (unplaced.blanks > 0) {
    --unplaced.blanks;
    for_each_layout(board, unplaced, cell + 1, id, visit);
    ++unplaced.blanks;
  }
  for (Shape& shape : unplaced.shapes) {
    const Piece piece{id, cell / board.cols, cell % board.cols, shape.height, shape.width};
    if (shape.remaining == 0 || !fits(board, piece)) continue;
    --shape.remaining;
    fill(board, piece, id);
    for_each_layout(board, unplaced, cell + 1, id + 1, visit);
    fill(board, piece, kBlank);
    ++shape.remaining;
  }
}

/// The board with soldiers in its first free cells, with the highest ids.
Board with_soldiers(Board board, int soldiers) {
  std::int32_t id = *std::max_element(board.ids.begin(), board.ids.end());
  for (; soldiers > 0; --soldiers) *std::find(board.ids.begin(), board.ids.end(), kBlank) = ++id;
  return board;
}

}  // namespace

Generator::Generator(const PieceCounts& pieces, Metric metric) {
  assert(pieces.horizontals >= 0 && pieces.verticals >= 0 && pieces.soldiers >= 0);
  assert(pieces.blanks() >= 1);
  Board board;
  const Goal exit;
  fill(board, {1, exit.row, exit.col, 2, 2}, 1);
  Unplaced unplaced{
      pieces.blanks(),
      {{{pieces.soldiers, 1, 1}, {pieces.horizontals, 1, 2}, {pieces.verticals, 2, 1}}}};
  // An arrangement of the larger pieces stands for all its choices of blanks.
  const bool by_arrangements = pieces.blanks() == 2 && pieces.soldiers <= kMaxFreeCells - 2;
  if (by_arrangements) unplaced.blanks += std::exchange(unplaced.shapes[0].remaining, 0);
  TwoBlankSearch* two_blank_search = nullptr;
  for_each_layout(board, unplaced, 0, 2, [&](const Board& layout) {
    if (!search_ && by_arrangements) {
      auto search = std::make_unique<TwoBlankSearch>(with_soldiers(layout, pieces.soldiers), metric,
                                                     SearchOptions{MirrorReduction::kAllowed});
      two_blank_search = search.get();
      search_ = std::move(search);
    } else if (!search_) {
      search_ = make_search(layout, metric, {MirrorReduction::kAllowed});
    }
    if (by_arrangements) {
      two_blank_search->add_arrangement(layout);
    } else {
      search_->add_source(layout);
    }
  });
}

bool Generator::run(std::uint32_t positions) { return !search_ || search_->run(positions); }

std::uint32_t Generator::searched() const { return search_ ? search_->searched() : 0; }

std::uint32_t Generator::solvable() const {
  return search_ ? count_between(*search_, 0, max_distance()) : 0;
}

int Generator::max_distance() const { return search_ ? search_->max_distance() : -1; }

std::optional<Board> Generator::pick(int from, int to, std::uint64_t seed) const {
  auto board = search_ ? huarong::pick(*search_, from, to, seed) : std::nullopt;
  if (board) board = decode(encode(*board)).board;  // numbers the pieces
  return board;
}

}  // namespace qiju::huarong

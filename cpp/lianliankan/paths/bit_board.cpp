#include "lianliankan/paths/bit_board.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace qiju::lianliankan {
namespace {

constexpr int kNone = -2;  // no row or column; -1 is the ring

// The first and the last column of a set, or kNone if it is empty.
int lowest(std::uint64_t cols) { return cols ? std::countr_zero(cols) - 1 : kNone; }
int highest(std::uint64_t cols) { return cols ? 62 - std::countl_zero(cols) : kNone; }

// The candidates for the middle segment of a path between two cells.
class MiddleSegments {
 public:
  MiddleSegments(const BitBoard& board, Cell from, Cell to)
      : board_(board),
        upper_(from.row <= to.row ? from : to),
        lower_(from.row <= to.row ? to : from),
        ends_(position_bit(from.col) | position_bit(to.col)) {
    for (int r = upper_.row + 1; r < lower_.row; ++r) between_ |= board_.row(r);
    const std::uint64_t left = position_bit(std::min(from.col, to.col));
    inner_ = from.col == to.col ? 0 : (ends_ - left) - 2 * left;
  }

  std::uint64_t ends() const { return ends_; }

  bool straight() const {
    if (upper_.row == lower_.row) return (board_.row(upper_.row) & inner_) == 0;
    return upper_.col == lower_.col && (between_ & ends_) == 0;
  }

  // The middle columns, one bit each. A middle column through one of the cells saves a turn.
  std::uint64_t columns() const {
    if (upper_.row == lower_.row) return 0;
    return reachable(board_.row(upper_.row), upper_.col) &
           reachable(board_.row(lower_.row), lower_.col) & ~between_;
  }

  // The middle row strictly between the cells, as near as possible to the lower or the upper cell.
  int inside(bool nearest_to_lower) const {
    if (upper_.col == lower_.col) return kNone;
    int last = upper_.row;
    while (last + 1 < lower_.row && free(last + 1, position_bit(upper_.col))) ++last;
    int first = lower_.row;
    while (first - 1 > upper_.row && free(first - 1, position_bit(lower_.col))) --first;
    const int step = nearest_to_lower ? -1 : 1;
    for (int r = nearest_to_lower ? last : first; first <= r && r <= last; r += step) {
      if (free(r, inner_)) return r;
    }
    return kNone;
  }

  // The nearest middle row above both cells, and below both.
  int above() const { return outside(upper_.row, lower_.col, -1); }
  int below() const { return outside(lower_.row, upper_.col, 1); }

 private:
  bool free(int r, std::uint64_t cols) const { return (board_.row(r) & cols) == 0; }

  // The nearest middle row beyond `row`, where one cell is; the other cell is in column `col`.
  int outside(int row, int col, int step) const {
    if (upper_.col == lower_.col) return kNone;
    const std::uint64_t passed = upper_.row == lower_.row ? 0 : between_ | board_.row(row);
    if (passed & position_bit(col)) return kNone;
    for (int r = row + step; r >= -1 && r <= board_.rows() && free(r, ends_); r += step) {
      if (free(r, inner_)) return r;
    }
    return kNone;
  }

  const BitBoard& board_;
  Cell upper_;
  Cell lower_;
  std::uint64_t ends_;         // the columns of the two cells
  std::uint64_t inner_ = 0;    // the columns strictly between them
  std::uint64_t between_ = 0;  // columns blocked in a row strictly between them
};

// Equal neighbours are one corner.
CornerPath corner_path(Cell from, Cell turn1, Cell turn2, Cell to) {
  CornerPath result;
  for (const Cell cell : {from, turn1, turn2, to}) {
    if (result.count == 0 || cell != result.cells[static_cast<std::size_t>(result.count - 1)]) {
      result.cells[static_cast<std::size_t>(result.count++)] = cell;
    }
  }
  return result;
}

}  // namespace

BitBoard::BitBoard(std::span<const std::uint64_t> tiles, int cols, bool ring)
    : BitBoard(static_cast<int>(tiles.size()), cols, ring,
               [&](int row) { return tiles[static_cast<std::size_t>(row)]; }) {}

BitBoard::BitBoard(const Board& board, bool ring)
    : BitBoard(board.rows, board.cols, ring, [kind = board.kinds.data(), &board](int) mutable {
        std::uint64_t tiles = 0;
        for (int c = 0; c < board.cols; ++c) tiles |= std::uint64_t{*kind++ != kEmpty} << c;
        return tiles;
      }) {}

CornerPath BitBoard::path(Cell from, Cell to, int max_turns, Order order) const {
  assert(from != to && max_turns >= 0 && max_turns <= kMaxTurns);
  const MiddleSegments middles(*this, from, to);
  if (middles.straight()) return corner_path(from, from, to, to);
  if (max_turns == 0) return {};

  const auto by_column = [&](int col) {
    return corner_path(from, {from.row, col}, {to.row, col}, to);
  };
  const auto by_row = [&](int row) {
    return corner_path(from, {row, from.col}, {row, to.col}, to);
  };

  std::uint64_t columns = middles.columns();
  const bool one_turn = max_turns == 1 || (order == Order::kTurns && columns & middles.ends());
  if (one_turn) columns &= middles.ends();

  // A path without a detour uses two directions. Ties break up < right < down < left, so a path
  // that starts in the smaller direction should go far before it turns, and any other should turn
  // soon.
  const bool right = from.col < to.col;
  const bool down = from.row < to.row;
  const bool row_first = right && down;
  const std::uint64_t here = columns & position_bit(from.col);
  const std::uint64_t towards =
      columns & (right ? 2 * position_bit(to.col) - 2 * position_bit(from.col)
                       : position_bit(from.col) - position_bit(to.col));
  if (row_first && towards) return by_column(highest(towards));
  if (!row_first && here) return by_column(from.col);
  if (!one_turn) {
    const int row = middles.inside(down && !row_first);
    if (row != kNone) return by_row(row);
  }
  if (here) return by_column(from.col);
  if (towards) return by_column(right ? lowest(towards) : highest(towards));
  if (one_turn) return {};

  // A detour is the first segment. The shortest wins, then the first in the order of directions.
  const int above = middles.above();
  const int below = middles.below();
  if (columns == 0 && above == kNone && below == kNone) return {};
  const auto [left_end, right_end] = std::minmax(from.col, to.col);
  const auto [top_end, bottom_end] = std::minmax(from.row, to.row);
  const int beyond = lowest(columns & ~(2 * position_bit(right_end) - 1));
  const int before = highest(columns & (position_bit(left_end) - 1));
  int detour = kMaxSide + 2;
  CornerPath best;
  const auto consider = [&](bool exists, int length, auto&& make_path, int middle) {
    if (!exists || length >= detour) return;
    detour = length;
    best = make_path(middle);
  };
  consider(above != kNone, top_end - above, by_row, above);
  consider(beyond != kNone, beyond - right_end, by_column, beyond);
  consider(below != kNone, below - bottom_end, by_row, below);
  consider(before != kNone, left_end - before, by_column, before);
  return best;
}

Path cells(const CornerPath& path) {
  Path result;
  for_each_cell(path, [&](Cell cell) { result.push_back(cell); });
  return result;
}

}  // namespace qiju::lianliankan

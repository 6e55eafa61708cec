// The occupied cells of a board, one 64-bit word a row, and the paths of at most two turns.
//
//   bit         0     1   2  …  n   n+1   n+2 … 63
//   column     -1     0   1  … n-1   n
//              ring   cells         ring  always set
//
// A set bit blocks paths: a tile, a wall, a ring that must not be used, or a cell beyond the ring.
// There is always a set bit above the ring, where a ray stops; below bit 0 the word ends.
//
// The middle segment fixes a path of two turns:
//
//   . A x . .     In column 2: both cells must reach the column in their rows, and no row between
//   . . x . .     them may block it. One AND over whole rows finds all such columns.
//   . . x x B
//
//   . x x x .     In row 0: rows are tested one by one, outwards from the cells, by the columns of
//   . A . B .     the cells and those between them.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lianliankan/paths/connect.h"

namespace qiju::lianliankan {

/// The longest row or column that fits in a word: two bits are the ring, one is always set.
inline constexpr int kMaxWordSide = 61;

/// The bit of a position, -1 to kMaxWordSide + 1.
constexpr std::uint64_t position_bit(int position) { return std::uint64_t{1} << (position + 1); }

/// A line of `side` empty cells; paths use its ring if `ring`.
constexpr std::uint64_t empty_line(int side, bool ring) {
  return ring ? ~(2 * position_bit(side) - 1) : ~(position_bit(side) - position_bit(0));
}

/// The positions that a straight segment from `position` reaches: the run of clear bits around it
/// and itself, clear or not. (Chess programming: sliding-piece attacks, "classical approach",
/// without the blockers.) O(1).
constexpr std::uint64_t reachable(std::uint64_t line, int position) {
  const std::uint64_t here = position_bit(position);
  const std::uint64_t above = line & ~(here | (here - 1));
  const std::uint64_t below = line & (here - 1);
  return ((above & -above) - 1) & -(std::uint64_t{1} << (64 - std::countl_zero(below)));
}

/// A path of at most two turns: both ends and the cells between them where it turns, in order.
struct CornerPath {
  int count = 0;  ///< of `cells`, 2 to 4; 0 if there is no path
  std::array<Cell, 4> cells;
};

/// Calls visit(cell) for every cell of `path`, both ends included.
template <class Visit>
void for_each_cell(const CornerPath& path, Visit visit) {
  Cell at = path.cells[0];
  for (int i = 0; i < path.count; ++i) {
    for (const Cell corner = path.cells[static_cast<std::size_t>(i)]; at != corner; visit(at)) {
      at.row += (at.row < corner.row) - (at.row > corner.row);
      at.col += (at.col < corner.col) - (at.col > corner.col);
    }
    if (i == 0) visit(at);
  }
}

[[nodiscard]] Path cells(const CornerPath& path);

class BitBoard {
 public:
  static constexpr int kMaxCols = kMaxWordSide;
  static constexpr int kMaxTurns = 2;  ///< of path()
  static constexpr bool supports(int cols, int max_turns) {
    return cols <= kMaxCols && max_turns <= kMaxTurns;
  }

  /// Bit c of `tiles[r]` says that row r, column c is occupied; bits from `cols` on are ignored.
  /// 1 <= tiles.size() <= kMaxSide, 1 <= cols <= kMaxCols. Paths use the ring if `ring`.
  BitBoard(std::span<const std::uint64_t> tiles, int cols, bool ring);
  /// Takes a board of at most kMaxCols columns. O(cells).
  BitBoard(const Board& board, bool ring);

  /// Is a cell of the board occupied? put() and remove() change that.
  bool has(Cell cell) const { return (row(cell.row) & position_bit(cell.col)) != 0; }
  void put(Cell cell) { words_[word(cell.row)] |= position_bit(cell.col); }
  void remove(Cell cell) { words_[word(cell.row)] &= ~position_bit(cell.col); }

  /// Bit c of row_tiles(r), as of `tiles[r]` above.
  template <class RowTiles>
  BitBoard(int rows, int cols, bool ring, RowTiles row_tiles)
      : rows_(rows), cols_(cols), ring_(ring) {
    assert(rows >= 1 && rows <= kMaxSide && cols >= 1 && cols <= kMaxCols);
    const std::uint64_t outside = empty_line(cols, ring);
    const std::uint64_t inside = position_bit(cols) - position_bit(0);
    for (int r = 0; r < rows; ++r) words_[word(r)] = (row_tiles(r) << 1 & inside) | outside;
    words_[0] = words_[word(rows)] = ring ? outside : ~std::uint64_t{0};
  }

  /// The path that connect() promises between two different cells of the board, whatever they hold.
  /// 0 <= max_turns <= kMaxTurns. O(rows).
  [[nodiscard]] CornerPath path(Cell from, Cell to, int max_turns, Order order) const;

  int rows() const { return rows_; }
  int cols() const { return cols_; }
  bool ring() const { return ring_; }

  /// The words of the rows -1 to rows(), and the word of one.
  std::span<const std::uint64_t> words() const { return std::span(words_).first(word(rows_) + 1); }
  std::uint64_t row(int r) const { return words_[word(r)]; }

 private:
  static constexpr std::size_t word(int row) { return static_cast<std::size_t>(row + 1); }

  int rows_;
  int cols_;
  bool ring_;
  std::array<std::uint64_t, kMaxSide + 2> words_;  // [0] is the ring at row -1
};

}  // namespace qiju::lianliankan

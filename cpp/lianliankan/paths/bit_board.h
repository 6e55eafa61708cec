// The tiles of a board as one word a row (row_bits.h), and paths of at most two turns between them.
//
// A path with two turns is fixed by its middle segment:
//
//   . A x . .     the middle segment in column 2: the candidates are the columns that both cells
//   . . x . .     reach in their rows, less those blocked in a row between them. One AND over whole
//   . . x x B     rows finds them all at once.
//
//   . x x x .     the middle segment in row 0: candidates are tested row by row, outwards from the
//   . A . B .     cells, by the columns of the cells and those between them.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lianliankan/paths/connect.h"
#include "lianliankan/paths/row_bits.h"

namespace qiju::lianliankan {

/// A path of at most two turns: both ends and the cells between them where it turns, in order.
struct CornerPath {
  int count = 0;  ///< of `cells`, 2 to 4; 0 if there is no path
  std::array<Cell, 4> cells;
};

/// Calls visit(cell) for every cell of `path`, both ends included.
template <typename Visit>
void each_cell(const CornerPath& path, Visit visit) {
  Cell at = path.cells[0];
  for (int i = 0; i < path.count; ++i) {
    for (const Cell corner = path.cells[static_cast<std::size_t>(i)]; at != corner; visit(at)) {
      at.row += (at.row < corner.row) - (at.row > corner.row);
      at.col += (at.col < corner.col) - (at.col > corner.col);
    }
    if (i == 0) visit(at);
  }
}

/// The cells of `path`, both ends included.
[[nodiscard]] Path cells(const CornerPath& path);

class BitBoard {
 public:
  static constexpr int kMaxCols = kMaxWordSide;
  static constexpr int kMaxTurns = 2;
  static constexpr bool supports(int cols, int max_turns) {
    return cols <= kMaxCols && max_turns <= kMaxTurns;
  }

  /// Bit c of `tiles[r]`: is there a tile at row r, column c? Bits from `cols` on are not read.
  /// 1 <= tiles.size() <= kMaxSide, 1 <= cols <= kMaxCols. `ring`: may a path use the ring?
  BitBoard(std::span<const std::uint64_t> tiles, int cols, bool ring);
  /// The same from a board of at most kMaxCols columns. O(cells).
  BitBoard(const Board& board, bool ring);

  /// Clears `cell`, which is on the board.
  void remove(Cell cell);

  /// Whether a path of at most `max_turns` turns, 0 to kMaxTurns, connects two different cells of
  /// the board. Their own contents do not matter. O(rows).
  [[nodiscard]] bool connectable(Cell from, Cell to, int max_turns) const;

  /// The path that connect() gives, for the same arguments as connectable(). O(rows).
  [[nodiscard]] CornerPath path(Cell from, Cell to, int max_turns, Order order) const;

  int rows() const { return rows_; }
  int cols() const { return cols_; }
  bool ring() const { return ring_; }

  /// The words of the rows from -1 to rows().
  std::span<const std::uint64_t> words() const {
    return std::span(words_).first(static_cast<std::size_t>(rows_) + 2);
  }
  /// The word of row r, -1 to rows().
  std::uint64_t row(int r) const { return words_[static_cast<std::size_t>(r) + 1]; }

 private:
  // row_tiles(r): bit c is the tile at row r, column c.
  template <typename RowTiles>
  void fill(RowTiles row_tiles);

  int rows_;
  int cols_;
  bool ring_;
  std::array<std::uint64_t, kMaxSide + 2> words_;  // [0] is the ring at row -1
};

}  // namespace qiju::lianliankan

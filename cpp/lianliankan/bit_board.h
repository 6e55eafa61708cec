// The tiles of a board as one machine word a row, and paths of at most two turns between them.
//
// A path with two turns is fixed by its middle segment. A middle column must be in sight of both
// cells along their rows and free in every row between: one AND over whole rows finds all such
// columns at once. A middle row is looked for row by row, outwards from the cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lianliankan/connect.h"

namespace qiju::lianliankan {

/// A path of at most two turns: both ends and the cells between them where it turns, in order.
struct Bends {
  int count = 0;  ///< of `cells`, 2 to 4; 0 if there is no path
  std::array<Cell, 4> cells;
};

/// Calls visit(cell) for every cell of `bends`, both ends included.
template <typename Visit>
void each_cell(const Bends& bends, Visit visit) {
  Cell at = bends.cells[0];
  for (int i = 0; i < bends.count; ++i) {
    for (const Cell end = bends.cells[static_cast<std::size_t>(i)]; at != end; visit(at)) {
      at.row += (at.row < end.row) - (at.row > end.row);
      at.col += (at.col < end.col) - (at.col > end.col);
    }
    if (i == 0) visit(at);
  }
}

/// The cells of `bends`, both ends included.
Path cells(const Bends& bends);

class BitBoard {
 public:
  /// The widest board that fits in a word with its ring and one blocked bit to stop at.
  static constexpr int kMaxCols = 61;
  static constexpr int kMaxTurns = 2;
  static constexpr bool serves(int cols, int max_turns) {
    return cols <= kMaxCols && max_turns <= kMaxTurns;
  }

  /// Bit c of `tiles[r]`: is there a tile at row r, column c? Bits from `cols` on are not read.
  /// 1 <= tiles.size() <= kMaxSide, 1 <= cols <= kMaxCols.
  BitBoard(std::span<const std::uint64_t> tiles, int cols, bool ring);
  BitBoard(const Board& board, bool ring);

  /// Takes the tile at `cell` off.
  void remove(Cell cell);

  /// Whether a path of at most `max_turns` turns, 0 to kMaxTurns, joins two different cells of the
  /// board. What stands on the two does not matter.
  bool joined(Cell from, Cell to, int max_turns) const;

  /// The path that connect() gives, under the same terms as joined().
  Bends path(Cell from, Cell to, int max_turns, Order order) const;

  int rows() const { return rows_; }

  /// Row r, -1 to rows(): bit c + 1 is set if column c is blocked. A ring that is not to be entered
  /// is blocked, and so is all beyond it.
  std::uint64_t row(int r) const { return words_[static_cast<std::size_t>(r) + 1]; }

 private:
  // tiles(r) are those of row r.
  template <typename Tiles>
  void fill(int cols, bool ring, Tiles tiles);

  int rows_;
  std::array<std::uint64_t, kMaxSide + 2> words_;
};

}  // namespace qiju::lianliankan

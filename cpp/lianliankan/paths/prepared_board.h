// A board for many questions: it keeps what one of them had to compute first.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/row_column_bits.h"

namespace qiju::lianliankan {

/// The tiles of a board in reading order, each linked to the next tile of its kind.
///
///   board   2 1 2     tile   0  1  2  3  4  5
///           1 3 3     next   2  3  -  -  5  -
class SameKindChains {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  /// O(cells).
  explicit SameKindChains(const Board& board);

  std::uint32_t size() const { return static_cast<std::uint32_t>(cells_.size()); }
  Cell cell(std::uint32_t tile) const { return cells_[tile]; }
  /// The next tile of the same kind, or kNone.
  std::uint32_t next(std::uint32_t tile) const { return next_[tile]; }

 private:
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> next_;
};

class PreparedBoard {
 public:
  /// `board` must outlive this; for a single question it converts to this. The first call of each
  /// function below, or the first with other rules, takes O(cells), later calls O(1), path()
  /// O(rows + cols).
  PreparedBoard(const Board& board) : board_(board) {}

  const Board& board() const { return board_; }
  const SameKindChains& chains() const;
  /// For at most BitBoard::kMaxCols columns.
  const BitBoard& bits(bool ring) const;
  /// For sides of at most kMaxWordSide.
  const RowColumnBits& row_column_bits(const Rules& rules) const;

  /// The path that connect() promises, where BitBoard::supports() it.
  CornerPath path(Cell from, Cell to, const Rules& rules, Order order) const;

 private:
  Board board_;
  mutable std::optional<SameKindChains> chains_;
  mutable std::optional<BitBoard> bits_;
  mutable std::optional<RowColumnBits> row_column_bits_;
};

}  // namespace qiju::lianliankan

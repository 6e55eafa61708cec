// A board about which many questions will be asked: what each of them would compute first.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "lianliankan/bit_board.h"
#include "lianliankan/board.h"
#include "lianliankan/row_column_bits.h"
#include "lianliankan/same_kind_chains.h"

namespace qiju::lianliankan {

class PreparedBoard {
 public:
  static constexpr int kMaxCols = BitBoard::kMaxCols;

  /// `board` has at most kMaxCols columns, and is copied. O(cells).
  explicit PreparedBoard(const Board& board)
      : rows_(board.rows),
        cols_(board.cols),
        kinds_(board.kinds.begin(), board.kinds.end()),
        chains_(board),
        bits_{BitBoard(board, false), BitBoard(board, true)} {
    if (rows_ <= RowColumnBits::kMaxSide) row_column_bits_.emplace(board, Rules{});
  }

  Board board() const { return {rows_, cols_, kinds_}; }
  const SameKindChains& chains() const { return chains_; }
  const BitBoard& bits(bool ring) const { return bits_[ring ? 1 : 0]; }
  /// Those of the default rules; null if there are too many rows.
  const RowColumnBits* row_column_bits() const {
    return row_column_bits_ ? &*row_column_bits_ : nullptr;
  }

 private:
  int rows_;
  int cols_;
  std::vector<Kind> kinds_;
  SameKindChains chains_;
  std::array<BitBoard, 2> bits_;
  std::optional<RowColumnBits> row_column_bits_;
};

}  // namespace qiju::lianliankan

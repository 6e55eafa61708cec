// A board about which many questions will be asked: what each of them would compute first is
// computed when one needs it, and kept.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "lianliankan/paths/bit_board.h"
#include "lianliankan/board.h"
#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/paths/same_kind_chains.h"

namespace qiju::lianliankan {

class PreparedBoard {
 public:
  static constexpr int kMaxCols = BitBoard::kMaxCols;

  /// `board` has at most kMaxCols columns, and is copied. O(cells), as is the first
  /// call of each function below; later ones are O(1), path() is O(rows + cols).
  explicit PreparedBoard(const Board& board)
      : rows_(board.rows), cols_(board.cols), kinds_(board.kinds.begin(), board.kinds.end()) {}

  Board board() const { return {rows_, cols_, kinds_}; }
  const SameKindChains& chains();
  const BitBoard& bits(bool ring);
  /// Those of the default rules; null if there are too many rows.
  const RowColumnBits* row_column_bits();

  /// The path that connect() gives under these rules, with at most BitBoard::kMaxTurns turns.
  CornerPath path(Cell from, Cell to, int max_turns, bool ring, Order order);

 private:
  int rows_;
  int cols_;
  std::vector<Kind> kinds_;
  std::optional<SameKindChains> chains_;
  std::array<std::optional<BitBoard>, 2> bits_;  // without the ring, with it
  std::optional<RowColumnBits> row_column_bits_;
};

}  // namespace qiju::lianliankan

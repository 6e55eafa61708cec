// A board for many questions: it keeps what one of them had to compute first.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/paths/same_kind_chains.h"

namespace qiju::lianliankan {

class PreparedBoard {
 public:
  /// Copies `board`, which has at most BitBoard::kMaxCols columns. This and the first call of each
  /// function below take O(cells), later calls O(1), path() O(rows + cols).
  explicit PreparedBoard(const Board& board)
      : rows_(board.rows), cols_(board.cols), kinds_(board.kinds.begin(), board.kinds.end()) {}

  Board board() const { return {rows_, cols_, kinds_}; }
  const SameKindChains& chains();
  const BitBoard& bits(bool ring);
  /// For the default rules; null if there are too many rows.
  const RowColumnBits* row_column_bits();

  /// The path that connect() promises; max_turns <= BitBoard::kMaxTurns.
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

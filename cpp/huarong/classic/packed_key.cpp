#include "huarong/classic/packed_key.h"

#include <cassert>

namespace qiju::huarong {

PackedKey pack(const Board& board) {
  assert(board.rows == kRows && board.cols == kCols);
  const auto& ids = board.ids;
  PackedKey key = 0;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const std::size_t row = cell / kCols, col = cell % kCols;
    const auto same = [&](std::size_t other) { return ids[other] == ids[cell]; };
    const bool top_left = !(col > 0 && same(cell - 1)) && !(row > 0 && same(cell - kCols));
    if (ids[cell] == kBlank || !top_left) continue;
    const bool wide = col + 1 < kCols && same(cell + 1);
    const bool tall = row + 1 < kRows && same(cell + kCols);
    const int shift = wide && tall ? kCaoCaoShift
                      : wide       ? kHorizontalShift
                      : tall       ? kVerticalShift
                                   : kSoldierShift;
    key |= piece_bits(shift, static_cast<int>(cell));
  }
  return key;
}

}  // namespace qiju::huarong

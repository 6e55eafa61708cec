#include "lianliankan/paths/reach.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "lianliankan/paths/grid_search.h"
#include "lianliankan/paths/turn_flood.h"

namespace qiju::lianliankan {

void reach(const PreparedBoard& prepared, Cell from, const Rules& rules,
           std::span<std::int32_t> turns) {
  const Board& board = prepared.board();
  assert(board.valid() && board.contains(from) && rules.valid());
  const int width = board.cols + 2;
  if (board.cols <= BitBoard::kMaxCols) {
    std::fill_n(turns.begin(), (board.rows + 2) * width, -1);
    TurnFlood flood(prepared.bits(rules.ring));
    flood.start(from);
    int count = 0;
    do {
      std::int32_t* row = turns.data();
      for (int r = -1; r <= board.rows; ++r, row += width) {
        for (std::uint64_t fresh = flood.fresh(r); fresh != 0; fresh &= fresh - 1) {
          row[std::countr_zero(fresh)] = count;
        }
      }
    } while (count++ < rules.max_turns && flood.turn());
    return;
  }
  const RingGrid grid(board, rules.ring);
  TurnSearch search(grid);
  search.run(from, rules.max_turns);
  auto at = turns.begin();
  for (int row = -1; row <= board.rows; ++row) {
    for (int col = -1; col <= board.cols; ++col) {
      const Cell cell{row, col};
      *at++ = rules.ring || board.contains(cell) ? search.turns(cell) : -1;
    }
  }
}

int segments(const PreparedBoard& prepared, Cell from, Cell to, bool ring, int max_turns) {
  const Board& board = prepared.board();
  assert(board.valid() && board.contains(from) && board.contains(to));
  if (from == to) return 0;
  int turns = 0;
  if (board.cols <= BitBoard::kMaxCols) {
    const BitBoard& bits = prepared.bits(ring);
    const int few = std::min(max_turns, BitBoard::kMaxTurns);
    const CornerPath path = bits.path(from, to, few, Order::kTurns);
    if (path.count > 0) return path.count - 1;
    turns = TurnFlood(bits).turns(from, to, max_turns);
  } else {
    const RingGrid grid(board, ring);
    TurnSearch search(grid);
    search.run(from, max_turns);
    turns = search.turns(to);
  }
  return turns < 0 ? -1 : turns + 1;
}

}  // namespace qiju::lianliankan

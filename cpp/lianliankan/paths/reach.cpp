#include "lianliankan/paths/reach.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "lianliankan/paths/grid_search.h"
#include "lianliankan/paths/turn_flood.h"

namespace qiju::lianliankan {

std::vector<int> reach(const Board& board, Cell from, const Rules& rules) {
  assert(board.valid() && board.contains(from) && rules.valid());
  if (board.cols <= BitBoard::kMaxCols) {
    std::vector<int> turns(static_cast<std::size_t>((board.rows + 2) * (board.cols + 2)));
    reach(BitBoard(board, rules.ring), from, rules.max_turns, turns);
    return turns;
  }
  const RingGrid grid(board, rules.ring);
  TurnSearch search(grid);
  search.run(from, rules.max_turns);
  std::vector<int> turns;
  for (int row = -1; row <= board.rows; ++row) {
    for (int col = -1; col <= board.cols; ++col) {
      const Cell cell{row, col};
      turns.push_back(rules.ring || board.contains(cell) ? search.turns(cell) : -1);
    }
  }
  return turns;
}

void reach(const BitBoard& board, Cell from, int max_turns, std::span<std::int32_t> turns) {
  const int width = board.cols() + 2;
  std::fill_n(turns.begin(), (board.rows() + 2) * width, -1);
  TurnFlood flood(board);
  flood.start(from);
  int count = 0;
  do {
    std::int32_t* row = turns.data();
    for (int r = -1; r <= board.rows(); ++r, row += width) {
      for (std::uint64_t fresh = flood.fresh(r); fresh != 0; fresh &= fresh - 1) {
        row[std::countr_zero(fresh)] = count;
      }
    }
  } while (count++ < max_turns && flood.turn());
}

int segments(const Board& board, Cell from, Cell to, bool ring, int max_turns) {
  assert(board.valid() && board.contains(from) && board.contains(to));
  if (board.cols <= BitBoard::kMaxCols) return segments(BitBoard(board, ring), from, to, max_turns);
  if (from == to) return 0;
  const RingGrid grid(board, ring);
  TurnSearch search(grid);
  search.run(from, max_turns);
  return search.turns(to) < 0 ? -1 : search.turns(to) + 1;
}

int segments(const BitBoard& board, Cell from, Cell to, int max_turns) {
  if (from == to) return 0;
  const int few = std::min(max_turns, BitBoard::kMaxTurns);
  const CornerPath path = board.path(from, to, few, Order::kTurns);
  if (path.count > 0) return path.count - 1;
  TurnFlood flood(board);
  const int turns = flood.turns(from, to, max_turns);
  return turns < 0 ? -1 : turns + 1;
}

}  // namespace qiju::lianliankan

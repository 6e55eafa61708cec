#include "lianliankan/paths/pairs.h"

#include <algorithm>
#include <cassert>

#include "lianliankan/paths/grid_search.h"
#include "lianliankan/paths/turn_flood.h"

namespace qiju::lianliankan {
namespace {

// Lists the pairs of equal tiles for which connectable(a, b) is true, after calling start(a).
template <class Start, class Connectable>
std::vector<Pair> list(const Board& board, const SameKindChains& chains, Pair after,
                       std::size_t limit, Start start, Connectable connectable) {
  const std::size_t after_first = board.index(after.first);
  const std::size_t after_second = board.index(after.second);
  std::vector<Pair> pairs;
  for (std::uint32_t i = 0; i < chains.size(); ++i) {
    const Cell first = chains.cell(i);
    if (board.index(first) < after_first || chains.next(i) == SameKindChains::kNone) continue;
    start(first);
    for (std::uint32_t j = chains.next(i); j != SameKindChains::kNone; j = chains.next(j)) {
      const Cell second = chains.cell(j);
      if (first == after.first && board.index(second) <= after_second) continue;
      if (!connectable(first, second)) continue;
      if (pairs.size() == limit) return pairs;
      pairs.push_back({first, second});
    }
  }
  return pairs;
}

}  // namespace

std::vector<Pair> connectable_pairs(const PreparedBoard& prepared, const Rules& rules, Pair after,
                                    std::size_t limit) {
  const Board& board = prepared.board();
  assert(board.valid() && rules.valid());
  const SameKindChains& chains = prepared.chains();
  if (rules.max_turns <= BitBoard::kMaxTurns && std::max(board.rows, board.cols) <= kMaxWordSide) {
    const RowColumnBits& tiles = prepared.row_column_bits(rules);
    return list(
        board, chains, after, limit, [](Cell) {},
        [&](Cell a, Cell b) { return tiles.connectable(a, b); });
  }
  // Searches from tile to tile.
  if (board.cols <= BitBoard::kMaxCols) {
    TurnFlood flood(prepared.bits(rules.ring));
    const auto start = [&](Cell cell) {
      flood.start(cell);
      for (int turns = 1; turns <= rules.max_turns && flood.turn();) ++turns;
    };
    return list(board, chains, after, limit, start, [&](Cell, Cell b) { return flood.reached(b); });
  }
  const RingGrid grid(board, rules.ring);
  TurnSearch search(grid);
  return list(
      board, chains, after, limit, [&](Cell cell) { search.run(cell, rules.max_turns); },
      [&](Cell, Cell b) { return search.turns(b) >= 0; });
}

}  // namespace qiju::lianliankan

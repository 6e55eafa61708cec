#include "lianliankan/paths/pairs.h"

#include <algorithm>
#include <cassert>

#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/grid_search.h"
#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/paths/same_kind_chains.h"
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

std::vector<Pair> list(Board board, const SameKindChains& chains, const RowColumnBits& tiles,
                       Pair after, std::size_t limit) {
  return list(
      board, chains, after, limit, [](Cell) {},
      [&](Cell a, Cell b) { return tiles.connectable(a, b); });
}

bool fits_row_column_bits(const Board& board, const Rules& rules) {
  return rules.max_turns <= BitBoard::kMaxTurns && std::max(board.rows, board.cols) <= kMaxWordSide;
}

// Searches from tile to tile.
std::vector<Pair> list(const Board& board, const SameKindChains& chains, const Rules& rules,
                       Pair after, std::size_t limit) {
  if (board.cols <= BitBoard::kMaxCols) {
    const BitBoard bits(board, rules.ring);
    TurnFlood flood(bits);
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

}  // namespace

std::vector<Pair> connectable_pairs(const Board& board, const Rules& rules, Pair after,
                                    std::size_t limit) {
  assert(board.valid() && rules.valid());
  const SameKindChains chains(board);
  if (!fits_row_column_bits(board, rules)) return list(board, chains, rules, after, limit);
  return list(board, chains, RowColumnBits(board, rules), after, limit);
}

std::vector<Pair> connectable_pairs(PreparedBoard& prepared, const Rules& rules, Pair after,
                                    std::size_t limit) {
  const Board board = prepared.board();
  const SameKindChains& chains = prepared.chains();
  if (!fits_row_column_bits(board, rules)) return list(board, chains, rules, after, limit);
  if (rules.max_turns == 2 && rules.ring) {
    return list(board, chains, *prepared.row_column_bits(), after, limit);
  }
  return list(board, chains, RowColumnBits(board, rules), after, limit);
}

}  // namespace qiju::lianliankan

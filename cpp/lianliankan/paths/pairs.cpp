#include "lianliankan/paths/pairs.h"

#include <algorithm>
#include <cassert>

#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/reach.h"
#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/paths/same_kind_chains.h"
#include "lianliankan/paths/turn_flood.h"

namespace qiju::lianliankan {
namespace {

// Lists the pairs of equal tiles for which connectable(a, b) is true, after calling start(a).
template <typename Start, typename Connectable>
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

void no_start(Cell) {}

// On bits, with any number of turns.
std::vector<Pair> list(const Board& board, const SameKindChains& chains, const BitBoard& bits,
                       int max_turns, Pair after, std::size_t limit) {
  if (max_turns <= BitBoard::kMaxTurns) {
    return list(board, chains, after, limit, no_start,
                [&](Cell a, Cell b) { return bits.connectable(a, b, max_turns); });
  }
  TurnFlood flood(bits.words(), bits.cols(), bits.ring());
  const auto start = [&](Cell cell) {
    flood.start(cell);
    for (int turns = 1; turns <= max_turns && flood.turn();) ++turns;
  };
  return list(board, chains, after, limit, start, [&](Cell, Cell b) { return flood.reached(b); });
}

}  // namespace

std::vector<Pair> connectable_pairs(const Board& board, const Rules& rules, Pair after,
                                    std::size_t limit) {
  assert(board.valid() && rules.valid());
  const SameKindChains chains(board);
  if (rules.max_turns == 2 && std::max(board.rows, board.cols) <= RowColumnBits::kMaxSide) {
    const RowColumnBits tiles(board, rules);
    return list(board, chains, after, limit, no_start,
                [&](Cell a, Cell b) { return tiles.connectable(a, b); });
  }
  if (board.cols <= BitBoard::kMaxCols) {
    return list(board, chains, BitBoard(board, rules.ring), rules.max_turns, after, limit);
  }
  const RingGrid grid(board, rules.ring);
  TurnSearch search(grid);
  return list(
      board, chains, after, limit, [&](Cell cell) { search.run(cell, rules.max_turns); },
      [&](Cell, Cell b) { return search.turns(b) >= 0; });
}

std::vector<Pair> connectable_pairs(PreparedBoard& prepared, const Rules& rules, Pair after,
                                    std::size_t limit) {
  const Board board = prepared.board();
  const SameKindChains& chains = prepared.chains();
  const bool is_default = rules.max_turns == 2 && rules.ring;
  if (const auto* tiles = is_default ? prepared.row_column_bits() : nullptr) {
    return list(board, chains, after, limit, no_start,
                [&](Cell a, Cell b) { return tiles->connectable(a, b); });
  }
  return list(board, chains, prepared.bits(rules.ring), rules.max_turns, after, limit);
}

}  // namespace qiju::lianliankan

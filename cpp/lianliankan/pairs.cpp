#include "lianliankan/pairs.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>

#include "lianliankan/bit_board.h"
#include "lianliankan/reach.h"
#include "lianliankan/row_column_bits.h"
#include "lianliankan/turn_flood.h"

namespace qiju::lianliankan {
namespace {

// The tiles of a board in reading order, each linked to the next one of its kind. O(cells).
class SameKindChains {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  explicit SameKindChains(const Board& board) : cells_(board.kinds.size()) {
    std::vector<Kind> kinds(board.kinds.size());
    std::size_t count = 0;
    for (Cell cell; cell.row < board.rows; ++cell.row) {
      for (cell.col = 0; cell.col < board.cols; ++cell.col) {
        const Kind kind = board.at(cell);
        cells_[count] = cell;
        kinds[count] = kind;
        count += is_tile(kind) ? 1 : 0;
      }
    }
    cells_.resize(count);
    next_.resize(count);
    const std::size_t slots = std::bit_ceil(2 * count + 1);
    const int shift = 32 - std::countr_zero(slots);
    std::vector<std::uint32_t> nearest(slots, kNone);  // the next tile of a kind, hashed by kind
    for (std::size_t i = count; i-- > 0;) {
      // Multiplicative hashing: D. E. Knuth, TAOCP 3, section 6.4.
      std::size_t slot = (static_cast<std::uint32_t>(kinds[i]) * 2654435769U) >> shift;
      while (nearest[slot] != kNone && kinds[nearest[slot]] != kinds[i]) slot = (slot + 1) % slots;
      next_[i] = nearest[slot];
      nearest[slot] = static_cast<std::uint32_t>(i);
    }
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(cells_.size()); }
  Cell cell(std::uint32_t tile) const { return cells_[tile]; }
  std::uint32_t next(std::uint32_t tile) const { return next_[tile]; }

 private:
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> next_;
};

// Lists the pairs of equal tiles for which connectable(a, b) is true, after calling start(a).
template <typename Start, typename Connectable>
std::vector<Pair> list(const Board& board, Pair after, std::size_t limit, Start start,
                       Connectable connectable) {
  const SameKindChains chains(board);
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

std::vector<Pair> connectable_pairs(const Board& board, const Rules& rules, Pair after,
                                    std::size_t limit) {
  assert(board.valid() && rules.valid());
  const auto no_start = [](Cell) {};
  const bool two_turns = rules.max_turns == 2;
  if (two_turns && std::max(board.rows, board.cols) <= RowColumnBits::kMaxSide) {
    const RowColumnBits tiles(board, rules);
    return list(board, after, limit, no_start,
                [&](Cell a, Cell b) { return tiles.connectable(a, b); });
  }
  if (board.cols <= BitBoard::kMaxCols) {
    const BitBoard bits(board, rules.ring);
    if (rules.max_turns <= BitBoard::kMaxTurns) {
      return list(board, after, limit, no_start,
                  [&](Cell a, Cell b) { return bits.connectable(a, b, rules.max_turns); });
    }
    TurnFlood flood(bits.words(), board.cols, rules.ring);
    const auto start = [&](Cell cell) {
      flood.start(cell);
      for (int turns = 1; turns <= rules.max_turns && flood.turn();) ++turns;
    };
    return list(board, after, limit, start, [&](Cell, Cell b) { return flood.reached(b); });
  }
  const RingGrid grid(board, rules.ring);
  TurnSearch search(grid);
  return list(
      board, after, limit, [&](Cell cell) { search.run(cell, rules.max_turns); },
      [&](Cell, Cell b) { return search.turns(b) >= 0; });
}

}  // namespace qiju::lianliankan

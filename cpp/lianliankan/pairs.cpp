#include "lianliankan/pairs.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "lianliankan/bit_board.h"
#include "lianliankan/cross_board.h"
#include "lianliankan/turns.h"

namespace qiju::lianliankan {
namespace {

// The tiles of a board in reading order, each with the next one of its kind.
class Chains {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  explicit Chains(const Board& board) : cells_(board.kinds.size()) {
    std::vector<Kind> kinds(board.kinds.size());
    std::size_t count = 0;
    for (Cell cell; cell.row < board.rows; ++cell.row) {
      for (cell.col = 0; cell.col < board.cols; ++cell.col) {
        const Kind kind = board.at(cell);
        cells_[count] = cell;
        kinds[count] = kind;
        count += kind != kEmpty ? 1 : 0;
      }
    }
    cells_.resize(count);
    next_.resize(count);
    const std::size_t slots = std::bit_ceil(2 * count + 1);
    const int shift = 32 - std::countr_zero(slots);
    std::vector<std::uint32_t> nearest(slots, kNone);  // the first seen of a kind, hashed by kind
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

// Calls joined(a, b) for pairs of one kind in order, and lists those of which it is true.
template <typename Start, typename Joined>
std::vector<Pair> list(const Board& board, Pair after, std::size_t limit, Start start,
                       Joined joined) {
  const Chains chains(board);
  const std::size_t first_done = board.index(after.first);
  const std::size_t second_done = board.index(after.second);
  std::vector<Pair> pairs;
  for (std::uint32_t i = 0; i < chains.size(); ++i) {
    const Cell first = chains.cell(i);
    if (board.index(first) < first_done || chains.next(i) == Chains::kNone) continue;
    start(first);
    for (std::uint32_t j = chains.next(i); j != Chains::kNone; j = chains.next(j)) {
      const Cell second = chains.cell(j);
      if (first == after.first && board.index(second) <= second_done) continue;
      if (!joined(first, second)) continue;
      if (pairs.size() == limit) return pairs;
      pairs.push_back({first, second});
    }
  }
  return pairs;
}

}  // namespace

std::vector<Pair> connectable_pairs(const Board& board, const ConnectOptions& options, Pair after,
                                    std::size_t limit) {
  const bool usual = options.max_turns == CrossBoard::kTurns && options.ring;
  if (usual && std::max(board.rows, board.cols) <= CrossBoard::kMaxSide) {
    const CrossBoard tiles(board);
    return list(
        board, after, limit, [](Cell) {}, [&](Cell a, Cell b) { return tiles.joined(a, b); });
  }
  if (BitBoard::serves(board.cols, options.max_turns)) {
    const BitBoard bits(board, options.ring);
    return list(
        board, after, limit, [](Cell) {},
        [&](Cell a, Cell b) { return bits.joined(a, b, options.max_turns); });
  }
  const RingGrid grid(board, options.ring);
  Turns turns(grid);
  return list(
      board, after, limit, [&](Cell cell) { turns.measure(cell, options.max_turns); },
      [&](Cell, Cell b) { return turns.to(b) >= 0; });
}

void remove(std::span<Kind> kinds, int cols, Pair pair) {
  for (const Cell cell : {pair.first, pair.second}) {
    kinds[static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(cols) +
          static_cast<std::size_t>(cell.col)] = kEmpty;
  }
}

}  // namespace qiju::lianliankan

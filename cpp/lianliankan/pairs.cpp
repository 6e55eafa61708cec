#include "lianliankan/pairs.h"

#include <bit>
#include <cstdint>
#include <optional>

#include "lianliankan/bit_board.h"
#include "lianliankan/turns.h"

namespace qiju::lianliankan {
namespace {

constexpr std::size_t kNoCell = ~std::size_t{0};

// For every tile the next one of its kind in reading order.
std::vector<std::size_t> next_of_kind(std::span<const Kind> kinds) {
  const std::size_t slots = std::bit_ceil(2 * kinds.size());
  const int shift = 32 - std::countr_zero(slots);
  std::vector<std::size_t> nearest(slots,
                                   kNoCell);  // the first tile seen of a kind, hashed by kind
  std::vector<std::size_t> next(kinds.size(), kNoCell);
  for (std::size_t i = kinds.size(); i-- > 0;) {
    if (kinds[i] == kEmpty) continue;
    // Multiplicative hashing: D. E. Knuth, TAOCP 3, section 6.4.
    std::size_t slot = (static_cast<std::uint32_t>(kinds[i]) * 2654435769U) >> shift;
    while (nearest[slot] != kNoCell && kinds[nearest[slot]] != kinds[i]) {
      slot = (slot + 1) % slots;
    }
    next[i] = nearest[slot];
    nearest[slot] = i;
  }
  return next;
}

// Calls joined(i, j) for pairs of one kind in order, and lists those of which it is true.
template <typename Start, typename Joined>
std::vector<Pair> list(const Board& board, Pair after, std::size_t limit, Start start,
                       Joined joined) {
  const auto cell = [&](std::size_t i) {
    const auto cols = static_cast<std::size_t>(board.cols);
    return Cell{static_cast<int>(i / cols), static_cast<int>(i % cols)};
  };
  const std::vector<std::size_t> next = next_of_kind(board.kinds);
  std::vector<Pair> pairs;
  for (std::size_t i = board.index(after.first); i < next.size(); ++i) {
    if (next[i] == kNoCell) continue;
    const Cell first = cell(i);
    start(first);
    for (std::size_t j = next[i]; j != kNoCell; j = next[j]) {
      if (first == after.first && j <= board.index(after.second)) continue;
      const Cell second = cell(j);
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

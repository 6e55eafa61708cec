#include "gomoku/rules/last_move.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

namespace qiju::gomoku {
namespace {

/// One for each value of a byte, which is a point: 0 = nothing, 1 = Black, 2 = White.
using Cells = std::array<std::uint8_t, 256>;

constexpr int kPoints = kSize * kSize;

/// The sum of the cells on the board. Eight at a time are added: a byte of `sums` stays below 64.
std::uint64_t sum_of(const Cells& cells) {
  constexpr std::uint64_t kEven = 0x00ff00ff00ff00ff;
  std::uint64_t sums = 0;
  std::size_t i = 0;
  for (; i + 8 <= kPoints; i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, &cells[i], 8);
    sums += eight;
  }
  std::uint64_t sum = ((sums & kEven) + (sums >> 8 & kEven)) * 0x0001000100010001 >> 48;
  for (; i < kPoints; ++i) sum += cells[i];
  return sum;
}

template <class AnyPoint>
LastMove judge_points(std::span<const AnyPoint> moves) {
  Cells cells{};
  std::uint32_t all = 0;
  const auto place = [&](std::size_t i, std::uint8_t color) {
    all |= static_cast<std::uint32_t>(moves[i]);
    cells[static_cast<std::uint8_t>(moves[i])] = color;
  };
  const std::size_t pairs = moves.size() / 2;
  for (std::size_t i = 0; i < pairs; ++i) {
    place(2 * i, 1);
    place(2 * i + 1, 2);
  }
  if (moves.size() % 2 != 0) place(2 * pairs, 1);
  // The sum lacks a stone off the board, and one that a later stone has replaced.
  if (all >= cells.size() || sum_of(cells) != moves.size() + pairs) return LastMove::kIllegal;
  if (moves.empty()) return LastMove::kNoWin;

  const Point last = moves.back();
  const int row = last / kSize, col = last % kSize;
  const int up = std::min(row, 4), down = std::min(kSize - 1 - row, 4);
  const int left = std::min(col, 4), right = std::min(kSize - 1 - col, 4);
  const auto cell = [&](Point point) { return cells[static_cast<std::size_t>(point)]; };
  // Counts own stones next to the last one in a direction, up to `limit`.
  const auto arm = [&](int stride, int limit) {
    int length = 0;
    while (length < limit && cell(last + (length + 1) * stride) == cell(last)) ++length;
    return length;
  };
  const bool wins =
      arm(1, right) + arm(-1, left) >= 4 || arm(kSize, down) + arm(-kSize, up) >= 4 ||
      arm(kSize + 1, std::min(down, right)) + arm(-kSize - 1, std::min(up, left)) >= 4 ||
      arm(kSize - 1, std::min(down, left)) + arm(1 - kSize, std::min(up, right)) >= 4;
  return wins ? LastMove::kWin : LastMove::kNoWin;
}

}  // namespace

LastMove judge_last_move(std::span<const Point> moves) { return judge_points(moves); }

LastMove judge_last_move(std::span<const std::uint8_t> moves) { return judge_points(moves); }

}  // namespace qiju::gomoku

#include "gomoku/rules/last_move.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace qiju::gomoku {

namespace {

/// What every byte, as a point, holds: 0 = empty, 1 = Black, 2 = White, 3 = off the board.
using Cells = std::array<std::uint8_t, 256>;

constexpr int kPoints = kSize * kSize;

template <class AnyPoint>
LastMove judge(std::span<const AnyPoint> moves) {
  // Checked once all moves are in, without a branch for each.
  Cells cells{};
  std::fill(cells.begin() + kPoints, cells.end(), std::uint8_t{3});
  std::uint32_t all = 0;
  std::uint32_t taken = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    all |= static_cast<std::uint32_t>(moves[i]);
    std::uint8_t& cell = cells[static_cast<std::uint8_t>(moves[i])];
    taken |= cell;
    cell = static_cast<std::uint8_t>(1 + i % 2);
  }
  if (all >= cells.size() || taken != 0) return LastMove::kIllegal;
  if (moves.empty()) return LastMove::kNoWin;

  const Point last = moves.back();
  const int row = last / kSize, col = last % kSize;
  const int up = std::min(row, 4), down = std::min(kSize - 1 - row, 4);
  const int left = std::min(col, 4), right = std::min(kSize - 1 - col, 4);
  const auto cell = [&](Point point) { return cells[static_cast<std::size_t>(point)]; };
  // Own stones next to the last one in a direction, at most `limit` of them.
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

LastMove judge_last_move(std::span<const Point> moves) { return judge(moves); }

LastMove judge_last_move(std::span<const std::uint8_t> moves) { return judge(moves); }

}  // namespace qiju::gomoku

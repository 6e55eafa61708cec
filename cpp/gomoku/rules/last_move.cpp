#include "gomoku/rules/last_move.h"

#include <algorithm>
#include <array>

namespace qiju::gomoku {

LastMove judge_last_move(std::span<const Point> moves) {
  std::array<Color, kSize * kSize> colors{};
  const auto at = [&](Point point) -> Color& { return colors[static_cast<std::size_t>(point)]; };
  Color color = Color::kWhite;
  for (const Point point : moves) {
    if (point < 0 || point >= kSize * kSize || at(point) != Color::kNone) {
      return LastMove::kIllegal;
    }
    at(point) = color = opponent(color);
  }
  if (moves.empty()) return LastMove::kNoWin;

  const Point last = moves.back();
  const int row = last / kSize, col = last % kSize;
  const int up = std::min(row, 4), down = std::min(kSize - 1 - row, 4);
  const int left = std::min(col, 4), right = std::min(kSize - 1 - col, 4);
  // Stones of the colour next to the last one in a direction, at most `limit` of them.
  const auto arm = [&](int stride, int limit) {
    int length = 0;
    while (length < limit && at(last + (length + 1) * stride) == color) ++length;
    return length;
  };
  const bool wins =
      arm(1, right) + arm(-1, left) >= 4 || arm(kSize, down) + arm(-kSize, up) >= 4 ||
      arm(kSize + 1, std::min(down, right)) + arm(-kSize - 1, std::min(up, left)) >= 4 ||
      arm(kSize - 1, std::min(down, left)) + arm(1 - kSize, std::min(up, right)) >= 4;
  return wins ? LastMove::kWin : LastMove::kNoWin;
}

}  // namespace qiju::gomoku

#include "gomoku/rules/last_move.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace qiju::gomoku {

namespace {

/// A set of points of the 15×15 board, a bit each: a byte each would take longer to clear than to
/// fill.
class PointSet {
 public:
  [[nodiscard]] bool contains(Point point) const {
    return (bytes_[index(point)] & bit(point)) != 0;
  }
  void insert(Point point) { bytes_[index(point)] |= bit(point); }

 private:
  static std::size_t index(Point point) { return static_cast<std::size_t>(point) / 8; }
  static std::uint8_t bit(Point point) { return static_cast<std::uint8_t>(1 << (point % 8)); }

  std::array<std::uint8_t, kSize * kSize / 8 + 1> bytes_{};
};

}  // namespace

LastMove judge_last_move(std::span<const Point> moves) {
  PointSet occupied;
  for (const Point point : moves) {
    if (point < 0 || point >= kSize * kSize || occupied.contains(point)) return LastMove::kIllegal;
    occupied.insert(point);
  }
  if (moves.empty()) return LastMove::kNoWin;

  PointSet own;
  for (std::size_t i = (moves.size() - 1) % 2; i < moves.size(); i += 2) own.insert(moves[i]);

  const Point last = moves.back();
  const int row = last / kSize, col = last % kSize;
  const int up = std::min(row, 4), down = std::min(kSize - 1 - row, 4);
  const int left = std::min(col, 4), right = std::min(kSize - 1 - col, 4);
  // Own stones next to the last one in a direction, at most `limit` of them.
  const auto arm = [&](int stride, int limit) {
    int length = 0;
    while (length < limit && own.contains(last + (length + 1) * stride)) ++length;
    return length;
  };
  const bool wins =
      arm(1, right) + arm(-1, left) >= 4 || arm(kSize, down) + arm(-kSize, up) >= 4 ||
      arm(kSize + 1, std::min(down, right)) + arm(-kSize - 1, std::min(up, left)) >= 4 ||
      arm(kSize - 1, std::min(down, left)) + arm(1 - kSize, std::min(up, right)) >= 4;
  return wins ? LastMove::kWin : LastMove::kNoWin;
}

}  // namespace qiju::gomoku

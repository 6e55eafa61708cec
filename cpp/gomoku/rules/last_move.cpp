#include "gomoku/rules/last_move.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace qiju::gomoku {

namespace {

/// A set of points of the 15×15 board, a bit each.
class PointSet {
 public:
  [[nodiscard]] bool contains(Point point) const {
    return (words_[index(point)] >> (point % 32) & 1) != 0;
  }
  /// Takes any point: one that is off the board may be added as another.
  void insert(Point point) { words_[index(point)] |= std::uint32_t{1} << (point & 31); }

  /// The number of points in one of two sets or both.
  [[nodiscard]] static int count(const PointSet& one, const PointSet& other) {
    int points = 0;
    for (std::size_t i = 0; i < kWords; ++i)
      points += std::popcount(one.words_[i] | other.words_[i]);
    return points;
  }

 private:
  static constexpr std::size_t kWords = 8;
  static_assert(kSize * kSize <= 32 * kWords);

  static std::size_t index(Point point) { return static_cast<std::uint32_t>(point) / 32 % kWords; }

  std::array<std::uint32_t, kWords> words_{};
};

}  // namespace

LastMove judge_last_move(std::span<const Point> moves) {
  // Checked once all moves are in, without a branch for each.
  std::array<PointSet, 2> stones;
  bool is_off_board = false;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    is_off_board |= static_cast<std::uint32_t>(moves[i]) >= kSize * kSize;
    stones[i % 2].insert(moves[i]);
  }
  const auto count = static_cast<std::size_t>(PointSet::count(stones[0], stones[1]));
  if (is_off_board || count != moves.size()) return LastMove::kIllegal;
  if (moves.empty()) return LastMove::kNoWin;

  const PointSet& own = stones[(moves.size() - 1) % 2];
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

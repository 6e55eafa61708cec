#include "gomoku/search/beginner.h"

#include <algorithm>
#include <array>

namespace qiju::gomoku {
namespace {

// Chances in per cent, along rows and columns, and along diagonals.
constexpr std::array<std::uint32_t, 2> kOverlooksFour{10, 25}, kOverlooksThree{35, 60};
constexpr std::uint32_t kIndifference = 12;

/// What it is worth to make a shape with a stone, and to block it.
constexpr std::array<int, kShapes> kOwn{0, 4, 6, 12, 30, 26, 60, 70, 75, 160, 0, 0},
    kBlock{0, 0, 1, 2, 20, 8, 34, 36, 40, 120, 0, 400};

}  // namespace

Point beginner_move(const ShapeBoard& board, Random& random) {
  constexpr int kDirections = ShapeBoard::kDirectionCount;
  const Color own = board.to_move(), other = opponent(own);
  std::array<bool, kDirections> sees_four, sees_three;
  for (std::size_t direction = 0; direction < kDirections; ++direction) {
    sees_four[direction] = random.below(100) >= kOverlooksFour[direction % 2];
    sees_three[direction] = random.below(100) >= kOverlooksThree[direction % 2];
  }
  Point chosen = kNoPoint;
  int most = -1;
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone || board.is_forbidden(own, point)) continue;
    int extends = 0, blocks = 0;
    for (int direction = 0; direction < kDirections; ++direction) {
      const Shape theirs = board.shape(other, point, direction);
      const auto at = static_cast<std::size_t>(direction);
      const bool overlooked = theirs == Shape::kFive           ? !sees_four[at]
                              : theirs == Shape::kStraightFour ? !sees_three[at]
                                                               : false;
      if (!overlooked) blocks = std::max(blocks, kBlock[static_cast<std::size_t>(theirs)]);
      const Shape mine = board.shape(own, point, direction);
      extends = std::max(extends, kOwn[static_cast<std::size_t>(mine)]);
    }
    const int value = extends + blocks + static_cast<int>(random.below(kIndifference));
    if (value <= most) continue;
    most = value;
    chosen = point;
  }
  return chosen;
}

}  // namespace qiju::gomoku

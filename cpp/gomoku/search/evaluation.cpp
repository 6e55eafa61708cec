#include "gomoku/search/evaluation.h"

#include <algorithm>
#include <cstddef>

namespace qiju::gomoku {

namespace {

/// By the levels of the side to move, then of its opponent.
constexpr ThreatValues kThreatValues{
    -44, -22, 68,  104, -46, -10, 69,  58,  -38, -9,  59,  50,  -34, -23, 10,  11,  -34, -30, 34,
    38,  -31, -25, 48,  30,  -29, -27, 22,  13,  -38, -27, -2,  -14, -65, -50, 9,   44,  -64, -34,
    -8,  9,   -40, -37, -28, -11, -19, -13, -12, -5,  -82, -81, 8,   -3,  -69, -33, -31, 5,   -78,
    -46, -1,  15,  -34, -20, 5,   16,  -26, -15, 56,  68,  -35, -13, 56,  37,  -26, -19, 51,  13,
    -34, -27, -13, -31, -31, -32, 28,  21,  -35, -20, 18,  20,  -16, -6,  24,  13,  -4,  -9,  -4,
    -33, -37, -28, -7,  10,  -51, -7,  18,  34,  -46, -24, -12, 1,   6,   -5,  -17, 1,   -29, -34,
    -50, 3,   -38, -35, -12, 11,  -37, -13, 8,   -4,  -22, 2,   1,   35,  -44, -20, 69,  54,  -26,
    -13, 52,  24,  -24, -3,  25,  14,  -17, -15, -15, -44, -25, -19, 50,  34,  -32, -2,  34,  6,
    -10, -4,  24,  -17, 19,  16,  -17, -32, -57, -55, 40,  5,   -37, -24, -22, -14, -10, -7,  8,
    5,   40,  35,  1,   -11, -59, -32, 32,  -1,  -9,  -25, 7,   20,  -34, -8,  35,  16,  11,  19,
    12,  24,  0,   16,  85,  10,  24,  24,  50,  -18, 28,  39,  19,  -54, 59,  50,  -26, -78, -3,
    -6,  55,  -2,  20,  1,   18,  -51, 32,  27,  3,   -40, 86,  63,  -21, -76, -40, -43, 20,  10,
    -42, 32,  26,  -27, -3,  10,  24,  -53, 76,  67,  -5,  -57, 34,  -12, 54,  6,   -33, 25,  51,
    -17, 22,  -1,  19,  4,   32,  49,  35,  13};

}  // namespace

const ThreatValues& threat_values() { return kThreatValues; }

int threat_level(const ShapeBoard& board, Color color) {
  const int threes = board.count(color, Shape::kOpenThree);
  const int fours = board.count(color, Shape::kFour) + board.count(color, Shape::kDoubleFour) +
                    board.count(color, Shape::kStraightFour);
  return 4 * std::min((threes + 1) / 2, 3) + std::min((fours + 1) / 2, 3);
}

int evaluate(const ShapeBoard& board) {
  const Color own = board.to_move(), other = opponent(own);
  const int levels = kThreatLevels * threat_level(board, own) + threat_level(board, other);
  const int points = board.board_value(own).to_move - board.board_value(other).waiting;
  return points / 4 + kThreatUnit * kThreatValues[static_cast<std::size_t>(levels)];
}

}  // namespace qiju::gomoku

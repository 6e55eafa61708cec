// What a position is worth to the side to move, in a search to a depth.
#pragma once

namespace qiju::gomoku {

/// An estimate stays below kMostEstimate. A win that is proved is kWin less the moves to it,
/// counted from the root; one that only moves that were left out could refute is kDoubt lower.
inline constexpr int kWin = 30'000;
inline constexpr int kDoubt = 1'000;
inline constexpr int kProved = kWin - kDoubt / 2;
inline constexpr int kMostEstimate = kWin - 2 * kDoubt;

constexpr bool is_proved(int value) { return value >= kProved || value <= -kProved; }

}  // namespace qiju::gomoku

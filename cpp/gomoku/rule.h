// The rules that 五子棋 is played under, and where its points lie.
#pragma once

#include <cstdint>

namespace qiju::gomoku {

inline constexpr int kSize = 15;
inline constexpr int kMinSize = 5;
inline constexpr int kMaxSize = 22;
inline constexpr int kMaxPoints = kMaxSize * kMaxSize;

/// size * row + col, from the top-left corner.
using Point = std::int32_t;

enum class Rule {
  kFreestyle,  ///< five or more in a row win
  kStandard,   ///< exactly five win; more neither win nor lose
  kRenju,      ///< White: five or more. Black: exactly five, and the forbidden moves lose
  kCaro,       ///< exactly five win unless a stone of the other colour stands at both ends
};

enum class Colour : std::uint8_t { kNone, kBlack, kWhite };

constexpr Colour other(Colour colour) {
  return colour == Colour::kBlack ? Colour::kWhite : Colour::kBlack;
}

}  // namespace qiju::gomoku

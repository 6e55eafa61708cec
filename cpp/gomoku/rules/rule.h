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

/// Does a row of so many stones win? `blocked`: a stone of the other colour stands at both its ends
/// (Caro, as Gomocup plays it; the edge of the board blocks nothing).
constexpr bool is_winning_row(Rule rule, Colour colour, int length, bool blocked) {
  const bool or_more =
      rule == Rule::kFreestyle || (rule == Rule::kRenju && colour == Colour::kWhite);
  return or_more ? length >= 5 : length == 5 && !(rule == Rule::kCaro && blocked);
}

}  // namespace qiju::gomoku

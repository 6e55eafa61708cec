// The rules of 五子棋 (gomoku, renju), board sizes and points.
//
// Freestyle, standard and caro are as in the Gomocup tournament; renju is as in "The Rules of
// Renju" (2016) of the Renju International Federation (RIF).
#pragma once

#include <cassert>
#include <cstdint>

namespace qiju::gomoku {

inline constexpr int kSize = 15;  ///< rows and columns of the usual board
inline constexpr int kMinSize = 5;
inline constexpr int kMaxSize = 22;
inline constexpr int kMaxPoints = kMaxSize * kMaxSize;

/// size * row + col, counted from the top-left corner.
using Point = std::int32_t;

/// The point in the middle; if the size is even, the one below and to the right of the middle.
[[nodiscard]] constexpr Point centre(int size) { return size / 2 * (size + 1); }

/// A turn without a stone. No rule here lets a player pass: with it, a list of turns, Black first,
/// can describe any set-up position.
inline constexpr Point kPass = -1;
inline constexpr Point kNoPoint = -2;  ///< there is no such point

enum class Rule {
  kFreestyle,  ///< five or more in a row win
  kStandard,   ///< exactly five win; an overline (six or more) neither wins nor loses
  kRenju,      ///< White: five or more win. Black: exactly five win, forbidden moves lose
  kCaro,       ///< exactly five win unless a stone of the opponent stands at both ends
};

enum class Color : std::uint8_t { kNone, kBlack, kWhite };

/// `color` is Black or White.
[[nodiscard]] constexpr Color opponent(Color color) {
  assert(color != Color::kNone);
  return color == Color::kBlack ? Color::kWhite : Color::kBlack;
}

/// Does an unbroken row of `length` stones of `color` win? `blocked`: a stone of the opponent
/// stands at both ends; the edge of the board does not block.
[[nodiscard]] constexpr bool is_winning_row(Rule rule, Color color, int length, bool blocked) {
  const bool overline_wins =
      rule == Rule::kFreestyle || (rule == Rule::kRenju && color == Color::kWhite);
  return overline_wins ? length >= 5 : length == 5 && !(rule == Rule::kCaro && blocked);
}

}  // namespace qiju::gomoku

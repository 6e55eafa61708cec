// Share codes: a board as base-32 digits (Crockford's: no I, L, O and U; either case is accepted)
// and a check character.
//
// The short code of a classic board has 8 digits. They are a number of at most 36 bits, the highest
// digit first:
//
//     … symbol 2 | symbol 1 | symbol 0 | Cao Cao       symbol: 2 bits, Cao Cao: 4 bits
//
//     Cao Cao   his top-left cell as 3 * row + col, 0 to 11
//     symbol    one for each cell, in reading order, that no piece listed before it covers:
//               0 blank, 1 soldier, 2 horizontal general, 3 vertical general
//
// The long code of any other board has at least 11 digits. They are a sequence of bits, the highest
// bit of each digit first, followed by zeros:
//
// clang-format off
//     4 bits      rows - 1
//     4 bits      cols - 1
//     1 bit       1 if pieces move lengthwise
//     each cell, in reading order:
//       0         a piece, and its number n from 0 in reading order; with p pieces so far it takes
//                 the bits of p, and n = p is a new piece
//       1 0       blank
//       1 1 0     wall
//       1 1 1     gate
//     7 bits      how many goals; 0 for the goal of the classic board
//     each goal:
//       n + 1     the piece; with p pieces it takes the bits of p
//       4 bits    row
//       4 bits    column
//     1 bit       1 if pieces stand on gates; then a bit for each cell of a piece
// clang-format on
//
// The check character is a weighted sum over GF(32): it detects any one wrong character and, in a
// code of at most 31 characters, any two exchanged ones; in a longer one any two that are next to
// each other.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "huarong/board/board.h"

namespace qiju::huarong {

inline constexpr int kShortCodeLength = 9;
inline constexpr std::size_t kMaxCodeLength = 1024;  ///< more than any board needs

/// The only code of a board, which must be legal: a short one with the classic goal and rules. Ids
/// are lost.
[[nodiscard]] std::string encode(const Board& board);

enum class CodeError {
  kNone,
  kLength,     ///< no code has this number of characters
  kCharacter,  ///< a character is not a digit
  kCheck,      ///< the check character does not match: a typing error
  kLayout,     ///< the digits are not the code of a board
};

struct DecodedBoard {
  CodeError error = CodeError::kNone;
  std::size_t at = 0;  ///< the offset of the character, for kCharacter
  /// Pieces are numbered from 1 in reading order; in a short code Cao Cao comes first.
  Board board{};
};

[[nodiscard]] DecodedBoard decode(std::string_view code);

}  // namespace qiju::huarong

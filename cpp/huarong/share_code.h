// A share code: a position of the classic board as 8 characters and a check character.
//
// The first 8 characters are a number of at most 36 bits in Crockford's base 32 (no I, L, O and U;
// either case is accepted), the highest digit first:
//
//     … symbol 2 | symbol 1 | symbol 0 | Cao Cao       symbol: 2 bits, Cao Cao: 4 bits
//
//     Cao Cao   his top-left cell as 3 * row + col, 0 to 11
//     symbol    one for each cell, in reading order, that no piece listed before it covers:
//               0 blank, 1 soldier, 2 horizontal general, 3 vertical general
//
// The check character is a weighted sum over GF(32): it detects any one wrong character and any two
// exchanged ones.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "huarong/board.h"

namespace qiju::huarong {

/// The characters of a share code.
inline constexpr int kShareCodeLength = 9;

/// The board must be classic. Ids are lost: pieces of one shape are interchangeable.
[[nodiscard]] std::string encode(const Board& board);

enum class CodeError {
  kNone,
  kLength,     ///< not kShareCodeLength characters
  kCharacter,  ///< a character that is not a digit
  kCheck,      ///< the check character does not match: a typing error
  kLayout,     ///< a number that is no position
};

struct DecodedBoard {
  CodeError error = CodeError::kNone;
  std::size_t at = 0;  ///< the offset of the character, for kCharacter
  Board board{};       ///< Cao Cao is piece 1, the others are numbered from 2 in reading order
};

[[nodiscard]] DecodedBoard decode(std::string_view code);

}  // namespace qiju::huarong

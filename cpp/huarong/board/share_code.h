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
// The check character is a weighted sum over GF(32): it detects any one wrong character and, in a
// code of at most 31 characters, any two exchanged ones; in a longer one any two that are next to
// each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "huarong/board/board.h"

namespace qiju::huarong {

/// The characters of a share code.
inline constexpr int kShareCodeLength = 9;

/// True for legal boards that have such a code: classic ones with the classic goal and rules and at
/// least one blank. Other boards have longer codes: puzzle_code.h.
[[nodiscard]] bool has_short_code(const Board& board);

/// The board must have a short code. Ids are lost: pieces of one shape are interchangeable.
[[nodiscard]] std::string encode(const Board& board);

enum class CodeError {
  kNone,
  kLength,     ///< not kShareCodeLength characters
  kCharacter,  ///< a character is not a digit
  kCheck,      ///< the check character does not match: a typing error
  kLayout,     ///< the number is not a position
};

struct DecodedBoard {
  CodeError error = CodeError::kNone;
  std::size_t at = 0;  ///< the offset of the character, for kCharacter
  Board board{};       ///< Cao Cao is piece 1, the others are numbered from 2 in reading order
};

[[nodiscard]] DecodedBoard decode(std::string_view code);

/// Digits, 0 to 31, as characters, followed by their check character.
[[nodiscard]] std::string to_code(std::span<const std::uint8_t> digits);

struct CodeDigits {
  CodeError error = CodeError::kNone;
  std::size_t at = 0;                ///< the offset of the character, for kCharacter
  std::vector<std::uint8_t> digits;  ///< without the check character
};

/// The inverse; checks every character.
[[nodiscard]] CodeDigits from_code(std::string_view code);

}  // namespace qiju::huarong

// A position of the classic board as a short code, to share: 8 characters and a check character.
//
// The code is a number of at most 36 bits: Cao Cao's place, one of 12, and above it two bits for
// each cell in reading order that no piece met before covers (blank, soldier, lying, standing).
// Its digits are Crockford's 32, without I, L, O and U; either case is read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "huarong/board.h"

namespace qiju::huarong {

/// Ids are not kept: pieces of one shape are alike. The board must be classic.
std::string encode(const Board& board);

enum class CodeFault {
  kNone,
  kLength,     ///< too short or too long
  kCharacter,  ///< a character that is no digit; `at` says which byte
  kCheck,      ///< the check character does not fit: a typing error. Any one wrong character and
               ///< any two exchanged are found
  kLayout,     ///< no code that `encode` gives
};

struct DecodedBoard {
  CodeFault fault = CodeFault::kNone;
  std::size_t at = 0;
  Board board{};  ///< Cao Cao is piece 1, the others are numbered from 2 in reading order
};

DecodedBoard decode(std::string_view code);

}  // namespace qiju::huarong

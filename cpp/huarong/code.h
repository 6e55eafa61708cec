// A position of the classic board as a short code, to share: 8 characters and a check character.
//
// The board read cell by cell, skipping what a piece met before covers, is Cao Cao's place (one of
// 12) and two bits for each other piece or blank met (blank, soldier, lying, standing), 36 bits at
// most. Characters are those of Crockford's base 32 (no I, L, O, U; either case is read).
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
  kCharacter,  ///< a character that is no digit of the code; `at` says where
  kCheck,      ///< the check character does not fit: a typing error. Any one wrong character and
               ///< any two neighbours exchanged are found
  kLayout,     ///< no code that `encode` gives
};

struct DecodedBoard {
  CodeFault fault = CodeFault::kNone;
  std::size_t at = 0;
  Board board;  ///< Cao Cao is piece 1, the others are numbered in reading order
};

DecodedBoard decode(std::string_view code);

}  // namespace qiju::huarong

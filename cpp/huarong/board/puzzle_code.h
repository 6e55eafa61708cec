// Share codes of boards that are not classic: base-32 digits, as in share_code.h, and a check
// character; at least kMinPuzzleCodeLength characters. The digits are a sequence of bits, the
// highest bit of each digit first, followed by zeros:
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
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "huarong/board/share_code.h"

namespace qiju::huarong {

inline constexpr std::size_t kMinPuzzleCodeLength = 12;
/// More than any board needs.
inline constexpr std::size_t kMaxPuzzleCodeLength = 1024;

/// The board must be legal. Ids are lost.
[[nodiscard]] std::string encode_puzzle(const Board& board);

/// Pieces are numbered from 1 in reading order. Every board has one code: any other is an error.
[[nodiscard]] DecodedBoard decode_puzzle(std::string_view code);

}  // namespace qiju::huarong

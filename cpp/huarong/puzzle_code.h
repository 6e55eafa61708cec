// Share codes of boards that are not classic: base-32 digits, as in share_code.h, and a check
// character; at least kMinPuzzleCodeLength characters. The digits are a sequence of bits, the
// highest bit of each digit first, followed by zeros:
//
//     4 bits      rows - 1
//     4 bits      cols - 1
//     1 bit       whether pieces move lengthwise
//     for each cell, in reading order:
//       0         a piece: then its number, from 0 in reading order, of as many bits as the number
//       of
//                 pieces so far needs; that number itself is a new piece
//       1 0       blank
//       1 1 0     wall
//       1 1 1     gate
//     7 bits      how many goals; 0 for the goal of the classic board
//     for each goal: the piece as its number + 1, of as many bits as the number of pieces needs;
//     row and
//                 column, of 4 bits
//     1 bit       whether pieces stand on gates; if so a bit for each cell of a piece
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "huarong/share_code.h"

namespace qiju::huarong {

inline constexpr std::size_t kMinPuzzleCodeLength = 12;
/// More than any board needs.
inline constexpr std::size_t kMaxPuzzleCodeLength = 1024;

/// The board must be legal. Ids are lost.
[[nodiscard]] std::string encode_puzzle(const Board& board);

/// Pieces are numbered from 1 in reading order. Every board has one code: any other is an error.
[[nodiscard]] DecodedBoard decode_puzzle(std::string_view code);

}  // namespace qiju::huarong

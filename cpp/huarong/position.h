// A position packed into 64 bits, in which pieces of one shape are all alike.
//
// Three planes of 20 bits, one bit a cell (bit = 4 * row + col), and Cao Cao's cell:
//
//     bits  0-19  soldiers                  bits 40-59  the left cells of lying generals
//     bits 20-39  the top cells of          bits 60-63  Cao Cao's top-left cell, 3 * row + col
//                 standing generals
//
// The key is exact: two positions have the same key if and only if they differ in ids alone.
#pragma once

#include <cstdint>

#include "huarong/board.h"

namespace qiju::huarong {

using Key = std::uint64_t;

/// `ids` must be legal.
Key pack(const Ids& ids);

/// The key of the position's mirror image (left and right exchanged).
Key mirror(Key key);

/// The smaller of a key and its mirror image's: one name for both.
Key canonical(Key key);

bool is_solved(Key key);

}  // namespace qiju::huarong

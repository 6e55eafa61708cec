// What the tiles do when a pair has gone: nothing, or they close up.
//
// Every tile of the board then moves as far as it can, in its own column or row, past no other
// tile. Here the two 1s go:
//
//   before   kNone    kDown    kUp      kLeft    kRight   kCentre
//   234567   234567   2.4.67   234567   234567   234567   234567
//   81a1bc   8.a.bc   83a5bc   8eagbc   8abc..   ..8abc   .8abc.
//   defghi   defghi   defghi   d.f.hi   defghi   defghi   defghi
//
// kCentre works on rows: the left half of a row closes up to the right and the right half to the
// left, both towards the line through the middle of the board, which no tile crosses. The middle
// column of an odd number of columns belongs to the left half.
//
//   1.2|.3.  ->  .12|3..          1..|.2  ->  ..1|2.
#pragma once

#include <cstdint>
#include <span>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

enum class Gravity : std::uint8_t { kNone, kDown, kUp, kLeft, kRight, kCentre };

/// Closes up the tiles in `kinds`, the cells of a board of `rows` x `cols`.
void settle(std::span<Kind> kinds, int rows, int cols, Gravity gravity);

/// Takes the two tiles of `pair` off, then settles the others: all of them, if the board was not
/// settled before.
void remove(std::span<Kind> kinds, int rows, int cols, Pair pair, Gravity gravity);

}  // namespace qiju::lianliankan

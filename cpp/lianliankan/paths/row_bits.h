// One row or column of a board as a 64-bit word.
//
//   bit         0     1   2  …  n   n+1   n+2 … 63
//   position   -1     0   1  … n-1   n
//              ring   cells         ring  always set
//
// A set bit blocks paths: a tile, a wall, a ring that must not be used, or a cell beyond the ring.
// There is always a set bit above the ring, where a ray stops; below bit 0 the word ends.
#pragma once

#include <bit>
#include <cstdint>

namespace qiju::lianliankan {

/// The longest row or column that fits in a word: two bits are the ring, one is always set.
inline constexpr int kMaxWordSide = 61;

/// The bit of a position, -1 to kMaxWordSide + 1.
constexpr std::uint64_t position_bit(int position) { return std::uint64_t{1} << (position + 1); }

/// A line of `side` empty cells; paths use its ring if `ring`.
constexpr std::uint64_t empty_line(int side, bool ring) {
  return ring ? ~(2 * position_bit(side) - 1) : ~(position_bit(side) - position_bit(0));
}

/// The positions that a straight segment from `position` reaches: the run of clear bits around it
/// and itself, clear or not. (Chess programming: sliding-piece attacks, "classical approach",
/// without the blockers.) O(1).
constexpr std::uint64_t reachable(std::uint64_t line, int position) {
  const std::uint64_t here = position_bit(position);
  const std::uint64_t above = line & ~(here | (here - 1));
  const std::uint64_t below = line & (here - 1);
  return ((above & -above) - 1) & -(std::uint64_t{1} << (64 - std::countl_zero(below)));
}

}  // namespace qiju::lianliankan

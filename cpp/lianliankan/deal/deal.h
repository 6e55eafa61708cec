// Boards that can be cleared by construction.
//
// A board of unlabelled tiles is cleared, one random connectable pair after another, and the two
// cells of each pair get the same kind: the order of removal is a solution. A pair is found by a
// random walk of at most three segments, which makes pairs of all shapes. Where walks fail, the
// topmost tiles of two columns connect over the top ring, and the two topmost tiles of one column
// directly. With walls, without a ring or with fewer turns that may not hold, and the clearing may
// get stuck: then it starts anew, and in the end a Solver searches the board of unlabelled tiles.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/rules.h"

namespace qiju::lianliankan {

struct Deal {
  std::vector<Kind> kinds;     ///< in reading order
  std::vector<Pair> solution;  ///< removing these pairs in this order clears the board
};

enum class DealStatus : std::uint8_t {
  kDealt,
  kOddKind,     ///< a kind has an odd number of tiles, so no arrangement can be cleared
  kUnsolvable,  ///< proved: no arrangement can be cleared, because of walls or the rules
  kUndecided,   ///< none was found
};

struct DealResult {
  DealStatus status = DealStatus::kDealt;
  Deal deal;  ///< empty unless kDealt
};

/// Fills the empty cells of `shape`, all other cells of which are walls, with `copies[k]` tiles of
/// kind k + 1: numbers from 0 whose sum is the number of these cells. On a shape without walls,
/// with even numbers, a ring and two turns or more, the result is always kDealt, in near O(cells);
/// otherwise sides are at most kMaxSolveSide. The same arguments give the same deal on every
/// platform and in every version.
[[nodiscard]] DealResult deal(const Board& shape, std::span<const int> copies, std::uint32_t seed,
                              const Rules& rules);

/// Fills a board of `rows` x `cols`, sides 1 to kMaxSide, under the default rules for paths:
/// `copies` are even.
[[nodiscard]] Deal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed,
                        Gravity gravity = Gravity::kNone);

/// The same with `copies` tiles of each of the kinds 1 … `kinds`.
[[nodiscard]] Deal deal(int rows, int cols, int kinds, int copies, std::uint32_t seed,
                        Gravity gravity = Gravity::kNone);

/// Rearranges the tiles of `board` on the cells that hold a tile, so that the board can be cleared;
/// empty cells and walls stay. The same limits and costs as deal().
[[nodiscard]] DealResult shuffle(const Board& board, std::uint32_t seed, const Rules& rules = {});

}  // namespace qiju::lianliankan

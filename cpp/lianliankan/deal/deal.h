// Makes boards that can be cleared by construction.
//
// A board of unlabelled tiles is cleared, one random connectable pair after another, and the two
// cells of each pair get the same kind: the order of removal is a solution. A random walk of at
// most three segments finds a pair, so pairs have all shapes. Where walks fail, the topmost tiles
// of two columns connect over the top ring, and the two topmost tiles of one column directly. With
// walls, without a ring or with fewer turns they may not, and the clearing may get stuck: then it
// starts anew, and in the end a Solver searches the board of unlabelled tiles.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"

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

/// Fills the empty cells of `shape`, whose other cells are walls, with `copies[k]` >= 0 tiles of
/// kind k + 1; the sum of `copies` is the number of empty cells. Without walls, with even numbers,
/// a ring and at least two turns, the result is always kDealt, in near O(cells). Otherwise sides
/// are at most kMaxSolveSide. The same arguments give the same deal on every platform and in every
/// version.
[[nodiscard]] DealResult deal(const Board& shape, std::span<const int> copies, std::uint32_t seed,
                              const Rules& rules);

/// Rearranges the tiles of `board` on the cells that hold a tile, so that it can be cleared; empty
/// cells and walls stay. Limits and costs are as for deal().
[[nodiscard]] DealResult shuffle(const Board& board, std::uint32_t seed, const Rules& rules = {});

}  // namespace qiju::lianliankan

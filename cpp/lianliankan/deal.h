// Boards that can be cleared by construction.
//
// A board of unlabelled tiles is cleared, one random connectable pair after another, and the two
// cells of each pair get the same kind: the order of removal is a solution. That never gets stuck:
// the topmost tiles of two columns connect over the top ring, and the two topmost tiles of one
// column directly. As a rule, though, a pair is found by a random walk of at most three segments,
// which makes pairs of all shapes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

struct Deal {
  std::vector<Kind> kinds;     ///< in reading order
  std::vector<Pair> solution;  ///< removing these pairs in this order clears the board
};

/// Fills a board of `rows` x `cols`, sides 1 to kMaxSide, with `copies[k]` tiles of kind k + 1:
/// even numbers that sum up to rows * cols. Connections have at most two turns and may use the
/// ring. The same arguments give the same deal on every platform and in every version. Near
/// O(cells).
[[nodiscard]] Deal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed,
                        Gravity gravity = Gravity::kNone);

/// The same with `copies` tiles of each of the kinds 1 … `kinds`.
[[nodiscard]] Deal deal(int rows, int cols, int kinds, int copies, std::uint32_t seed,
                        Gravity gravity = Gravity::kNone);

enum class ShuffleStatus { kShuffled, kOddKind };

struct Shuffle {
  /// kOddKind: a kind has an odd number of tiles, so no arrangement can be cleared.
  ShuffleStatus status = ShuffleStatus::kShuffled;
  Deal deal;  ///< empty if kOddKind
};

/// Rearranges the tiles of `board` on the cells that hold a tile, so that the board can be cleared
/// under `gravity`; empty cells stay empty.
[[nodiscard]] Shuffle shuffle(const Board& board, std::uint32_t seed,
                              Gravity gravity = Gravity::kNone);

}  // namespace qiju::lianliankan

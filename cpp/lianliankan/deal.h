// Boards that can be cleared, by construction.
//
// Both makers clear a board of unlabelled tiles, one connectable pair of cells after another, and
// give the two cells of each pair equal kinds. The order of clearing is a solution. It never gets
// stuck: the topmost tiles of two columns join over the top ring, and the two topmost tiles of one
// column join directly. As a rule, though, a pair is found by shooting from a random tile, with
// random turns, which makes pairs of all shapes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

struct Deal {
  std::vector<Kind> kinds;     ///< row after row
  std::vector<Pair> solution;  ///< removing these pairs in this order clears the board
};

/// Fills a board of `rows` x `cols` with `copies[k]` tiles of kind k + 1: even numbers that sum up
/// to rows * cols; sides 1 … kMaxSide. The same arguments give the same deal on every platform, for
/// ever. Pairs join with at most two turns, ring included, and the others close up by `gravity`.
Deal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed,
          Gravity gravity = Gravity::kNone);

/// The same with `copies` tiles of each of the kinds 1 … `kinds`.
Deal deal(int rows, int cols, int kinds, int copies, std::uint32_t seed,
          Gravity gravity = Gravity::kNone);

enum class ShuffleStatus { kShuffled, kOddKind };

struct Shuffle {
  ShuffleStatus status = ShuffleStatus::kShuffled;
  Deal deal;  ///< empty if no arrangement can be cleared, because a kind has an odd number of tiles
};

/// Lays the tiles of `board` anew on the cells that they stand on; empty cells stay empty. The
/// solution holds under `gravity`.
Shuffle shuffle(const Board& board, std::uint32_t seed, Gravity gravity = Gravity::kNone);

}  // namespace qiju::lianliankan

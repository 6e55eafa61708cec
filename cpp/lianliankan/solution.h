// What is known of a board: whether it can be cleared, and how.
#pragma once

#include <cstdint>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/paths/row_bits.h"

namespace qiju::lianliankan {

/// The longest side of a board that can be searched.
inline constexpr int kMaxSolveSide = kMaxWordSide;

enum class Status : std::uint8_t {
  kUndecided,   ///< the search has not finished
  kSolvable,    ///< there is a sequence of moves that clears the board
  kUnsolvable,  ///< proved: no sequence of moves clears the board
};

struct Solution {
  Status status = Status::kUndecided;
  /// If solvable: removing these pairs in this order clears the board. A cell is where the tile is
  /// when its turn comes.
  std::vector<Pair> moves;
};

}  // namespace qiju::lianliankan

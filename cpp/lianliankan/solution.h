// The result of a search: can a board be cleared, and how?
#pragma once

#include <cstdint>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/paths/bit_board.h"

namespace qiju::lianliankan {

/// The longest side of a board that can be searched.
inline constexpr int kMaxSolveSide = kMaxWordSide;

enum class Status : std::uint8_t {
  kUndecided,   ///< the search has not finished
  kSolvable,    ///< proved: some sequence of moves clears the board
  kUnsolvable,  ///< proved: no sequence of moves clears the board
};

struct Solution {
  Status status = Status::kUndecided;
  /// If solvable: removing these pairs in this order clears the board. Each cell is where its tile
  /// is at that time.
  std::vector<Pair> moves;
};

}  // namespace qiju::lianliankan

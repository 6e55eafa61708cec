// A good next move.
#pragma once

#include <cstdint>
#include <optional>

#include "lianliankan/solve.h"

namespace qiju::lianliankan {

struct Hint {
  Pair pair;      ///< can be removed now
  Status status;  ///< of the board. kSolvable: `pair` is the first of a line that clears it
};

/// A pair on a line that clears the board, if a Solver finds one within `nodes` nodes; else the
/// first pair that can be removed; nothing if there is none. Boards with a side over kMaxSolveSide
/// are not searched.
std::optional<Hint> hint(const Board& board, Gravity gravity, std::uint64_t nodes);

}  // namespace qiju::lianliankan

// The rules of a game of 连连看.
#pragma once

#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

inline constexpr int kMaxTurns = 16;

struct Rules {
  Gravity gravity = Gravity::kNone;  ///< what the tiles do after a pair is removed
  int max_turns = 2;                 ///< of a path that connects two tiles, 0 to kMaxTurns
  bool ring = true;                  ///< may a path use the ring, corners included?

  bool valid() const { return max_turns >= 0 && max_turns <= kMaxTurns; }
};

}  // namespace qiju::lianliankan

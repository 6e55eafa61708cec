// Everything about the positions that can be reached from one: their distances from the exit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "huarong/distances.h"

namespace qiju::huarong {

/// What is true of a whole component.
struct Survey {
  std::uint32_t positions = 0;
  std::uint32_t mirror_classes = 0;  ///< a position and its mirror image counted once
  std::uint32_t exits = 0;           ///< positions with the goal reached; 0: the component is dead
  int hardest_distance = 0;          ///< from the exit, of the position farthest from it
  Board hardest;                     ///< such a position; the board itself in a dead component
};

/// One search forward to find the component's exits, one backward from all of them.
class Atlas {
 public:
  Atlas(const Board& board, Metric metric);

  /// Goes on through about so many positions, and says whether it is finished.
  bool run(std::uint32_t positions);

  // The rest is for a finished one.

  Metric metric() const;
  const Survey& survey() const;

  /// The greatest distance of any position from the board that the atlas was made from.
  int eccentricity() const;

  /// Is the position in the component, with the same pieces and goal?
  bool has(const Board& board) const;

  /// The fewest moves to the exit; nothing in a dead component.
  std::optional<int> distance(const Board& board) const;

  /// Every move that brings the exit nearer by one, in the order of `legal_moves`.
  std::vector<Move> best_moves(const Board& board) const;
};

}  // namespace qiju::huarong

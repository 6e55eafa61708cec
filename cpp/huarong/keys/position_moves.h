// The moves from a position, as changes of its key.
//
// The moves of a piece depend only on its placement and the blanks. Unless there are too many sets
// of blanks, or few positions, the moves of all placements are listed when a set first occurs:
//
//     starts_     0 0 2 2 3 …    for each set and each placement, where its moves begin; they end
//     changes_    C C C …        where the next placement's begin
//     movable_    M M …          for each set and each class, the placements with moves
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hash/key_index.h"
#include "huarong/board/moves.h"
#include "huarong/keys/position_keys.h"

namespace qiju::huarong {

/// Moves already generated from another position, one bit set per axis, the vertical one first. A
/// bit is the piece's first cell; in the metric of steps the first one before and after the step.
using MadeMoves = std::array<OpenCells, 2>;

/// A piece that moves from one placement to another. It has no default values, as an array would be
/// filled with them.
struct Change {
  std::uint16_t from;
  std::uint16_t to;
  std::uint8_t class_index;
  std::uint8_t steps;
  std::uint8_t direction;  ///< of the last step
  std::uint8_t cell;       ///< as in MadeMoves

  std::size_t axis() const { return direction / 2; }
};

/// p pieces reach at most b + 1 placements each with b blanks, and p + b <= kMaxOpenCells.
using Changes = std::array<Change, (kMaxOpenCells / 2) * (kMaxOpenCells / 2 + 1)>;

/// Memory: at most some megabytes.
class PositionMoves {
 public:
  /// For positions with the pieces of `like`, which must be legal. Listing begins after
  /// `few_positions`.
  PositionMoves(const Board& like, Metric metric, std::uint32_t few_positions = 1 << 12);

  const PositionKeys& keys() const { return keys_; }

  /// Writes the moves of the first `classes` classes from a position, except those in `made`:
  /// pieces in the order of placements, their nearest ends first. Returns the end.
  Change* generate(const PositionKey& key, const MadeMoves& made, std::size_t classes,
                   Change* end) const;

  /// The same from the lists, to which it adds a new set of blanks.
  Change* list(const PositionKey& key, const MadeMoves& made, std::size_t classes, Change* end);

 private:
  /// More need too much memory for the processor's caches, and each occurs less often.
  static constexpr int kMaxSets = 2000;

  /// The same for one piece.
  Change* add(std::uint16_t from, std::uint8_t class_index, OpenCells blanks, const MadeMoves& made,
              Change* end) const;

  /// Lists the moves of all placements for a set of blanks.
  void list_all(OpenCells blanks);

  PositionKeys keys_;
  Metric metric_;
  std::uint32_t few_positions_;

  // By index of a set of blanks.
  KeyIndex sets_{1};
  std::vector<std::uint64_t> movable_;  // by class: the placements with moves
  std::vector<std::uint32_t> starts_{0};
  std::vector<Change> changes_;
};

}  // namespace qiju::huarong

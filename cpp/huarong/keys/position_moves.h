// The moves from a position, as changes of its key.
//
// What a piece can do depends on its placement and on the blanks alone. Unless there are too many
// sets of blanks, or few positions, the moves of all placements are listed for a set when it first
// occurs:
//
//     starts_     0 0 2 2 3 …    for each set and each placement, where its moves begin
//     changes_    C C C …        those of a placement end where those of the next one begin
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

/// Moves that need not be made any more, by axis, the vertical one first: the first cell of each
/// piece, or in the metric of steps the first one of the piece before and after the step.
using MadeMoves = std::array<OpenCells, 2>;

/// A piece that moves from one placement to another. Without default values, which would be
/// written into all of an array.
struct Change {
  std::uint16_t from;
  std::uint16_t to;
  std::uint8_t class_number;
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
  /// For positions with the pieces of `like`, which must be legal. The first `few_positions` go
  /// without lists.
  PositionMoves(const Board& like, Metric metric, std::uint32_t few_positions = 1 << 12);

  const PositionKeys& keys() const { return keys_; }

  /// Writes every move from a position, of the pieces of the first `classes` classes, without the
  /// moves that are made: pieces in the order of placements, their nearest ends first. Returns the
  /// end.
  Change* generate(const PositionKeys::Key& key, const MadeMoves& made, std::size_t classes,
                   Change* end) const;

  /// The same by the lists, which get the moves of a new set of blanks.
  Change* list(const PositionKeys::Key& key, const MadeMoves& made, std::size_t classes,
               Change* end);

 private:
  /// More need too much memory for the processor's caches, and each occurs less often.
  static constexpr int kMaxSets = 2000;

  /// Appends every move of a piece that is not made to the changes before `end`, and returns their
  /// new end.
  Change* add(std::uint16_t from, std::uint8_t class_number, OpenCells blanks,
              const MadeMoves& made, Change* end) const;

  /// Lists the moves of all placements for a set of blanks.
  void list_all(OpenCells blanks);

  PositionKeys keys_;
  Metric metric_;
  std::uint32_t few_positions_;

  // Of the sets of blanks that occurred.
  KeyIndex sets_{1};
  std::vector<std::uint64_t> movable_;  // by class: the placements with moves
  std::vector<std::uint32_t> starts_{0};
  std::vector<Change> changes_;
};

}  // namespace qiju::huarong

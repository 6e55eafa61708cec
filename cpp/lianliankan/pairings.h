// The tiles of a board by kind, and the choice of which goes with which.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/choices.h"

namespace qiju::lianliankan {

/// A number given to a tile. The tiles of a kind have numbers in a row.
using Tile = std::int32_t;

struct TilePair {
  Tile first = 0;
  Tile second = 0;
};

/// Two tiles of a kind are paired or not: that is a Choice. Of a kind with four tiles, the two
/// pairs that belong together are one choice.
class Pairings {
 public:
  /// Every kind of `board` has an even number of tiles.
  explicit Pairings(const Board& board);

  /// The tiles of a kind, and the first of its choices.
  struct Group {
    Tile begin = 0;
    Tile end = 0;
    Choice choices = 0;
    int size() const { return end - begin; }
  };

  const std::vector<Group>& kinds() const { return kinds_; }
  const Group& kind(Tile tile) const { return kinds_[kind_of_[static_cast<std::size_t>(tile)]]; }
  const std::vector<Cell>& cells() const { return cells_; }
  Cell cell(Tile tile) const { return cells_[static_cast<std::size_t>(tile)]; }

  /// The choice of pairing two tiles of a kind.
  Choice choice(const Group& kind, Tile a, Tile b) const;

  /// The pair or the two pairs that are chosen by it, the lower number first in each.
  std::span<const TilePair> pairs(Choice choice) const;

  /// Choices bound to pair every tile once.
  Choices choices() const;

 private:
  std::vector<Cell> cells_;
  std::vector<std::size_t> kind_of_;
  std::vector<Group> kinds_;
  std::vector<TilePair> pairs_;
  std::vector<std::size_t> begin_;  // of each choice's pairs, and the end of the last
};

}  // namespace qiju::lianliankan

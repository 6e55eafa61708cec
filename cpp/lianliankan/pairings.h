// The tiles of a board by kind, and the choice of which goes with which.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.h"
#include "lianliankan/choices.h"

namespace qiju::lianliankan {

/// A tile of Pairings: an index into its tiles.
using Tile = std::int32_t;

struct TilePair {
  Tile first = 0;
  Tile second = 0;
};

/// Two tiles of a kind are paired or not: a Choice. The two pairs that four tiles make are one.
class Pairings {
 public:
  explicit Pairings(const Board& board);

  /// The tiles of a kind are neighbours in the list of all.
  struct Group {
    Tile begin = 0;
    Tile end = 0;
    Choice choices = 0;  // the first of the kind's own
    int size() const { return end - begin; }
  };

  /// Whether some kind has an odd number of tiles.
  bool odd() const { return odd_; }
  const std::vector<Cell>& cells() const { return cells_; }
  const std::vector<Group>& kinds() const { return kinds_; }
  const Group& kind(Tile tile) const {
    return kinds_[static_cast<std::size_t>(kind_of_[static_cast<std::size_t>(tile)])];
  }
  Cell cell(Tile tile) const { return cells_[static_cast<std::size_t>(tile)]; }

  std::size_t choices() const { return pairs_.size(); }

  /// The choice of pairing two tiles of a kind.
  Choice choice(const Group& kind, Tile a, Tile b) const;

  /// The pair or two pairs that a choice stands for.
  struct Chosen {
    TilePair pairs[2];
    int count = 1;
  };
  const Chosen& chosen(Choice choice) const { return pairs_[static_cast<std::size_t>(choice)]; }

  /// Choices in which every tile is paired once.
  Choices constrained() const;

 private:
  bool odd_ = false;
  std::vector<Cell> cells_;
  std::vector<int> kind_of_;
  std::vector<Group> kinds_;
  std::vector<Chosen> pairs_;
};

}  // namespace qiju::lianliankan

// Clearing a board under gravity.
//
// Here taking a pair can spoil the board, so positions are searched, depth first, none of them
// twice. Only a search that comes to its end proves that nothing clears the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/search.h"
#include "lianliankan/tile_sets.h"
#include "random/random.h"

namespace qiju::lianliankan {

class GravitySearch final : public Search {
 public:
  GravitySearch(const Board& board, Gravity gravity, std::uint32_t seed);

  Status step() override;

 private:
  // A tile's number, from 1; 0 in an empty cell. Tiles never pass each other, so those that are
  // left say where each of them is: a position is told by their set.
  using Tile = Kind;

  struct Node {
    std::vector<Tile> tiles;  // row after row
    std::vector<Pair> pairs;  // yet to be tried
    Pair tried;               // last
  };

  Status visit(std::vector<Tile> tiles);

  int rows_;
  int cols_;
  Gravity gravity_;
  Random random_;
  std::vector<Kind> kind_of_{kEmpty};  // by number
  std::vector<Kind> kinds_;            // of the position that is visited
  TileSets seen_;
  std::vector<Node> path_;
};

}  // namespace qiju::lianliankan

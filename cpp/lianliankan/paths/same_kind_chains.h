// The tiles of a board in reading order, each linked to the next tile of its kind.
//
//   board   2 1 2     tile   0  1  2  3  4  5
//           1 3 3     next   2  3  -  -  5  -
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/board.h"

namespace qiju::lianliankan {

class SameKindChains {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  /// O(cells).
  explicit SameKindChains(const Board& board);

  std::uint32_t size() const { return static_cast<std::uint32_t>(cells_.size()); }
  Cell cell(std::uint32_t tile) const { return cells_[tile]; }
  /// The next tile of the same kind, or kNone.
  std::uint32_t next(std::uint32_t tile) const { return next_[tile]; }

 private:
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> next_;
};

}  // namespace qiju::lianliankan

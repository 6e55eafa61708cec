// All layouts of a set of pieces on the classic board, by their distance from the exit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

/// The cells that Cao Cao leaves on the classic board.
inline constexpr int kOtherCells = 16;

/// The pieces beside Cao Cao. They must leave at least one blank.
struct PieceCounts {
  int horizontals = 0;  ///< generals, 1×2
  int verticals = 0;    ///< generals, 2×1
  int soldiers = 0;
  int blanks() const { return kOtherCells - 2 * (horizontals + verticals) - soldiers; }
};

/// A breadth-first search from every layout with Cao Cao at the exit. Satisfies Resumable; the unit
/// is a position. The constructor enumerates the layouts, at most about 10^5.
/// All queries except `searched` require a finished search.
class Generator {
 public:
  Generator(const PieceCounts& pieces, Metric metric);

  [[nodiscard]] bool run(std::uint32_t positions);
  [[nodiscard]] std::uint32_t searched() const;
  /// The number of layouts that can be solved.
  [[nodiscard]] std::uint32_t solvable() const;
  /// The greatest distance of a layout from the exit; -1 if no layout has Cao Cao at the exit.
  [[nodiscard]] int max_distance() const;
  /// As huarong::pick, with the ids of `decode`.
  [[nodiscard]] std::optional<Board> pick(int from, int to, std::uint64_t seed) const;
  /// The distance of a layout that was picked.
  [[nodiscard]] int distance_of(const Board& board) const { return search_->distance_of(board); }

 private:
  std::unique_ptr<LayerSearch> search_;  // null if no layout has Cao Cao at the exit
};

}  // namespace qiju::huarong

// All the layouts of one mix of pieces on the classic board: the hardest, and any at a distance.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "huarong/distances.h"

namespace qiju::huarong {

/// The pieces beside Cao Cao. What they leave of the 16 other cells is blank: at least one.
struct Mix {
  int horizontals = 0;
  int verticals = 0;
  int soldiers = 0;
  int blanks() const { return 16 - 2 * (horizontals + verticals) - soldiers; }
};

/// A search backward from every layout that has Cao Cao at the exit.
class MixSearch {
 public:
  MixSearch(const Mix& mix, Metric metric);

  /// Goes on through about so many positions, and says whether it is finished.
  bool run(std::uint32_t positions);

  std::uint32_t searched() const { return distances_->searched(); }

  // The rest is for a finished one.

  /// Layouts from which there is a way out.
  std::uint32_t solvable() const;

  /// The greatest distance from the exit; -1 if no layout has Cao Cao at the exit.
  int hardest() const;

  /// Any layout at that distance, each as likely; nothing if there is none. Pieces are numbered as
  /// by `decode`.
  std::optional<Board> pick(int distance, std::uint64_t seed) const;

 private:
  std::unique_ptr<Distances> distances_;
};

}  // namespace qiju::huarong

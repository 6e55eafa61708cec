// What a Solver does for a kind of gravity.
#pragma once

#include <vector>

#include "lianliankan/solve.h"

namespace qiju::lianliankan {

class Solver::Search {
 public:
  virtual ~Search() = default;
  /// Searches one more node of an undecided board.
  virtual Status step() = 0;

  std::vector<Pair> moves;
};

}  // namespace qiju::lianliankan

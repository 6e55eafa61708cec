// What a Solver runs when random games do not clear the board.
#pragma once

#include <vector>

#include "lianliankan/solve.h"

namespace qiju::lianliankan {

class Search {
 public:
  Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual ~Search() = default;

  /// Searches one more node, as long as the board is undecided.
  virtual Status step() = 0;

  /// Once solvable: a line that clears the board.
  const std::vector<Pair>& moves() const { return moves_; }

 protected:
  std::vector<Pair> moves_;
};

}  // namespace qiju::lianliankan

// Forced wins: the side to move wins by threats alone, whatever the other side answers.
//
//   VCF  victory by continuous fours: every attacking move makes a four, the answer is its only
//   stop VCT  victory by continuous threats: fours and open threes; the answers are every move that
//        stops a three, fours of the defender's own among them
//
// Victor Allis, "Searching for Solutions in Games and Artificial Intelligence" (1994), ch. 5, names
// the ideas; the search is ours.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "gomoku/rule.h"

namespace qiju::gomoku {

enum class ForceKind { kVcf, kVct };

enum class ForceStatus {
  kUndecided,
  kWin,   ///< `line` wins by force
  kNone,  ///< proved: no such win of this kind
};

struct Force {
  ForceStatus status = ForceStatus::kUndecided;
  ForceKind kind = ForceKind::kVcf;  ///< a VCT search that finds continuous fours says kVcf
  std::vector<Point>
      line;  ///< from the side to move on, with the defence that holds out longest, to the five
};

/// A search in slices. Memory is bounded (a transposition table of fixed size).
class ForceSearch {
 public:
  /// Looks for a VCF first; for a VCT after it if `kind` says so. The game must be legal and not
  /// over.
  ForceSearch(std::span<const Point> moves, Rule rule, int size, ForceKind kind);
  ~ForceSearch();

  /// Goes on for about so many positions, and says whether it is decided.
  bool run(std::uint32_t positions);

  std::uint64_t searched() const;  ///< positions so far
  Force result() const;

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

}  // namespace qiju::gomoku

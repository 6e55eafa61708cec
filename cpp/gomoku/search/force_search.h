// Forced wins: the side to move wins by threats alone, whatever the other side answers.
//
//   VCF  victory by continuous fours: every attacking move makes a four, and the answer is its stop
//   VCT  victory by continuous threats: a move may also leave the threat of a straight four; the
//        answers are every move that stops it, fours of the defender's own among them
//
// Victor Allis, "Searching for Solutions in Games and Artificial Intelligence" (1994), ch. 5, names
// the ideas. The search is depth-first by proof numbers (A. Nagai, "Df-pn Algorithm for Searching
// AND/OR Trees and Its Applications", 2002), weak ones (T. Ueda et al., "Weak Proof-Number Search",
// 2008), because the same position is reached in many orders.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "gomoku/rules/rule.h"

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
  /// From the side to move on, with the defence that holds out longest against this attack, to the
  /// five; or to the stone of Black's that renju forbids, where that is all that would stop White.
  std::vector<Point> line;
};

/// A search in slices. Memory is bounded (a table of ProofTable::kMostBytes), and what a slice has
/// learnt is in the table for the next.
class ForceSearch {
 public:
  /// Looks for a VCF first; for a VCT after it if `kind` says so. The game must be legal and not
  /// over.
  ForceSearch(std::span<const Point> moves, Rule rule, int size, ForceKind kind);
  ~ForceSearch();

  /// Goes on for about so many positions, a thousand at least, and says whether it is decided.
  bool run(std::uint32_t positions);

  std::uint64_t searched() const;  ///< positions so far
  Force result() const;

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

}  // namespace qiju::gomoku

// Depth-first proof-number search (df-pn: A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees and
// Its Applications", 2002) for a forced win.
//
// Because many orders of moves lead to a position, the numbers are weak: the largest child plus the
// number of the others, instead of the sum (T. Ueda et al., "Weak Proof-Number Search", 2008).
#pragma once

#include <cstdint>
#include <vector>

#include "gomoku/search/threat_position.h"
#include "gomoku/search/transposition_table.h"

namespace qiju::gomoku {

class DfpnSearch {
 public:
  /// Changes `position`, which must outlive it, only during a call.
  explicit DfpnSearch(ThreatPosition& position) : position_(position) {}

  /// Visits no more positions once `searched()` has reached `limit`, except for one in each call.
  void set_limit(std::uint64_t limit) { limit_ = limit; }
  bool is_at_limit() const { return searched_ >= limit_; }
  std::uint64_t searched() const { return searched_; }
  void add_searched(std::uint64_t positions) { searched_ += positions; }

  /// A short search for a VCF tries fours first that lead on to further fours. In a long one all
  /// fours are alike.
  void rank_fours(bool rank) { ranks_fours_ = rank; }
  void clear() { table_.clear(); }

  /// Searches the current position until it is solved or the limit is reached. The table keeps what
  /// has been found out for the next call.
  ProofNumbers solve() { return search({ProofNumbers::kInfinite, ProofNumbers::kInfinite}); }
  /// The attack that wins, or the longest defence, in the position solved last, if it is won.
  Point best_move() const { return best_move_; }

  /// The attacker's VCF after a pass of the defender, who is to move.
  struct VcfAfterPass {
    std::vector<Point> line;      ///< both sides' moves; empty if the limit was reached first
    std::vector<Point> defences;  ///< legal moves of the defender that may stop the line
    Point other = kNoPoint;       ///< a legal move that does not stop it
  };
  VcfAfterPass vcf_after_pass();

 private:
  ProofNumbers search(ProofNumbers thresholds);
  ProofNumbers unvisited(Point move) const;
  int threshold_slack() const;
  bool add_other_moves();

  ThreatPosition& position_;
  bool ranks_fours_ = true;
  TranspositionTable<ProofNumbers> table_;
  std::vector<Point> moves_;  // a stack: of every position from the root to the current one
  Point best_move_ = 0;
  std::uint64_t searched_ = 0, limit_ = 0;
};

}  // namespace qiju::gomoku

// Forced wins: one side wins by threats alone, whatever the opponent replies.
//
//   VCF  victory by continuous fours: every attacking move makes a four
//   VCT  victory by continuous threats: every attacking move makes a four, or threatens a straight
//        four; the defender may reply with any move that stops it, or with fours of his own. With
//        quiet moves: or threatens a VCF, and makes a three that one more stone makes a four, or a
//        two that one more stone makes an open three, or blocks a five
//
// The ideas are those of V. Allis, "Searching for Solutions in Games and Artificial Intelligence"
// (1994), chapter 5. The search is depth-first proof-number search (df-pn: A. Nagai, "Df-pn
// Algorithm for Searching AND/OR Trees and Its Applications", 2002) with weak proof numbers (T.
// Ueda et al., "Weak Proof-Number Search", 2008: the largest child plus the number of the others
// instead of the sum), because the same position is reached by many orders of moves.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

struct ProofTree;

enum class ForceKind { kVcf, kVct };

enum class ForceStatus {
  kUndecided,  ///< not finished
  kWin,        ///< `line` wins by force
  kNone,       ///< proved: there is no such win of this kind
};

struct ForceResult {
  ForceStatus status = ForceStatus::kUndecided;
  ForceKind kind = ForceKind::kVcf;  ///< of the win: a VCT search that finds a VCF reports kVcf
  /// Both sides' moves, with the defence that holds out longest against this attack, up to the
  /// five; or up to the only defences, black moves that renju forbids.
  std::vector<Point> line;
};

/// Which wins count, and what is found out of one.
struct ForceOptions {
  int moves = 1000;        ///< with at most so many attacking moves; the five is not counted
  Point excluded = kPass;  ///< not with this first move, which makes no five
  bool quiet = false;      ///< a VCT may have quiet moves; they are tried last
  bool tree = false;       ///< find the whole proof, too; not with `defends`
};

/// A Resumable search; its unit is a position visited. Exact, except that positions are told apart
/// by a hash of 64 bits, and no win is checked afterwards: in a search of a million positions,
/// which looks up less than 10^8 hashes among at most 2^20, the odds that one is taken for another
/// are below 1 to 100,000. Memory: a table of at most TranspositionTable::kMaxBytes, which keeps
/// what has been learnt from one `run` to the next, and the tree.
class ForceSearch {
 public:
  /// Looks for a VCF, then, if `kind` is kVct, for a VCT, at last for one with quiet moves. The
  /// game, or set-up position with kPass, must be legal and not over. The attacker is the side to
  /// move; or, with `defends`, the side that has just made a threat, and the side to move, which
  /// must have no five, replies to it.
  ForceSearch(std::span<const Point> moves, Rule rule, int size, ForceKind kind,
              bool defends = false, ForceOptions options = {});
  ~ForceSearch();

  /// Visits about `budget` positions, but at least a thousand: every call begins at the root again.
  /// True once the search has finished.
  bool run(std::uint32_t budget);

  std::uint64_t searched() const;            ///< positions visited
  [[nodiscard]] ForceResult result() const;  ///< of a win, before its tree is known

  /// The proof of a win, whose last node is the root. Null if it was not asked for, is not
  /// finished, or is too large.
  [[nodiscard]] const ProofTree* tree() const;

 private:
  struct Searcher;
  std::unique_ptr<Searcher> searcher_;
};

}  // namespace qiju::gomoku

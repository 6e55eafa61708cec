// Searches for forced wins: one side wins by threats alone, whatever the opponent replies.
//
//   VCF  victory by continuous fours: every attack makes a four
//   VCT  victory by continuous threats: every attack makes a four, or threatens a straight four,
//        to which the defender may reply with any move that stops it, or with fours of his own
//
// A VCT with quiet moves has attacks of a third sort: they threaten a VCF, and make a three that
// one more stone makes a four, or a two that one more stone makes an open three, or block a five.
//
// This is threat-space search (V. Allis, "Searching for Solutions in Games and Artificial
// Intelligence", 1994, chapter 5) with all replies of the defender, by proof numbers: see
// dfpn_search.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "gomoku/search/dfpn_search.h"
#include "gomoku/search/proof_tree.h"
#include "gomoku/search/threat_position.h"

namespace qiju::gomoku {

enum class ThreatStatus {
  kUndecided,  ///< not finished
  kWin,        ///< `line` wins by force
  kNone,       ///< there is provably no win of this kind
};

struct ThreatResult {
  ThreatStatus status = ThreatStatus::kUndecided;
  WinKind kind = WinKind::kVcf;  ///< of the win: kVcf if a search for a VCT finds a VCF
  /// Both sides' moves, with the defence that holds out longest against this attack. It ends with
  /// the five, or with the only defence, a black move that renju forbids.
  std::vector<Point> line;
};

/// A Resumable search; its unit is a position visited. Exact, except that positions are told apart
/// by a hash of 64 bits, and no win is checked afterwards: in a search of a million positions,
/// which looks up less than 10^8 hashes among at most 2^20, the odds that one is taken for another
/// are below 1 to 100,000. Memory: a table of at most TranspositionTable::kMaxBytes, which keeps
/// what one `run` has found out for the next, and the tree.
class ThreatSearch {
 public:
  /// Looks for a VCF, then, if `kind` is kVct, for a VCT, at last for one with quiet moves. The
  /// game, or set-up position with kPass, must be legal and not over. The attacker is the side to
  /// move. With `defends`, the side that has just made a threat is the attacker, and the side to
  /// move, which must have no five, replies to it.
  ThreatSearch(std::span<const Point> game, Rule rule, int size, WinKind kind, bool defends = false,
               ThreatOptions options = {});
  ThreatSearch(const ThreatSearch&) = delete;
  ThreatSearch& operator=(const ThreatSearch&) = delete;

  /// Visits about `budget` positions, but at least a thousand, as every call begins at the root
  /// again. True once the search has finished.
  bool run(std::uint32_t budget);

  std::uint64_t searched() const { return search_.searched(); }  ///< positions visited
  /// A win is known before its tree.
  [[nodiscard]] ThreatResult result() const;
  /// The proof of a win. Null if it was not asked for, is not complete, or is too large.
  [[nodiscard]] const ProofTree* tree() const { return proof_ ? proof_->tree() : nullptr; }

 private:
  /// What is searched for, in this order; each begins again at the root.
  enum class Stage { kShortVcf, kVcf, kVct, kQuietVct };

  std::uint64_t stage_limit() const;
  void end_stage(bool is_solved);
  bool extend_line();

  std::unique_ptr<ThreatPosition> position_;  // large for a stack
  DfpnSearch search_;
  std::optional<ProofBuilder> proof_;  // once it is won, if the tree is wanted
  const WinKind wanted_;
  const ThreatOptions options_;
  Stage stage_ = Stage::kShortVcf;
  bool is_won_ = false;  // proved; from then on the position is the one after the line
  ThreatResult result_;  // its line and kind while it is undecided, too
};

}  // namespace qiju::gomoku

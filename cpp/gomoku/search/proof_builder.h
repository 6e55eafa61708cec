// Builds the proof tree of a forced win that a search has proved.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/search/dfpn_search.h"
#include "gomoku/search/proof_tree.h"

namespace qiju::gomoku {

class ProofBuilder {
 public:
  /// `search` has proved that the attacker wins `position`. Both must outlive the builder.
  ProofBuilder(ThreatPosition& position, DfpnSearch& search)
      : position_(position), search_(search) {}

  /// Builds on until the limit of the search is reached. True once the tree is complete or too
  /// large. Every call begins at the root again, where `position` must be; nodes are kept.
  bool run();

  /// The complete tree, whose last node is the root. Null if there is none.
  const ProofTree* tree() const { return is_complete_ ? &tree_ : nullptr; }

 private:
  bool is_too_large() const { return tree_.replies.size() > ProofTree::kMaxReplies; }
  int node(std::uint64_t key, Point move, int otherwise, std::span<const ProofTree::Reply> answers);
  int five(Point move);
  int finish();
  int expand();
  bool expand_replies(std::vector<ProofTree::Reply>& answers);
  int expand_reply(Point reply);
  int add_vcf(std::span<const Point> line);

  ThreatPosition& position_;
  DfpnSearch& search_;
  ProofTree tree_;
  TranspositionTable<int> nodes_;  // of positions, fives and straight fours
  bool is_complete_ = false;
};

}  // namespace qiju::gomoku

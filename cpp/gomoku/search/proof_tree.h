// The proof tree of a forced win: how the attacker wins against every defence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/search/dfpn_search.h"

namespace qiju::gomoku {

/// A node is an attack and what follows each reply to it:
///
///     node     move ─┬─ reply ── node      replies that need an answer of their own
///                    ├─ reply ── node
///                    └─ any other ── node  `otherwise`
///
/// Several orders of moves to one position lead to one node, and all positions with the same five
/// or straight four are one node, so a tree of millions of lines has few nodes.
struct ProofTree {
  static constexpr int kNone = -1;
  static constexpr std::size_t kMaxReplies = 200'000;  ///< a tree with more replies is given up

  struct Reply {
    Point move;
    int next;  ///< the attacker's node
  };
  struct Node {
    Point move;
    int otherwise;  ///< kNone: `move` makes a five, or leaves no legal reply
    std::size_t first_reply, end_of_replies;
  };

  std::vector<Node> nodes;  ///< children come before their parents
  std::vector<Reply> replies;

  std::span<const Reply> replies_of(const Node& node) const {
    return std::span(replies).subspan(node.first_reply, node.end_of_replies - node.first_reply);
  }

  /// Adds a node with the `answers` that differ from `otherwise`. Returns its number.
  int add(Point move, int otherwise, std::span<const Reply> answers) {
    const std::size_t first = replies.size();
    for (const Reply& answer : answers) {
      if (answer.next != otherwise) replies.push_back(answer);
    }
    nodes.push_back({move, otherwise, first, replies.size()});
    return static_cast<int>(nodes.size()) - 1;
  }
};

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

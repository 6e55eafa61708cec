// The proof tree of a forced win: how the attacker wins against every defence.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "gomoku/rules/rule.h"

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

}  // namespace qiju::gomoku

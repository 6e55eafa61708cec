// Test oracle: plays a proof tree by the rules of the game alone.
#pragma once

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "gomoku/rules/judge.h"
#include "gomoku/search/proof_tree.h"

namespace qiju::gomoku {

/// The tree is played against every reply.
class ProofTreeOracle {
 public:
  /// The tree of a win in `game`.
  ProofTreeOracle(const ProofTree& tree, std::vector<Point> game, Rule rule, int size)
      : tree_(tree),
        game_(std::move(game)),
        rule_(rule),
        size_(size),
        attacker_(game_.size() % 2 == 0 ? Winner::kBlack : Winner::kWhite) {}

  /// Does the attacker win every line?
  bool wins() { return wins(static_cast<int>(tree_.nodes.size()) - 1); }

 private:
  bool wins(int number) {
    const ProofTree::Node& node = tree_.nodes[static_cast<std::size_t>(number)];
    const bool is_five = node.otherwise == ProofTree::kNone;
    if (!is_five && won_.contains({number, position()})) return true;
    game_.push_back(node.move);
    const bool won = wins_after(node);
    game_.pop_back();
    if (won && !is_five) won_.emplace(number, position());
    return won;
  }

  /// The stones of each colour in ascending order, since the order of the game does not matter.
  std::vector<Point> position() const {
    std::vector<Point> stones;
    for (std::size_t i = 0; i < game_.size(); ++i) {
      stones.push_back(static_cast<Point>(i % 2) * kMaxPoints + game_[i]);
    }
    std::sort(stones.begin(), stones.end());
    return stones;
  }

  bool wins_after(const ProofTree::Node& node) {
    const Verdict verdict = judge(game_, rule_, size_);
    if (verdict.status != GameStatus::kLegal) return false;
    if (verdict.winner != Winner::kNone) return verdict.winner == attacker_;
    for (Point reply = 0; reply < size_ * size_; ++reply) {
      game_.push_back(reply);
      const bool won = wins_against(node, reply);
      game_.pop_back();
      if (!won) return false;
    }
    return true;
  }

  bool wins_against(const ProofTree::Node& node, Point reply) {
    const Verdict verdict = judge(game_, rule_, size_);
    if (verdict.status != GameStatus::kLegal || verdict.winner == attacker_) return true;
    if (verdict.winner != Winner::kNone) return false;
    int next = node.otherwise;
    for (const auto& [move, answer] : tree_.replies_of(node)) {
      if (move == reply) next = answer;
    }
    return next != ProofTree::kNone && wins(next);
  }

  const ProofTree& tree_;
  std::vector<Point> game_;
  Rule rule_;
  int size_;
  Winner attacker_;
  std::set<std::pair<int, std::vector<Point>>> won_;  // nodes in positions, played to the end
};

}  // namespace qiju::gomoku

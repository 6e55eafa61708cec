#include "gomoku/search/proof_tree.h"

namespace qiju::gomoku {
namespace {

/// The key of a five, or of a straight four with its two fives. No position has so small a hash.
constexpr std::uint64_t key_of(Point move, Point one = 0, Point other = 0) {
  return static_cast<std::uint64_t>((move * kMaxPoints + one) * kMaxPoints + other);
}

/// The answer to more than half of the replies if there is one; else any answer, or kNone (R. Boyer
/// and J. Moore, "MJRTY: A Fast Majority Vote Algorithm", 1981).
int majority(std::span<const ProofTree::Reply> answers) {
  int candidate = ProofTree::kNone, votes = 0;
  for (const ProofTree::Reply& answer : answers) {
    if (votes == 0) candidate = answer.next;
    votes += answer.next == candidate ? 1 : -1;
  }
  return candidate;
}

}  // namespace

bool ProofBuilder::run() {
  if (!is_complete_ && !is_too_large()) is_complete_ = expand() != ProofTree::kNone;
  return is_complete_ || is_too_large();
}

/// The node with this key, which is added if it is new.
int ProofBuilder::node(std::uint64_t key, Point move, int otherwise,
                       std::span<const ProofTree::Reply> answers) {
  if (const int* known = nodes_.find(key)) return *known;
  const int node = tree_.add(move, otherwise, answers);
  nodes_.store(key, node, 1);
  return node;
}

int ProofBuilder::five(Point move) { return node(key_of(move), move, ProofTree::kNone, {}); }

/// The node of the current position, a win of the attacker. kNone at the limit, or if too large.
int ProofBuilder::expand() {
  if (const int node = finish(); node != ProofTree::kNone) return node;
  const std::uint64_t key = position_.hash();
  if (const int* known = nodes_.find(key)) return *known;
  if (search_.is_at_limit() || is_too_large()) return ProofTree::kNone;
  const std::uint64_t start = search_.searched();
  if (!search_.solve().is_solved()) return ProofTree::kNone;
  const Point move = search_.best_move();
  int node = ProofTree::kNone;
  std::vector<ProofTree::Reply> answers;
  position_.make(move);
  if (move == ThreatPosition::kFours) {
    node = expand();
  } else if (expand_replies(answers)) {
    node = tree_.add(move, majority(answers), answers);
  }
  position_.unmake(move);
  if (node != ProofTree::kNone) nodes_.store(key, node, search_.searched() - start);
  return node;
}

/// The node of the current position if the attacker makes a five, or a straight four that nothing
/// stops: the one that `expand` would find by a search. Otherwise kNone.
int ProofBuilder::finish() {
  const ShapeBoard& board = position_.board();
  const Color attacker = position_.attacker(), defender = position_.defender();
  if (board.count(attacker, Shape::kFive) > 0) {
    return five(*board.points(attacker, Shape::kFive).begin());
  }
  if (board.count(defender, Shape::kFive) > 0 || board.rule() == Rule::kCaro ||
      position_.attacks_left() < 1) {
    return ProofTree::kNone;
  }
  for (const Point point : board.points(attacker, Shape::kStraightFour)) {
    if (!position_.is_legal(attacker, point)) continue;
    position_.make(point);
    auto fives = board.points(attacker, Shape::kFive).begin();
    const Point one = *fives, other = *++fives;
    const bool may_block = position_.is_legal(defender, one);
    position_.unmake(point);
    const ProofTree::Reply block{one, five(may_block ? other : one)};
    return node(key_of(point, one, other), point, five(one), {&block, 1});
  }
  return ProofTree::kNone;
}

/// Appends the answer to every legal reply. False at the limit, or if the tree is too large.
bool ProofBuilder::expand_replies(std::vector<ProofTree::Reply>& answers) {
  const ShapeBoard& board = position_.board();
  const Color defender = position_.defender();
  std::vector<Point> moves;
  position_.generate(moves);
  const bool is_quiet = moves[0] == kPass;
  int after_others = ProofTree::kNone;
  if (is_quiet) {
    const DfpnSearch::VcfAfterPass vcf = search_.vcf_after_pass();
    if (vcf.line.empty()) return false;
    if (vcf.other != kNoPoint) after_others = add_vcf(vcf.line);
    moves = vcf.defences;
  }
  PointSet defences;
  for (const Point move : moves) {
    if (position_.is_legal(defender, move)) defences.add(move);
  }
  // The defences first: their nodes are kept when the limit is reached, and the others cost little.
  for (const Point defence : defences) {
    if (expand_reply(defence) == ProofTree::kNone) return false;
  }
  for (Point reply = 0; reply < board.position().points(); ++reply) {
    if (board.position().at(reply) != Color::kNone || !position_.is_legal(defender, reply)) {
      continue;
    }
    const int node = is_quiet && !defences.has(reply) ? after_others : expand_reply(reply);
    if (node == ProofTree::kNone) return false;
    answers.push_back({reply, node});
  }
  search_.add_searched(answers.size());
  return true;
}

int ProofBuilder::expand_reply(Point reply) {
  position_.make(reply);
  const int node = expand();
  position_.unmake(reply);
  return node;
}

/// The node of a VCF, whatever the defender has played elsewhere.
int ProofBuilder::add_vcf(std::span<const Point> line) {
  int node = five(line.back());
  for (std::size_t i = line.size() - 1; i >= 2; i -= 2) {
    const ProofTree::Reply block{line[i - 1], node};
    node = tree_.add(line[i - 2], five(block.move), {&block, 1});
  }
  return node;
}

}  // namespace qiju::gomoku

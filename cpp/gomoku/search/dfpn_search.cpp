#include "gomoku/search/dfpn_search.h"

#include <algorithm>
#include <utility>

#include "gomoku/search/defences.h"

namespace qiju::gomoku {
namespace {

// Initial proof numbers in a VCT: a four or an open three has 1, a quiet move 16. If it makes no
// four, it has 3 more for each point where the defender can reply with one.
constexpr int kQuietProof = 16, kCounterFourProof = 3;

/// A defence with at least this score as a move has the initial disproof number 1.
constexpr int kGoodDefence = 40;

/// Initial proof number of an unvisited four: 1 with a second threat, 4 with an open two, else 8.
std::uint16_t four_proof(const ShapeBoard& board, Color color, Point four) {
  if (board.count_directions(color, four, Shape::kBlockedThree) > 1) return 1;
  return board.count_directions(color, four, Shape::kOpenTwo) > 1 ? 4 : 8;
}

/// Saturates below infinity.
constexpr std::uint16_t finite(int n) {
  return static_cast<std::uint16_t>(std::min<int>(n, ProofNumbers::kInfinite - 1));
}

}  // namespace

/// The line is a proof, and is followed to its end. It stays one after any move except
///
///   - the points of the line
///   - points where the defender, at the attacker's turn, could make a four or five: with a stone
///     there, the attacker would have to answer it
///   - in renju all moves, if a stone elsewhere may forbid an attack or allow a forbidden reply
///   - in caro all moves, as a stone may block a five from a distance
DfpnSearch::VcfAfterPass DfpnSearch::vcf_after_pass() {
  VcfAfterPass vcf;
  const ShapeBoard& board = position_.board();
  const Color attacker = position_.attacker(), defender = position_.defender();
  PointSet relevant;
  bool all = board.rule() == Rule::kCaro;
  int distance = 0;
  position_.make(kPass);
  do {
    const ProofNumbers here = solve();
    if (!here.is_solved()) {
      distance = -1;
      break;
    }
    distance = here.distance;
    if (!position_.is_attack()) {
      all = all || distance == 1;
    } else if (distance > 1) {
      all = all || may_become_double_three(board, attacker, best_move_);
      for (const Shape best : {Shape::kFour, Shape::kDoubleFour, Shape::kStraightFour,
                               Shape::kOverline, Shape::kFive}) {
        for (const Point point : board.points(defender, best)) relevant.add(point);
      }
    }
    relevant.add(best_move_);
    vcf.line.push_back(best_move_);
    position_.make(best_move_);
  } while (!all && distance > 1);
  for (std::size_t i = vcf.line.size(); i-- > 0;) position_.unmake(vcf.line[i]);
  position_.unmake(kPass);
  if (distance < 0) return {};
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone || !position_.is_legal(defender, point)) {
      continue;
    }
    if (all || relevant.has(point)) {
      vcf.defences.push_back(point);
    } else {
      vcf.other = point;
    }
  }
  return vcf;
}

/// Appends the moves that the only one, kFours or kPass, stood for. A pass stays for the moves that
/// change nothing. False if the limit was reached.
bool DfpnSearch::add_other_moves() {
  if (position_.is_attack()) {
    position_.add_other_attacks(moves_);
    return true;
  }
  const VcfAfterPass vcf = vcf_after_pass();
  if (vcf.line.empty()) return false;
  if (vcf.other == kNoPoint) moves_.pop_back();
  moves_.insert(moves_.end(), vcf.defences.begin(), vcf.defences.end());
  return true;
}

/// The numbers of a child that is not in the table, by what the move makes (df-pn+: A. Nagai, H.
/// Imai, "Application of df-pn+ to Othello Endgames", 1999).
ProofNumbers DfpnSearch::unvisited(Point move) const {
  if (move < 0) return {};
  const ShapeBoard& board = position_.board();
  const Color attacker = position_.attacker(), defender = position_.defender();
  if (position_.kind() == WinKind::kVcf) {
    const bool ranked = ranks_fours_ && position_.is_attack();
    return ranked ? ProofNumbers{four_proof(board, attacker, move)} : ProofNumbers{};
  }
  if (!position_.is_attack()) {
    const int worse = std::max(kGoodDefence - board.move_score(defender, move), 0);
    return {1, finite(1 + worse / kScoreUnit)};
  }
  const Shape best = board.best(attacker, move);
  if (best >= Shape::kFour || board.count(defender, Shape::kFive) > 0) return {};
  const int counter_fours = board.count(defender, Shape::kFour);
  return {finite((best == Shape::kNone ? kQuietProof : 1) + kCounterFourProof * counter_fours)};
}

/// By how much the best child may exceed the number of the second best before the search returns to
/// choose again (plain df-pn: 1). Proof numbers say little about fours; once the short wins have
/// been tried, it costs less to continue than to return.
int DfpnSearch::threshold_slack() const {
  if (position_.kind() == WinKind::kVct) return 4;
  return searched_ < 32 ? 1 : ProofNumbers::kInfinite;
}

/// Like `solve`, but ends once a number reaches its threshold. Stores the numbers.
ProofNumbers DfpnSearch::search(ProofNumbers thresholds) {
  const std::uint64_t start = searched_++;
  const std::size_t first = moves_.size();
  const bool attacking = position_.is_attack();
  ProofNumbers here = position_.generate(moves_);
  std::size_t last = moves_.size();
  bool has_more = last > first && moves_[first] < 0;
  Point choice = last > first ? moves_[first] : 0;

  // One rule for both sides: the side to move needs one move that succeeds, and sees its own number
  // as `proof`.
  const auto for_mover = [attacking](ProofNumbers p) {
    if (!attacking) std::swap(p.proof, p.disproof);
    return p;
  };
  const int step = attacking ? 1 : 0;  // an attack costs 1: short wins come first
  thresholds = for_mover(thresholds);
  while (!here.is_solved()) {
    ProofNumbers best = ProofNumbers::no_win();
    Point longest = 0;
    int second = ProofNumbers::kInfinite, largest = 0, unsolved = 0, distance = -1;
    for (std::size_t i = first; i < last; ++i) {
      const ProofNumbers* entry = table_.find(position_.hash_after(moves_[i]));
      const ProofNumbers next = for_mover(entry ? *entry : unvisited(moves_[i]));
      second = std::min<int>(second, std::max(best.proof, next.proof));
      if (next.proof < best.proof) {
        best = next;
        choice = moves_[i];
      }
      if (next.distance > distance) {
        distance = next.distance;
        longest = moves_[i];
      }
      largest = std::max<int>(largest, next.disproof);
      unsolved += next.disproof != 0;
    }
    if (best.proof == 0) {
      here = attacking ? ProofNumbers::win(best.distance + (choice != ThreatPosition::kFours))
                       : ProofNumbers::no_win();
    } else if (unsolved == 0 && has_more) {
      has_more = false;
      if (!add_other_moves()) break;
      last = moves_.size();
    } else if (unsolved == 0) {  // a defender without a legal move has not been forced
      here = attacking || distance < 0 ? ProofNumbers::no_win() : ProofNumbers::win(distance + 1);
      choice = longest;
    } else {
      const ProofNumbers sum{finite(best.proof + step), finite(largest + unsolved - 1)};
      here = for_mover(sum);
      if (sum.proof >= thresholds.proof || sum.disproof >= thresholds.disproof || is_at_limit()) {
        break;
      }
      const Point child = choice;
      position_.make(child);
      // The sum of the disproof numbers grows only once this child has the largest.
      search(for_mover({finite(std::min(thresholds.proof - step, second + threshold_slack())),
                        finite(thresholds.disproof - (unsolved - 1))}));
      position_.unmake(child);
    }
  }
  moves_.resize(first);
  table_.store(position_.hash(), here, searched_ - start);
  if (here.is_win()) best_move_ = choice;
  return here;
}

}  // namespace qiju::gomoku

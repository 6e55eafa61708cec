#include "gomoku/search/force_search.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "gomoku/rules/judge.h"
#include "gomoku/search/defences.h"
#include "gomoku/search/proof_tree.h"
#include "gomoku/search/shape_board.h"
#include "gomoku/search/transposition_table.h"
#include "gomoku/search/vcf_probe.h"
#include "search/resumable.h"

namespace qiju::gomoku {

namespace {

/// A child of a position in place of a move: the same position, to be won by fours alone. kPass as
/// a child is the position after a pass of the defender, to be won by fours alone.
constexpr Point kFours = -2;
constexpr std::uint64_t kFoursKey = 0xd1b54a32d192ed03;

/// The proof number of a quiet move that has not been visited: fours and open threes come first.
constexpr std::uint16_t kQuietProof = 16;

/// That of a four, while a search for a VCF is short: one that makes a three or a four along
/// another line, too, or else an open two, leads on to further fours.
std::uint16_t four_proof(const ShapeBoard& board, Color color, Point four) {
  if (makes_second_threat(board, color, four)) return 1;
  return board.count_directions(color, four, Shape::kOpenTwo) > 1 ? 4 : 8;
}

/// Positions after which a search for a VCF has not found a short win: it begins again at the root,
/// with the same table, and the fours that have not been visited are all alike from then on.
constexpr std::uint64_t kShortVcf = 1000;

/// Positions after which quiet moves are tried although the search without them has not finished.
constexpr std::uint64_t kWithoutQuiet = 150'000;

constexpr ProofNumbers kInfiniteThresholds{ProofNumbers::kInfinite, ProofNumbers::kInfinite};

/// Saturates below infinity.
constexpr std::uint16_t finite(int n) {
  return static_cast<std::uint16_t>(std::min<int>(n, ProofNumbers::kInfinite - 1));
}

/// A proof tree under construction.
struct Proof {
  ProofTree tree;
  TranspositionTable<int> nodes;  // of positions, fives and straight fours
  bool is_finished = false;

  bool is_too_large() const { return tree.replies.size() > ProofTree::kMaxReplies; }

  /// The node with this key, or a new one.
  int node(std::uint64_t key, Point move, int otherwise,
           std::span<const ProofTree::Reply> answers) {
    if (const int* known = nodes.find(key)) return *known;
    const int node = tree.add(move, otherwise, answers);
    nodes.store(key, node, 1);
    return node;
  }
  int five(Point move) { return node(key(move), move, ProofTree::kNone, {}); }

  /// Of a five, or of a straight four with its two fives; no position has so small a hash.
  static constexpr std::uint64_t key(Point move, Point one = 0, Point other = 0) {
    return static_cast<std::uint64_t>((move * kMaxPoints + one) * kMaxPoints + other);
  }
};

/// What answers more than half of the replies, if there is such an answer; else any, or kNone (R.
/// Boyer and J. Moore, "MJRTY: A Fast Majority Vote Algorithm", 1981).
int majority(std::span<const ProofTree::Reply> answers) {
  int candidate = ProofTree::kNone, votes = 0;
  for (const ProofTree::Reply& answer : answers) {
    if (votes == 0) candidate = answer.next;
    votes += answer.next == candidate ? 1 : -1;
  }
  return candidate;
}

}  // namespace

struct ForceSearch::Searcher {
  Searcher(std::span<const Point> game, Rule rule, int size, ForceKind the_wanted, bool defends,
           ForceOptions the_options)
      : board(game, rule, size),
        attacker(defends ? opponent(board.to_move()) : board.to_move()),
        defender(opponent(attacker)),
        wanted(the_wanted),
        options(the_options),
        root_turns(board.moves().size()) {}

  bool is_legal(Color color, Point point) const {
    return !(point == options.excluded && board.moves().size() == root_turns) &&
           !board.is_forbidden(color, point);
  }

  /// The attacking moves that are left within the limit. Every position of a search has its own
  /// number of turns, so what the table knows of it holds for this number of moves.
  int moves_left() const {
    return options.moves - static_cast<int>(board.moves().size() - root_turns + 1) / 2;
  }

  std::uint64_t fours_key() const { return kind == ForceKind::kVcf ? kFoursKey : 0; }
  std::uint64_t child_hash(Point child) const;
  void enter(Point child);
  void leave(Point child);

  ProofNumbers generate_attacks();
  ProofNumbers generate_defences();
  void add_legal(Color color, Shape best);
  bool add_other_moves();
  bool is_quiet(Point point) const;
  bool add_quiet_defences();
  ProofNumbers unvisited(Point child) const;

  int threshold_slack() const;
  ProofNumbers search(ProofNumbers thresholds);
  bool extend_line();

  bool extend_tree();
  int expand();
  int finish();
  bool expand_replies(std::vector<ProofTree::Reply>& answers);
  int add_fours();

  ShapeBoard board;
  const Color attacker, defender;
  const ForceKind wanted;
  const ForceOptions options;
  const std::size_t root_turns;
  ForceKind kind = ForceKind::kVcf;  // of the current position: kVcf comes first
  bool rank_fours = true;            // by `four_proof`, but in a search for a VCF that is long
  bool quiet = false;                // does the attacker make quiet moves, too?
  TranspositionTable<ProofNumbers> table;
  std::vector<Point> moves;      // a stack: of every position from the root to the current one
  Point best_move = 0;           // or child, of the position that was last proved a win
  std::uint64_t searched = 0;    // positions
  std::uint64_t budget_end = 0;  // value of `searched` at which `run` returns
  Point irrelevant = kPass;      // a move that `add_quiet_defences` has left out, if there is one
  std::vector<Point> fours;      // how the attacker wins after it
  bool is_won = false;           // proved; from then on `board` is the position after the line
  ForceResult result;            // its line and kind while it is undecided, too
  std::optional<Proof> proof;    // once it is won, if the tree is wanted
};

std::uint64_t ForceSearch::Searcher::child_hash(Point child) const {
  if (child == kFours) return board.hash() ^ kFoursKey;
  if (child == kPass) return board.hash_after_pass() ^ kFoursKey;
  return board.hash_after(child) ^ fours_key();
}

void ForceSearch::Searcher::enter(Point child) {
  if (child < 0) kind = ForceKind::kVcf;
  if (child == kPass) board.pass();
  if (child >= 0) board.make(child);
}

void ForceSearch::Searcher::leave(Point child) {
  if (child < 0) kind = ForceKind::kVct;
  if (child == kPass) board.unpass();
  if (child >= 0) board.unmake();
}

/// Appends the attacker's moves to `moves`. Solved if one wins at once; then that is the first.
/// kFours if the others are wanted only once fours alone do not win.
ProofNumbers ForceSearch::Searcher::generate_attacks() {
  const std::size_t first = moves.size();
  if (board.count(attacker, Shape::kFive) > 0) {
    add_legal(attacker, Shape::kFive);
    return ProofNumbers::win(1);
  }
  if (moves_left() < 1) return ProofNumbers::no_win();
  if (const int fives = board.count(defender, Shape::kFive); fives > 0) {
    const Point block = *board.points(defender, Shape::kFive).begin();
    const bool threat = kind == ForceKind::kVct || board.best(attacker, block) >= Shape::kFour;
    if (fives == 1 && threat && is_legal(attacker, block)) moves.push_back(block);
  } else {
    add_legal(attacker, Shape::kStraightFour);
    if (moves.size() > first) return ProofNumbers::win(3);
    if (kind == ForceKind::kVct && quiet) {
      moves.push_back(kFours);
      return {};
    }
    add_legal(attacker, Shape::kDoubleFour);
    add_legal(attacker, Shape::kFour);
    if (kind == ForceKind::kVct && moves_left() > 1) add_legal(attacker, Shape::kOpenThree);
  }
  return moves.size() > first ? ProofNumbers{} : ProofNumbers::no_win();
}

/// Appends the defender's moves that may stop the threat. If all of them are forbidden, the first
/// of these is appended, as the end of the line. kPass if they depend on how fours win after a
/// pass.
ProofNumbers ForceSearch::Searcher::generate_defences() {
  const std::size_t first = moves.size();
  const Shape threat = opponent_threat(board, defender);
  if (threat != Shape::kFive && (kind == ForceKind::kVcf || moves_left() < 1)) {
    return ProofNumbers::no_win();
  }
  if (threat == Shape::kNone) {
    if (!quiet) return ProofNumbers::no_win();
    moves.push_back(kPass);
    return {};
  }
  add_defences(board, defender, threat, moves);

  const Point defence = moves[first];
  std::size_t last = first;
  for (std::size_t i = first; i < moves.size(); ++i) {
    if (is_legal(defender, moves[i])) moves[last++] = moves[i];
  }
  moves.resize(last);
  const bool lost = board.count(attacker, Shape::kFive) > 1 && board.rule() != Rule::kCaro;
  if (last > first) return lost ? ProofNumbers::win(2) : ProofNumbers{};
  moves.push_back(defence);
  return ProofNumbers::win(1);
}

void ForceSearch::Searcher::add_legal(Color color, Shape best) {
  for (const Point point : board.points(color, best)) {
    if (is_legal(color, point)) moves.push_back(point);
  }
}

/// Appends the moves that kFours or kPass stood for. False if that took more than the budget.
bool ForceSearch::Searcher::add_other_moves() {
  if (board.to_move() == defender) return add_quiet_defences();
  const bool is_last = moves_left() < 2;
  if (!is_last) add_legal(attacker, Shape::kOpenThree);
  add_legal(attacker, Shape::kDoubleFour);
  add_legal(attacker, Shape::kFour);
  if (is_last) return true;
  for (const Point point : board.points(attacker, Shape::kNone)) {
    if (is_quiet(point) && is_legal(attacker, point)) moves.push_back(point);
  }
  return true;
}

/// Would a stone of the attacker, which makes no threat, make one with one more stone?
bool ForceSearch::Searcher::is_quiet(Point point) const {
  for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
    const Shape shape = board.shape(attacker, point, direction);
    if (shape == Shape::kBlockedThree || shape == Shape::kOpenTwo) return true;
  }
  return false;
}

/// Appends the defender's moves that may stop the attacker, who after a pass wins by fours. The
/// proof of that, a line, is followed to the end. It stays one against every move but
///
///   - the points of the line
///   - points where, at the attacker's turn, the defender could make a four or five: with a stone
///     there the attacker would have to answer it
///   - in renju all moves, if a stone elsewhere may forbid an attack or allow a forbidden reply
///   - in caro all moves, as a stone may block a five from a distance
bool ForceSearch::Searcher::add_quiet_defences() {
  PointSet relevant;
  const std::size_t turns = board.moves().size();
  bool all = board.rule() == Rule::kCaro, is_known = true;
  int distance = 0;
  fours.clear();
  enter(kPass);
  do {
    const ProofNumbers here = search(kInfiniteThresholds);
    is_known = here.is_solved();
    if (!is_known) break;
    distance = here.distance;
    if (board.to_move() == defender) {
      all = all || distance == 1;
    } else if (distance > 1) {
      all = all || may_become_double_three(board, attacker, best_move);
      for (const Shape best : {Shape::kFour, Shape::kDoubleFour, Shape::kStraightFour,
                               Shape::kOverline, Shape::kFive}) {
        for (const Point point : board.points(defender, best)) relevant.add(point);
      }
    }
    relevant.add(best_move);
    fours.push_back(best_move);
    board.make(best_move);
  } while (!all && distance > 1);
  while (board.moves().size() > turns + 1) board.unmake();
  leave(kPass);
  irrelevant = kPass;
  for (Point point = 0; is_known && point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone || !is_legal(defender, point)) continue;
    if (all || relevant.has(point)) {
      moves.push_back(point);
    } else {
      irrelevant = point;
    }
  }
  return is_known;
}

/// The numbers of a child that is not in the table, by what the move makes (df-pn+: A. Nagai, H.
/// Imai, "Application of df-pn+ to Othello Endgames", 1999).
ProofNumbers ForceSearch::Searcher::unvisited(Point child) const {
  if (board.to_move() == defender || child == kFours) return {};
  if (kind == ForceKind::kVcf) {
    return rank_fours ? ProofNumbers{four_proof(board, attacker, child)} : ProofNumbers{};
  }
  const bool is_quiet = quiet && board.best(attacker, child) == Shape::kNone &&
                        board.count(defender, Shape::kFive) == 0;
  return {is_quiet ? kQuietProof : std::uint16_t{1}};
}

/// By how much the best child may exceed the number of the second best before the search returns to
/// choose again (plain df-pn: 1). Proof numbers say little about fours; once the short wins have
/// been tried, continuing costs less than returning.
int ForceSearch::Searcher::threshold_slack() const {
  if (kind == ForceKind::kVct) return 2;
  return searched < 32 ? 1 : ProofNumbers::kInfinite;
}

/// Searches the current position until it is solved, a number reaches its threshold, or the budget
/// is spent. Stores its numbers and returns them.
ProofNumbers ForceSearch::Searcher::search(ProofNumbers thresholds) {
  const std::uint64_t start = searched++;
  const std::size_t first = moves.size();
  const bool attacking = board.to_move() == attacker;
  ProofNumbers here = attacking ? generate_attacks() : generate_defences();
  std::size_t last = moves.size();
  bool has_more = last > first && moves[first] < 0;
  Point choice = last > first ? moves[first] : 0;

  // One rule for both sides: the side to move needs one move that succeeds, and sees its own number
  // as `proof`.
  const auto for_mover = [attacking](ProofNumbers p) {
    if (!attacking) std::swap(p.proof, p.disproof);
    return p;
  };
  const int step = attacking ? 1 : 0;  // a ply of the attacker's costs 1: short wins come first
  thresholds = for_mover(thresholds);
  while (!here.is_solved()) {
    ProofNumbers best = ProofNumbers::no_win();
    Point longest = 0;
    int second = ProofNumbers::kInfinite, largest = 0, unsolved = 0, distance = -1;
    for (std::size_t i = first; i < last; ++i) {
      const ProofNumbers* entry = table.find(child_hash(moves[i]));
      const ProofNumbers next = for_mover(entry ? *entry : unvisited(moves[i]));
      second = std::min<int>(second, std::max(best.proof, next.proof));
      if (next.proof < best.proof) {
        best = next;
        choice = moves[i];
      }
      if (next.distance > distance) {
        distance = next.distance;
        longest = moves[i];
      }
      largest = std::max<int>(largest, next.disproof);
      unsolved += next.disproof != 0;
    }
    if (best.proof == 0) {
      here = attacking ? ProofNumbers::win(best.distance + (choice != kFours))
                       : ProofNumbers::no_win();
    } else if (unsolved == 0 && has_more) {
      has_more = false;
      if (!add_other_moves()) break;
      if (!attacking && irrelevant == kPass) {
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(first));
      }
      last = moves.size();
    } else if (unsolved == 0) {  // a defender without a legal move has not been forced
      here = attacking || distance < 0 ? ProofNumbers::no_win() : ProofNumbers::win(distance + 1);
      choice = longest;
    } else {
      const ProofNumbers sum{finite(best.proof + step), finite(largest + unsolved - 1)};
      here = for_mover(sum);
      if (sum.proof >= thresholds.proof || sum.disproof >= thresholds.disproof ||
          searched >= budget_end) {
        break;
      }
      const Point child = choice;
      enter(child);
      search(for_mover({finite(std::min(thresholds.proof - step, second + threshold_slack())),
                        finite(thresholds.disproof - sum.disproof + best.disproof)}));
      leave(child);
    }
  }
  moves.resize(first);
  table.store(board.hash() ^ fours_key(), here, searched - start);
  if (here.is_win()) best_move = choice;
  return here;
}

/// Plays the proof to its end: true if the budget sufficed. Positions that the table has lost are
/// searched again.
bool ForceSearch::Searcher::extend_line() {
  std::vector<Point>& line = result.line;
  for (;;) {
    const ProofNumbers here = search(kInfiniteThresholds);
    if (!here.is_solved()) return false;
    const Point move = best_move;
    if (move == kPass) {
      const bool is_known = add_quiet_defences();
      moves.clear();
      if (!is_known) return false;
      line.push_back(irrelevant);
      line.insert(line.end(), fours.begin(), fours.end());
      return true;
    }
    if (move != kFours) line.push_back(move);
    if (here.distance <= 1) return true;
    enter(move);
  }
}

/// Finds the proof of a win: true once it is known, or too large.
bool ForceSearch::Searcher::extend_tree() {
  if (!proof) proof.emplace();
  if (proof->is_finished || proof->is_too_large()) return true;
  while (board.moves().size() > root_turns) board.unmake();
  kind = result.kind;
  proof->is_finished = expand() != ProofTree::kNone;
  return proof->is_finished || proof->is_too_large();
}

/// The node of the current position, in which the attacker is to move and wins. kNone if the budget
/// is spent or the tree has grown too large.
int ForceSearch::Searcher::expand() {
  if (const int node = finish(); node != ProofTree::kNone) return node;
  const std::uint64_t key = board.hash() ^ fours_key();
  if (const int* known = proof->nodes.find(key)) return *known;
  if (searched >= budget_end || proof->is_too_large()) return ProofTree::kNone;
  const std::uint64_t start = searched;
  if (!search(kInfiniteThresholds).is_solved()) return ProofTree::kNone;
  const Point move = best_move;
  int node = ProofTree::kNone;
  std::vector<ProofTree::Reply> answers;
  enter(move);
  if (move == kFours) {
    node = expand();
  } else if (expand_replies(answers)) {
    node = proof->tree.add(move, majority(answers), answers);
  }
  leave(move);
  if (node != ProofTree::kNone) proof->nodes.store(key, node, searched - start);
  return node;
}

/// The node of the current position if the attacker makes a five, or a straight four that nothing
/// stops: what `expand` would find, without a search. Else kNone.
int ForceSearch::Searcher::finish() {
  if (board.count(attacker, Shape::kFive) > 0) {
    return proof->five(*board.points(attacker, Shape::kFive).begin());
  }
  if (board.count(defender, Shape::kFive) > 0 || board.rule() == Rule::kCaro || moves_left() < 1) {
    return ProofTree::kNone;
  }
  for (const Point point : board.points(attacker, Shape::kStraightFour)) {
    if (!is_legal(attacker, point)) continue;
    board.make(point);
    auto five = board.points(attacker, Shape::kFive).begin();
    const Point one = *five, other = *++five;
    const bool may_block = is_legal(defender, one);
    board.unmake();
    const ProofTree::Reply block{one, proof->five(may_block ? other : one)};
    return proof->node(Proof::key(point, one, other), point, proof->five(one), {&block, 1});
  }
  return ProofTree::kNone;
}

/// Appends the answer to every legal reply of the defender. False if the budget is spent or the
/// tree has grown too large.
bool ForceSearch::Searcher::expand_replies(std::vector<ProofTree::Reply>& answers) {
  const std::size_t first = moves.size();
  generate_defences();
  const bool is_quiet = moves[first] == kPass;
  const bool is_known = !is_quiet || add_quiet_defences();
  PointSet defences;
  for (std::size_t i = first + is_quiet; i < moves.size(); ++i) {
    if (is_legal(defender, moves[i])) defences.add(moves[i]);
  }
  moves.resize(first);
  if (!is_known) return false;
  const int after_others = is_quiet && irrelevant != kPass ? add_fours() : ProofTree::kNone;

  const auto answer = [this](Point reply) {
    enter(reply);
    const int node = expand();
    leave(reply);
    return node;
  };
  // The defences first: their nodes are kept when the budget is spent, and the others cost little.
  for (const Point defence : defences) {
    if (answer(defence) == ProofTree::kNone) return false;
  }
  for (Point reply = 0; reply < board.position().points(); ++reply) {
    if (board.position().at(reply) != Color::kNone || !is_legal(defender, reply)) continue;
    const int node = is_quiet && !defences.has(reply) ? after_others : answer(reply);
    if (node == ProofTree::kNone) return false;
    answers.push_back({reply, node});
  }
  searched += answers.size();
  return true;
}

/// The node of the VCF in `fours`, whatever the defender has played elsewhere.
int ForceSearch::Searcher::add_fours() {
  int node = proof->five(fours.back());
  for (std::size_t i = fours.size() - 1; i >= 2; i -= 2) {
    const ProofTree::Reply block{fours[i - 1], node};
    node = proof->tree.add(fours[i - 2], proof->five(block.move), {&block, 1});
  }
  return node;
}

static_assert(Resumable<ForceSearch>);

ForceSearch::ForceSearch(std::span<const Point> moves, Rule rule, int size, ForceKind kind,
                         bool defends, ForceOptions options)
    : searcher_(std::make_unique<Searcher>(moves, rule, size, kind, defends, options)) {
  assert(judge_setup(moves, rule, size).winner == Winner::kNone);
  assert(!defends || searcher_->board.count(searcher_->defender, Shape::kFive) == 0);
  assert(!defends || !options.tree);
}

ForceSearch::~ForceSearch() = default;

bool ForceSearch::run(std::uint32_t budget) {
  Searcher& s = *searcher_;
  const std::uint64_t end = s.searched + std::max(budget, 1000U);
  while (s.result.status == ForceStatus::kUndecided) {
    s.budget_end = end;
    if (s.is_won) {
      if (!s.extend_line()) return false;
      s.result.status = ForceStatus::kWin;
      break;
    }
    const bool is_short = s.kind == ForceKind::kVcf && s.rank_fours;
    if (is_short) s.budget_end = std::min(end, kShortVcf);
    const bool may_skip = s.kind == ForceKind::kVct && s.options.quiet && !s.quiet;
    if (may_skip) s.budget_end = std::min(end, std::max(kWithoutQuiet, s.searched + 1));
    const ProofNumbers root = s.search(kInfiniteThresholds);
    if (root.is_win()) {
      s.is_won = true;
      s.result.kind = s.kind;
    } else if (may_skip && (root.is_solved() || s.searched >= kWithoutQuiet)) {
      s.quiet = true;
      s.table.clear();
    } else if (is_short && !root.is_solved()) {
      s.rank_fours = false;
    } else if (!root.is_solved()) {
      return false;
    } else if (s.kind == s.wanted) {
      s.result.status = ForceStatus::kNone;
    } else {
      s.kind = ForceKind::kVct;
      s.rank_fours = true;
    }
  }
  s.budget_end = end;
  return s.result.status != ForceStatus::kWin || !s.options.tree || s.extend_tree();
}

std::uint64_t ForceSearch::searched() const { return searcher_->searched; }

ForceResult ForceSearch::result() const {
  const ForceResult& result = searcher_->result;
  return result.status == ForceStatus::kWin ? result : ForceResult{result.status, {}, {}};
}

const ProofTree* ForceSearch::tree() const {
  const std::optional<Proof>& proof = searcher_->proof;
  return proof && proof->is_finished ? &proof->tree : nullptr;
}

}  // namespace qiju::gomoku

#include "gomoku/search/force_search.h"

#include <algorithm>
#include <utility>

#include "gomoku/search/defences.h"
#include "gomoku/search/shape_board.h"
#include "gomoku/search/transposition_table.h"
#include "search/resumable.h"

namespace qiju::gomoku {

namespace {

constexpr ProofNumbers kInfiniteThresholds{ProofNumbers::kInfinite, ProofNumbers::kInfinite};

/// Saturates below infinity.
constexpr std::uint16_t finite(int n) {
  return static_cast<std::uint16_t>(std::min<int>(n, ProofNumbers::kInfinite - 1));
}

}  // namespace

struct ForceSearch::Searcher {
  Searcher(std::span<const Point> game, Rule rule, int size, ForceKind the_wanted, bool defends,
           ForceLimits the_limits)
      : board(game, rule, size),
        attacker(defends ? opponent(board.to_move()) : board.to_move()),
        defender(opponent(attacker)),
        wanted(the_wanted),
        limits(the_limits),
        root_stones(board.stones()) {}

  bool is_legal(Color color, Point point) const {
    return !(point == limits.excluded && board.stones() == root_stones) &&
           !board.is_forbidden(color, point);
  }

  /// The attacking moves that are left within the limit. Every position of a search has its own
  /// number of stones, so what the table knows of it holds for this number of moves.
  int moves_left() const { return limits.moves - (board.stones() - root_stones + 1) / 2; }

  ProofNumbers generate_attacks();
  ProofNumbers generate_defences();
  void add_legal(Color color, Shape best);

  int threshold_slack() const;
  ProofNumbers search(ProofNumbers thresholds);
  bool extend_line();

  ShapeBoard board;
  const Color attacker, defender;
  const ForceKind wanted;
  const ForceLimits limits;
  const int root_stones;
  ForceKind kind = ForceKind::kVcf;  // the current one: kVcf comes first
  TranspositionTable<ProofNumbers> table;
  std::vector<Point> moves;      // a stack: of every position from the root to the current one
  Point best_move = 0;           // of the position that was last proved a win
  std::uint64_t searched = 0;    // positions
  std::uint64_t budget_end = 0;  // value of `searched` at which `run` returns
  bool is_won = false;           // proved; from then on `board` is the position after `line`
  std::vector<Point> line;
  ForceResult result;
};

/// Appends the attacker's moves to `moves`. Solved if one wins at once; then that is the first.
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
    add_legal(attacker, Shape::kDoubleFour);
    add_legal(attacker, Shape::kFour);
    if (kind == ForceKind::kVct && moves_left() > 1) add_legal(attacker, Shape::kOpenThree);
  }
  return moves.size() > first ? ProofNumbers{} : ProofNumbers::no_win();
}

/// Appends the defender's moves that may stop the threat. If all of them are forbidden, the first
/// of these is appended, as the end of the line.
ProofNumbers ForceSearch::Searcher::generate_defences() {
  const std::size_t first = moves.size();
  const Shape threat = opponent_threat(board, defender);
  const Shape weakest = kind == ForceKind::kVct ? Shape::kStraightFour : Shape::kFive;
  const bool late = threat == Shape::kStraightFour && moves_left() < 1;
  if (threat < weakest || late) return ProofNumbers::no_win();
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

/// By how much the best child may exceed the number of the second best before the search returns to
/// choose again (plain df-pn: 1). Proof numbers say little about fours; once the short wins have
/// been tried, continuing costs less than returning.
int ForceSearch::Searcher::threshold_slack() const {
  if (kind == ForceKind::kVct) return 2;
  return searched < 256 ? 1 : ProofNumbers::kInfinite;
}

/// Searches the current position until it is solved, a number reaches its threshold, or the budget
/// is spent. Stores its numbers and returns them.
ProofNumbers ForceSearch::Searcher::search(ProofNumbers thresholds) {
  const std::uint64_t start = searched++;
  const std::size_t first = moves.size();
  const bool attacking = board.to_move() == attacker;
  ProofNumbers here = attacking ? generate_attacks() : generate_defences();
  const std::size_t last = moves.size();
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
      const ProofNumbers* entry = table.find(board.hash_after(moves[i]));
      const ProofNumbers next = for_mover(entry ? *entry : ProofNumbers{});
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
      here = attacking ? ProofNumbers::win(best.distance + 1) : ProofNumbers::no_win();
    } else if (unsolved == 0) {
      here = attacking ? ProofNumbers::no_win() : ProofNumbers::win(distance + 1);
      choice = longest;
    } else {
      const ProofNumbers sum{finite(best.proof + step), finite(largest + unsolved - 1)};
      here = for_mover(sum);
      if (sum.proof >= thresholds.proof || sum.disproof >= thresholds.disproof ||
          searched >= budget_end) {
        break;
      }
      board.make(choice);
      search(for_mover({finite(std::min(thresholds.proof - step, second + threshold_slack())),
                        finite(thresholds.disproof - sum.disproof + best.disproof)}));
      board.unmake();
    }
  }
  moves.resize(first);
  table.store(board.hash(), here, searched - start);
  if (here.is_win()) best_move = choice;
  return here;
}

/// Plays the proof to its end: true if the budget sufficed. Positions that the table has lost are
/// searched again.
bool ForceSearch::Searcher::extend_line() {
  for (;;) {
    const ProofNumbers here = search(kInfiniteThresholds);
    if (!here.is_solved()) return false;
    board.make(best_move);
    line.push_back(best_move);
    if (here.distance <= 1) return true;
  }
}

static_assert(Resumable<ForceSearch>);

ForceSearch::ForceSearch(std::span<const Point> moves, Rule rule, int size, ForceKind kind,
                         bool defends, ForceLimits limits)
    : searcher_(std::make_unique<Searcher>(moves, rule, size, kind, defends, limits)) {}

ForceSearch::~ForceSearch() = default;

bool ForceSearch::run(std::uint32_t budget) {
  Searcher& s = *searcher_;
  s.budget_end = s.searched + std::max(budget, 1000U);
  while (s.result.status == ForceStatus::kUndecided) {
    if (s.is_won) {
      if (!s.extend_line()) return false;
      s.result = {ForceStatus::kWin, s.kind, s.line};
      break;
    }
    const ProofNumbers root = s.search(kInfiniteThresholds);
    if (!root.is_solved()) return false;
    if (root.is_win()) {
      s.is_won = true;
    } else if (s.kind == s.wanted) {
      s.result.status = ForceStatus::kNone;
    } else {
      s.kind = ForceKind::kVct;
      s.table.clear();
    }
  }
  return true;
}

std::uint64_t ForceSearch::searched() const { return searcher_->searched; }

ForceResult ForceSearch::result() const { return searcher_->result; }

}  // namespace qiju::gomoku

#include "gomoku/search/force_search.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "gomoku/search/defences.h"
#include "gomoku/search/shape_board.h"
#include "gomoku/search/transposition_table.h"

namespace qiju::gomoku {

namespace {

constexpr Proof kUnlimited{Proof::kInfinite, Proof::kInfinite};

constexpr std::uint16_t number(int n) {
  return static_cast<std::uint16_t>(std::min<int>(n, Proof::kInfinite - 1));
}

}  // namespace

struct ForceSearch::Searcher {
  Searcher(std::span<const Point> game, Rule rule, int size, ForceKind wanted_kind)
      : board(game, rule, size),
        attacker(board.to_move()),
        defender(other(attacker)),
        wanted(wanted_kind) {}

  bool may(Colour colour, Point point) const { return !board.is_forbidden(colour, point); }

  Proof attack();
  Proof defend();
  void add(Colour colour, Shape best);

  int patience() const;
  Proof search(Proof limit);
  void find_line();

  ShapeBoard board;
  const Colour attacker, defender;
  const ForceKind wanted;
  ForceKind kind = ForceKind::kVcf;  // what is being looked for
  ProofTable table;
  std::vector<Point> moves;    // of every position from the root to here, one after the other
  Point shown = 0;             // the move for the line, in the position last found won
  std::uint64_t searched = 0;  // positions
  std::uint64_t end = 0;       // of the slice
  Force result;
};

/// Adds the attacker's moves to `moves`. If one wins at once, it is the first.
Proof ForceSearch::Searcher::attack() {
  const std::size_t first = moves.size();
  if (board.count(attacker, Shape::kFive) > 0) {
    add(attacker, Shape::kFive);
    return Proof::win(1);
  }
  if (const int fives = board.count(defender, Shape::kFive); fives > 0) {
    const Point stop = *board.points(defender, Shape::kFive).begin();
    const bool threat = kind == ForceKind::kVct || board.best(attacker, stop) >= Shape::kFour;
    if (fives == 1 && threat && may(attacker, stop)) moves.push_back(stop);
  } else {
    add(attacker, Shape::kStraightFour);
    if (moves.size() > first) return Proof::win(3);
    add(attacker, Shape::kTwoFours);
    add(attacker, Shape::kFour);
    if (kind == ForceKind::kVct) add(attacker, Shape::kThree);
  }
  return moves.size() > first ? Proof{} : Proof::none();
}

/// Adds the defender's moves that may stop what the attacker threatens. If he may play none of
/// them, one that would stop it is the first.
Proof ForceSearch::Searcher::defend() {
  const std::size_t first = moves.size();
  const Shape threat = threat_to(board, defender);
  const Shape least = kind == ForceKind::kVct ? Shape::kStraightFour : Shape::kFive;
  if (threat < least) return Proof::none();
  add_answers(board, defender, threat, moves);

  const Point stop = moves[first];
  std::size_t last = first;
  for (std::size_t i = first; i < moves.size(); ++i) {
    if (may(defender, moves[i])) moves[last++] = moves[i];
  }
  moves.resize(last);
  const bool lost = board.count(attacker, Shape::kFive) > 1 && board.rule() != Rule::kCaro;
  if (last > first) return lost ? Proof::win(2) : Proof{};
  moves.push_back(stop);
  return Proof::win(1);
}

void ForceSearch::Searcher::add(Colour colour, Shape best) {
  for (const Point point : board.points(colour, best)) {
    if (may(colour, point)) moves.push_back(point);
  }
}

/// How far beyond the promise of the second best move the best is followed before the search goes
/// back to choose anew. Among fours there is little to choose by: once the short wins have been
/// tried, going on costs less than going back.
int ForceSearch::Searcher::patience() const {
  if (kind == ForceKind::kVct) return 2;
  return searched < 256 ? 1 : Proof::kInfinite;
}

/// Searches from here until a number reaches its limit or the slice ends.
Proof ForceSearch::Searcher::search(Proof limit) {
  const std::uint64_t start = searched++;
  const std::size_t first = moves.size();
  const bool attacking = board.to_move() == attacker;
  Proof here = attacking ? attack() : defend();
  const std::size_t last = moves.size();
  Point choice = last > first ? moves[first] : 0;

  // The side to move needs one move that succeeds, so each sees its own number as `proof`.
  const auto turned = [attacking](Proof p) {
    if (!attacking) std::swap(p.proof, p.disproof);
    return p;
  };
  const int step = attacking ? 1 : 0;  // short wins are tried first
  limit = turned(limit);
  while (!here.is_decided()) {
    Proof best = Proof::none();
    Point longest = 0;
    int second = Proof::kInfinite, most = 0, open = 0, distance = -1;
    for (std::size_t i = first; i < last; ++i) {
      const Proof* known = table.find(board.hash_after(moves[i]));
      const Proof next = turned(known ? *known : Proof{});
      second = std::min<int>(second, std::max(best.proof, next.proof));
      if (next.proof < best.proof) {
        best = next;
        choice = moves[i];
      }
      if (next.distance > distance) {
        distance = next.distance;
        longest = moves[i];
      }
      most = std::max<int>(most, next.disproof);
      open += next.disproof != 0;
    }
    if (best.proof == 0) {
      here = attacking ? Proof::win(best.distance + 1) : Proof::none();
    } else if (open == 0) {
      here = attacking ? Proof::none() : Proof::win(distance + 1);
      choice = longest;
    } else {
      const Proof sum{number(best.proof + step), number(most + open - 1)};
      here = turned(sum);
      if (sum.proof >= limit.proof || sum.disproof >= limit.disproof || searched >= end) break;
      board.make(choice);
      search(turned({number(std::min(limit.proof - step, second + patience())),
                     number(limit.disproof - sum.disproof + best.disproof)}));
      board.unmake();
    }
  }
  moves.resize(first);
  table.store(board.hash(), here, searched - start);
  if (here.is_win()) shown = choice;
  return here;
}

/// Plays the proof through. What the table has lost of it is searched again.
void ForceSearch::Searcher::find_line() {
  end = std::numeric_limits<std::uint64_t>::max();
  int left = 0;
  do {
    left = search(kUnlimited).distance;
    board.make(shown);
    result.line.push_back(shown);
  } while (left > 1);
}

ForceSearch::ForceSearch(std::span<const Point> moves, Rule rule, int size, ForceKind kind)
    : searcher_(std::make_unique<Searcher>(moves, rule, size, kind)) {}

ForceSearch::~ForceSearch() = default;

bool ForceSearch::run(std::uint32_t positions) {
  Searcher& s = *searcher_;
  s.end = s.searched + std::max(positions, 1000U);
  while (s.result.status == ForceStatus::kUndecided) {
    const Proof proof = s.search(kUnlimited);
    if (!proof.is_decided()) return false;
    if (proof.is_win()) {
      s.result.status = ForceStatus::kWin;
      s.result.kind = s.kind;
      s.find_line();
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

Force ForceSearch::result() const { return searcher_->result; }

}  // namespace qiju::gomoku

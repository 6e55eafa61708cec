#include "gomoku/force.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "gomoku/proof_table.h"
#include "gomoku/shape_board.h"

namespace qiju::gomoku {

struct ForceSearch::Searcher {
  /// What an attacking move adds to the proof number, so that short wins are tried first.
  static constexpr int kCost = 1;

  Searcher(std::span<const Point> game, Rule rule, int size)
      : board(game, rule, size), attacker(board.to_move()), defender(other(attacker)) {}

  bool attacks() const { return board.to_move() == attacker; }
  bool may(Colour colour, Point point) const { return !board.is_forbidden(colour, point); }

  Proof expand() { return attacks() ? attack() : defend(); }
  Proof attack();
  Proof defend();
  void add(Colour colour, Shape best);
  void add_stops(Point threat, Shape shape);
  bool is_fickle(Point point) const;

  /// How far beyond the second best move the best is followed before the search goes back to
  /// choose anew. Fours have one answer, so there is little to choose by: once the short wins have
  /// been tried, going on costs less than going back.
  int patience() const {
    return kind == ForceKind::kVct
               ? 2
               : 1 + static_cast<int>(std::min<std::uint64_t>(searched >> 11, 1000));
  }

  Proof known(Point move) const;
  Proof search(Proof limit);
  Proof prove(Point move);
  void find_line();

  ShapeBoard board;
  const Colour attacker, defender;
  ForceKind kind = ForceKind::kVcf;  // what is being looked for
  ProofTable table;
  std::vector<Point> moves;  // of every position from the root to here, one after the other
  std::uint64_t searched = 0;
  std::uint64_t end = 0;  // of the slice
  ForceKind wanted = ForceKind::kVcf;
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

/// Adds the defender's moves that may stop the attacker's threat. If none does, the one to show is
/// the first.
Proof ForceSearch::Searcher::defend() {
  const std::size_t first = moves.size();
  const int fives = board.count(attacker, Shape::kFive);
  const bool sure = fives > 1 && board.rule() != Rule::kCaro;
  if (fives > 0) {
    add(attacker, Shape::kFive);
    // A caro five is spoilt from beyond its end, too.
    if (board.rule() == Rule::kCaro) add_stops(moves[first], Shape::kFive);
  } else if (kind == ForceKind::kVct) {
    add(attacker, Shape::kStraightFour);
    if (moves.size() > first) {
      // A stop must stop the first threat, whatever it does about the others.
      const auto sure_threat = std::find_if(moves.begin() + static_cast<std::ptrdiff_t>(first),
                                            moves.end(), [&](Point p) { return !is_fickle(p); });
      if (sure_threat == moves.end()) {
        moves.resize(first);
        for (Point p = 0; p < board.position().points(); ++p) {
          if (board.position().at(p) == Colour::kNone) moves.push_back(p);
        }
      } else {
        moves[first] = *sure_threat;
        moves.resize(first + 1);
        add_stops(moves[first], Shape::kStraightFour);
        for (const Shape four : {Shape::kFour, Shape::kTwoFours, Shape::kStraightFour}) {
          add(defender, four);
        }
      }
    }
  }
  if (moves.size() == first) return Proof::none();

  const Point shown = moves[first];
  const auto begin = moves.begin() + static_cast<std::ptrdiff_t>(first);
  moves.erase(std::remove_if(begin, moves.end(), [&](Point p) { return !may(defender, p); }),
              moves.end());
  if (moves.size() > first) return sure ? Proof::win(2) : Proof{};
  moves.push_back(shown);
  return Proof::win(1);
}

void ForceSearch::Searcher::add(Colour colour, Shape best) {
  for (const Point point : board.points(colour, best)) {
    if (may(colour, point)) moves.push_back(point);
  }
}

/// May a white stone far away make this move of Black's forbidden, by making a three real that
/// was none?
bool ForceSearch::Searcher::is_fickle(Point point) const {
  if (board.rule() != Rule::kRenju || attacker != Colour::kBlack) return false;
  int threes = 0;
  for (int direction = 0; direction < ShapeBoard::kDirections; ++direction) {
    threes += board.shape(attacker, point, direction) == Shape::kThree;
  }
  return threes >= 2;
}

/// Adds the points near `threat` on the lines where it makes this shape.
void ForceSearch::Searcher::add_stops(Point threat, Shape shape) {
  for (int direction = 0; direction < ShapeBoard::kDirections; ++direction) {
    if (board.shape(attacker, threat, direction) != shape) continue;
    board.for_each_near(threat, direction, [&](Point near) {
      if (board.position().at(near) == Colour::kNone) moves.push_back(near);
    });
  }
}

/// What is known of the position after `move`.
Proof ForceSearch::Searcher::known(Point move) const {
  const Proof* proof = table.find(board.hash_after(move));
  return proof ? *proof : Proof{};
}

/// Searches from here until a number reaches its limit or the slice ends.
Proof ForceSearch::Searcher::search(Proof limit) {
  const std::uint64_t start = searched++;
  const std::size_t first = moves.size();
  Proof here = expand();
  const std::size_t last = moves.size();
  // Seen from the side to move: `proof` is for it, and one of its moves is enough.
  const bool attacking = attacks();
  const auto turn = [attacking](Proof p) {
    if (!attacking) std::swap(p.proof, p.disproof);
    return p;
  };
  const int cost = attacking ? kCost : 0;
  limit = turn(limit);
  while (!here.is_decided()) {
    Proof best = Proof::none();
    Point move = 0;
    int second = Proof::kInfinite, most = 0, open = 0, farthest = 0;
    for (std::size_t i = first; i < last; ++i) {
      const Proof next = turn(known(moves[i]));
      second = std::min<int>(second, std::max(best.proof, next.proof));
      if (next.proof < best.proof) {
        best = next;
        move = moves[i];
      }
      most = std::max<int>(most, next.disproof);
      open += next.disproof != 0;
      farthest = std::max<int>(farthest, next.distance);
    }
    if (best.proof == 0) {
      here = attacking ? Proof::win(best.distance + 1) : Proof::none();
      break;
    }
    if (open == 0) {
      here = attacking ? Proof::none() : Proof::win(farthest + 1);
      break;
    }
    const auto number = [](int n) {
      return static_cast<std::uint16_t>(std::min(n, Proof::kInfinite - 1));
    };
    const Proof sum{number(best.proof + cost), number(most + open - 1)};
    here = turn(sum);
    if (sum.proof >= limit.proof || sum.disproof >= limit.disproof || searched >= end) break;
    board.make(move);
    search(turn({number(std::min(limit.proof - cost, second + patience())),
                 number(limit.disproof - sum.disproof + best.disproof)}));
    board.unmake();
  }
  moves.resize(first);
  table.store(board.hash(), here, searched - start);
  return here;
}

/// The value of the position after `move`, which is known to be won.
Proof ForceSearch::Searcher::prove(Point move) {
  Proof proof = known(move);
  if (proof.is_decided()) return proof;
  board.make(move);
  proof = search({Proof::kInfinite, Proof::kInfinite});
  board.unmake();
  return proof;
}

/// Plays the proof through, to the end where the defender holds out longest.
void ForceSearch::Searcher::find_line() {
  end = std::numeric_limits<std::uint64_t>::max();
  const std::size_t root = board.moves().size();
  for (int left = 2; left > 1;) {
    moves.clear();
    const Proof here = expand();
    std::vector<Point> choice;
    choice.swap(moves);
    Point move = choice.front();
    left = here.distance;
    if (!here.is_decided()) {
      // The attacker's shortest win, as far as the table still has it.
      const bool attacking = attacks();
      const auto is_better = [&](Proof p, Proof best) {
        return attacking ? p.is_win() && (!best.is_win() || p.distance < best.distance)
                         : p.distance > best.distance;
      };
      Proof best;
      if (attacking &&
          std::none_of(choice.begin(), choice.end(), [&](Point p) { return known(p).is_win(); }))
        search({Proof::kInfinite, Proof::kInfinite});
      for (const Point next : choice) {
        const Proof proof = attacking ? known(next) : prove(next);
        if (!is_better(proof, best)) continue;
        best = proof;
        move = next;
      }
      left = best.distance + 1;
    }
    board.make(move);
    result.line.push_back(move);
  }
  while (board.moves().size() > root) board.unmake();
}

ForceSearch::ForceSearch(std::span<const Point> moves, Rule rule, int size, ForceKind kind)
    : searcher_(std::make_unique<Searcher>(moves, rule, size)) {
  searcher_->wanted = kind;
}

ForceSearch::~ForceSearch() = default;

bool ForceSearch::run(std::uint32_t positions) {
  Searcher& s = *searcher_;
  s.end = s.searched + std::max(positions, 1000U);
  while (s.result.status == ForceStatus::kUndecided) {
    const Proof proof = s.search({Proof::kInfinite, Proof::kInfinite});
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

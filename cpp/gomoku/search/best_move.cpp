#include "gomoku/search/best_move.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "gomoku/search/force_search.h"
#include "gomoku/search/tree_search.h"
#include "random/random.h"

namespace qiju::gomoku {

namespace {

struct Strength {
  std::uint64_t positions;
  int depth;
  int margin;  // how much worse than the best a move may be
  bool sees_threats;
  bool looks_for_force;
};

constexpr std::array<Strength, 5> kStrengths{{{2'000, 1, 300, false, false},
                                              {10'000, 3, 30, true, false},
                                              {40'000, 60, 0, true, false},
                                              {600'000, 60, 0, true, true},
                                              {~std::uint64_t{0}, 60, 0, true, true}}};

constexpr int kForcedDepth = 4;  // is enough where there is no choice
constexpr int kWindow = 200;     // around the value of the iteration before
constexpr std::uint32_t kForceSlice = 1000;
constexpr std::uint64_t kForceShare = 4;  // one position of so many is the force search's
constexpr double kScale = 1250;           // of an estimate; it goes with a score of a half

/// Never a sure one for an estimate.
int score_of(int value) {
  if (is_proved(value)) return value > 0 ? BestMove::kSureScore : -BestMove::kSureScore;
  const double share = value / (kScale + std::abs(value));
  return static_cast<int>(std::lround(share * (BestMove::kSureScore - 1)));
}

}  // namespace

struct BestMoveSearch::Searcher {
  Searcher(std::span<const Point> moves, Rule rule, int size, Level level, std::uint32_t the_seed)
      : strength(kStrengths[static_cast<std::size_t>(level)]),
        seed(the_seed),
        tree(moves, rule, size, strength.sees_threats) {
    const ShapeBoard& board = tree.board();
    const Colour own = board.to_move();
    if (moves.empty()) {
      decide((size / 2) * (size + 1), 0, 0);
    } else if (board.count(own, Shape::kFive) > 0) {
      decide(*board.points(own, Shape::kFive).begin(), kWin - 1, 1);
    } else {
      for (Point point = 0; point < board.position().points(); ++point) {
        if (board.position().at(point) != Colour::kNone || board.is_forbidden(own, point)) continue;
        found.move = point;
      }
      if (found.move < 0) decide(-1, 1 - kWin, 0);
    }
    root = board.hash();
    if (done) return;
    if (strength.looks_for_force) {
      force = std::make_unique<ForceSearch>(moves, rule, size, ForceKind::kVct);
    }
    start(-kWin, kWin);
  }

  std::uint64_t searched() const { return tree.searched() + force_searched; }

  void decide(Point move, int value, int moves_ahead) {
    found = {move, score_of(value), moves_ahead, {}};
    if (move >= 0) found.line.push_back(move);
    done = true;
  }

  void start(int from, int to) {
    alpha = from;
    beta = to;
    tree.start(depth, alpha, beta, strength.margin);
  }

  void step() {
    if (force && force_searched * kForceShare <= searched()) {
      look_for_force();
    } else if (!tree.step()) {
      finish();
    }
    done = done || searched() >= strength.positions;
  }

  void look_for_force() {
    const bool decided = force->run(kForceSlice);
    force_searched = force->searched();
    if (!decided) return;
    if (const Force win = force->result(); win.status == ForceStatus::kWin) {
      found = {win.line.front(), BestMove::kSureScore, static_cast<int>(win.line.size()), win.line};
      done = true;
    }
    force.reset();
  }

  /// Of the iteration that has ended, or of as much of one as there is.
  void choose(bool ended) {
    const auto& tried = tree.tried();
    int best = alpha;
    for (const Candidate& candidate : tried) best = std::max(best, candidate.value);
    if (best == alpha || (!ended && strength.margin > 0)) return;  // nothing new is known
    std::vector<Point> good;
    const int worse = is_proved(best) ? best - 1 : best - strength.margin;
    for (const Candidate& candidate : tried) {
      if (candidate.value > worse || candidate.value == best) good.push_back(candidate.point);
    }
    Random random(seed, root);
    found.move = strength.margin > 0 ? good[random.below(static_cast<std::uint32_t>(good.size()))]
                                     : good.front();
    found.score = score_of(best);
    found.line.clear();
  }

  void finish() {
    const int value = tree.value();
    if (value <= alpha && alpha > -kWin) return start(-kWin, beta);
    choose(true);
    if (value >= beta && beta < kWin) return start(alpha, kWin);
    found.depth = depth++;
    const int empty =
        tree.board().position().points() - static_cast<int>(tree.board().moves().size());
    done = is_proved(value) || depth > std::min(strength.depth, empty) ||
           (tree.tried().size() == 1 && depth > kForcedDepth);
    if (done) return;
    if (strength.margin > 0 || std::abs(value) > kMostEstimate) return start(-kWin, kWin);
    start(value - kWindow, value + kWindow);
  }

  const Strength strength;
  const std::uint32_t seed;
  TreeSearch tree;
  std::unique_ptr<ForceSearch> force;
  std::uint64_t force_searched = 0;
  std::uint64_t root = 0;  // its hash
  int depth = 1, alpha = -kWin, beta = kWin;
  BestMove found;
  bool done = false;
};

BestMoveSearch::BestMoveSearch(std::span<const Point> moves, Rule rule, int size, Level level,
                               std::uint32_t seed)
    : searcher_(std::make_unique<Searcher>(moves, rule, size, level, seed)) {}

BestMoveSearch::~BestMoveSearch() = default;

bool BestMoveSearch::run(std::uint32_t positions) {
  Searcher& s = *searcher_;
  const std::uint64_t end = s.searched() + std::max(positions, 1U);
  while (!s.done && (s.searched() < end || s.depth == 1)) s.step();
  return s.done;
}

std::uint64_t BestMoveSearch::searched() const { return searcher_->searched(); }

BestMove BestMoveSearch::result() {
  Searcher& s = *searcher_;
  if (!s.done) s.choose(false);
  if (s.found.line.empty() && s.found.move >= 0)
    s.found.line = s.tree.line(s.found.move, s.found.depth);
  return s.found;
}

}  // namespace qiju::gomoku

#include "gomoku/search/best_move.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "gomoku/search/evaluation.h"
#include "gomoku/search/sub_search.h"
#include "gomoku/search/threat_search.h"
#include "gomoku/search/tree_search.h"

namespace qiju::gomoku {
namespace {

struct Strength {
  std::uint64_t positions;
  int depth;
  int margin;  ///< how much worse than the best the chosen move may be, on TreeSearch's scale
  bool sees_threats;
  bool searches_vct;
};

// Each beats the one before in about 70 % of the games or more; see tests/bench/match/log.md.
constexpr std::array<Strength, 6> kStrengths{{{1, 1, 0, false, false},
                                              {2'000, 1, 70, false, false},
                                              {10'000, 3, 30, true, false},
                                              {2'500, 60, 0, true, false},
                                              {20'000, 60, 0, true, true},
                                              {~std::uint64_t{0}, 60, 0, true, true}}};

constexpr int kForcedDepth = 4;        // plies that are enough if there is only one move
constexpr int kAspirationWindow = 80;  // to either side of the value of the previous iteration
constexpr std::uint32_t kThreatSlice = 1000;
constexpr std::uint64_t kThreatShare = 4;          // the threat search gets one position in four
constexpr std::uint64_t kLinePositions = 100'000;  // at least, to find a winning line to its end

int score_of(int value) {
  if (is_proved(value)) return value > 0 ? BestMove::kMaxScore : -BestMove::kMaxScore;
  const double share = value / (BestMove::kScoreScale + std::abs(value));
  return static_cast<int>(std::lround(share * (BestMove::kMaxScore - 1)));
}

// Chances of a beginner in per cent, along rows and columns, and along diagonals.
constexpr std::array<std::uint32_t, 2> kOverlooksFour{10, 25}, kOverlooksThree{35, 60};
constexpr std::uint32_t kIndifference = 12;

/// What it is worth to him to make a shape with a stone, and to block it.
constexpr std::array<int, kShapes> kOwn{0, 4, 6, 12, 30, 26, 60, 70, 75, 160, 0, 0},
    kBlock{0, 0, 1, 2, 20, 8, 34, 36, 40, 120, 0, 400};

}  // namespace

Point beginner_move(const ShapeBoard& board, Random& random) {
  constexpr int kLines = ShapeBoard::kDirectionCount;
  const Color own = board.to_move(), other = opponent(own);
  std::array<bool, kLines> sees_four, sees_three;
  for (std::size_t direction = 0; direction < kLines; ++direction) {
    sees_four[direction] = random.below(100) >= kOverlooksFour[direction % 2];
    sees_three[direction] = random.below(100) >= kOverlooksThree[direction % 2];
  }
  Point chosen = kNoPoint;
  int most = -1;
  for (Point point = 0; point < board.position().points(); ++point) {
    if (board.position().at(point) != Color::kNone || board.is_forbidden(own, point)) continue;
    int extends = 0, blocks = 0;
    for (int direction = 0; direction < kLines; ++direction) {
      const Shape theirs = board.shape(other, point, direction);
      const auto at = static_cast<std::size_t>(direction);
      const bool overlooked = theirs == Shape::kFive           ? !sees_four[at]
                              : theirs == Shape::kStraightFour ? !sees_three[at]
                                                               : false;
      if (!overlooked) blocks = std::max(blocks, kBlock[static_cast<std::size_t>(theirs)]);
      const Shape mine = board.shape(own, point, direction);
      extends = std::max(extends, kOwn[static_cast<std::size_t>(mine)]);
    }
    const int value = extends + blocks + static_cast<int>(random.below(kIndifference));
    if (value <= most) continue;
    most = value;
    chosen = point;
  }
  return chosen;
}

struct BestMoveSearch::Searcher {
  Searcher(std::span<const Point> game, Rule rule, int size, Level level, std::uint32_t the_seed,
           int the_lines, Searcher* previous)
      : strength(kStrengths[static_cast<std::size_t>(level)]),
        seed(the_seed),
        lines(the_lines),
        tree(game, rule, size, strength.sees_threats, previous ? &previous->tree : nullptr) {
    const ShapeBoard& board = tree.board();
    const Color own = board.to_move();
    if (board.stones() == 0) {
      finish_with(centre(size), 0, 0);
    } else if (board.count(own, Shape::kFive) > 0) {
      finish_with(*board.points(own, Shape::kFive).begin(), kWin - 1, 1);
    } else {
      for (Point point = 0; point < board.position().points(); ++point) {
        if (board.position().at(point) != Color::kNone || board.is_forbidden(own, point)) continue;
        best.move = point;
      }
      if (best.move == kNoPoint) finish_with(kNoPoint, 1 - kWin, 0);
    }
    root_hash = board.hash();
    if (!is_finished && level == Level::kBeginner) {
      Random random(seed, root_hash);
      finish_with(beginner_move(board, random),
                  std::clamp(evaluate(board), -kMaxEstimate, kMaxEstimate), 1);
    }
    if (is_finished) return;
    if (strength.searches_vct) threats.start(game, rule, size, WinKind::kVct);
    start_iteration(-kWin, kWin);
  }

  std::uint64_t searched() const { return tree.searched() + threats.searched(); }

  void finish_with(Point move, int value, int depth_seen) {
    best = {move, score_of(value), depth_seen, {}};
    if (move != kNoPoint) best.line.push_back(move);
    is_finished = true;
  }

  void start_iteration(int from, int to) {
    alpha = from;
    beta = to;
    tree.start(depth, alpha, beta, strength.margin, lines);
  }

  void step() {
    if (line_limit > 0) {
      run_threat_search();
      is_finished = !threats || searched() >= line_limit;
    } else if (threats && threats.searched() * kThreatShare <= searched()) {
      run_threat_search();
    } else if (tree.run(1)) {
      finish_iteration();
    }
    is_finished = is_finished || searched() >= strength.positions;
  }

  void run_threat_search() {
    if (!threats.run(kThreatSlice)) return;
    if (const ThreatResult win = threats.end()->result(); win.status == ThreatStatus::kWin) {
      best = {win.line.front(), BestMove::kMaxScore, static_cast<int>(win.line.size()), win.line};
      forced = true;
      is_finished = lines == 1;
    }
  }

  BestMove choose_move(bool iteration_finished) const {
    const auto& candidates = tree.root_moves();
    BestMove chosen = best;
    int value = alpha;
    for (const ScoredMove& candidate : candidates) value = std::max(value, candidate.value);
    const bool partial = !iteration_finished && (strength.margin > 0 || lines > 1);
    if (forced || value == alpha || partial) return chosen;
    std::vector<Point> good;
    const int worse = is_proved(value) ? value - 1 : value - strength.margin;
    for (const ScoredMove& candidate : candidates) {
      if (candidate.value > worse || candidate.value == value) good.push_back(candidate.point);
    }
    Random random(seed, root_hash);
    chosen.move = strength.margin > 0 ? good[random.below(good.size())] : good.front();
    // A loss is proved only if no move was left out.
    const bool doubtful = value < 0 && !(iteration_finished && is_proved(tree.value()));
    chosen.score = score_of(doubtful && is_proved(value) ? value + kDoubt : value);
    return chosen;
  }

  void rank_moves() {
    ranked = tree.root_moves();
    for (std::size_t i = 1; i < ranked.size(); ++i) {
      insert_sorted(&ranked[0], &ranked[i], ranked[i]);
    }
  }

  /// Starts a re-search if the value was outside the window, otherwise an iteration a ply deeper.
  void finish_iteration() {
    const int value = tree.value();
    if (value <= alpha && alpha > -kWin) return start_iteration(-kWin, beta);
    best = choose_move(true);
    if (value >= beta && beta < kWin) return start_iteration(alpha, kWin);
    rank_moves();
    const auto last = std::min(ranked.size(), static_cast<std::size_t>(lines)) - 1;
    if (!forced) best.depth = depth;
    ranked_depth = depth++;
    const int empty = tree.board().position().points() - tree.board().stones();
    is_finished = (is_proved(value) && is_proved(ranked[last].value)) ||
                  depth > std::min(strength.depth, empty) ||
                  (ranked.size() == 1 && depth > kForcedDepth);
    if (is_finished) {
      is_finished = value < kProved || !threats || lines > 1;
      if (!is_finished) line_limit = searched() + std::max(searched(), kLinePositions);
      return;
    }
    if (strength.margin > 0 || lines > 1 || std::abs(value) > kMaxEstimate) {
      return start_iteration(-kWin, kWin);
    }
    start_iteration(value - kAspirationWindow, value + kAspirationWindow);
  }

  const Strength strength;
  const std::uint32_t seed;
  const int lines;
  TreeSearch tree;
  SubSearch<ThreatSearch> threats;
  std::uint64_t root_hash = 0;
  int depth = 1, alpha = -kWin, beta = kWin;  // of the current iteration
  BestMove best;                              // so far; its line is empty if it is in the table
  std::vector<ScoredMove> ranked;             // of the last complete iteration, best first
  int ranked_depth = 0;
  bool forced = false;  // `best` is a forced win
  /// If not 0, the tree has proved a win but has only a part of its line, and the threat search
  /// goes on until this many positions are searched.
  std::uint64_t line_limit = 0;
  bool is_finished = false;
};

BestMoveSearch::BestMoveSearch(std::span<const Point> game, Rule rule, int size, Level level,
                               std::uint32_t seed, int lines, BestMoveSearch* previous)
    : searcher_(std::make_unique<Searcher>(game, rule, size, level, seed, lines,
                                           previous ? previous->searcher_.get() : nullptr)) {}

BestMoveSearch::~BestMoveSearch() = default;

bool BestMoveSearch::run(std::uint32_t budget) {
  Searcher& s = *searcher_;
  const std::uint64_t end = s.searched() + std::max(budget, 1U);
  while (!s.is_finished && (s.searched() < end || s.depth == 1)) s.step();
  return s.is_finished;
}

std::uint64_t BestMoveSearch::searched() const { return searcher_->searched(); }

BestMove BestMoveSearch::result() const {
  const Searcher& s = *searcher_;
  BestMove best = s.is_finished ? s.best : s.choose_move(false);
  if (best.line.empty() && best.move != kNoPoint) best.line = s.tree.line(best.move, best.depth);
  return best;
}

std::vector<BestMove> BestMoveSearch::lines() const {
  const Searcher& s = *searcher_;
  std::vector<BestMove> lines{result()};
  if (lines[0].move == kNoPoint) lines.clear();
  for (const auto& [move, value] : s.ranked) {
    if (lines.size() >= static_cast<std::size_t>(s.lines)) break;
    if (move == lines[0].move) continue;
    lines.push_back({move, score_of(value), s.ranked_depth, s.tree.line(move, s.ranked_depth)});
  }
  return lines;
}

}  // namespace qiju::gomoku

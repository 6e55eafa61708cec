#include "gomoku/search/review.h"

#include <algorithm>
#include <utility>

namespace qiju::gomoku {
namespace {

constexpr std::uint32_t kSlice = 1000;
// A quarter of `positions` is for forced wins. Each move that may hold gets `positions` more, all
// together at most four times that.
constexpr std::uint64_t kForcedWinShare = 4;
constexpr std::uint64_t kRefutationFactor = 4;
constexpr std::uint64_t kMaxPositions = ~std::uint64_t{0} / kRefutationFactor;
constexpr int kLost = -BestMove::kMaxScore;

}  // namespace

ReviewSearch::ReviewSearch(std::span<const Point> game, Rule rule, int size,
                           std::uint64_t positions)
    : game_(game.begin(), game.end()),
      rule_(rule),
      size_(size),
      positions_(std::min(positions, kMaxPositions)),
      verdict_(judge(game, rule, size)) {
  const bool over = verdict_.winner != Winner::kNone;
  if (over) game_.resize(static_cast<std::size_t>(verdict_.move) + 1);
  remaining_ = game_.size() + (over ? 0 : 1);
  found_.resize(remaining_);
}

bool ReviewSearch::run(std::uint32_t budget) {
  const std::uint64_t end = searched() + std::max(budget, 1U);
  while (remaining_ > 0 && searched() < end) step();
  return remaining_ == 0;
}

/// Slices are the same however `run` is called, as the result may depend on them.
void ReviewSearch::step() {
  const std::uint64_t threat_positions = positions_ / kForcedWinShare;
  const auto slice = static_cast<std::uint32_t>(std::min<std::uint64_t>(positions_, kSlice));
  if (refutations_) {
    if (refutations_.run(slice, kRefutationFactor * positions_)) take_refutations();
  } else if (threats_) {
    if (threats_.run(slice, threat_positions)) take_threats();
  } else if (best_) {
    if (best_.run(slice, positions_ - threat_positions)) take_best();
  } else {
    start_position();
  }
}

void ReviewSearch::skip() {
  if (remaining_ == 0) return;
  const std::size_t current = remaining_;
  if (!best_ && !threats_ && !refutations_) start_position();
  if (best_) {
    best_.run(1);
    take_best();
  }
  if (threats_) take_threats();
  if (refutations_ && remaining_ == current) take_refutations();
}

/// The point of a move of the game; kNoPoint if the game ends before it.
Point ReviewSearch::point_of(std::size_t move) const {
  return move < game_.size() ? game_[move] : kNoPoint;
}

/// The score after a move of the game, for its player. After the last move of a game that is not
/// over it is kLost, so nothing is worse.
int ReviewSearch::after(std::size_t move) const {
  if (move == game_.size()) return kLost;
  if (move + 1 < found_.size()) return -found_[move + 1].score;
  if (verdict_.reason == Reason::kFull) return 0;
  return verdict_.reason == Reason::kForbidden ? kLost : BestMove::kMaxScore;
}

BestMove ReviewSearch::played(std::size_t move) const {
  BestMove played{game_[move], after(move), 1, {game_[move]}};
  if (move + 1 < found_.size()) {
    const BestMove& next = found_[move + 1];
    played.line.insert(played.line.end(), next.line.begin(), next.line.end());
    played.depth += next.depth;
  }
  return played;
}

/// Does the line, played from the position before a move, end the game?
bool ReviewSearch::has_ended(std::size_t move, std::span<const Point> line) const {
  std::vector<Point> game(game_.begin(), game_.begin() + static_cast<std::ptrdiff_t>(move));
  game.insert(game.end(), line.begin(), line.end());
  return judge(game, rule_, size_).winner != Winner::kNone;
}

void ReviewSearch::start_position() {
  const std::size_t move = remaining_ - 1;
  const auto before = std::span(game_).first(move);
  if (after(move) != BestMove::kMaxScore) {
    best_.start(before, rule_, size_, Level::kMaster, 0);
    return;
  }
  found_[move] = played(move);
  if (move + 1 == game_.size()) {
    remaining_--;
  } else {
    threats_.start(before, rule_, size_, WinKind::kVct);
  }
}

void ReviewSearch::take_best() {
  const std::size_t move = remaining_ - 1;
  BestMove& best = found_[move];
  best = best_.end()->result();
  const bool won = best.score == BestMove::kMaxScore;
  if (best.score == kLost || (won && has_ended(move, best.line))) {
    remaining_--;
    return;
  }
  threats_.start(std::span(game_).first(move), rule_, size_, WinKind::kVct, !won);
}

void ReviewSearch::take_threats() {
  const ThreatResult win = threats_.end()->result();
  BestMove& best = found_[remaining_ - 1];
  const bool won = best.score == BestMove::kMaxScore;
  if (win.status == ThreatStatus::kWin) {
    best = {win.line[0], won ? best.score : kLost, static_cast<int>(win.line.size()), win.line};
  } else if (!won) {
    return start_refutations();
  }
  remaining_--;
}

/// Does the best move hold? If not, and neither does the one that was played, does any other?
void ReviewSearch::start_refutations() {
  const std::size_t move = remaining_ - 1;
  const Point best = found_[move].move;
  const bool is_best = best == point_of(move);
  const bool holds = after(move) != kLost;
  if (is_best && holds) {
    remaining_--;
    return;
  }
  const auto before = std::span(game_).first(move);
  std::vector<Point> moves;
  const auto add = [&](Point point) {
    const auto is_in = [point](std::span<const Point> points) {
      return std::find(points.begin(), points.end(), point) != points.end();
    };
    if (point != point_of(move) && !is_in(before) && !is_in(moves)) moves.push_back(point);
  };
  add(best);
  if (!holds) {
    if (move + 1 < found_.size()) {
      for (const Point point : found_[move + 1].line) add(point);  // they may disturb that win
    }
    for (Point point = 0; point < size_ * size_; ++point) add(point);
  }
  refutations_.start(before, rule_, size_, std::move(moves), positions_, !is_best);
}

void ReviewSearch::take_refutations() {
  const std::size_t move = --remaining_;
  const auto search = refutations_.end();
  BestMove& best = found_[move];
  if (best.move != point_of(move) && after(move) != kLost) {
    if (search->is_lost()) best = played(move);
  } else if (search->best().move != kNoPoint) {
    if (search->best().move != best.move) best = search->best();
  } else if (search->is_lost()) {
    best = {best.move, kLost, 0, search->longest_line()};
    if (best.line.empty()) best.line = played(move).line;
    best.move = best.line[0];
    best.depth = static_cast<int>(best.line.size());
  } else if (search->refuted() > 0 || best.move == point_of(move)) {
    best.score = std::min(best.score, kLost + 1);
  }
}

Review ReviewSearch::result() const {
  Review review;
  bool wins = false;  // the move before is the best one, and wins by force
  for (std::size_t i = 0; i < game_.size(); ++i) {
    const BestMove& best = found_[i];
    ReviewedMove move;
    move.before = wins ? kLost : best.score;
    move.line = best.line;
    move.after = after(i);
    wins = move.before == BestMove::kMaxScore && best.move == game_[i];
    if (move.before == kLost) move.after = kLost;
    if (wins) move.after = BestMove::kMaxScore;
    if (move.after > move.before || move.line.empty()) {
      move.before = move.after;
      move.line = played(i).line;
    }
    const int loss = move.before - move.after;
    if (move.after == kLost && loss > 0) {
      move.quality = MoveQuality::kLosing;
      if (i + 1 < found_.size()) move.forced = found_[i + 1].line;
      const Winner opponent = i % 2 == 0 ? Winner::kWhite : Winner::kBlack;
      if (verdict_.winner == opponent) review.losing = static_cast<int>(i);
    } else if (loss > 0 && move.line[0] != game_[i]) {
      move.quality = loss < ReviewedMove::kMistake ? MoveQuality::kGood : MoveQuality::kMistake;
    }
    review.moves.push_back(std::move(move));
  }
  return review;
}

}  // namespace qiju::gomoku

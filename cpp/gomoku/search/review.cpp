#include "gomoku/search/review.h"

#include <algorithm>

#include "search/resumable.h"

namespace qiju::gomoku {

namespace {

constexpr std::uint32_t kSlice = 1000;
constexpr std::uint64_t kForceShare = 4;  // the force search gets one position in four
constexpr int kLost = -BestMove::kMaxScore;

}  // namespace

static_assert(Resumable<ReviewSearch>);

ReviewSearch::ReviewSearch(std::span<const Point> game, Rule rule, int size,
                           std::uint64_t positions)
    : game_(game.begin(), game.end()),
      rule_(rule),
      size_(size),
      positions_(positions),
      verdict_(judge(game, rule, size)) {
  const bool over = verdict_.winner != Winner::kNone;
  if (over) game_.resize(static_cast<std::size_t>(verdict_.move) + 1);
  count_ = game_.size() + (over ? 0 : 1);
}

std::uint64_t ReviewSearch::searched() const {
  return searched_ + (best_ ? best_->searched() : 0) + (force_ ? force_->searched() : 0);
}

bool ReviewSearch::run(std::uint32_t budget) {
  const std::uint64_t end = searched() + std::max(budget, 1U);
  while ((remaining() > 0 || best_ || force_) && searched() < end) step();
  return remaining() == 0 && !best_ && !force_;
}

/// Slices are the same however `run` is called, as the result may depend on them.
void ReviewSearch::step() {
  const std::uint64_t force_positions = positions_ / kForceShare;
  if (force_) {
    if (force_->run(kSlice) || force_->searched() >= force_positions) take_force();
    return;
  }
  if (!best_) start(found_.size(), 1);
  const auto slice = static_cast<std::uint32_t>(std::min<std::uint64_t>(positions_, kSlice));
  if (best_->run(slice) || best_->searched() >= positions_ - force_positions) take_best();
}

void ReviewSearch::start(std::size_t move, int lines) {
  best_ = std::make_unique<BestMoveSearch>(std::span(game_).first(move), rule_, size_,
                                           Level::kMaster, 0, lines);
}

void ReviewSearch::skip() {
  if (force_) return take_force();
  if (!best_ && remaining() == 0) return;
  if (!best_) start(found_.size(), 1);
  best_->run(1);
  take_best();
  if (force_) take_force();
}

/// Does the line, played from the position before a move, end the game?
bool ReviewSearch::has_ended(std::size_t move, std::span<const Point> line) const {
  std::vector<Point> game(game_.begin(), game_.begin() + static_cast<std::ptrdiff_t>(move));
  game.insert(game.end(), line.begin(), line.end());
  return judge(game, rule_, size_).winner != Winner::kNone;
}

void ReviewSearch::take_best() {
  searched_ += best_->searched();
  const std::vector<BestMove> lines = best_->lines();
  best_.reset();
  if (again_) {
    again_ = false;
    const std::size_t move = found_.size() - 2;
    const auto other = std::find_if(lines.begin(), lines.end(),
                                    [&](const BestMove& line) { return line.move != game_[move]; });
    if (other == lines.end()) {
      found_[move].score = kLost;
    } else {
      found_[move] = *other;
      // All moves are lost only if the search says so of the best one, too.
      found_[move].score = std::max(other->score, std::min(lines[0].score, kLost + 1));
    }
    return;
  }
  const std::size_t move = found_.size();
  found_.push_back(lines.empty() ? BestMove{-1, kLost, 0, {}} : lines[0]);
  const BestMove& best = found_.back();
  const bool won = best.score == BestMove::kMaxScore;
  if (best.score == kLost || (won && has_ended(move, best.line))) return search_again_if_lost();
  force_ = std::make_unique<ForceSearch>(std::span(game_).first(move), rule_, size_,
                                         ForceKind::kVct, !won);
}

void ReviewSearch::take_force() {
  searched_ += force_->searched();
  const ForceResult win = force_->result();
  force_.reset();
  BestMove& best = found_.back();
  if (win.status != ForceStatus::kWin) return search_again_if_lost();
  if (best.score == BestMove::kMaxScore) {
    best.move = win.line[0];
    best.line = win.line;
  } else {
    best.score = kLost;
  }
  search_again_if_lost();
}

/// If the last move loses although it is the best one found, another may be better.
void ReviewSearch::search_again_if_lost() {
  const std::size_t move = found_.size() - 1;
  if (move == 0 || found_[move].score != BestMove::kMaxScore) return;
  const BestMove& before = found_[move - 1];
  if (before.score == kLost || before.move != game_[move - 1]) return;
  again_ = true;
  start(move - 1, 2);
}

Review ReviewSearch::result() const {
  Review review;
  const int outcome = verdict_.reason == Reason::kFull        ? 0
                      : verdict_.reason == Reason::kForbidden ? kLost
                                                              : BestMove::kMaxScore;
  bool wins = false;  // the move before is the best one, and wins by force
  for (std::size_t i = 0; i < game_.size(); ++i) {
    const BestMove& best = found_[i];
    ReviewedMove move;
    move.before = wins ? kLost : best.score;
    move.line = best.line;
    move.after = i + 1 < count_ ? -found_[i + 1].score : outcome;
    wins = move.before == BestMove::kMaxScore && best.move == game_[i];
    if (move.before == kLost) move.after = kLost;
    if (wins) move.after = BestMove::kMaxScore;
    if (move.after > move.before || move.line.empty()) {
      move.before = move.after;
      move.line = {game_[i]};
      if (i + 1 < count_) {
        move.line.insert(move.line.end(), found_[i + 1].line.begin(), found_[i + 1].line.end());
      }
    }
    const int loss = move.before - move.after;
    if (move.after == kLost && loss > 0) {
      move.quality = MoveQuality::kLosing;
      if (i + 1 < count_) move.forced = found_[i + 1].line;
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

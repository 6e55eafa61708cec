#include "gomoku/search/defence_search.h"

#include <algorithm>
#include <utility>

#include "gomoku/rules/judge.h"
#include "search/resumable.h"

namespace qiju::gomoku {

namespace {

constexpr std::uint32_t kSlice = 1000;

}  // namespace

static_assert(Resumable<DefenceSearch>);

DefenceSearch::DefenceSearch(std::span<const Point> game, Rule rule, int size,
                             std::vector<Point> moves, std::uint64_t positions,
                             bool first_is_enough)
    : game_(game.begin(), game.end()),
      rule_(rule),
      size_(size),
      moves_(std::move(moves)),
      positions_(positions),
      first_is_enough_(first_is_enough),
      finished_(moves_.empty()) {
  game_.push_back(-1);
}

std::uint64_t DefenceSearch::searched() const {
  return searched_ + (force_ ? force_->searched() : 0) + (reply_ ? reply_->searched() : 0);
}

bool DefenceSearch::run(std::uint32_t budget) {
  const std::uint64_t end = searched() + std::max(budget, 1U);
  while (!finished_ && searched() < end) step();
  return finished_;
}

/// Slices are the same however `run` is called, as the result may depend on them.
void DefenceSearch::step() {
  if (force_) {
    if (force_->run(kSlice) || force_->searched() >= positions_ / 2) take_force();
  } else if (reply_) {
    if (reply_->run(kSlice) || reply_->searched() >= positions_ / 2) take_reply();
  } else {
    try_next();
  }
}

void DefenceSearch::try_next() {
  game_.back() = moves_[tried_++];
  searched_++;
  const Winner opponent = game_.size() % 2 == 0 ? Winner::kBlack : Winner::kWhite;
  const Winner winner = judge(game_, rule_, size_).winner;
  if (winner == Winner::kNone) {
    force_ = std::make_unique<ForceSearch>(game_, rule_, size_, ForceKind::kVct);
  } else if (winner == opponent) {
    refute({});  // renju forbids it
  } else {
    hold(winner == Winner::kDraw ? 0 : BestMove::kMaxScore, {});
  }
}

void DefenceSearch::take_force() {
  searched_ += force_->searched();
  const ForceResult win = force_->result();
  force_.reset();
  if (win.status == ForceStatus::kWin) return refute(win.line);
  reply_ = std::make_unique<BestMoveSearch>(game_, rule_, size_, Level::kMaster, 0);
}

void DefenceSearch::take_reply() {
  searched_ += reply_->searched();
  const BestMove reply = reply_->result();
  reply_.reset();
  if (reply.score == BestMove::kMaxScore) return refute(reply.line);
  hold(-reply.score, reply.line);
}

void DefenceSearch::refute(std::span<const Point> win) {
  refuted_++;
  if (longest_line_.size() <= win.size()) {
    longest_line_ = {game_.back()};
    longest_line_.insert(longest_line_.end(), win.begin(), win.end());
  }
  auto next = moves_.begin() + static_cast<std::ptrdiff_t>(tried_);
  for (const Point point : win) {
    const auto move = std::find(next, moves_.end(), point);
    if (move != moves_.end()) std::iter_swap(next++, move);
  }
  finished_ = is_enough();
}

void DefenceSearch::hold(int score, std::span<const Point> line) {
  if (best_.move < 0 || score > best_.score) {
    best_ = {game_.back(), score, 1 + static_cast<int>(line.size()), {game_.back()}};
    best_.line.insert(best_.line.end(), line.begin(), line.end());
  }
  if (tried_ == refuted_ + 1) first_held_ = tried_;
  finished_ = is_enough();
}

bool DefenceSearch::is_enough() const {
  const std::size_t held = tried_ - refuted_;
  if (tried_ == moves_.size() || held == kEnough) return true;
  if (held == 0) return false;
  return tried_ - first_held_ >= kMoreMoves || (first_is_enough_ && first_held_ == 1);
}

}  // namespace qiju::gomoku

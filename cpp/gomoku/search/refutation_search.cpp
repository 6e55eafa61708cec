#include "gomoku/search/refutation_search.h"

#include <algorithm>
#include <utility>

#include "gomoku/rules/judge.h"

namespace qiju::gomoku {

RefutationSearch::RefutationSearch(std::span<const Point> game, Rule rule, int size,
                                   std::vector<Point> moves, std::uint64_t positions,
                                   bool first_is_enough)
    : game_(game.begin(), game.end()),
      rule_(rule),
      size_(size),
      moves_(std::move(moves)),
      positions_(positions),
      first_is_enough_(first_is_enough),
      is_finished_(moves_.empty()) {
  game_.push_back(kNoPoint);
}

bool RefutationSearch::run(std::uint32_t budget) {
  const std::uint64_t end = searched() + std::max(budget, 1U);
  while (!is_finished_ && searched() < end) step();
  return is_finished_;
}

/// Slices are the same however `run` is called, as the result may depend on them.
void RefutationSearch::step() {
  constexpr std::uint32_t kSlice = 1000;
  if (threats_) {
    if (!threats_.run(kSlice, positions_ / 2)) return;
    const ThreatResult win = threats_.end()->result();
    if (win.status == ThreatStatus::kWin) return refute(win.line);
    reply_.start(game_, rule_, size_, Level::kMaster, 0);
  } else if (reply_) {
    if (!reply_.run(kSlice, positions_ / 2)) return;
    const BestMove reply = reply_.end()->result();
    if (reply.score == BestMove::kMaxScore) return refute(reply.line);
    hold(-reply.score, reply.line);
  } else {
    try_next();
  }
}

void RefutationSearch::try_next() {
  game_.back() = moves_[tries_++];
  const Winner opponent = game_.size() % 2 == 0 ? Winner::kBlack : Winner::kWhite;
  const Winner winner = judge(game_, rule_, size_).winner;
  if (winner == Winner::kNone) {
    threats_.start(game_, rule_, size_, WinKind::kVct);
  } else if (winner == opponent) {
    refute({});  // renju forbids it
  } else {
    hold(winner == Winner::kDraw ? 0 : BestMove::kMaxScore, {});
  }
}

void RefutationSearch::refute(std::span<const Point> win) {
  refuted_++;
  if (longest_line_.size() <= win.size()) {
    longest_line_ = {game_.back()};
    longest_line_.insert(longest_line_.end(), win.begin(), win.end());
  }
  auto next = moves_.begin() + static_cast<std::ptrdiff_t>(tries_);
  for (const Point point : win) {
    const auto move = std::find(next, moves_.end(), point);
    if (move != moves_.end()) std::iter_swap(next++, move);
  }
  is_finished_ = is_enough();
}

void RefutationSearch::hold(int score, std::span<const Point> line) {
  if (best_.move == kNoPoint || score > best_.score) {
    best_ = {game_.back(), score, 1 + static_cast<int>(line.size()), {game_.back()}};
    best_.line.insert(best_.line.end(), line.begin(), line.end());
  }
  if (tries_ == refuted_ + 1) first_hold_ = tries_;
  is_finished_ = is_enough();
}

bool RefutationSearch::is_enough() const {
  const std::size_t held = tries_ - refuted_;
  if (tries_ == moves_.size() || held == kEnough) return true;
  if (held == 0) return false;
  return tries_ - first_hold_ >= kMoreMoves || (first_is_enough_ && first_hold_ == 1);
}

}  // namespace qiju::gomoku

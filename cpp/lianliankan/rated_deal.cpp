#include "lianliankan/rated_deal.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "lianliankan/playout.h"
#include "lianliankan/solve.h"

namespace qiju::lianliankan {
namespace {

// Fewer on large boards, where each takes longer.
constexpr int max_boards(int cells) { return std::clamp(50'000 / cells, 50, 400); }

// Ample, so that which board is dealt hardly depends on how the solver works.
constexpr std::uint32_t kSolverNodes = 5000;
constexpr std::uint32_t kMaxSwaps = 4;

}  // namespace

RatedDealSearch::RatedDealSearch(int rows, int cols, std::span<const int> copies,
                                 std::uint32_t seed, Gravity gravity, Difficulty difficulty)
    : rows_(rows),
      cols_(cols),
      copies_(copies.begin(), copies.end()),
      seed_(seed),
      gravity_(gravity),
      band_(band(difficulty)),
      random_(seed),
      max_boards_(static_cast<std::uint64_t>(max_boards(rows * cols))) {
  assert(rows >= 1 && rows <= kMaxRatedSide && cols >= 1 && cols <= kMaxRatedSide);
}

bool RatedDealSearch::run(std::uint32_t budget) {
  const auto finished = [&] { return distance_ == 0 || searched_ == max_boards_; };
  for (; budget > 0 && !finished(); --budget) search_board();
  return finished();
}

void RatedDealSearch::search_board() {
  ++searched_;
  if (best_.deal.kinds.empty()) return deal_first();
  Deal changed{best_.deal.kinds, {}};
  swap_tiles(changed.kinds);
  keep_if_nearer(std::move(changed));
}

void RatedDealSearch::deal_first() {
  Deal constructed = deal(rows_, cols_, copies_, seed_, gravity_);
  if (band_.high <= 100) {
    Deal random{constructed.kinds, {}};
    for (std::size_t i = random.kinds.size(); i > 1; --i) {
      std::swap(random.kinds[i - 1], random.kinds[below(i)]);
    }
    keep_if_nearer(std::move(random));
  }
  if (best_.deal.kinds.empty()) keep_if_nearer(std::move(constructed));
}

void RatedDealSearch::swap_tiles(std::vector<Kind>& kinds) {
  for (std::size_t swaps = 1 + below(kMaxSwaps); swaps > 0; --swaps) {
    const std::size_t i = below(kinds.size());
    std::swap(kinds[i], kinds[below(kinds.size())]);
  }
}

// A deal without a solution gets one, or is dropped.
void RatedDealSearch::keep_if_nearer(Deal deal) {
  const Board board{rows_, cols_, deal.kinds};
  Random random(seed_);
  Playout playout(board, gravity_);
  int cleared = 0;
  for (int i = 0; i < kRatingPlayouts; ++i) {
    if (!playout.play(random)) continue;
    ++cleared;
    if (deal.solution.empty()) deal.solution = playout.moves();
  }
  const int percent = cleared * 100 / kRatingPlayouts;
  const int distance = std::max({0, band_.low - percent, percent - band_.high + 1});
  if (distance > distance_) return;
  // Under gravity the solver finds little more than random games do.
  if (deal.solution.empty() && gravity_ == Gravity::kNone) {
    deal.solution = solve(board, gravity_, kSolverNodes, seed_).moves;
  }
  if (deal.solution.empty()) return;
  distance_ = distance;
  best_ = {std::move(deal), static_cast<double>(cleared) / kRatingPlayouts};
}

RatedDeal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity,
               Difficulty difficulty) {
  RatedDealSearch search(rows, cols, copies, seed, gravity, difficulty);
  finish(search);
  return search.best();
}

}  // namespace qiju::lianliankan

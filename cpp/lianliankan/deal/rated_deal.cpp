#include "lianliankan/deal/rated_deal.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "lianliankan/solver/playout.h"
#include "lianliankan/solver/solve.h"

namespace qiju::lianliankan {
namespace {

// A large board takes longer, so there are fewer: about a second in all.
constexpr std::uint64_t max_boards(std::size_t tiles) {
  if (tiles == 0) return 1;
  return std::clamp<std::uint64_t>(std::min(50'000 / tiles, 15'000'000 / (tiles * tiles)), 30, 400);
}

// Ample, so that a change of the solver hardly changes which board is dealt.
constexpr std::uint32_t kSolverNodes = 5000;
constexpr std::uint32_t kMaxSwaps = 4;

}  // namespace

RatedDealSearch::RatedDealSearch(const Board& shape, std::span<const int> copies,
                                 std::uint32_t seed, const Rules& rules, ClearRateBand band)
    : shape_(shape),
      copies_(copies.begin(), copies.end()),
      seed_(seed),
      rules_(rules),
      band_(band),
      random_(seed) {
  assert(shape.valid() && std::max(shape.rows, shape.cols) <= kMaxRatedSide && rules.valid());
  for (std::size_t cell = 0; cell < shape.kinds.size(); ++cell) {
    if (shape.kinds[cell] == kEmpty) tiles_.push_back(cell);
  }
  max_boards_ = max_boards(tiles_.size());
}

bool RatedDealSearch::run(std::uint32_t budget) {
  const auto finished = [&] {
    return best_.in_band || searched_ == max_boards_ || status_ != DealStatus::kDealt;
  };
  for (; budget > 0 && !finished(); --budget) search_board();
  return finished();
}

void RatedDealSearch::search_board() {
  ++searched_;
  if (best_.deal.kinds.empty()) return deal_first();
  Deal changed{best_.deal.kinds, {}};
  for (std::size_t swaps = 1 + random_.below(kMaxSwaps); swaps > 0; --swaps) {
    const std::size_t i = tiles_[random_.below(tiles_.size())];
    std::swap(changed.kinds[i], changed.kinds[tiles_[random_.below(tiles_.size())]]);
  }
  keep_if_nearer(std::move(changed));
}

void RatedDealSearch::deal_first() {
  auto [status, constructed] = deal(shape_, copies_, seed_, rules_);
  status_ = status;
  if (status != DealStatus::kDealt) return;
  if (band_.high <= 100) {
    Deal random{constructed.kinds, {}};
    for (std::size_t i = tiles_.size(); i > 1; --i) {
      std::swap(random.kinds[tiles_[i - 1]], random.kinds[tiles_[random_.below(i)]]);
    }
    keep_if_nearer(std::move(random));
  }
  if (best_.deal.kinds.empty()) keep_if_nearer(std::move(constructed));
}

// Keeps `deal` if it is no farther from the band. Without a solution it gets one or is dropped.
void RatedDealSearch::keep_if_nearer(Deal deal) {
  const Board board{shape_.rows, shape_.cols, deal.kinds};
  Random random(seed_);
  Playout playout(board, rules_);
  const auto percent = [](int games) { return games * 100 / kRatingPlayouts; };
  int cleared = 0;
  int distance = 0;  // the least that the games so far allow
  for (int games = 1; games <= kRatingPlayouts; ++games) {
    if (playout.play(random)) {
      ++cleared;
      if (deal.solution.empty()) deal.solution = playout.moves();
    }
    const int most = cleared + kRatingPlayouts - games;
    distance = std::max({0, band_.low - percent(most), percent(cleared) - band_.high + 1});
    if (distance > distance_) return;
  }
  // Under gravity the solver finds little more than random games do.
  if (deal.solution.empty() && rules_.gravity == Gravity::kNone) {
    deal.solution = solve(board, rules_, kSolverNodes, seed_).moves;
  }
  if (deal.solution.empty() && !tiles_.empty()) return;
  distance_ = distance;
  best_ = {std::move(deal), static_cast<double>(cleared) / kRatingPlayouts, distance == 0};
}

}  // namespace qiju::lianliankan

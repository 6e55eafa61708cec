#include "lianliankan/rated_deal.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "lianliankan/playout.h"
#include "lianliankan/solve.h"
#include "random/random.h"

namespace qiju::lianliankan {
namespace {

// Fewer tries on large boards, where each takes longer.
constexpr int tries(int cells) { return std::clamp(50'000 / cells, 50, 400); }

// Ample, so that which board is dealt does not hang on how the solver goes about it.
constexpr std::uint64_t kNodes = 5000;
constexpr std::uint32_t kMostSwaps = 4;

}  // namespace

class Dealer::Search {
 public:
  Search(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity,
         Difficulty difficulty)
      : rows_(rows),
        cols_(cols),
        copies_(copies.begin(), copies.end()),
        seed_(seed),
        gravity_(gravity),
        band_(band(difficulty)),
        random_(seed),
        tries_(tries(rows * cols)) {}

  bool step() {
    if (best_.deal.kinds.empty()) {
      start();
    } else {
      Deal changed{best_.deal.kinds, {}};
      swap_some(changed.kinds);
      take_if_nearer(std::move(changed));
    }
    return --tries_ > 0 && distance_ > 0;
  }

  const RatedDeal& best() const { return best_; }

 private:
  void start() {
    Deal built = deal(rows_, cols_, copies_, seed_, gravity_);
    if (band_.high <= 100) {
      Deal laid{built.kinds, {}};
      for (std::size_t i = laid.kinds.size(); i > 1; --i) {
        std::swap(laid.kinds[i - 1], laid.kinds[below(i)]);
      }
      take_if_nearer(std::move(laid));
    }
    if (best_.deal.kinds.empty()) take_if_nearer(std::move(built));
  }

  void swap_some(std::vector<Kind>& kinds) {
    for (std::size_t swaps = 1 + below(kMostSwaps); swaps > 0; --swaps) {
      const std::size_t i = below(kinds.size());
      std::swap(kinds[i], kinds[below(kinds.size())]);
    }
  }

  // A deal without a solution gets one, or is dropped.
  void take_if_nearer(Deal deal) {
    const Board board{rows_, cols_, deal.kinds};
    Random random(seed_);
    Playout playout(board, gravity_);
    int cleared = 0;
    for (int i = 0; i < kRatingGames; ++i) {
      if (!playout.play(random)) continue;
      ++cleared;
      if (deal.solution.empty()) deal.solution = playout.moves();
    }
    const int percent = cleared * 100 / kRatingGames;
    const int distance = std::max({0, band_.low - percent, percent - band_.high + 1});
    if (distance > distance_) return;
    // Under gravity the solver has little more to offer than games at random.
    if (deal.solution.empty() && gravity_ == Gravity::kNone) {
      deal.solution = solve(board, gravity_, kNodes, seed_).moves;
    }
    if (deal.solution.empty()) return;
    distance_ = distance;
    best_ = {std::move(deal), static_cast<double>(cleared) / kRatingGames};
  }

  std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  int rows_;
  int cols_;
  std::vector<int> copies_;
  std::uint32_t seed_;
  Gravity gravity_;
  Band band_;
  Random random_;
  int tries_;
  int distance_ = 101;  // of the best to the band
  RatedDeal best_;
};

Dealer::Dealer(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity,
               Difficulty difficulty)
    : search_(std::make_unique<Search>(rows, cols, copies, seed, gravity, difficulty)) {}
Dealer::~Dealer() = default;
Dealer::Dealer(Dealer&&) noexcept = default;
Dealer& Dealer::operator=(Dealer&&) noexcept = default;

bool Dealer::step() { return search_->step(); }

const RatedDeal& Dealer::best() const { return search_->best(); }

RatedDeal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity,
               Difficulty difficulty) {
  Dealer dealer(rows, cols, copies, seed, gravity, difficulty);
  while (dealer.step()) {
  }
  return dealer.best();
}

}  // namespace qiju::lianliankan

// Boards of a difficulty that is measured.
//
// A first board is laid at random, or by construction (deal.h) if it is to be easy or if the one at
// random is not seen to be cleared. Then some of its tiles change places, again and again; what is
// still proved to be cleared and comes nearer to the difficulty asked for is kept.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "lianliankan/deal.h"
#include "lianliankan/gravity.h"

namespace qiju::lianliankan {

enum class Difficulty : std::uint8_t { kEasy, kNormal, kHard, kExpert };

/// The clear rates that a difficulty stands for, in percent: low <= rate < high.
struct Band {
  int low;
  int high;
};

/// Of boards of 8 x 18 with 36 kinds of four, laid at random, played without gravity and kept if
/// they can be cleared, about a quarter falls in each band; by construction nearly all are easy,
/// and gravity makes both harder. With four of a kind every band is hit, as a rule in 1 to 30
/// tries, on boards of 84 to 144 cells, but for a third of the easy ones where more than ten
/// columns close up to the left or the right; with ten of a kind hardly any board is for experts,
/// with two of a kind and no gravity every board that can be cleared is easy.
constexpr Band band(Difficulty difficulty) {
  switch (difficulty) {
    case Difficulty::kEasy:
      return {80, 101};
    case Difficulty::kNormal:
      return {50, 80};
    case Difficulty::kHard:
      return {10, 50};
    case Difficulty::kExpert:
      break;
  }
  return {0, 10};
}

/// How many random games a clear rate is measured by.
inline constexpr int kRatingGames = 100;

/// The longest side of a board that is dealt by difficulty.
inline constexpr int kMaxRatedSide = 32;

struct RatedDeal {
  Deal deal;
  double clear_rate = 0;  ///< clear_rate() of it with kRatingGames and the seed of the deal
};

/// Looks for a board, try after try. The same arguments give the same board on every platform, for
/// ever.
class Dealer {
 public:
  /// `copies[k]` tiles of kind k + 1: even numbers that sum up to rows * cols; sides 1 to
  /// kMaxRatedSide.
  Dealer(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity,
         Difficulty difficulty);
  ~Dealer();
  Dealer(Dealer&&) noexcept;
  Dealer& operator=(Dealer&&) noexcept;

  /// Makes and rates one more board, in some milliseconds. Says whether to go on: no, once a board
  /// fell in the band or the last try was made.
  bool step();

  /// The board whose rate is nearest to the band. After the first step() there is one; it can be
  /// cleared, as its solution shows.
  const RatedDeal& best() const;

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

/// All steps of a Dealer.
RatedDeal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity,
               Difficulty difficulty);

}  // namespace qiju::lianliankan

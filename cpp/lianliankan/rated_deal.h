// Boards of a difficulty that is measured.
//
// Two makers: boards by construction (deal.h) are easy, boards laid at random and kept if a Solver
// clears them are hard. The first that falls in the band asked for is taken.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "lianliankan/clear_rate.h"
#include "lianliankan/deal.h"

namespace qiju::lianliankan {

enum class Difficulty : std::uint8_t { kEasy, kNormal, kHard, kExpert };

/// The clear rates that a difficulty stands for: low <= rate < high.
struct Band {
  double low;
  double high;
  friend bool operator==(const Band&, const Band&) = default;
};
Band band(Difficulty difficulty);

struct RatedDeal {
  Deal deal;
  double clear_rate = 0;  ///< of kRatingPlayouts random games
};

inline constexpr int kRatingPlayouts = 100;

/// The longest side of a board to be rated.
inline constexpr int kMaxRatedSide = 32;

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

  /// Makes and rates one more board, a few milliseconds as a rule. Says whether to go on: no, once
  /// a board fell in the band or the last try was made. There are a bounded number of tries.
  bool step();

  /// The board whose rate is nearest to the band; there is one after the first step().
  const RatedDeal& best() const;

  class Search;

 private:
  std::unique_ptr<Search> search_;
};

}  // namespace qiju::lianliankan

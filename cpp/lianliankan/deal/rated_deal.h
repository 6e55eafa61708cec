// Makes boards of a measured difficulty.
//
// The first board is random; it is made by construction (deal.h) if it should be easy, or if the
// random board was not found solvable. Then hill climbing swaps a few random tiles of the best
// board: the new board is kept if it is proved solvable and its clear rate is no farther from the
// band.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lianliankan/deal/deal.h"
#include "random/random.h"
#include "search/resumable.h"

namespace qiju::lianliankan {

enum class Difficulty : std::uint8_t { kEasy, kNormal, kHard, kExpert };

/// Clear rates in percent: low <= rate < high.
struct ClearRateBand {
  int low;
  int high;
};

/// About a quarter of the solvable boards of 8 x 18 with 36 kinds of four, random and played
/// without gravity, fall in each band; boards made by construction are nearly all easy, and gravity
/// makes both harder. With four of a kind every band is reached, as a rule in 1 to 30 boards, on
/// boards of 84 to 144 cells, except for a third of the easy ones wider than ten columns under
/// gravity to the left or right; with ten of a kind hardly any board is expert; with two of a kind
/// and no gravity every solvable board is easy.
constexpr ClearRateBand band(Difficulty difficulty) {
  constexpr ClearRateBand kBands[] = {{80, 101}, {50, 80}, {10, 50}, {0, 10}};
  return kBands[static_cast<std::size_t>(difficulty)];
}

inline constexpr int kRatingPlayouts = 100;  ///< random games that measure a clear rate
inline constexpr int kMaxRatedSide = 32;     ///< the longest side of a rated board

struct RatedDeal {
  Deal deal;
  double clear_rate = 0;  ///< clear_rate() with kRatingPlayouts and the seed of the deal
  bool in_band = false;   ///< is the rate in the band?
};

/// Finishes once a board falls in the band, after 30 to 400 boards, the fewer the larger they are,
/// or if none can be dealt. Resumable; a unit is a board made and rated, some milliseconds. The
/// same arguments give the same board on every platform and in every version.
class RatedDealSearch {
 public:
  /// Takes the arguments of deal(), but sides of `shape` are 1 to kMaxRatedSide and `copies` are
  /// even. Copies `shape`.
  RatedDealSearch(const Board& shape, std::span<const int> copies, std::uint32_t seed,
                  const Rules& rules, ClearRateBand band);

  bool run(std::uint32_t budget);
  std::uint64_t searched() const { return searched_; }
  /// kDealt while there is, or may be, a board.
  DealStatus status() const { return status_; }
  /// The board whose rate is nearest to the band, with a solution. After the first unit there is
  /// one if status() is kDealt.
  const RatedDeal& best() const { return best_; }

 private:
  void search_board();
  void deal_first();
  void keep_if_nearer(Deal deal);

  BoardCopy shape_;
  std::vector<std::size_t> tiles_;  // the cells that hold tiles
  std::vector<int> copies_;
  std::uint32_t seed_;
  Rules rules_;
  ClearRateBand band_;
  Random random_;
  std::uint64_t max_boards_ = 0;
  std::uint64_t searched_ = 0;
  DealStatus status_ = DealStatus::kDealt;
  int distance_ = 101;  // from the rate of best_ to the band, in percentage points
  RatedDeal best_;
};

static_assert(Resumable<RatedDealSearch>);

}  // namespace qiju::lianliankan

#include "lianliankan/gravity/layered_search.h"

#include <algorithm>

namespace qiju::lianliankan {
namespace {

// Beams that found nothing in their first positions will hardly find anything later: most of the
// later positions are searched exhaustively.
constexpr std::uint64_t kEnough = 1'000'000;  // positions of beams
constexpr std::uint64_t kLateShare = 3;       // of exhaustive search, for each position of a beam

constexpr std::uint32_t kUnit = 64;  // positions
// An easy board takes a narrow beam, so a few come first.
constexpr std::size_t kFirstWidth = 30;
constexpr std::size_t kWidth = 500;
constexpr std::size_t kMaxWidth = 50'000;

}  // namespace

bool LayeredSearch::supports(const Board& board, const Rules& rules) {
  return rules.max_turns == 2 && rules.ring && !board.has_walls() &&
         GravityBoard::supports(board, rules.gravity);
}

LayeredSearch::LayeredSearch(const Board& board, Gravity gravity, std::uint32_t seed)
    : root_(board, gravity), random_(seed), width_(kFirstWidth) {
  exhaustive_.emplace(root_);
}

bool LayeredSearch::run(std::uint32_t budget) {
  for (; budget > 0 && solution_.status == Status::kUndecided; --budget) {
    ++searched_;
    const std::uint64_t late = beam_positions_ > kEnough ? beam_positions_ - kEnough : 0;
    if (exhaustive_ && exhaustive_positions_ <= beam_positions_ + (kLateShare - 1) * late) {
      search_unit(exhaustive_, exhaustive_positions_);
      continue;
    }
    if (!beam_) {
      const Weights& learnt = learnt_weights(root_.board.split() > 0);
      beam_.emplace(root_, beams_++ % 2 == 0 ? learnt : varied(learnt, random_), width_);
      width_ = std::min(width_ < kWidth ? 6 * width_ : width_ * 27 / 20, kMaxWidth);
    }
    search_unit(beam_, beam_positions_);
  }
  return solution_.status != Status::kUndecided;
}

template <class Search>
void LayeredSearch::search_unit(std::optional<Search>& search, std::uint64_t& positions) {
  positions += kUnit;
  if (!search->run(kUnit)) return;
  solution_.status = search->status();
  if (solution_.status == Status::kSolvable) {
    solution_.moves = root_.board.cells_of(search->moves());
  }
  search.reset();
}

}  // namespace qiju::lianliankan

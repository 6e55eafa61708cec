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

std::size_t wider(std::size_t width) {
  return std::min(width < kWidth ? 6 * width : width * 27 / 20, kMaxWidth);
}

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
    if (is_exhaustive_turn()) {
      search_exhaustively(kUnit);
    } else {
      search_beam(kUnit);
    }
  }
  return solution_.status != Status::kUndecided;
}

bool LayeredSearch::is_exhaustive_turn() const {
  const std::uint64_t late = beam_positions_ > kEnough ? beam_positions_ - kEnough : 0;
  return exhaustive_ && exhaustive_positions_ <= beam_positions_ + (kLateShare - 1) * late;
}

void LayeredSearch::search_exhaustively(std::uint32_t positions) {
  exhaustive_positions_ += positions;
  if (!exhaustive_->run(positions)) return;
  take(*exhaustive_);
  exhaustive_.reset();
}

void LayeredSearch::search_beam(std::uint32_t positions) {
  beam_positions_ += positions;
  if (!beam_) {
    const Weights& learnt = learnt_weights(root_.board.split() > 0);
    beam_.emplace(root_, beams_++ % 2 == 0 ? learnt : varied(learnt, random_), width_);
    width_ = wider(width_);
  }
  if (!beam_->run(positions)) return;
  take(*beam_);
  beam_.reset();
}

template <class Search>
void LayeredSearch::take(const Search& search) {
  solution_.status = search.status();
  if (search.status() == Status::kSolvable) solution_.moves = root_.board.cells_of(search.moves());
}

}  // namespace qiju::lianliankan

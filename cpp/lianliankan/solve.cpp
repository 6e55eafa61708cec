#include "lianliankan/solve.h"

#include <algorithm>

#include "lianliankan/gravity_search.h"
#include "lianliankan/pairing_search.h"

namespace qiju::lianliankan {
namespace {

std::unique_ptr<Solver::Search> search_for(const Board& board, Gravity gravity,
                                           std::uint32_t seed) {
  if (gravity == Gravity::kNone) return std::make_unique<PairingSearch>(board, seed);
  return std::make_unique<GravitySearch>(board, gravity, seed);
}

bool has_odd_kind(std::span<const Kind> kinds) {
  std::vector<Kind> sorted(kinds.begin(), kinds.end());
  std::sort(sorted.begin(), sorted.end());
  for (auto at = sorted.begin(); at != sorted.end();) {
    const auto end = std::upper_bound(at, sorted.end(), *at);
    if (*at != kEmpty && (end - at) % 2 != 0) return true;
    at = end;
  }
  return false;
}

}  // namespace

Solver::Solver(const Board& board, Gravity gravity, std::uint32_t seed)
    : status_(has_odd_kind(board.kinds) ? Status::kUnsolvable : Status::kUndecided),
      search_(status_ == Status::kUndecided ? search_for(board, gravity, seed) : nullptr) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Status Solver::run(std::uint64_t nodes) {
  for (; nodes > 0 && status_ == Status::kUndecided; --nodes) {
    ++nodes_;
    status_ = search_->step();
  }
  return status_;
}

std::span<const Pair> Solver::moves() const {
  return search_ ? std::span<const Pair>(search_->moves) : std::span<const Pair>();
}

Solution solve(const Board& board, Gravity gravity, std::uint64_t nodes, std::uint32_t seed) {
  Solver solver(board, gravity, seed);
  solver.run(nodes);
  return {solver.status(), {solver.moves().begin(), solver.moves().end()}};
}

}  // namespace qiju::lianliankan

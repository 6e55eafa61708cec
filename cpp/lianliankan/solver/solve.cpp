#include "lianliankan/solver/solve.h"

#include <algorithm>
#include <cassert>

#include "lianliankan/paths/pairs.h"
#include "lianliankan/tiles.h"

namespace qiju::lianliankan {
namespace {

constexpr std::uint64_t kPlayouts = 8;          // before the search
constexpr std::uint64_t kPlayoutInterval = 64;  // in nodes, under gravity
constexpr std::size_t kMaxPairs = 1U << 19;     // of equal tiles that fit in memory

}  // namespace

Solver::Solver(const Board& board, const Rules& rules, std::uint32_t seed)
    : board_(board), rules_(rules), seed_(seed), random_(seed), playout_(board, rules) {
  assert(board.valid() && std::max(board.rows, board.cols) <= kMaxSolveSide);
  const NumberedTiles tiles(board);
  for (const TileIdRange& kind : tiles.kinds) {
    if (kind.size() % 2 != 0) solution_.status = Status::kUnsolvable;
  }
  searchable_ = equal_pairs(tiles) <= kMaxPairs;
}

bool Solver::run(std::uint32_t budget) {
  for (; budget > 0 && status() == Status::kUndecided; --budget) search_node();
  return status() != Status::kUndecided;
}

void Solver::search_node() {
  const bool playout = searched_ < kPlayouts || !searchable_ ||
                       (rules_.gravity != Gravity::kNone && searched_ % kPlayoutInterval == 0);
  ++searched_;
  if (playout) {
    if (playout_.play(random_)) solution_ = {Status::kSolvable, playout_.moves()};
    return;
  }
  if (std::holds_alternative<std::monostate>(search_)) {
    if (rules_.gravity == Gravity::kNone) {
      search_.emplace<PairingSearch>(board_, rules_, seed_);
    } else if (LayeredSearch::supports(board_, rules_)) {
      search_.emplace<LayeredSearch>(board_, rules_.gravity, seed_);
    } else {
      search_.emplace<GravitySearch>(board_, rules_, seed_);
    }
  }
  std::visit(
      [&](auto& search) {
        if constexpr (Resumable<std::decay_t<decltype(search)>>) {
          if (search.run(1)) solution_ = search.solution();
        }
      },
      search_);
}

Solution solve(const Board& board, const Rules& rules, std::uint32_t nodes, std::uint32_t seed) {
  Solver solver(board, rules, seed);
  solver.run(nodes);
  return solver.solution();
}

HintSearch::HintSearch(const Board& board, const Rules& rules) {
  const std::vector<Pair> pairs = connectable_pairs(board, rules, {}, 1);
  if (pairs.empty()) return;
  any_ = pairs[0];
  if (std::max(board.rows, board.cols) <= kMaxSolveSide) solver_.emplace(board, rules);
}

std::optional<Hint> HintSearch::hint() const {
  if (!any_) return {};
  if (!solver_) return Hint{*any_, Status::kUndecided};
  const auto& [status, moves] = solver_->solution();
  return Hint{status == Status::kSolvable ? moves[0] : *any_, status};
}

}  // namespace qiju::lianliankan

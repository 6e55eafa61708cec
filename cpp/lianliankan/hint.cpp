#include "lianliankan/hint.h"

#include <algorithm>

#include "lianliankan/pairs.h"

namespace qiju::lianliankan {

std::optional<Hint> hint(const Board& board, Gravity gravity, std::uint64_t nodes) {
  const std::vector<Pair> any = connectable_pairs(board, {}, {}, 1);
  if (any.empty()) return {};
  if (std::max(board.rows, board.cols) > kMaxSolveSide) return Hint{any[0], Status::kUndecided};
  const Solution found = solve(board, gravity, nodes);
  return Hint{found.status == Status::kSolvable ? found.moves[0] : any[0], found.status};
}

}  // namespace qiju::lianliankan

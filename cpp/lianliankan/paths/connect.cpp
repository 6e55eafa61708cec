#include "lianliankan/paths/connect.h"

#include <cassert>

#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/grid_search.h"

namespace qiju::lianliankan {
namespace {

// The reason that the two tiles give; kNone leaves the matter to the cells between them.
Refusal refusal_by_tiles(const Board& board, Cell from, Cell to) {
  if (from == to) return Refusal::kSameCell;
  if (!is_tile(board.at(from)) || !is_tile(board.at(to))) return Refusal::kEmptyCell;
  return board.at(from) == board.at(to) ? Refusal::kNone : Refusal::kDifferentKinds;
}

}  // namespace

Refusal refusal(const Board& board, Cell from, Cell to, const Rules& rules) {
  const Refusal reason = refusal_by_tiles(board, from, to);
  if (reason != Refusal::kNone) return reason;
  return connect(board, from, to, rules).empty() ? Refusal::kBlocked : Refusal::kNone;
}

Path connect(const Board& board, Cell from, Cell to, const Rules& rules, Order order) {
  assert(board.valid() && board.contains(from) && board.contains(to) && rules.valid());
  if (refusal_by_tiles(board, from, to) != Refusal::kNone) return {};
  if (!BitBoard::supports(board.cols, rules.max_turns)) {
    return grid_path(board, from, to, rules, order);
  }
  return cells(BitBoard(board, rules.ring).path(from, to, rules.max_turns, order));
}

Path corners(const Path& path) {
  Path result;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const bool end = i == 0 || i + 1 == path.size();
    if (end || (path[i - 1].row != path[i + 1].row && path[i - 1].col != path[i + 1].col)) {
      result.push_back(path[i]);
    }
  }
  return result;
}

}  // namespace qiju::lianliankan

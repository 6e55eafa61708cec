#include "lianliankan/connect.h"

#include <cassert>

#include "lianliankan/bit_board.h"
#include "lianliankan/grid_path.h"

namespace qiju::lianliankan {

namespace {

// kNone: whether they can be removed depends on the cells between them.
Refusal refusal_by_tiles(const Board& board, Cell from, Cell to) {
  if (from == to) return Refusal::kSameCell;
  if (board.at(from) == kEmpty || board.at(to) == kEmpty) return Refusal::kEmptyCell;
  return board.at(from) == board.at(to) ? Refusal::kNone : Refusal::kDifferentKinds;
}

}  // namespace

Refusal refusal(const Board& board, Cell from, Cell to, const ConnectOptions& options) {
  const Refusal reason = refusal_by_tiles(board, from, to);
  if (reason != Refusal::kNone) return reason;
  return connect(board, from, to, options).empty() ? Refusal::kBlocked : Refusal::kNone;
}

Path connect(const Board& board, Cell from, Cell to, const ConnectOptions& options) {
  assert(board.valid() && board.contains(from) && board.contains(to));
  assert(options.max_turns >= 0 && options.max_turns <= kMaxTurns);
  if (refusal_by_tiles(board, from, to) != Refusal::kNone) return {};
  if (!BitBoard::supports(board.cols, options.max_turns)) {
    return grid_path(board, from, to, options);
  }
  return cells(BitBoard(board, options.ring).path(from, to, options.max_turns, options.order));
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

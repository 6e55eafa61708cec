#include "lianliankan/connect.h"

#include <cassert>

#include "lianliankan/bit_board.h"
#include "lianliankan/grid_path.h"

namespace qiju::lianliankan {

Path connect(const Board& board, Cell from, Cell to, const ConnectOptions& options) {
  assert(board.valid() && board.contains(from) && board.contains(to));
  assert(options.max_turns >= 0 && options.max_turns <= kMaxTurns);
  if (from == to || board.at(from) == kEmpty || board.at(from) != board.at(to)) return {};
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

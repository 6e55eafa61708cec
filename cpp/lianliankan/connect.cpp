#include "lianliankan/connect.h"

#include <limits>

#include "lianliankan/bit_board.h"
#include "lianliankan/grid_path.h"
#include "lianliankan/turns.h"

namespace qiju::lianliankan {

Path connect(const Board& board, Cell from, Cell to, const ConnectOptions& options) {
  if (from == to || board.at(from) == kEmpty || board.at(from) != board.at(to)) return {};
  if (!BitBoard::serves(board.cols, options.max_turns)) return grid_path(board, from, to, options);
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

int segments(const Board& board, Cell from, Cell to, bool ring) {
  if (from == to) return 0;
  const RingGrid grid(board, ring);
  Turns fewest(grid);
  fewest.measure(from, std::numeric_limits<int>::max());
  return fewest.to(to) < 0 ? -1 : fewest.to(to) + 1;
}

}  // namespace qiju::lianliankan

#include "lianliankan/reach.h"

#include "lianliankan/turns.h"

namespace qiju::lianliankan {

std::vector<int> reach(const Board& board, Cell from, int max_turns, bool ring) {
  const RingGrid grid(board, ring);
  Turns fewest(grid);
  fewest.measure(from, max_turns);
  std::vector<int> turns;
  for (int row = -1; row <= board.rows; ++row) {
    for (int col = -1; col <= board.cols; ++col) {
      const Cell cell{row, col};
      turns.push_back(ring || board.contains(cell) ? fewest.to(cell) : -1);
    }
  }
  return turns;
}

}  // namespace qiju::lianliankan

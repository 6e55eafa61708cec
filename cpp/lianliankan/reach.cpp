#include "lianliankan/reach.h"

#include <cassert>
#include <limits>

namespace qiju::lianliankan {

void TurnSearch::run(Cell start, int max_turns) {
  for (const std::size_t at : reached_) turns_[at] = kUnreached;
  const std::size_t source = grid_.index(start);
  reached_.assign(1, source);
  turns_[source] = 0;

  std::size_t begin = 0;
  for (int turns = 0; turns <= max_turns && begin < reached_.size(); ++turns) {
    const std::size_t end = reached_.size();
    for (; begin < end; ++begin) {
      const std::size_t from = reached_[begin];
      if (grid_.blocked[from] && from != source) continue;
      for (std::size_t direction = 0; direction < 4; ++direction) {
        // A cell reached with fewer turns has sent its own rays this way.
        for (std::size_t at = grid_.next(from, direction);
             turns_[at] == kUnreached || turns_[at] == turns; at = grid_.next(at, direction)) {
          if (turns_[at] == kUnreached) {
            turns_[at] = turns;
            reached_.push_back(at);
          }
          if (grid_.blocked[at]) break;
        }
      }
    }
  }
}

std::vector<int> reach(const Board& board, Cell from, int max_turns, bool ring) {
  assert(board.valid() && board.contains(from));
  const RingGrid grid(board, ring);
  TurnSearch search(grid);
  search.run(from, max_turns);
  std::vector<int> turns;
  for (int row = -1; row <= board.rows; ++row) {
    for (int col = -1; col <= board.cols; ++col) {
      const Cell cell{row, col};
      turns.push_back(ring || board.contains(cell) ? search.turns(cell) : -1);
    }
  }
  return turns;
}

int segments(const Board& board, Cell from, Cell to, bool ring) {
  assert(board.valid() && board.contains(from) && board.contains(to));
  if (from == to) return 0;
  const RingGrid grid(board, ring);
  TurnSearch search(grid);
  search.run(from, std::numeric_limits<int>::max());
  return search.turns(to) < 0 ? -1 : search.turns(to) + 1;
}

}  // namespace qiju::lianliankan

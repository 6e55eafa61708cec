#include "lianliankan/turns.h"

namespace qiju::lianliankan {

void Turns::measure(Cell cell, int max_turns) {
  for (const std::size_t at : reached_) turns_[at] = kNone;
  const std::size_t start = grid_.index(cell);
  reached_.assign(1, start);
  turns_[start] = 0;

  std::size_t begin = 0;
  for (int turns = 0; turns <= max_turns && begin < reached_.size(); ++turns) {
    const std::size_t end = reached_.size();
    for (; begin < end; ++begin) {
      const std::size_t from = reached_[begin];
      if (grid_.blocked[from] && from != start) continue;
      for (std::size_t direction = 0; direction < 4; ++direction) {
        // A cell reached with fewer turns has sent its own rays this way.
        for (std::size_t at = grid_.next(from, direction);
             turns_[at] == kNone || turns_[at] == turns; at = grid_.next(at, direction)) {
          if (turns_[at] == kNone) {
            turns_[at] = turns;
            reached_.push_back(at);
          }
          if (grid_.blocked[at]) break;
        }
      }
    }
  }
}

}  // namespace qiju::lianliankan

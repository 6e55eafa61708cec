#include "lianliankan/gravity.h"

#include <cassert>
#include <utility>

namespace qiju::lianliankan {

void settle(std::span<Kind> kinds, int rows, int cols, Gravity gravity) {
  const Board board{rows, cols, kinds};
  assert(board.valid());
  const auto at = [&](Cell cell) -> Kind& { return kinds[board.index(cell)]; };
  for_each_line(rows, cols, gravity, [&](const GravityLine& line) {
    close_up(
        line, [&](Cell cell) { return is_tile(at(cell)); },
        [&](Cell cell) { return at(cell) == kWall; },
        [&](Cell from, Cell to) { at(to) = std::exchange(at(from), kEmpty); });
  });
}

void remove(std::span<Kind> kinds, int rows, int cols, Pair pair, Gravity gravity) {
  for (const Cell cell : {pair.first, pair.second}) {
    Kind& kind = kinds[Board{rows, cols, kinds}.index(cell)];
    if (kind != kWall) kind = kEmpty;
  }
  settle(kinds, rows, cols, gravity);
}

}  // namespace qiju::lianliankan

#include "lianliankan/gravity.h"

#include <cassert>
#include <utility>

namespace qiju::lianliankan {
namespace {

// A function that gives access to the cells of a board.
auto cells_of(std::span<Kind> kinds, int rows, int cols) {
  assert((Board{rows, cols, kinds}.valid()));
  return [kinds, board = Board{rows, cols, kinds}](Cell cell) -> Kind& {
    return kinds[board.index(cell)];
  };
}

}  // namespace

void settle(std::span<Kind> kinds, int rows, int cols, Gravity gravity) {
  const auto at = cells_of(kinds, rows, cols);
  for_each_line(rows, cols, gravity, [&](const GravityLine& line) {
    close_up(
        line, [&](Cell cell) { return is_tile(at(cell)); },
        [&](Cell cell) { return at(cell) == kWall; },
        [&](Cell from, Cell to) { at(to) = std::exchange(at(from), kEmpty); });
  });
}

void remove(std::span<Kind> kinds, int rows, int cols, Pair pair, Gravity gravity) {
  const auto at = cells_of(kinds, rows, cols);
  for (const Cell cell : {pair.first, pair.second}) {
    if (at(cell) != kWall) at(cell) = kEmpty;
  }
  settle(kinds, rows, cols, gravity);
}

}  // namespace qiju::lianliankan

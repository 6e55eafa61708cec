#include "lianliankan/gravity.h"

#include <utility>

#include "lianliankan/line.h"
#include "lianliankan/pairs.h"

namespace qiju::lianliankan {

void settle(std::span<Kind> kinds, int rows, int cols, Gravity gravity) {
  const auto at = [&](Cell cell) -> Kind& {
    return kinds[static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(cols) +
                 static_cast<std::size_t>(cell.col)];
  };
  each_line(rows, cols, gravity, [&](const Line& line) {
    close_up(
        line, [&](Cell cell) { return at(cell) != kEmpty; },
        [&](Cell from, Cell to) { at(to) = std::exchange(at(from), kEmpty); });
  });
}

void remove(std::span<Kind> kinds, int rows, int cols, Pair pair, Gravity gravity) {
  remove(kinds, cols, pair);
  settle(kinds, rows, cols, gravity);
}

}  // namespace qiju::lianliankan

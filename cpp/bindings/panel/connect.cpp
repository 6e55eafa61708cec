// The engine in the panel file connect.js.
#include "lianliankan/paths/connect.h"

#include <emscripten/bind.h>

#include "bindings/panel/numbers.h"

namespace qiju::bindings {
namespace {

using namespace lianliankan;

Numbers<kMaxSide * kMaxSide> numbers;

// Takes the board's kinds, row after row. Leaves the shortest path as row, column, row, column, …
// and gives the number of its cells; 0 if there is none.
int connect_shortest(int rows, int cols, int row1, int col1, int row2, int col2) {
  const std::size_t area = static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols);
  const Board board{rows, cols, std::span(numbers).first(area)};
  const Path path = connect(board, {row1, col1}, {row2, col2}, {}, Order::kLength);
  auto at = numbers.begin();
  for (const Cell& cell : path) {
    *at++ = cell.row;
    *at++ = cell.col;
  }
  return static_cast<int>(path.size());
}

EMSCRIPTEN_BINDINGS(connect) {
  emscripten::function("numbers", &view<numbers>);
  emscripten::function("connect", &connect_shortest);
}

}  // namespace
}  // namespace qiju::bindings

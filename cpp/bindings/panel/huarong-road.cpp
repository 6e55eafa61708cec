// The engine in the panel file huarong-road.js.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/panel/numbers.h"
#include "huarong/solve.h"

namespace qiju::bindings {
namespace {

using namespace huarong;

// More than any shortest way out takes: a step and its piece are two of them.
Numbers<4096> numbers;

emscripten::val numbers_view() { return view(numbers); }

// Takes the ids of the board's 20 cells. Leaves the fewest steps out as id, direction, id,
// direction, … and gives how many there are; -1 if there is no way out, or these ids make no legal
// board.
int solve_board() {
  Board board;
  std::copy_n(numbers.begin(), board.cells().size(), board.ids.begin());
  if (read_layout(board).status != LayoutStatus::kLegal) return -1;
  const Solution solution = solve(board);
  if (solution.status != SolveStatus::kSolved) return -1;
  auto at = numbers.begin();
  for (const Move& move : solution.moves) {
    *at++ = move.id;
    *at++ = static_cast<std::int32_t>(move.path[0]);
  }
  return static_cast<int>(solution.moves.size());
}

EMSCRIPTEN_BINDINGS(huarong_road) {
  emscripten::function("numbers", &numbers_view);
  emscripten::function("solve", &solve_board);
}

}  // namespace
}  // namespace qiju::bindings

// The engine in the panel file huarong-road.js.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/panel/numbers.h"
#include "huarong/step_solver.h"

namespace qiju::bindings {
namespace {

using namespace huarong;

// Two numbers a step: room for more steps than any shortest solution has.
Numbers<4096> numbers;

// Takes the ids of the board's 20 cells. Writes a shortest solution as id, direction, id,
// direction, … and returns the number of steps; -1 if the board is unsolvable or illegal.
int solve_board() {
  Board board;
  std::copy_n(numbers.begin(), board.cells().size(), board.ids.begin());
  if (read_layout(board).status != LayoutStatus::kLegal) return -1;
  const auto steps = solve_in_steps(board);
  if (!steps) return -1;
  auto at = numbers.begin();
  for (const Step& step : *steps) {
    *at++ = step.id;
    *at++ = static_cast<std::int32_t>(step.direction);
  }
  return static_cast<int>(steps->size());
}

EMSCRIPTEN_BINDINGS(huarong_road) {
  emscripten::function("numbers", &view<numbers>);
  emscripten::function("solve", &solve_board);
}

}  // namespace
}  // namespace qiju::bindings

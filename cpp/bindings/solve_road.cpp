// 华容道: `solveHuarongRoad` for `qiju/core`. The other entries have the larger solver of
// huarong.cpp, which knows more metrics.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/exchange.h"
#include "huarong/step_solver.h"

namespace qiju::bindings {
namespace {

using namespace huarong;

// Reads the cells of a classic board. Writes a shortest solution as id, direction, id, direction, …
// and returns the number of steps; -1 if there is none. For an illegal board it writes
// Layout::value and returns -1 - LayoutStatus.
int solve_road() {
  Board board;
  std::copy_n(input.begin(), board.cells().size(), board.ids.begin());
  const Layout layout = read_layout(board);
  Writer writer;
  if (layout.status != LayoutStatus::kLegal) {
    writer.put(layout.value);
    return -1 - static_cast<int>(layout.status);
  }
  const auto steps = solve_in_steps(board);
  if (!steps) return -1;
  for (const Step& step : *steps) writer.put(step.id, step.direction);
  return static_cast<int>(steps->size());
}

const Registration registration([] { emscripten::function("solveRoad", &solve_road); });

}  // namespace
}  // namespace qiju::bindings

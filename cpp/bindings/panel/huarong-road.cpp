// The engine in the panel file huarong-road.js.
#include <emscripten/bind.h>

#include <algorithm>
#include <limits>

#include "bindings/panel/numbers.h"
#include "huarong/any_board.h"

namespace qiju::bindings {
namespace {

using namespace huarong;

// More than any shortest way out takes: a step and its piece are two of them.
Numbers<4096> numbers;

emscripten::val numbers_view() { return view(numbers); }

/// The step that leads to a position.
Step step_to(const Board& board, const AnyBoard& distances, std::uint32_t wanted) {
  for (const Step step : legal_steps(board)) {
    Board next = board;
    make_step(next, step);
    if (distances.number(next) == wanted) return step;
  }
  return {};
}

// Takes the ids of the board's 20 cells. Leaves the fewest steps out as id, direction, id,
// direction, … and gives how many there are; -1 if there is no way out, or these ids make no legal
// board.
int solve_board() {
  Board board;
  std::copy_n(numbers.begin(), board.cells().size(), board.ids.begin());
  if (read_layout(board).status != LayoutStatus::kLegal) return -1;
  // A pasted text should be short: the engine for any board alone, and no more of it than this.
  AnyBoard distances(board, Metric::kStep);
  distances.end_at_exit();
  distances.seed(board);
  distances.run(std::numeric_limits<std::uint32_t>::max());
  std::uint32_t at = distances.exit();
  if (at == Distances::kNoNumber) return -1;
  const int length = distances.distance(at);
  // From the exit back, each position is left where its step will be.
  const auto ids = numbers.begin(), directions = ids + 1;
  for (int left = length; left > 0; --left) {
    ids[2 * left - 2] = static_cast<std::int32_t>(at);
    for (const auto& neighbour : distances.neighbours(at)) {
      if (distances.distance(neighbour.number) == left - 1) at = neighbour.number;
    }
  }
  for (int i = 0; i < length; ++i) {
    const Step step = step_to(board, distances, static_cast<std::uint32_t>(ids[2 * i]));
    make_step(board, step);
    ids[2 * i] = step.id;
    directions[2 * i] = static_cast<std::int32_t>(step.direction);
  }
  return length;
}

EMSCRIPTEN_BINDINGS(huarong_road) {
  emscripten::function("numbers", &numbers_view);
  emscripten::function("solve", &solve_board);
}

}  // namespace
}  // namespace qiju::bindings

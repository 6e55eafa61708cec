// 华容道 for JavaScript. The 20 ids of a board come in `input`; `readLayout` says whether they make
// a legal board, which every other function takes for granted.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/exchange.h"
#include "bindings/searches.h"
#include "huarong/board.h"
#include "huarong/solve.h"

namespace qiju::bindings {
namespace {

using namespace huarong;

Board board() {
  Board given;
  std::copy_n(input.begin(), given.cells().size(), given.ids.begin());
  return given;
}

// Id, direction, id, direction, …; the number of steps is the result.
int put(const std::vector<Step>& steps) {
  auto at = output.begin();
  for (const Step& step : steps) {
    *at++ = step.id;
    *at++ = static_cast<std::int32_t>(step.direction);
  }
  return static_cast<int>(steps.size());
}

// The number of pieces, each as id, row, col, height, width; or minus the LayoutStatus, with the id
// that made the board illegal.
int layout() {
  const Layout layout = read_layout(board());
  if (layout.status != LayoutStatus::kLegal) {
    output[0] = layout.culprit;
    return -static_cast<int>(layout.status);
  }
  auto at = output.begin();
  for (const Piece& p : layout.pieces) {
    for (const std::int32_t value : {p.id, p.row, p.col, p.height, p.width}) *at++ = value;
  }
  return static_cast<int>(layout.pieces.size());
}

int steps() { return put(legal_steps(board())); }

// Changes the board in `input` if the step is legal, and says whether it was.
bool move(std::int32_t id, int direction) {
  Board next = board();
  const bool legal = make_step(next, {id, static_cast<Direction>(direction)});
  if (legal) std::copy(next.cells().begin(), next.cells().end(), input.begin());
  return legal;
}

bool solved() { return is_solved(board()); }

std::uintptr_t start_search() { return start<Search>(board(), Metric::kStep); }

// Of a decided search: the number of steps, -1 if there is no way out.
int search_steps(std::uintptr_t address) {
  const Solution solution = held<Search>(address).solution();
  if (solution.status != SolveStatus::kSolved) return -1;
  std::vector<Step> steps;
  for (const Move& move : solution.moves) steps.push_back({move.id, move.path[0]});
  return put(steps);
}

EMSCRIPTEN_BINDINGS(huarong) {
  emscripten::function("readLayout", &layout);
  emscripten::function("legalSteps", &steps);
  emscripten::function("makeStep", &move);
  emscripten::function("isSolved", &solved);
  emscripten::function("startSearch", &start_search);
  emscripten::function("searchSteps", &search_steps);
}

}  // namespace
}  // namespace qiju::bindings

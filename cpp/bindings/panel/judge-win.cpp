// The engine in the panel file judge-win.js.
#include <emscripten/bind.h>

#include "bindings/panel/numbers.h"
#include "gomoku/rules/last_move.h"

namespace qiju::bindings {
namespace {

using namespace gomoku;

Numbers<kSize * kSize> numbers;

// Did the last of the first `count` points win? False if one is off the board or occurs twice.
bool judge_win(int count) {
  const auto moves = std::span(numbers).first(static_cast<std::size_t>(count));
  return judge_last_move(moves) == LastMove::kWin;
}

EMSCRIPTEN_BINDINGS(judge_win) {
  emscripten::function("numbers", &view<numbers>);
  emscripten::function("judgeWin", &judge_win);
}

}  // namespace
}  // namespace qiju::bindings

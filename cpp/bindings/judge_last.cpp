// 五子棋: `judgeWin`.
#include <emscripten/bind.h>

#include "bindings/exchange.h"
#include "gomoku/rules/last_move.h"

namespace qiju::bindings {
namespace {

// `input` has a byte for each point: four to a number, the lowest first.
int judge_last(int count) {
  const auto* points = reinterpret_cast<const std::uint8_t*>(input.data());
  const std::span moves(points, static_cast<std::size_t>(count));
  return static_cast<int>(gomoku::judge_last_move(moves));
}

const Registration registration([] { emscripten::function("judgeLast", &judge_last); });

}  // namespace
}  // namespace qiju::bindings

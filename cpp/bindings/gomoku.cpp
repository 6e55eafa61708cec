// 五子棋 for JavaScript. The points of a game come in `input`.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/exchange.h"
#include "gomoku/judge.h"
#include "gomoku/last_move.h"
#include "gomoku/notation.h"

namespace qiju::bindings {
namespace {

using namespace gomoku;

std::span<const Point> moves(int count) {
  return std::span(input).first(static_cast<std::size_t>(count));
}

// GameStatus, culprit, earlier, Winner, Reason, move, number of cells, the cells.
void judge_game(int count, bool standard, int size) {
  const Verdict v = judge(moves(count), standard ? Rule::kStandard : Rule::kFreestyle, size);
  const std::array<std::int32_t, 7> head{static_cast<int>(v.status),
                                         v.culprit,
                                         v.earlier,
                                         static_cast<int>(v.winner),
                                         static_cast<int>(v.reason),
                                         v.move,
                                         static_cast<int>(v.cells.size())};
  std::copy(v.cells.begin(), v.cells.end(), std::copy(head.begin(), head.end(), output.begin()));
}

int judge_last(int count) { return static_cast<int>(judge_last_move(moves(count))); }

// A call through embind costs more than the judgement: JavaScript calls this one by its table
// entry.
std::uintptr_t judge_last_entry() { return reinterpret_cast<std::uintptr_t>(&judge_last); }

// The number of characters; their codes are in `output`.
int encode_moves(int count) {
  const std::string text = encode(moves(count));
  std::copy(text.begin(), text.end(), output.begin());
  return static_cast<int>(text.size());
}

// `input` holds character codes. The number of moves, or -1 - the offset of the fault.
int decode_moves(int length) {
  std::string text;
  for (const std::int32_t code : moves(length)) {
    text += code < 128 ? static_cast<char>(code) : '?';
  }
  const Decoded decoded = decode(text);
  if (decoded.fault) return -1 - static_cast<int>(*decoded.fault);
  std::copy(decoded.moves.begin(), decoded.moves.end(), output.begin());
  return static_cast<int>(decoded.moves.size());
}

EMSCRIPTEN_BINDINGS(gomoku) {
  emscripten::function("judge", &judge_game);
  emscripten::function("judgeLastEntry", &judge_last_entry);
  emscripten::function("encode", &encode_moves);
  emscripten::function("decode", &decode_moves);
}

}  // namespace
}  // namespace qiju::bindings

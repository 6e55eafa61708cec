// 连连看: `connect`.
#include "lianliankan/paths/connect.h"

#include <emscripten/bind.h>

#include "bindings/lianliankan.h"

namespace qiju::bindings {
namespace {

using namespace lianliankan;

int connect_cells(int rows, int cols, int from, int to, int rules, int order, bool corners_only) {
  const Path path = connect(board(rows, cols), cell(from, cols), cell(to, cols), unpack(rules),
                            static_cast<Order>(order));
  return put(corners_only ? corners(path) : path);
}

// The fast way, for boards of at most maxWordCols columns and paths of at most maxWordTurns turns.
// Bit c of a word in `rows` is column c. The kinds of the two tiles are arguments.
int connect_words(int row_count, int cols, int row1, int col1, int row2, int col2, Kind kind1,
                  Kind kind2, int max_turns, int order, bool ring, bool corners_only) {
  const Cell from{row1, col1};
  const Cell to{row2, col2};
  if (from == to || kind1 != kind2 || !is_tile(kind1)) return 0;
  const BitBoard bits(std::span(rows).first(static_cast<std::size_t>(row_count)), cols, ring);
  return put_path(bits.path(from, to, max_turns, static_cast<Order>(order)), corners_only);
}

const Registration registration([] {
  emscripten::function("connect", &connect_cells);
  emscripten::function("connectWords", &connect_words);
});

}  // namespace
}  // namespace qiju::bindings

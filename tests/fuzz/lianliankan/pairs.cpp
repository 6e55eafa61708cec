// The connectable pairs of any board, all at once and in parts, against the rules.
#include "lianliankan/paths/pairs.h"

#include "lianliankan/consume.h"
#include "lianliankan/reference_rules.h"

namespace qiju {

using namespace lianliankan;

void fuzz(FuzzedDataProvider& input) {
  const Rules rules = consume_rules(input);
  const auto limit = input.ConsumeIntegralInRange<std::size_t>(1, 20);
  const bool is_wide = input.ConsumeBool();
  const Tiles tiles = consume_tiles(input, is_wide ? 2 : 6, is_wide ? 64 : 6);
  const Board board = tiles.board();

  std::vector<Pair> expected;
  for (int i = 0; i < tiles.rows * tiles.cols; ++i) {
    for (int j = i + 1; j < tiles.rows * tiles.cols; ++j) {
      const Cell a{i / tiles.cols, i % tiles.cols}, b{j / tiles.cols, j % tiles.cols};
      if (!is_tile(board.at(a)) || board.at(a) != board.at(b)) continue;
      if (!rules::best(board, a, b, rules).empty()) expected.push_back({a, b});
      if (expected.size() > 200) return;
    }
  }
  QIJU_CHECK(connectable_pairs(board, rules, {}, expected.size() + 1) == expected);
  std::vector<Pair> in_parts;
  for (Pair after;;) {
    const auto part = connectable_pairs(board, rules, after, limit);
    QIJU_CHECK(part.size() <= limit);
    if (part.empty()) break;
    in_parts.insert(in_parts.end(), part.begin(), part.end());
    after = part.back();
  }
  QIJU_CHECK(in_parts == expected);
}

}  // namespace qiju

// The turns and the segments from any cell of any board, against the rules.
#include "lianliankan/paths/reach.h"

#include "lianliankan/consume.h"
#include "lianliankan/reference_rules.h"

namespace qiju {

using namespace lianliankan;

void fuzz(FuzzedDataProvider& input) {
  const Rules rules = consume_rules(input);
  const bool is_wide = input.ConsumeBool();
  const Tiles tiles = consume_tiles(input, is_wide ? 2 : 7, is_wide ? 65 : 7);
  const Board board = tiles.board();
  const Cell from = consume_cell(input, tiles);

  std::vector<int> turns(static_cast<std::size_t>((board.rows + 2) * (board.cols + 2)));
  reach(board, from, rules, turns);
  auto given = turns.begin();
  for (int row = -1; row <= board.rows; ++row) {
    for (int col = -1; col <= board.cols; ++col, ++given) {
      const Cell to{row, col};
      if (to == from) {
        QIJU_CHECK(*given == 0);
        continue;
      }
      const bool is_out = !rules.ring && !board.contains(to);
      const Path path = is_out ? Path{} : rules::best(board, from, to, rules);
      QIJU_CHECK(*given == (path.empty() ? -1 : rules::turns(path)));
      if (!board.contains(to)) continue;
      const int found = segments(board, from, to, rules.ring);
      const int within = segments(board, from, to, rules.ring, rules.max_turns);
      QIJU_CHECK(within == (path.empty() ? -1 : found));
      QIJU_CHECK(path.empty() ? found == -1 || found > rules.max_turns + 1 : found == *given + 1);
    }
  }
}

}  // namespace qiju

// The path between any two cells of any board, against the rules.
#include "lianliankan/paths/connect.h"

#include "lianliankan/consume.h"
#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/reference_rules.h"

namespace qiju {

using namespace lianliankan;

void fuzz(FuzzedDataProvider& input) {
  const Rules rules = consume_rules(input);
  const Order order = consume_enum(input, Order::kLength);
  const bool is_wide = input.ConsumeBool();
  const Tiles tiles = consume_tiles(input, is_wide ? 4 : 12, is_wide ? 70 : 12);
  const Board board = tiles.board();
  const Cell from = consume_cell(input, tiles);
  const Cell to = consume_cell(input, tiles);

  const Path path = connect(board, from, to, rules, order);
  const bool match = from != to && is_tile(board.at(from)) && board.at(from) == board.at(to);
  QIJU_CHECK(path == (match ? rules::best(board, from, to, rules, order) : Path{}));
  if (match && std::max(tiles.rows, tiles.cols) <= kMaxWordSide) {
    QIJU_CHECK(RowColumnBits(board, rules).connectable(from, to) == !path.empty());
  }
  if (path.empty()) return;
  const Path turning = corners(path);
  QIJU_CHECK(static_cast<int>(turning.size()) == rules::turns(path) + 2);
  QIJU_CHECK(turning.front() == from && turning.back() == to);
}

}  // namespace qiju

// Any pair taken off any board, under any gravity, against the rules.
#include "lianliankan/consume.h"
#include "lianliankan/game.h"
#include "lianliankan/gravity.h"

namespace qiju {

using namespace lianliankan;

void fuzz(FuzzedDataProvider& input) {
  const Gravity gravity = consume_enum(input, Gravity::kCentre);
  const bool is_wide = input.ConsumeBool();
  Tiles tiles = consume_tiles(input, is_wide ? 3 : kMaxSide, is_wide ? kMaxSide : 9);
  for (int i = 0; i < 20 && input.remaining_bytes() > 0; ++i) {
    const Pair pair{consume_cell(input, tiles), consume_cell(input, tiles)};
    const Tiles expected = rules::after(tiles, pair, gravity);
    remove(tiles.kinds, tiles.rows, tiles.cols, pair, gravity);
    QIJU_CHECK(tiles.kinds == expected.kinds);
    settle(tiles.kinds, tiles.rows, tiles.cols, gravity);
    QIJU_CHECK(tiles.kinds == expected.kinds);
  }
}

}  // namespace qiju

#include "lianliankan/paths/grid_search.h"

#include <gtest/gtest.h>

#include "lianliankan/boards.h"
#include "lianliankan/reference_rules.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

Tiles random_grid_tiles(Random& random, bool is_wide) {
  const int rows = 1 + below(random, is_wide ? 3 : 7);
  const int cols = is_wide ? 60 + below(random, 6) : 1 + below(random, 7);
  return random_tiles(random, rows, cols, 2, 10 + below(random, 91));
}

TEST(GridPath, AgreesWithTheRules) {
  Random random(1);
  int connected = 0;
  for (int i = 0; i < scaled(4000); ++i) {
    const Tiles tiles = random_grid_tiles(random, i % 50 == 0);
    const Rules rules{.max_turns = below(random, i % 8 == 0 ? kMaxTurns + 1 : 4),
                      .ring = below(random, 3) > 0};
    for (int pair = 0; pair < 4; ++pair) {
      const Cell a = random_cell(random, tiles);
      const Cell b = random_cell(random, tiles);
      if (a == b) continue;
      for (const Order order : {Order::kTurns, Order::kLength}) {
        const Path path = grid_path(tiles.board(), a, b, rules, order);
        ASSERT_EQ(path, rules::best(tiles.board(), a, b, rules, order)) << "board " << i;
        connected += !path.empty();
      }
    }
  }
  EXPECT_GT(connected, scaled(8000));
}

// Each search starts anew, whatever the last one reached.
TEST(TurnSearch, AgreesWithTheRules) {
  Random random(2);
  int reached = 0;
  for (int i = 0; i < scaled(400); ++i) {
    const Tiles tiles = random_grid_tiles(random, i % 50 == 0);
    const bool ring = below(random, 3) > 0;
    const RingGrid grid(tiles.board(), ring);
    TurnSearch search(grid);
    for (int start = 0; start < 3; ++start) {
      const Cell from = random_cell(random, tiles);
      const Rules rules{.max_turns = below(random, 5), .ring = ring};
      search.run(from, rules.max_turns);
      for (int index = 0; index < tiles.rows * tiles.cols; ++index) {
        const Cell to{index / tiles.cols, index % tiles.cols};
        const Path path = to == from ? Path{} : rules::best(tiles.board(), from, to, rules);
        const int expected = to == from ? 0 : path.empty() ? -1 : rules::turns(path);
        ASSERT_EQ(search.turns(to), expected) << "board " << i;
        reached += expected > 0;
      }
    }
  }
  EXPECT_GT(reached, scaled(4000));
}

}  // namespace
}  // namespace qiju::lianliankan

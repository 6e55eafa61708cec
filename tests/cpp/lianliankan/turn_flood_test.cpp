#include "lianliankan/paths/turn_flood.h"

#include <gtest/gtest.h>

#include "lianliankan/boards.h"
#include "lianliankan/reference_rules.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

TEST(TurnFlood, AgreesWithTheRules) {
  Random random(1);
  int reached = 0;
  for (int i = 0; i < scaled(3000); ++i) {
    const int rows = 1 + below(random, 7);
    const int cols = i % 50 == 0 ? 55 + below(random, 7) : 1 + below(random, 7);
    const Tiles tiles = random_tiles(random, rows, cols, 1, 10 + below(random, 91));
    const bool ring = below(random, 3) > 0;
    const BitBoard bits(tiles.board(), ring);
    TurnFlood flood(bits);
    for (int pair = 0; pair < 3; ++pair) {
      const Cell from = random_cell(random, tiles);
      const Cell to = random_cell(random, tiles);
      if (from == to) continue;
      const Rules rules{.max_turns = below(random, 6), .ring = ring};
      const Path path = rules::best(tiles.board(), from, to, rules);
      const int expected = path.empty() ? -1 : rules::turns(path);
      ASSERT_EQ(flood.turns(from, to, rules.max_turns), expected) << "board " << i;
      reached += expected > 0;
    }
  }
  EXPECT_GT(reached, scaled(2000));
}

TEST(TurnFlood, HasReachedItsStartAndEndsWhenNothingIsNew) {
  const Tiles board = tiles({"12", "21"});
  const BitBoard bits(board.board(), false);
  TurnFlood flood(bits);
  flood.start({0, 0});
  EXPECT_TRUE(flood.reached({0, 0}));
  EXPECT_TRUE(flood.reached({1, 0}));
  EXPECT_FALSE(flood.reached({1, 1}));
  EXPECT_EQ(flood.fresh(0), position_bit(0) | position_bit(1));
  EXPECT_FALSE(flood.turn());
}

}  // namespace
}  // namespace qiju::lianliankan

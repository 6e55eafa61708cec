#include "lianliankan/paths/prepared_board.h"

#include <gtest/gtest.h>

#include "lianliankan/boards.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

TEST(PreparedBoard, GivesThePathOfConnect) {
  Random random(13);
  int connected = 0;
  for (int i = 0; i < scaled(2000); ++i) {
    const int rows = 1 + below(random, i % 50 == 0 ? 255 : 10);
    const int cols = 1 + below(random, i % 50 == 0 ? BitBoard::kMaxCols : 10);
    const Tiles tiles = random_tiles(random, rows, cols, 2, below(random, 101));
    PreparedBoard prepared(tiles.board());
    for (int pair = 0; pair < 10; ++pair) {
      const Cell a{below(random, rows), below(random, cols)};
      const Cell b{below(random, rows), below(random, cols)};
      const Rules rules{.max_turns = below(random, 3), .ring = below(random, 2) > 0};
      for (const Order order : {Order::kTurns, Order::kLength}) {
        const CornerPath path = prepared.path(a, b, rules.max_turns, rules.ring, order);
        ASSERT_EQ(cells(path), connect(tiles.board(), a, b, rules, order));
        connected += path.count > 0;
      }
    }
  }
  EXPECT_GT(connected, scaled(1000));
}

}  // namespace
}  // namespace qiju::lianliankan

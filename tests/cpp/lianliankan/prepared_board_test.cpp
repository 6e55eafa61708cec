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
        const CornerPath path = prepared.path(a, b, rules, order);
        ASSERT_EQ(cells(path), connect(tiles.board(), a, b, rules, order));
        connected += path.count > 0;
      }
    }
  }
  EXPECT_GT(connected, scaled(1000));
}

TEST(SameKindChains, LinkEachTileToTheNextOfItsKind) {
  Random random(1);
  for (int i = 0; i < 300; ++i) {
    Tiles tiles = random_tiles(random, 1 + below(random, 9), 1 + below(random, 9),
                               1 + below(random, 40), below(random, 101));
    // Kinds that are far apart, and walls.
    for (Kind& kind : tiles.kinds) kind = kind % 7 == 6 ? kWall : kind * 50'000'017;
    const SameKindChains chains(tiles.board());
    std::uint32_t tile = 0;
    for (int cell = 0; cell < tiles.rows * tiles.cols; ++cell) {
      const Cell at{cell / tiles.cols, cell % tiles.cols};
      if (!is_tile(tiles.board().at(at))) continue;
      ASSERT_LT(tile, chains.size());
      ASSERT_EQ(chains.cell(tile), at);
      std::uint32_t next = tile + 1;
      while (next < chains.size() && tiles.board().at(chains.cell(next)) != tiles.board().at(at)) {
        ++next;
      }
      ASSERT_EQ(chains.next(tile), next < chains.size() ? next : SameKindChains::kNone);
      ++tile;
    }
    ASSERT_EQ(tile, chains.size());
  }
}

}  // namespace
}  // namespace qiju::lianliankan

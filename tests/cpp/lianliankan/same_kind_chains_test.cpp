#include "lianliankan/paths/same_kind_chains.h"

#include <gtest/gtest.h>

#include "lianliankan/boards.h"

namespace qiju::lianliankan {
namespace {

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

#include "lianliankan/gravity/gravity_board.h"

#include <gtest/gtest.h>

#include <vector>

#include "lianliankan/game.h"

namespace qiju::lianliankan {
namespace {

// The pairs may be impossible to connect: only the places of the tiles matter.
TEST(GravityBoard, TellsWhereTilesAreInAGame) {
  Random random(1);
  for (int i = 0; i < 500; ++i) {
    const Gravity gravity = kGravities[static_cast<std::size_t>(1 + i % 5)];
    Tiles board = small_board(random);
    for (std::size_t cell = 0, tile = 0; cell < board.kinds.size(); ++cell) {
      if (board.kinds[cell] != kEmpty) board.kinds[cell] = static_cast<Kind>(++tile);
    }
    const GravityBoard packed(board.board(), gravity);
    std::vector<TileId> order;
    for (int tile = 0; tile < packed.tiles(); ++tile) order.push_back(static_cast<TileId>(tile));
    random.shuffle(order);
    std::vector<TileIdPair> moves;
    for (std::size_t at = 1; at < order.size(); at += 2)
      moves.push_back({order[at - 1], order[at]});
    std::size_t move = 0;
    for (const Pair& cells : packed.cells_of(moves)) {
      ASSERT_EQ(board.board().at(cells.first), moves[move].first + 1);
      ASSERT_EQ(board.board().at(cells.second), moves[move].second + 1);
      board = rules::after(std::move(board), cells, gravity);
      ++move;
    }
    ASSERT_EQ(move, moves.size());
  }
}

}  // namespace
}  // namespace qiju::lianliankan

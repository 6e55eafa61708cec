#include "lianliankan/gravity/gravity_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "lianliankan/game.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

// The cells by number, so that lists in another order compare equal.
std::set<std::pair<std::size_t, std::size_t>> as_set(const Tiles& tiles,
                                                     const std::vector<Pair>& pairs) {
  std::set<std::pair<std::size_t, std::size_t>> result;
  for (const auto& [a, b] : pairs) {
    const std::size_t first = tiles.board().index(a);
    const std::size_t second = tiles.board().index(b);
    result.insert({std::min(first, second), std::max(first, second)});
  }
  return result;
}

// A position with some of the tiles of a board, and the same as a board that has settled.
struct Part {
  std::vector<std::uint64_t> position;
  Tiles tiles;
};

Part some_of(const Tiles& board, const GravityBoard& packed, Gravity gravity, Random& random) {
  Part part{packed.start(), board};
  const int percent = below(random, 101);
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      Kind& kind = part.tiles.kinds[board.board().index({row, col})];
      if (kind == kEmpty || below(random, 100) >= percent) continue;
      kind = kEmpty;
      packed.remove(part.position, packed.tiles_at({{row, col}, {row, col}}));
    }
  }
  settle(part.tiles.kinds, board.rows, board.cols, gravity);
  return part;
}

TEST(GravityView, SeesThePairsOfTheRules) {
  Random random(1);
  for (int i = 0; i < scaled(4000); ++i) {
    const Gravity gravity = kGravities[static_cast<std::size_t>(1 + i % 5)];
    const int rows = 1 + below(random, 9);
    const Tiles board = random_tiles(random, rows, 1 + below(random, 12), 2 + below(random, 9),
                                     30 + below(random, 71));
    ASSERT_TRUE(GravityBoard::supports(board.board(), gravity));
    const GravityBoard packed(board.board(), gravity);
    GravityView view(packed);
    const auto [position, tiles] = some_of(board, packed, gravity, random);
    view.set(position);
    EXPECT_EQ(view.remaining(),
              std::ssize(tiles.kinds) - std::count(tiles.kinds.begin(), tiles.kinds.end(), kEmpty));
    // The cells of the pairs, by their heights.
    std::vector<Pair> seen;
    view.for_each_pair([&](TileIdPair pair) {
      const auto cell = [&](TileId tile) -> Cell {
        const int line = packed.line_of(tile);
        const int height = view.height(tile);
        if (gravity == Gravity::kDown) return {board.rows - 1 - height, line};
        if (gravity == Gravity::kUp) return {height, line};
        if (gravity == Gravity::kRight) return {line, board.cols - 1 - height};
        return {line, height};
      };
      seen.push_back({cell(pair.first), cell(pair.second)});
    });
    ASSERT_EQ(as_set(tiles, seen), as_set(tiles, rules::pairs(tiles.board())))
        << testing::PrintToString(tiles.kinds) << " in " << tiles.rows << " rows";
  }
}

}  // namespace
}  // namespace qiju::lianliankan

#include "lianliankan/paths/pairs.h"

#include <gtest/gtest.h>

#include "lianliankan/boards.h"
#include "lianliankan/reference_rules.h"

namespace qiju::lianliankan {
namespace {

std::vector<Pair> expected_pairs(const Tiles& tiles, const Rules& rules) {
  const Board board = tiles.board();
  const auto cell = [&](int i) { return Cell{i / tiles.cols, i % tiles.cols}; };
  std::vector<Pair> pairs;
  for (int i = 0; i < tiles.rows * tiles.cols; ++i) {
    for (int j = i + 1; j < tiles.rows * tiles.cols; ++j) {
      if (!is_tile(board.at(cell(i))) || board.at(cell(i)) != board.at(cell(j))) continue;
      if (!rules::best(board, cell(i), cell(j), rules).empty()) {
        pairs.push_back({cell(i), cell(j)});
      }
    }
  }
  return pairs;
}

TEST(ConnectablePairs, AgreeWithTheRules) {
  Random random(1);
  for (int i = 0; i < 300; ++i) {
    const bool wide = i % 6 == 0;
    const int rows = 1 + below(random, wide ? 3 : 7);
    const int cols = wide ? 60 + below(random, 6) : 1 + below(random, 7);
    const Tiles tiles =
        random_tiles(random, rows, cols, 1 + below(random, 12), 30 + below(random, 71));
    const Rules rules{.max_turns = below(random, 5), .ring = below(random, 3) > 0};
    const std::vector<Pair> pairs = expected_pairs(tiles, rules);
    ASSERT_EQ(connectable_pairs(tiles.board(), rules, {}, kAll), pairs);
    const PreparedBoard prepared(tiles.board());
    (void)connectable_pairs(prepared, {.max_turns = below(random, 3), .ring = !rules.ring}, {}, 1);
    ASSERT_EQ(connectable_pairs(prepared, rules, {}, kAll), pairs);

    std::vector<Pair> in_parts;
    const std::size_t limit = 1 + random.below(5);
    for (Pair after;;) {
      const auto part = connectable_pairs(tiles.board(), rules, after, limit);
      ASSERT_LE(part.size(), limit);
      if (part.empty()) break;
      in_parts.insert(in_parts.end(), part.begin(), part.end());
      after = part.back();
    }
    ASSERT_EQ(in_parts, pairs);
  }
}

TEST(ConnectablePairs, AreNoneOnADeadlockedBoard) {
  const Tiles board = tiles({"12", "21"});
  EXPECT_TRUE(connectable_pairs(board.board(), {}, {}, kAll).empty());
  EXPECT_EQ(connectable_pairs(board.board(), {.max_turns = 3}, {}, kAll),
            (std::vector<Pair>{{{0, 0}, {1, 1}}, {{0, 1}, {1, 0}}}));
}

TEST(ConnectablePairs, AreNoneOnAnEmptyBoard) {
  const Tiles board = tiles({"1.1", "..."});
  EXPECT_TRUE(connectable_pairs(board.board(), {}, {}, 0).empty());
  EXPECT_TRUE(connectable_pairs(tiles({"..."}).board(), {}, {}, kAll).empty());
  EXPECT_TRUE(connectable_pairs(tiles({"1"}).board(), {}, {}, kAll).empty());
}

TEST(ConnectablePairs, DistinguishKindsThatAreFarApart) {
  const Kind high = 2147483647;
  const Tiles board{2, 4, {high, -high - 1, 65536, 1 << 30, 1 << 30, 65536, -high - 1, high}};
  EXPECT_EQ(connectable_pairs(board.board(), {.max_turns = 3}, {}, kAll),
            expected_pairs(board, {.max_turns = 3}));
}

TEST(ConnectablePairs, SupportTheLargestBoard) {
  const Tiles board = largest_tiles();
  const auto pairs = connectable_pairs(board.board(), {}, {}, 255);
  ASSERT_EQ(pairs.size(), 255U);
  EXPECT_EQ(pairs[0], (Pair{{0, 0}, {0, 1}}));
  EXPECT_EQ(pairs[253], (Pair{{0, 0}, {0, 254}}));
  EXPECT_EQ(pairs[254], (Pair{{0, 0}, {1, 0}}));
}

TEST(Remove, EmptiesTheTwoCells) {
  Tiles board = tiles({"123", "321"});
  remove(board.kinds, board.rows, board.cols, {{0, 1}, {1, 1}});
  EXPECT_EQ(board.kinds, tiles({"1.3", "3.1"}).kinds);
}

}  // namespace
}  // namespace qiju::lianliankan

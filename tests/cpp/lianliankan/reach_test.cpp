#include "lianliankan/paths/reach.h"

#include <gtest/gtest.h>

#include "lianliankan/boards.h"
#include "lianliankan/flood_oracle.h"
#include "lianliankan/paths/connect.h"
#include "lianliankan/reference_rules.h"

namespace qiju::lianliankan {
namespace {

using Numbers = std::vector<int>;

Numbers reach(const Board& board, Cell from, const Rules& rules = {}) {
  Numbers turns(static_cast<std::size_t>((board.rows + 2) * (board.cols + 2)));
  reach(board, from, rules, turns);
  return turns;
}

// One string a row, ring included, '.' for -1.
Numbers turns(const std::vector<std::string>& rows) {
  Numbers result;
  for (const std::string& row : rows) {
    for (const char c : row) result.push_back(c == '.' ? -1 : c - '0');
  }
  return result;
}

TEST(Reach, CountsTheTurnsToEveryCellAndTheRing) {
  const Tiles board = tiles({"12", ".1"});
  EXPECT_EQ(reach(board.board(), {0, 0}), turns({"1011", "0002", "1012", "1011"}));
}

TEST(Reach, StopsAtMaxTurns) {
  const Tiles board = tiles({"12", ".1"});
  EXPECT_EQ(reach(board.board(), {0, 0}, {.max_turns = 0}),
            turns({".0..", "000.", ".0..", ".0.."}));
  const Tiles knot = tiles({"12", "21"});
  EXPECT_EQ(reach(knot.board(), {0, 0})[10], -1);
  EXPECT_EQ(reach(knot.board(), {0, 0}, {.max_turns = 3})[10], 3);
}

TEST(Reach, StaysOnTheBoardWithoutARing) {
  const Tiles board = tiles({"1.", "22"});
  EXPECT_EQ(reach(board.board(), {0, 0}, {.ring = false}), turns({"....", ".00.", ".01.", "...."}));
}

TEST(Reach, AgreesWithTheRules) {
  Random random(1);
  int reached = 0;
  for (int i = 0; i < 2000; ++i) {
    const bool is_wide = i % 50 == 0;
    const int rows = 1 + below(random, is_wide ? 3 : 7);
    const int cols = is_wide ? 60 + below(random, 6) : 1 + below(random, 7);
    const Tiles tiles = random_tiles(random, rows, cols, 2, 10 + below(random, 91));
    const Board board = tiles.board();
    const Cell from = random_cell(random, tiles);
    const Rules rules{.max_turns = below(random, i % 8 == 0 ? kMaxTurns + 1 : 4),
                      .ring = below(random, 3) > 0};
    const Numbers turns = reach(board, from, rules);
    auto given = turns.begin();
    for (int row = -1; row <= board.rows; ++row) {
      for (int col = -1; col <= board.cols; ++col, ++given) {
        const Cell to{row, col};
        const bool out = !rules.ring && !board.contains(to);
        const Path path = out || to == from ? Path{} : rules::best(board, from, to, rules);
        const int expected = to == from ? 0 : path.empty() ? -1 : rules::turns(path);
        ASSERT_EQ(*given, expected) << "board " << i << ", row " << row << ", column " << col;
        reached += expected > 0;
      }
    }
  }
  EXPECT_GT(reached, 10000);
}

TEST(Reach, AgreesWithTheFlood) {
  Random random(3);
  for (int i = 0; i < 500; ++i) {
    const Tiles tiles =
        random_tiles(random, 1 + below(random, 9), 1 + below(random, 9), 2, 10 + below(random, 91));
    const Cell from = random_cell(random, tiles);
    const int max_turns = below(random, 5);
    const Numbers turns = reach(tiles.board(), from, {.max_turns = max_turns});
    const auto flood = flood_oracle::fewest_turns(tiles.board(), from, max_turns);
    auto given = turns.begin();
    for (int row = -1; row <= tiles.rows; ++row) {
      for (int col = -1; col <= tiles.cols; ++col, ++given) {
        const auto found = flood.find({row, col});
        ASSERT_EQ(*given, found == flood.end() ? -1 : found->second) << "board " << i;
      }
    }
  }
}

TEST(Reach, TellsWhetherTwoEqualTilesCanBeConnected) {
  Random random(2);
  for (int i = 0; i < 1000; ++i) {
    const Tiles tiles = random_tiles(random, 1 + below(random, 12), 1 + below(random, 80), 1, 60);
    const Cell a = random_tile(random, tiles);
    const Cell b = random_tile(random, tiles);
    if (a == b) continue;
    const auto at = static_cast<std::size_t>((b.row + 1) * (tiles.cols + 2) + b.col + 1);
    EXPECT_EQ(reach(tiles.board(), a)[at] >= 0, !connect(tiles.board(), a, b).empty());
  }
}

TEST(Reach, SupportsTheLargestBoard) {
  const Tiles board = largest_tiles();
  const Numbers turns = reach(board.board(), {254, 254});
  EXPECT_EQ(turns.size(), 257U * 257U);
  EXPECT_EQ(turns.front(), 2);
  EXPECT_EQ(turns.back(), 1);
}

}  // namespace
}  // namespace qiju::lianliankan

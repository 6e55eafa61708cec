#include "lianliankan/paths/connect.h"

#include <gtest/gtest.h>

#include <ostream>

#include "lianliankan/boards.h"
#include "lianliankan/crosshair_oracle.h"
#include "lianliankan/paths/grid_search.h"
#include "lianliankan/paths/reach.h"
#include "lianliankan/reference_rules.h"
#include "scale.h"

namespace qiju::lianliankan {

static void PrintTo(const Cell& cell, std::ostream* out) {
  *out << '(' << cell.row << ',' << cell.col << ')';
}

namespace {

constexpr std::array kOrders{Order::kTurns, Order::kLength};

// Checks connect() for one pair; true if it can be connected.
bool check(const Tiles& tiles, Cell a, Cell b, const Rules& rules, Order order) {
  const Board board = tiles.board();
  const Path path = connect(board, a, b, rules, order);
  const bool empty = !is_tile(board.at(a)) || !is_tile(board.at(b));
  EXPECT_EQ(refusal(board, a, b, rules), a == b                       ? Refusal::kSameCell
                                         : empty                      ? Refusal::kEmptyCell
                                         : board.at(a) != board.at(b) ? Refusal::kDifferentKinds
                                         : path.empty()               ? Refusal::kBlocked
                                                                      : Refusal::kNone);
  if (a == b || !is_tile(board.at(a)) || board.at(a) != board.at(b)) {
    EXPECT_TRUE(path.empty());
    return false;
  }
  EXPECT_EQ(path, rules::best(board, a, b, rules, order));
  EXPECT_EQ(path, grid_path(board, a, b, rules, order));
  const Path back = connect(board, b, a, rules, order);
  EXPECT_EQ(path.empty(), back.empty());
  if (path.empty()) return false;
  EXPECT_TRUE(rules::legal(board, path, a, b, rules.max_turns, rules.ring));
  if (order == Order::kTurns) {
    EXPECT_EQ(rules::turns(path), rules::turns(back));
    EXPECT_EQ(segments(board, a, b, rules.ring), rules::turns(path) + 1);
  } else {
    EXPECT_EQ(path.size(), back.size());
  }
  return true;
}

std::string show(const Tiles& tiles, Cell a, Cell b, const Rules& rules, Order order) {
  std::string text = testing::PrintToString(a) + " to " + testing::PrintToString(b) + ", " +
                     std::to_string(rules.max_turns) + " turns, " +
                     (order == Order::kTurns ? "turns" : "length") +
                     (rules.ring ? ", ring" : ", no ring");
  for (std::size_t i = 0; i < tiles.kinds.size(); ++i) {
    if (i % static_cast<std::size_t>(tiles.cols) == 0) text += '\n';
    text += tiles.kinds[i] == kEmpty ? '.' : static_cast<char>('0' + tiles.kinds[i]);
  }
  return text;
}

struct Sizes {
  int min_rows, max_rows, min_cols, max_cols;
  int boards;
  int pairs;  // of each board, each in both orders
  int max_turns;
};

// Compares on random boards, and returns how many of the pairs can be connected.
int compare(const Sizes& sizes, std::uint32_t seed) {
  Random random(seed);
  int connected = 0;
  for (int i = 0; i < scaled(sizes.boards); ++i) {
    const int rows = sizes.min_rows + below(random, sizes.max_rows - sizes.min_rows + 1);
    const int cols = sizes.min_cols + below(random, sizes.max_cols - sizes.min_cols + 1);
    const int percent = 10 + below(random, 91);
    const Tiles tiles = random_tiles(random, rows, cols, 1 + below(random, 5) / 4, percent);
    for (int pair = 0; pair < sizes.pairs; ++pair) {
      const Cell a = random_tile(random, tiles);
      const Cell b = random_tile(random, tiles);
      const Rules rules{.max_turns = below(random, sizes.max_turns + 1),
                        .ring = below(random, 3) > 0};
      for (const Order order : kOrders) {
        SCOPED_TRACE(show(tiles, a, b, rules, order));
        connected += check(tiles, a, b, rules, order);
        if (testing::Test::HasFailure()) return connected;
      }
    }
  }
  return connected;
}

TEST(Connect, AgreesWithTheRulesOnSmallBoards) {
  EXPECT_GT(compare({1, 7, 1, 7, 10000, 4, 2}, 1), scaled(20000));
  EXPECT_GT(compare({1, 7, 1, 7, 3000, 4, kMaxTurns}, 2), scaled(10000));
}

TEST(Connect, AgreesWithTheRulesOnLines) {
  EXPECT_GT(compare({1, 1, 1, 30, 300, 8, 4}, 3), scaled(1000));
  EXPECT_GT(compare({1, 30, 1, 1, 300, 8, 4}, 4), scaled(1000));
}

TEST(Connect, AgreesWithTheRulesOnMediumBoards) {
  EXPECT_GT(compare({8, 20, 8, 20, 800, 10, 2}, 5), scaled(1500));
  EXPECT_GT(compare({8, 12, 8, 12, 120, 10, kMaxTurns}, 6), scaled(800));
}

TEST(Connect, AgreesWithTheRulesAroundTheWidthOfAWord) {
  EXPECT_GT(compare({1, 5, 60, 66, 600, 8, 2}, 7), scaled(1000));
  EXPECT_GT(compare({1, 5, 60, 66, 60, 8, 5}, 8), scaled(100));
}

TEST(Connect, AgreesWithTheRulesOnLargeBoards) {
  compare({255, 255, 1, 61, 8, 3, 2}, 9);
  compare({1, 61, 255, 255, 3, 3, 4}, 10);
  compare({100, 100, 100, 100, 2, 2, kMaxTurns}, 11);
}

TEST(Connect, IsTheBestOfEveryPathOnTinyBoards) {
  Random random(12);
  for (int i = 0; i < 3000; ++i) {
    const int rows = 1 + below(random, 3);
    const int cols = 1 + below(random, 4);
    const Tiles tiles = random_tiles(random, rows, cols, 1, 40 + below(random, 61));
    const Cell a = random_tile(random, tiles);
    const Cell b = random_tile(random, tiles);
    if (a == b || tiles.board().at(a) == kEmpty) continue;
    const Rules rules{.max_turns = below(random, 6), .ring = below(random, 2) > 0};
    for (const Order order : kOrders) {
      SCOPED_TRACE(show(tiles, a, b, rules, order));
      const rules::EveryPath every(tiles.board(), a, b, rules, order);
      ASSERT_EQ(connect(tiles.board(), a, b, rules, order), every.best());
    }
  }
}

TEST(Connect, RejectsOneCellEmptyCellsAndTwoKinds) {
  const Tiles board = tiles({"1..", ".2."});
  EXPECT_TRUE(connect(board.board(), {0, 0}, {0, 0}).empty());
  EXPECT_TRUE(connect(board.board(), {0, 1}, {0, 2}).empty());
  EXPECT_TRUE(connect(board.board(), {0, 0}, {0, 1}).empty());
  EXPECT_TRUE(connect(board.board(), {0, 0}, {1, 1}).empty());
}

TEST(Connect, SupportsKindsOfAnyValue) {
  const Tiles board{1, 3, {-7, 0, -7}};
  EXPECT_EQ(connect(board.board(), {0, 0}, {0, 2}), (Path{{0, 0}, {0, 1}, {0, 2}}));
}

TEST(Connect, UsesTheRingOnlyIfAllowed) {
  const Tiles board = tiles({"121"});
  EXPECT_EQ(connect(board.board(), {0, 0}, {0, 2}),
            (Path{{0, 0}, {-1, 0}, {-1, 1}, {-1, 2}, {0, 2}}));
  EXPECT_TRUE(connect(board.board(), {0, 0}, {0, 2}, {.ring = false}).empty());
  const Tiles column = tiles({"1", "2", "1"});
  EXPECT_EQ(connect(column.board(), {2, 0}, {0, 0}),
            (Path{{2, 0}, {2, 1}, {1, 1}, {0, 1}, {0, 0}}));
}

TEST(Connect, UsesARingCornerFromThreeTurnsOn) {
  const Tiles board = tiles({"12", "21"});
  EXPECT_TRUE(connect(board.board(), {0, 0}, {1, 1}).empty());
  EXPECT_EQ(connect(board.board(), {0, 0}, {1, 1}, {.max_turns = 3}),
            (Path{{0, 0}, {-1, 0}, {-1, 1}, {-1, 2}, {0, 2}, {1, 2}, {1, 1}}));
  EXPECT_EQ(connect(board.board(), {0, 1}, {1, 0}, {.max_turns = 3}),
            (Path{{0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}}));
  EXPECT_TRUE(connect(board.board(), {0, 0}, {1, 1}, {.max_turns = 16, .ring = false}).empty());
}

TEST(Connect, PrefersFewTurnsOrFewCells) {
  // With at most two turns the two orders differ in where they turn, not in the length.
  const Tiles detour = tiles({
      "..1.2",
      ".....",
      "2...1",
      ".....",
  });
  EXPECT_EQ(corners(connect(detour.board(), {0, 2}, {2, 4}, {}, Order::kTurns)),
            (Path{{0, 2}, {2, 2}, {2, 4}}));
  EXPECT_EQ(corners(connect(detour.board(), {0, 2}, {2, 4}, {}, Order::kLength)),
            (Path{{0, 2}, {0, 3}, {2, 3}, {2, 4}}));

  // With more turns allowed, a path may be shorter than the one with the fewest turns.
  const Tiles hook = tiles({
      "2222222",
      "1.22222",
      "2..2222",
      "22..222",
      "222..21",
      "2222...",
      "2222222",
  });
  const Rules rules{.max_turns = kMaxTurns};
  const Path wide = connect(hook.board(), {1, 0}, {4, 6}, rules, Order::kTurns);
  const Path narrow = connect(hook.board(), {1, 0}, {4, 6}, rules, Order::kLength);
  EXPECT_EQ(rules::turns(wide), 4);
  EXPECT_EQ(wide.size(), 18U);
  EXPECT_EQ(rules::turns(narrow), 9);
  EXPECT_EQ(narrow.size(), 12U);
}

TEST(Connect, SupportsTheLargestBoard) {
  Tiles board = largest_tiles();
  EXPECT_EQ(connect(board.board(), {0, 0}, {0, 254}).size(), 257U);
  EXPECT_TRUE(connect(board.board(), {1, 1}, {253, 253}, {.max_turns = kMaxTurns}).empty());
  EXPECT_EQ(connect(board.board(), {0, 0}, {254, 254}, {.max_turns = 3}).size(), 513U);

  std::fill(board.kinds.begin() + 1, board.kinds.end() - 1, kEmpty);
  for (const Order order : kOrders) {
    const Path path = connect(board.board(), {0, 0}, {254, 254}, {.max_turns = kMaxTurns}, order);
    EXPECT_EQ(corners(path), (Path{{0, 0}, {0, 254}, {254, 254}}));
  }
}

TEST(Connect, FindsAPathIfTheCrosshairsMeet) {
  Random random(14);
  int found = 0;
  for (int i = 0; i < 3000; ++i) {
    const Tiles tiles =
        random_tiles(random, 1 + below(random, 12), 1 + below(random, i % 9 ? 12 : 61), 1, 70);
    const Cell a = random_tile(random, tiles);
    const Cell b = random_tile(random, tiles);
    if (a == b) continue;
    const bool meet = crosshair_oracle::can_connect(tiles.board(), a, b);
    ASSERT_EQ(!connect(tiles.board(), a, b).empty(), meet);
    found += meet;
  }
  EXPECT_GT(found, 500);
}

TEST(Corners, AreTheEndsAndTheTurns) {
  EXPECT_EQ(corners({}), Path{});
  EXPECT_EQ(corners({{0, 0}, {0, 1}}), (Path{{0, 0}, {0, 1}}));
  EXPECT_EQ(corners({{0, 0}, {-1, 0}, {-1, 1}, {-1, 2}, {0, 2}}),
            (Path{{0, 0}, {-1, 0}, {-1, 2}, {0, 2}}));
}

TEST(Segments, DoNotDependOnTheContentsOfTheCells) {
  const Tiles board = tiles({
      "121",
      "343",
      "1.1",
  });
  EXPECT_EQ(segments(board.board(), {0, 0}, {0, 0}), 0);
  EXPECT_EQ(segments(board.board(), {0, 0}, {0, 1}), 1);
  EXPECT_EQ(segments(board.board(), {1, 1}, {2, 1}), 1);
  EXPECT_EQ(segments(board.board(), {1, 1}, {2, 2}), 2);
  EXPECT_EQ(segments(board.board(), {0, 1}, {2, 1}), 5);
  EXPECT_EQ(segments(board.board(), {0, 1}, {2, 1}, false), -1);
}

TEST(Segments, AreTheFewest) {
  Random random(13);
  for (int i = 0; i < 300; ++i) {
    const bool is_wide = i % 10 == 0;
    const int rows = 1 + below(random, is_wide ? 3 : 6);
    const int cols = is_wide ? 60 + below(random, 6) : 1 + below(random, 6);
    const Tiles tiles = random_tiles(random, rows, cols, 1, 50);
    const Cell a = random_cell(random, tiles);
    const Cell b = random_cell(random, tiles);
    if (a == b) continue;
    const bool ring = below(random, 2) > 0;
    const Path path = rules::best(tiles.board(), a, b, {.max_turns = 40, .ring = ring});
    EXPECT_EQ(segments(tiles.board(), a, b, ring), path.empty() ? -1 : rules::turns(path) + 1);
  }
}

}  // namespace
}  // namespace qiju::lianliankan

// Every function under random rules, on boards with walls.
#include <gtest/gtest.h>

#include <algorithm>

#include "lianliankan/board.h"
#include "lianliankan/deal/deal.h"
#include "lianliankan/deal/rated_deal.h"
#include "lianliankan/game.h"
#include "lianliankan/paths/pairs.h"
#include "lianliankan/paths/row_column_bits.h"
#include "lianliankan/solver/playout.h"
#include "lianliankan/solver/solve.h"
#include "scale.h"

namespace qiju::lianliankan {
namespace {

Rules random_rules(Random& random) {
  const int max_turns = below(random, 8) == 0 ? kMaxTurns : below(random, 5);
  return {kGravities[random.below(kGravities.size())], max_turns, below(random, 2) == 0};
}

// About `percent` of the cells become walls.
void add_walls(Random& random, Tiles& tiles, int percent) {
  for (Kind& kind : tiles.kinds) {
    if (below(random, 100) < percent) kind = kWall;
  }
}

// Up to `max_tiles` tiles, an even number of each kind as a rule, gaps and often walls.
Tiles small_walled_board(Random& random, int max_tiles) {
  const int rows = 2 + below(random, 3);
  Tiles board{rows, 2 + below(random, 3), {}};
  board.kinds.resize(static_cast<std::size_t>(rows * board.cols), kEmpty);
  if (below(random, 3) > 0) add_walls(random, board, below(random, 40));
  std::vector<std::size_t> cells;
  for (std::size_t i = 0; i < board.kinds.size(); ++i) {
    if (board.kinds[i] == kEmpty) cells.push_back(i);
  }
  random.shuffle(cells);
  const int most = std::min<int>(max_tiles, static_cast<int>(cells.size()));
  const int pairs = std::max(0, most / 2 - below(random, 2));
  const int kinds = 1 + below(random, 6);
  for (int i = 0; i < pairs; ++i) {
    const Kind kind = 1 + below(random, kinds);
    board.kinds[cells[static_cast<std::size_t>(2 * i)]] = kind;
    board.kinds[cells[static_cast<std::size_t>(2 * i + 1)]] = kind;
  }
  if (pairs > 0 && below(random, 50) == 0) board.kinds[cells[0]] = 9;
  return board;
}

std::string show(const Tiles& board, const Rules& rules) {
  std::string text = "gravity " + std::to_string(static_cast<int>(rules.gravity)) + ", " +
                     std::to_string(rules.max_turns) + " turns" +
                     (rules.ring ? ", ring" : ", no ring");
  for (std::size_t i = 0; i < board.kinds.size(); ++i) {
    if (i % static_cast<std::size_t>(board.cols) == 0) text += '\n';
    const Kind kind = board.kinds[i];
    text += kind == kEmpty ? '.' : kind == kWall ? '#' : static_cast<char>('0' + kind);
  }
  return text;
}

TEST(Rules, DecideWhichBoardsCanBeCleared) {
  Random random(1);
  int solvable = 0;
  const int boards = scaled(24'000);
  for (int i = 0; i < boards; ++i) {
    const Tiles board = small_walled_board(random, 14);
    const Rules rules = random_rules(random);
    SCOPED_TRACE(show(board, rules));
    const bool expected = rules::EveryGame(rules).solvable(board);
    const Solution found = solve(board.board(), rules, kPlenty, random.next());
    ASSERT_EQ(found.status, expected ? Status::kSolvable : Status::kUnsolvable);
    ASSERT_EQ(expected,
              found.status == Status::kSolvable && rules::clears(board, found.moves, rules));
    solvable += expected;
  }
  EXPECT_GT(solvable, boards / 4);
  EXPECT_GT(boards - solvable, boards / 8);
}

TEST(Rules, DecideWhichPairsCanBeConnected) {
  Random random(2);
  std::size_t count = 0;
  for (int i = 0; i < 4000; ++i) {
    const Tiles board = small_walled_board(random, 20);
    const Rules rules = random_rules(random);
    SCOPED_TRACE(show(board, rules));
    const std::vector<Pair> pairs = rules::pairs(board.board(), rules);
    ASSERT_EQ(connectable_pairs(board.board(), rules, {}, kAll), pairs);
    const RowColumnBits bits(board.board(), rules);
    for (int a = 0; a < board.rows * board.cols; ++a) {
      for (int b = 0; b < board.rows * board.cols; ++b) {
        const Cell from{a / board.cols, a % board.cols};
        const Cell to{b / board.cols, b % board.cols};
        if (a == b) continue;
        ASSERT_EQ(bits.connectable(from, to), rules::connectable(board.board(), from, to, rules));
      }
    }
    count += pairs.size();
  }
  EXPECT_GT(count, 5000U);
}

TEST(Rules, HoldInRandomGames) {
  Random random(3);
  int cleared = 0;
  for (int i = 0; i < 3000; ++i) {
    const Tiles board = small_walled_board(random, 20);
    const Rules rules = random_rules(random);
    SCOPED_TRACE(show(board, rules));
    Playout playout(board.board(), rules);
    for (int game = 0; game < 2; ++game) {
      const bool clear = playout.play(random);
      ASSERT_EQ(rules::clears(board, playout.moves(), rules), clear);
      cleared += clear;
    }
  }
  EXPECT_GT(cleared, 500);
}

TEST(Rules, HoldForHints) {
  Random random(4);
  for (int i = 0; i < 2000; ++i) {
    const Tiles board = small_walled_board(random, 12);
    const Rules rules = random_rules(random);
    SCOPED_TRACE(show(board, rules));
    HintSearch search(board.board(), rules);
    search.run(kPlenty);
    const auto hint = search.hint();
    const auto pairs = rules::pairs(board.board(), rules);
    ASSERT_EQ(hint.has_value(), !pairs.empty());
    if (!hint) continue;
    ASSERT_NE(std::find(pairs.begin(), pairs.end(), hint->pair), pairs.end());
    if (hint->status != Status::kSolvable) continue;
    ASSERT_TRUE(rules::EveryGame(rules).solvable(rules::after(board, hint->pair, rules.gravity)));
  }
}

// A shuffle succeeds exactly if the board of unlabelled tiles can be cleared.
TEST(Rules, HoldForShuffles) {
  Random random(5);
  std::array<int, 4> results{};
  for (int i = 0; i < 4000; ++i) {
    const Tiles board = small_walled_board(random, 10);
    const Rules rules = random_rules(random);
    SCOPED_TRACE(show(board, rules));
    const auto [status, made] = shuffle(board.board(), random.next(), rules);
    ++results[static_cast<std::size_t>(status)];
    if (status == DealStatus::kOddKind) continue;
    Tiles unlabelled = board;
    for (Kind& kind : unlabelled.kinds) kind = is_tile(kind) ? 1 : kind;
    ASSERT_EQ(status, rules::EveryGame(rules).solvable(unlabelled) ? DealStatus::kDealt
                                                                   : DealStatus::kUnsolvable);
    if (status != DealStatus::kDealt) continue;
    ASSERT_TRUE(rules::clears({board.rows, board.cols, made.kinds}, made.solution, rules));
    ASSERT_TRUE(std::is_permutation(made.kinds.begin(), made.kinds.end(), board.kinds.begin()));
    for (std::size_t cell = 0; cell < made.kinds.size(); ++cell) {
      ASSERT_TRUE(is_tile(board.kinds[cell]) || made.kinds[cell] == board.kinds[cell]);
    }
  }
  for (const int count : {results[0], results[1], results[2]}) EXPECT_GT(count, 20);
}

TEST(Rules, HoldForDealsOfAShape) {
  const std::vector<std::string> heart{
      "#..###..#",  //
      ".........",  //
      ".........",  //
      ".........",  //
      "#.......#",  //
      "##.....##",  //
      "####.####",  //
  };
  Tiles shape{7, 9, {}};
  for (const std::string& row : heart) {
    for (const char c : row) shape.kinds.push_back(c == '#' ? kWall : kEmpty);
  }
  const auto cells = static_cast<int>(std::count(shape.kinds.begin(), shape.kinds.end(), kEmpty));
  ASSERT_EQ(cells % 2, 0);
  const std::vector<int> copies(static_cast<std::size_t>(cells / 2), 2);
  for (const Gravity gravity : kGravities) {
    for (const int max_turns : {0, 1, 2, 3}) {
      for (const bool ring : {false, true}) {
        const Rules rules{gravity, max_turns, ring};
        SCOPED_TRACE(show(shape, rules));
        const auto [status, made] = deal(shape.board(), copies, 7, rules);
        ASSERT_EQ(status, DealStatus::kDealt);
        ASSERT_TRUE(rules::clears({7, 9, made.kinds}, made.solution, rules));
        RatedDealSearch search(shape.board(), copies, 7, rules, band(Difficulty::kHard));
        search.run(2);
        ASSERT_EQ(search.status(), DealStatus::kDealt);
        const Deal& rated = search.best().deal;
        ASSERT_TRUE(rules::clears({7, 9, rated.kinds}, rated.solution, rules));
      }
    }
  }
}

TEST(Rules, AllowAShapeWithoutCells) {
  const std::vector<Kind> walls(4, kWall);
  RatedDealSearch search({2, 2, walls}, {}, 1, {Gravity::kDown}, band(Difficulty::kExpert));
  EXPECT_TRUE(search.run(2));
  EXPECT_EQ(search.status(), DealStatus::kDealt);
  EXPECT_EQ(search.best().deal.kinds, walls);
}

}  // namespace
}  // namespace qiju::lianliankan

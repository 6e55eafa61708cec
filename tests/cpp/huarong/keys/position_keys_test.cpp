#include "huarong/keys/position_keys.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "huarong/cell_rules.h"

namespace qiju::huarong {
namespace {

/// 8×8, without blanks: two soldiers, two pieces of each of fifteen shapes of two cells, and two
/// cells that `single` fills.
Board board_of_pairs(std::int32_t single) {
  using cell_rules::at;
  Board board{.rows = 8, .cols = 8, .goals = {}, .ids = {}};
  std::int32_t id = 0;
  // The shapes are distances between two cells, the farthest first, where few places are left.
  for (int row = 3; row >= 0; --row) {
    for (int col = 3; col >= -3 && id < 30; --col) {
      if (row + std::abs(col) > 4) continue;
      if (row == 0 && col <= 0) continue;
      Board with = board;
      int placed = 0;
      for (int cell = 0; cell < 64 && placed < 2; ++cell) {
        const int r = cell / 8, c = cell % 8;
        if (r + row > 7 || c + col < 0 || c + col > 7) continue;
        if (at(with, r, c) != kBlank || at(with, r + row, c + col) != kBlank) continue;
        at(with, r, c) = at(with, r + row, c + col) = id + 1 + placed++;
      }
      if (placed < 2) continue;
      board = with;
      id += 2;
    }
  }
  for (auto& cell : board.ids) {
    if (cell == kBlank && &cell < board.ids.data() + 64) cell = ++id <= 32 ? id : single;
  }
  board.goals = {{1, 0, 0}};
  return board;
}

TEST(PositionKeys, HaveRoomForTheMostClassesOfSeveralPieces) {
  const Board board = board_of_pairs(33);
  ASSERT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  const PositionKeys keys(board);
  EXPECT_EQ(keys.words(), 15U);
  PositionKey key;
  ASSERT_TRUE(keys.pack(board, key));
  EXPECT_EQ(cell_rules::shapes(keys.unpack(key)), cell_rules::shapes(board));
}

TEST(PositionKeys, HaveRoomForTheMostClassesOfOnePiece) {
  Board board{.rows = 8, .cols = 8, .goals = {}, .ids = {}};
  for (std::int32_t id = 1; id <= 64; ++id) {
    board.ids[static_cast<std::size_t>(id - 1)] = id;
    board.goals.push_back({id, (id - 1) / 8, (id - 1) % 8});
  }
  const PositionKeys keys(board);
  EXPECT_EQ(keys.classes(), 64U);
  EXPECT_EQ(keys.words(), 7U);
}

}  // namespace
}  // namespace qiju::huarong

#include "huarong/board/board.h"

#include <gtest/gtest.h>

#include <numeric>

#include "huarong/layouts.h"

namespace qiju::huarong {
namespace {

void expect_illegal(const Board& board, LayoutStatus status, std::int32_t value) {
  const Layout layout = read_layout(board);
  EXPECT_EQ(layout.status, status);
  EXPECT_EQ(layout.value, value);
  EXPECT_TRUE(layout.pieces.empty());
}

TEST(ReadLayout, ReadsThePiecesOfTheClassicInReadingOrder) {
  const Layout layout = read_layout(kClassic);
  ASSERT_EQ(layout.status, LayoutStatus::kLegal);
  EXPECT_EQ(layout.value, 0);
  const Piece wanted[] = {{3, 0, 0, 2, 1}, {1, 0, 1, 2, 2}, {4, 0, 3, 2, 1}, {5, 2, 0, 2, 1},
                          {2, 2, 1, 1, 2}, {6, 2, 3, 2, 1}, {7, 3, 1, 1, 1}, {8, 3, 2, 1, 1},
                          {9, 4, 0, 1, 1}, {10, 4, 3, 1, 1}};
  ASSERT_EQ(layout.pieces.size(), std::size(wanted));
  for (std::size_t i = 0; i < std::size(wanted); ++i) {
    const Piece &piece = layout.pieces[i], &want = wanted[i];
    EXPECT_EQ(piece.id, want.id);
    EXPECT_EQ(piece.row, want.row);
    EXPECT_EQ(piece.col, want.col);
    EXPECT_EQ(piece.height, want.height);
    EXPECT_EQ(piece.width, want.width);
  }
}

TEST(ReadLayout, AcceptsAnyPositiveIds) {
  Board board = kClassic;
  std::replace(board.ids.begin(), board.ids.end(), 1, 2147483647);
  std::replace(board.ids.begin(), board.ids.end(), 10, 1);
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
}

TEST(ReadLayout, AcceptsCaoCaoAlone) {
  const Layout layout = read_layout({.ids = {5, 5, 0, 0, 5, 5}});
  EXPECT_EQ(layout.status, LayoutStatus::kLegal);
  EXPECT_EQ(layout.pieces.size(), 1U);
}

TEST(ReadLayout, ReportsANegativeId) {
  Board board = kClassic;
  board.ids[17] = -4;
  expect_illegal(board, LayoutStatus::kNegativeId, -4);
  board.ids[0] = -2147483647 - 1;
  expect_illegal(board, LayoutStatus::kNegativeId, board.ids[0]);
}

TEST(ReadLayout, ReportsABadShape) {
  const auto none = LayoutStatus::kBadShape;
  expect_illegal({.ids = {1, 1, 0, 0, 1, 1, 7, 0, 0, 0, 7, 7}}, none, 7);     // three in an L
  expect_illegal({.ids = {1, 1, 0, 0, 1, 1, 7, 0, 0, 0, 0, 7}}, none, 7);     // a diagonal pair
  expect_illegal({.ids = {1, 1, 0, 7, 1, 1, 7, 0}}, none, 7);                 // the other diagonal
  expect_illegal({.ids = {1, 1, 0, 0, 1, 1, 0, 0, 7, 7, 7, 0}}, none, 7);     // 1×3
  expect_illegal({.ids = {1, 1, 0, 7, 1, 1, 0, 7, 0, 0, 0, 7}}, none, 7);     // 3×1
  expect_illegal({.ids = {1, 1, 7, 7, 1, 1, 7, 7, 0, 0, 7, 7}}, none, 7);     // 3×2
  expect_illegal({.ids = {7, 1, 1, 7, 0, 1, 1, 0}}, none, 7);                 // two cells apart
  expect_illegal({.ids = {1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0}}, none, 1);     // a 2×2 split in two
  expect_illegal({.ids = {1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1}}, none, 1);  // 2×2 and one more
  expect_illegal({.ids = {7, 7, 0, 0, 7, 7, 0, 0, 0, 7, 0, 0, 1, 1, 0, 0, 1, 1}}, none, 7);
}

TEST(ReadLayout, RequiresExactlyOneCaoCao) {
  expect_illegal({.ids = {}}, LayoutStatus::kNoCaoCao, 0);
  expect_illegal({.ids = {1, 2, 2, 0, 1, 3}}, LayoutStatus::kNoCaoCao, 0);
  expect_illegal({.ids = {8, 8, 3, 3, 8, 8, 3, 3}}, LayoutStatus::kSeveralCaoCaos, 3);
  expect_illegal({.ids = {8, 8, 3, 3, 8, 8, 3, 3, 4, 4, 0, 0, 4, 4}}, LayoutStatus::kSeveralCaoCaos,
                 3);
}

// A room of 3×4 with a piece of three cells and a wall.
const Board kRoom{.rows = 3,
                  .cols = 4,
                  .goals = {{7, 1, 0}},
                  .ids = {7, 7, 7, 0,  //
                          0, 0, 0, 0,  //
                          0, 9, -1, 0}};

TEST(ReadLayout, AcceptsOtherBoardsWithAGoal) {
  const Layout layout = read_layout(kRoom);
  ASSERT_EQ(layout.status, LayoutStatus::kLegal);
  ASSERT_EQ(layout.pieces.size(), 2U);
  EXPECT_EQ(layout.pieces[0].width, 3);
  EXPECT_EQ(layout.pieces[1].id, 9);

  // On 5×4 an explicit goal lifts the limits on pieces, and walls may stand.
  Board board{.goals = {{4, 4, 0}}, .ids = {1, 1, 2, 2, 1, 1, 2, 2, 4, 4, 4, 4, 0, -1, 3, 3}};
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  EXPECT_EQ(goal_piece(board).width, 4);
  board = {.rows = 1, .cols = 1, .goals = {{5, 0, 0}}, .ids = {5}};
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  EXPECT_TRUE(is_solved(board));
  board = {.rows = 8, .cols = 8, .goals = {{5, 0, 0}}, .ids = {}};
  std::fill_n(board.ids.begin(), 64, 5);
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
}

TEST(ReadLayout, ReportsErrorsOfOtherBoards) {
  Board board = kRoom;
  board.ids[3] = -3;
  expect_illegal(board, LayoutStatus::kNegativeId, -3);
  board.ids[3] = 7;
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  board.ids[7] = 7;
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  board = kClassic;
  board.ids[17] = -1;
  expect_illegal(board, LayoutStatus::kNegativeId, -1);
}

TEST(ReadLayout, RequiresAGoalUnlessTheBoardIsClassic) {
  Board board = kRoom;
  board.goals = {};
  expect_illegal(board, LayoutStatus::kNotClassic, 0);
  board = {.rows = 4, .cols = 5, .goals = {}, .ids = kClassic.ids};
  expect_illegal(board, LayoutStatus::kNotClassic, 0);
}

TEST(ReadLayout, RequiresAPieceForTheGoalAndRoomForIt) {
  const auto expect_goal = [](Goal goal, LayoutStatus status) {
    Board board = kRoom;
    board.goals = {goal};
    const Layout layout = read_layout(board);
    EXPECT_EQ(layout.status, status);
    EXPECT_EQ(layout.value, status == LayoutStatus::kLegal ? 0 : goal.id);
  };
  for (const std::int32_t id : {8, -1, -2147483647 - 1}) {
    expect_goal({id, 0, 0}, LayoutStatus::kNoGoalPiece);
  }
  constexpr int kMaxInt = 2147483647;
  for (const auto& [row, col] : {std::pair(0, 2),
                                 {3, 0},
                                 {-1, 0},
                                 {0, -1},
                                 {kMaxInt, 0},
                                 {0, kMaxInt},
                                 {-kMaxInt - 1, 0},
                                 {2, 0},
                                 {2, 1}}) {
    expect_goal({7, row, col}, LayoutStatus::kGoalUnreachable);
  }
  expect_goal({7, 0, 1}, LayoutStatus::kLegal);
  expect_goal({9, 2, 2}, LayoutStatus::kGoalUnreachable);
  expect_goal({9, 0, 0}, LayoutStatus::kLegal);  // a piece may stand there, a wall may not
}

TEST(ReadLayout, AcceptsAtMost64CellsThatAreNotWalls) {
  Board board{.rows = 16, .cols = 16, .goals = {{5, 0, 0}}, .ids = {}};
  board.ids.fill(kWall);
  std::fill_n(board.ids.begin(), 64, 0);
  board.ids[0] = 5;
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  board.ids[255] = 0;
  expect_illegal(board, LayoutStatus::kTooManyCells, 65);
}

TEST(ReadLayout, AcceptsSeveralGoalsThatDoNotOverlap) {
  Board board = kRoom;
  board.goals.push_back({9, 0, 3});
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  EXPECT_FALSE(is_solved(board));
  board.goals[1] = {9, 1, 2};
  expect_illegal(board, LayoutStatus::kGoalsOverlap, 9);
  board.goals[1] = {7, 0, 0};
  expect_illegal(board, LayoutStatus::kTwoGoals, 7);
  board.goals[1] = {8, 0, 0};
  expect_illegal(board, LayoutStatus::kNoGoalPiece, 8);
  board.goals[1] = {9, 2, 2};
  expect_illegal(board, LayoutStatus::kGoalUnreachable, 9);
}

TEST(ReadLayout, AcceptsGatesUnderPiecesWithAGoal) {
  Board board = kRoom;
  add_gate(board, 1, 1);
  add_gate(board, 0, 2);
  EXPECT_EQ(board.at(1, 1), kGate);
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  add_gate(board, 2, 1);
  expect_illegal(board, LayoutStatus::kOnGate, 9);
  board = kRoom;
  add_gate(board, 2, 2);
  expect_illegal(board, LayoutStatus::kOnGate, kWall);
}

TEST(SetGoals, ReadsAPicture) {
  Board board{.rows = 3, .cols = 3, .goals = {}, .ids = {5, 0, 6, 5, 5, 6, 0, 0, 0}};
  constexpr std::int32_t kPicture[] = {-1, 6, -2, 5, 6, 0, 5, 5, 0};
  ASSERT_EQ(set_goals(board, kPicture).status, LayoutStatus::kLegal);
  const std::vector<Goal> wanted = {{6, 0, 1}, {5, 1, 0}};
  EXPECT_EQ(goals_of(board), wanted);

  const auto expect_error = [&](std::array<std::int32_t, 9> picture, LayoutStatus status,
                                std::int32_t id) {
    Board other = board;
    const Layout layout = set_goals(other, picture);
    EXPECT_EQ(layout.status, status);
    EXPECT_EQ(layout.value, id);
    EXPECT_EQ(other, board);
  };
  expect_error({5, 5, 0, 5, 0, 0, 0, 0, 0}, LayoutStatus::kGoalShape, 5);
  expect_error({0, 0, 6, 0, 0, 0, 0, 0, 0}, LayoutStatus::kGoalShape, 6);
  expect_error({0, 0, 7, 0, 0, 0, 0, 0, 0}, LayoutStatus::kNoGoalPiece, 7);
  expect_error({}, LayoutStatus::kNoGoalPiece, 0);
}

TEST(SetGoals, ReplacesTheGoalsBefore) {
  Board board{.rows = 1, .cols = 3, .goals = {}, .ids = {5, 6, 0}};
  constexpr std::int32_t kBoth[] = {6, 5, 0}, kOne[] = {0, 0, 5};
  ASSERT_EQ(set_goals(board, kBoth).status, LayoutStatus::kLegal);
  ASSERT_EQ(set_goals(board, kOne).status, LayoutStatus::kLegal);
  EXPECT_EQ(goals_of(board), (std::vector<Goal>{{5, 0, 2}}));
}

TEST(SetGoals, AcceptsAGoalForEachOf64Pieces) {
  Board board{.rows = 8, .cols = 8, .goals = {}, .ids = {}};
  std::iota(board.ids.begin(), board.ids.begin() + 64, 1);
  const Board picture = board;
  ASSERT_EQ(set_goals(board, picture.cells()).status, LayoutStatus::kLegal);
  EXPECT_EQ(goals_of(board).size(), 64U);
  EXPECT_EQ(read_layout(board).status, LayoutStatus::kLegal);
  EXPECT_TRUE(is_solved(board));

  board = {.rows = 5, .cols = 13, .goals = {}, .ids = {}};
  std::iota(board.ids.begin(), board.ids.begin() + 65, 1);
  const Board larger = board;
  const Layout layout = set_goals(board, larger.cells());
  EXPECT_EQ(layout.status, LayoutStatus::kTooManyCells);
  EXPECT_EQ(layout.value, 65);
}

TEST(MirrorImage, HasTheGatesUnderPiecesToo) {
  std::mt19937 random(2);
  int covered = 0;
  for (int i = 0; i < 2000; ++i) {
    Board board = random_puzzle(random);
    for (int step = random_below(random, 5); step > 0; --step) {
      const auto steps = legal_steps(board);
      if (!steps.empty()) make_step(board, steps[random() % steps.size()]);
    }
    const Board image = mirror_image(board), wanted = cell_rules::mirrored(board);
    ASSERT_EQ(image.ids, wanted.ids);
    ASSERT_EQ(image.covered_gates, wanted.covered_gates);
    ASSERT_EQ(goals_of(image), goals_of(board));
    covered += image.covered_gates != board.covered_gates;
  }
  EXPECT_GE(covered, 100);
}

TEST(Steps, PassGatesOnlyWithAGoal) {
  Board board{.rows = 2, .cols = 3, .goals = {{1, 0, 2}}, .ids = {1, kGate, 0, 2, kGate, 0}};
  const std::vector<Step> wanted = {{1, Direction::kRight}};
  EXPECT_EQ(legal_steps(board), wanted);
  const Board before = board;
  ASSERT_TRUE(make_step(board, {1, Direction::kRight}));
  EXPECT_EQ(board.covered_gates, 2U);
  EXPECT_FALSE(make_step(board, {2, Direction::kRight}));
  ASSERT_TRUE(make_step(board, {1, Direction::kLeft}));
  EXPECT_EQ(board, before);
}

TEST(Steps, AlongTheLongerSideOnly) {
  Board board{.rows = 4,
              .cols = 4,
              .goals = {{1, 0, 0}},
              .ids = {0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 3, 2, 0, 0, 0},
              .lengthwise = true};
  const std::vector<Step> wanted = {{1, Direction::kLeft}, {1, Direction::kRight},
                                    {2, Direction::kUp},   {3, Direction::kUp},
                                    {3, Direction::kDown}, {3, Direction::kLeft}};
  EXPECT_EQ(legal_steps(board), wanted);
}

TEST(Steps, OfTheClassic) {
  const std::vector<Step> wanted = {
      {7, Direction::kDown}, {8, Direction::kDown}, {9, Direction::kRight}, {10, Direction::kLeft}};
  EXPECT_EQ(legal_steps(kClassic), wanted);
}

TEST(Steps, NeedAPieceWithTheIdAndRoom) {
  Board board = kClassic;
  for (const Step step :
       {Step{0, Direction::kUp}, Step{-7, Direction::kDown}, Step{11, Direction::kUp},
        Step{1, Direction::kDown}, Step{9, Direction::kLeft}, Step{7, Direction::kUp}}) {
    EXPECT_FALSE(make_step(board, step));
    EXPECT_EQ(board, kClassic);
  }
  EXPECT_TRUE(make_step(board, {7, Direction::kDown}));
  EXPECT_EQ(board, (Board{.ids = {3, 1, 1, 4, 3, 1, 1, 4, 5, 2, 2, 6, 5, 0, 8, 6, 9, 7, 0, 10}}));
}

TEST(Steps, AgreeWithTheCellRulesOnRandomWalks) {
  std::mt19937 random(1);
  for (int walk = 0; walk < 600; ++walk) {
    Board board = walk % 4 == 0   ? random_room(random)
                  : walk % 4 == 1 ? random_puzzle(random)
                                  : random_layout(random, walk % 17);
    ASSERT_EQ(read_layout(board).status, LayoutStatus::kLegal);
    for (int i = 0; i < 12; ++i) {
      const auto steps = legal_steps(board);
      ASSERT_EQ(steps, cell_rules::steps(board));
      ASSERT_EQ(is_solved(board), cell_rules::solved(board));
      for (const auto id : cell_rules::ids_in_order(board)) {
        for (const auto direction :
             {Direction::kUp, Direction::kDown, Direction::kLeft, Direction::kRight}) {
          Board made = board;
          const auto wanted = cell_rules::stepped(board, {id, direction});
          ASSERT_EQ(make_step(made, {id, direction}), wanted.has_value());
          ASSERT_EQ(made, wanted.value_or(board));
        }
      }
      if (steps.empty()) break;
      make_step(board, steps[random() % steps.size()]);
    }
  }
}

TEST(IsSolved, OnlyWithCaoCaoAtTheExit) {
  EXPECT_FALSE(is_solved(kClassic));
  EXPECT_TRUE(
      is_solved(Board{.ids = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0}}));
  EXPECT_FALSE(
      is_solved(Board{.ids = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0}}));
  EXPECT_FALSE(
      is_solved(Board{.ids = {6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 2, 2, 0}}));
}

}  // namespace
}  // namespace qiju::huarong

#include "huarong/board/moves.h"

#include <gtest/gtest.h>

#include "huarong/layouts.h"

namespace qiju::huarong {
namespace {

constexpr Direction U = Direction::kUp, D = Direction::kDown, L = Direction::kLeft,
                    R = Direction::kRight;

TEST(LegalMoves, OfTheClassicInEachMetric) {
  const std::vector<Move> steps = {{7, {D}}, {8, {D}}, {9, {R}}, {10, {L}}};
  const std::vector<Move> slides = {{7, {D}},    {8, {D}},  {9, {R}},
                                    {9, {R, R}}, {10, {L}}, {10, {L, L}}};
  const std::vector<Move> moves = {{7, {D}}, {7, {D, R}}, {8, {D}},  {8, {D, L}},
                                   {9, {R}}, {9, {R, R}}, {10, {L}}, {10, {L, L}}};
  EXPECT_EQ(legal_moves(kClassic, Metric::kStep), steps);
  EXPECT_EQ(legal_moves(kClassic, Metric::kSlide), slides);
  EXPECT_EQ(legal_moves(kClassic, Metric::kMove), moves);
}

TEST(LegalMoves, GoRoundAWall) {
  const Board ring{.rows = 3, .cols = 3, .goals = {{1, 0, 0}}, .ids = {0, 0, 0, 0, -1, 0, 0, 0, 1}};
  const std::vector<Move> moves = {
      {1, {U}},       {1, {L}},       {1, {U, U}},       {1, {L, L}},
      {1, {U, U, L}}, {1, {L, L, U}}, {1, {U, U, L, L}},
  };
  EXPECT_EQ(legal_moves(ring, Metric::kMove), moves);
  const std::vector<Move> slides = {{1, {U}}, {1, {L}}, {1, {U, U}}, {1, {L, L}}};
  EXPECT_EQ(legal_moves(ring, Metric::kSlide), slides);
}

TEST(LegalMoves, AgreeWithTheCellRules) {
  std::mt19937 random(6);
  for (int i = 0; i < 900; ++i) {
    const Board board = i % 3 == 0 ? random_room(random) : random_layout(random, i % 17);
    for (const auto metric : kMetrics) {
      const auto moves = legal_moves(board, metric);
      const auto wanted = cell_rules::moves(board, metric);
      ASSERT_EQ(moves.size(), wanted.size());
      for (std::size_t k = 0; k < moves.size(); ++k) {
        ASSERT_EQ(moves[k], wanted[k].first);
        Board made = board;
        make_move(made, moves[k]);
        ASSERT_EQ(made, wanted[k].second);
        const Piece end = find_piece(made, moves[k].id);
        if (metric == Metric::kMove) {
          ASSERT_EQ(shortest_move(board, moves[k].id, end.row, end.col), moves[k]);
        }
      }
    }
  }
}

TEST(GroupSteps, JoinsConsecutiveStepsOfAPiece) {
  const std::vector<Step> steps = {{7, D}, {7, D}, {7, R}, {8, R}, {7, R}};
  EXPECT_EQ(group_steps(steps, Metric::kStep),
            (std::vector<Move>{{7, {D}}, {7, {D}}, {7, {R}}, {8, {R}}, {7, {R}}}));
  EXPECT_EQ(group_steps(steps, Metric::kSlide),
            (std::vector<Move>{{7, {D, D}}, {7, {R}}, {8, {R}}, {7, {R}}}));
  EXPECT_EQ(group_steps(steps, Metric::kMove),
            (std::vector<Move>{{7, {D, D, R}}, {8, {R}}, {7, {R}}}));
  EXPECT_TRUE(group_steps({}, Metric::kMove).empty());
}

TEST(LengthsOf, CountConsecutiveStepsOfAPieceAsOne) {
  EXPECT_EQ(lengths_of({}), (Lengths{0, 0, 0}));
  EXPECT_EQ(lengths_of({{7, {D}}, {8, {D}}, {7, {D}}}), (Lengths{3, 3, 3}));
  EXPECT_EQ(lengths_of({{7, {D}}, {7, {D}}}), (Lengths{2, 1, 1}));
  EXPECT_EQ(lengths_of({{7, {D}}, {7, {R}}}), (Lengths{2, 2, 1}));
  EXPECT_EQ(lengths_of({{7, {D, R, R}}, {8, {R}}, {8, {R, U}}}), (Lengths{6, 4, 2}));
  EXPECT_EQ(lengths_of({{7, {D}}, {8, {D}}}), (Lengths{2, 2, 2}));
}

}  // namespace
}  // namespace qiju::huarong

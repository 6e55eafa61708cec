#include "gomoku/search/shape_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/line.h"
#include "gomoku/rules/shapes_oracle.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

constexpr Color kColors[] = {Color::kBlack, Color::kWhite};

/// The whole state of a board as one list of numbers.
std::vector<std::uint64_t> state_of(const ShapeBoard& board) {
  std::vector<std::uint64_t> all{board.hash(), static_cast<std::uint64_t>(board.to_move())};
  for (const Color color : kColors) {
    all.push_back(static_cast<std::uint64_t>(board.board_value(color).to_move()));
    all.push_back(static_cast<std::uint64_t>(board.board_value(color).waiting()));
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
      const auto best = static_cast<Shape>(shape);
      all.push_back(static_cast<std::uint64_t>(board.count(color, best)));
      for (const Point point : board.points(color, best)) {
        all.push_back(static_cast<std::uint64_t>(point));
        for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
          all.push_back(static_cast<std::uint64_t>(board.shape(color, point, direction)));
        }
      }
    }
  }
  return all;
}

Point random_empty(const ShapeBoard& board, std::mt19937& random) {
  for (;;) {
    const auto point =
        static_cast<Point>(random() % static_cast<unsigned>(board.position().points()));
    if (board.position().at(point) == Color::kNone) return point;
  }
}

/// What a stone of `color` on the empty `point` makes, by the definition of the shapes.
Shape defined_shape(const ShapeBoard& board, Color color, Point point, Direction direction) {
  const Position& position = board.position();
  const int size = position.size();
  int row = point / size, col = point % size, before = 0;
  for (; position.has(row - direction.row, col - direction.col); ++before) {
    row -= direction.row;
    col -= direction.col;
  }
  std::string cells;
  for (; position.has(row, col); row += direction.row, col += direction.col) {
    const Color stone = position.at(row * size + col);
    cells += stone == Color::kNone ? '.' : stone == color ? 'x' : 'o';
  }
  return ShapesOracle(cells, board.rule(), color).shape(before);
}

TEST(ShapeBoard, HasTheShapesOfTheirDefinition) {
  std::mt19937 random(1);
  std::array<int, kShapes> seen{};
  for (const Rule rule : kRules) {
    for (const int size : {5, 9, 15}) {
      ShapeBoard board({}, rule, size);
      for (int i = 0; i < scaled(16 * size); ++i) {
        // A few stones more, or fewer, at a time.
        const bool back = random() % 3 == 0;
        for (auto stones = random() % static_cast<unsigned>(size); stones > 0; --stones) {
          if (back && !board.moves().empty()) board.unmake();
          if (!back && board.stones() * 3 < size * size * 2)
            board.make(random_empty(board, random));
        }
        for (const Color color : kColors) {
          std::array<int, kShapes> count{};
          for (Point point = 0; point < size * size; ++point) {
            if (board.position().at(point) != Color::kNone) continue;
            Shape best = Shape::kNone;
            for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
              const Shape defined = defined_shape(board, color, point,
                                                  kDirections[static_cast<std::size_t>(direction)]);
              const Shape shape = board.shape(color, point, direction);
              ASSERT_EQ(shape < Shape::kOpenThree ? Shape::kNone : shape, defined);
              best = std::max(best, defined);
            }
            ASSERT_EQ(board.best(color, point), best);
            ASSERT_TRUE(board.points(color, best).has(point));
            ++count[static_cast<std::size_t>(best)];
          }
          for (std::size_t shape = 0; shape < kShapes; ++shape) {
            ASSERT_EQ(board.count(color, static_cast<Shape>(shape)), count[shape]);
            int listed = 0;
            for ([[maybe_unused]] const Point point :
                 board.points(color, static_cast<Shape>(shape))) {
              ++listed;
            }
            ASSERT_EQ(listed, count[shape]);
            seen[shape] += count[shape];
          }
        }
      }
    }
  }
  for (const Shape shape :
       {Shape::kOpenThree, Shape::kFour, Shape::kDoubleFour, Shape::kStraightFour, Shape::kFive}) {
    EXPECT_GT(seen[static_cast<std::size_t>(shape)], scaled(20)) << static_cast<int>(shape);
  }
}

TEST(ShapeBoard, UpdatesLikeABoardBuiltFromScratch) {
  std::mt19937 random(2);
  for (const Rule rule : kRules) {
    for (const int size : {5, 9, 15, 22}) {
      ShapeBoard board({}, rule, size);
      for (int i = 0; i < 400; ++i) {
        const bool back = board.moves().size() > 3 &&
                          (random() % 3 == 0 ||
                           static_cast<int>(board.moves().size()) + 2 > board.position().points());
        if (back) {
          board.unmake();
        } else {
          const Point point = random_empty(board, random);
          const std::uint64_t hash = board.hash_after(point);
          board.make(point);
          ASSERT_EQ(board.hash(), hash);
        }
        ASSERT_EQ(state_of(board), state_of(ShapeBoard(board.moves(), rule, size)));
      }
    }
  }
}

TEST(ShapeBoard, TakesASetUpPosition) {
  const ShapeBoard game(std::vector<Point>{0, 1, 15, 16, 30, 17}, Rule::kRenju, 15);
  const ShapeBoard same(std::vector<Point>{30, 1, 0, 17, 15, 16}, Rule::kRenju, 15);
  EXPECT_EQ(state_of(game), state_of(same));
  ShapeBoard setup(std::vector<Point>{0, kPass, 15, kPass, 30}, Rule::kRenju, 15);
  EXPECT_EQ(setup.to_move(), Color::kWhite);
  EXPECT_EQ(setup.stones(), 3);
  for (const Point point : {1, 200, 16, 201, 17, 202}) setup.make(point);
  EXPECT_EQ(setup.stones(), 9);
  setup.unmake();
  EXPECT_EQ(setup.stones(), 8);
  // The same stones, but the other side is to move.
  const std::uint64_t black = ShapeBoard(std::vector<Point>{0, kPass}, Rule::kRenju, 15).hash();
  EXPECT_NE(black, ShapeBoard(std::vector<Point>{0}, Rule::kRenju, 15).hash());
}

TEST(ShapeBoard, KnowsTheForbiddenPoints) {
  std::mt19937 random(4);
  int forbidden = 0;
  for (int i = 0; i < 1000; ++i) {
    // Far more black stones than white ones on a small board give many forbidden points.
    const int size = 9 + static_cast<int>(random() % 7);
    ShapeBoard board({}, Rule::kRenju, size);
    for (int j = 0; j < size * size / 3; ++j) board.make(random_empty(board, random));
    for (Point point = 0; point < size * size; ++point) {
      if (board.position().at(point) != Color::kNone) continue;
      const bool expected = forbidden_at(board.position(), point) != ForbiddenKind::kNone;
      ASSERT_EQ(board.is_forbidden(Color::kBlack, point), expected);
      ASSERT_FALSE(board.is_forbidden(Color::kWhite, point));
      forbidden += expected;
    }
  }
  EXPECT_GT(forbidden, 500);
}

TEST(PointSet, ListsItsPointsInOrder) {
  PointSet set;
  EXPECT_EQ(set.begin(), set.end());
  for (const Point point : {483, 0, 63, 64, 300}) set.flip(point);
  set.flip(300);
  std::vector<Point> points;
  for (const Point point : set) points.push_back(point);
  EXPECT_EQ(points, (std::vector<Point>{0, 63, 64, 483}));
  EXPECT_TRUE(set.has(64));
  EXPECT_FALSE(set.has(300));
}

}  // namespace
}  // namespace qiju::gomoku

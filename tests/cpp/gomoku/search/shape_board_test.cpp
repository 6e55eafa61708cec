#include "gomoku/search/shape_board.h"

#include <gtest/gtest.h>

#include <random>

#include "gomoku/rules/forbidden.h"

namespace qiju::gomoku {
namespace {

constexpr Rule kRules[] = {Rule::kFreestyle, Rule::kStandard, Rule::kRenju, Rule::kCaro};
constexpr Colour kColours[] = {Colour::kBlack, Colour::kWhite};

/// All that a board says of its position, as one list of numbers.
std::vector<std::uint64_t> account(const ShapeBoard& board) {
  std::vector<std::uint64_t> all{board.hash(), static_cast<std::uint64_t>(board.to_move())};
  for (const Colour colour : kColours) {
    all.push_back(static_cast<std::uint64_t>(board.potential(colour)));
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
      const auto best = static_cast<Shape>(shape);
      all.push_back(static_cast<std::uint64_t>(board.count(colour, best)));
      for (const Point point : board.points(colour, best)) {
        all.push_back(static_cast<std::uint64_t>(point));
        for (int direction = 0; direction < ShapeBoard::kDirections; ++direction) {
          all.push_back(static_cast<std::uint64_t>(board.shape(colour, point, direction)));
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
    if (board.position().at(point) == Colour::kNone) return point;
  }
}

TEST(ShapeBoard, ChangesAsIfBuiltAnew) {
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
        ASSERT_EQ(account(board), account(ShapeBoard(board.moves(), rule, size)));
      }
    }
  }
}

TEST(ShapeBoard, GroupsEveryEmptyPointByItsBestShape) {
  std::mt19937 random(3);
  ShapeBoard board({}, Rule::kRenju, 15);
  for (int i = 0; i < 100; ++i) board.make(random_empty(board, random));
  for (const Colour colour : kColours) {
    int seen = 0;
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
      int count = 0;
      for (const Point point : board.points(colour, static_cast<Shape>(shape))) {
        ++count;
        EXPECT_EQ(board.position().at(point), Colour::kNone);
        Shape best = Shape::kNone;
        for (int direction = 0; direction < ShapeBoard::kDirections; ++direction) {
          best = std::max(best, board.shape(colour, point, direction));
        }
        EXPECT_EQ(best < Shape::kThree ? Shape::kNone : best, static_cast<Shape>(shape));
      }
      EXPECT_EQ(board.count(colour, static_cast<Shape>(shape)), count);
      seen += count;
    }
    EXPECT_EQ(seen, 125);
  }
}

TEST(ShapeBoard, AddsUpTheSquaresOfItsPoints) {
  std::mt19937 random(9);
  ShapeBoard board({}, Rule::kFreestyle, 15);
  for (int i = 0; i < 60; ++i) {
    board.make(random_empty(board, random));
    for (const Colour colour : kColours) {
      int sum = 0;
      for (Point point = 0; point < 225; ++point) {
        if (board.position().at(point) != Colour::kNone) continue;
        sum += board.worth(colour, point) * board.worth(colour, point);
      }
      EXPECT_EQ(board.potential(colour), sum);
    }
  }
}

TEST(ShapeBoard, KnowsTheForbiddenPoints) {
  std::mt19937 random(4);
  int forbidden = 0;
  for (int i = 0; i < 1000; ++i) {
    // Far more black stones than white ones on a small board: fouls abound.
    const int size = 9 + static_cast<int>(random() % 7);
    ShapeBoard board({}, Rule::kRenju, size);
    for (int j = 0; j < size * size / 3; ++j) board.make(random_empty(board, random));
    for (Point point = 0; point < size * size; ++point) {
      if (board.position().at(point) != Colour::kNone) continue;
      const bool foul = foul_at(board.position(), point) != Foul::kNone;
      ASSERT_EQ(board.is_forbidden(Colour::kBlack, point), foul);
      ASSERT_FALSE(board.is_forbidden(Colour::kWhite, point));
      forbidden += foul;
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

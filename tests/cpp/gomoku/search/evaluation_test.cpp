#include "gomoku/search/evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/search/near_game.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

int level_of(int points) { return std::min((points + 1) / 2, 3); }

TEST(PointValues, DoNotDependOnTheOrderOfTheDirections) {
  for (std::size_t i = 0; i < kCombinations; ++i) {
    std::array<std::size_t, 4> classes{i >> 9, i >> 6 & 7, i >> 3 & 7, i & 7};
    std::sort(classes.begin(), classes.end());
    const PointValue& value = point_values()[i];
    const PointValue& same =
        point_values()[classes[0] << 9 | classes[1] << 6 | classes[2] << 3 | classes[3]];
    EXPECT_EQ(value.score, same.score);
    EXPECT_EQ(value.to_move, same.to_move);
    EXPECT_EQ(value.waiting, same.waiting);
  }
}

TEST(Evaluation, AddsUpWhatItsTablesSay) {
  std::mt19937 random(5);
  for (const Rule rule : kRules) {
    for (int i = 0; i < scaled(500); ++i) {
      const ShapeBoard board(near_game(random, rule, 15, 24), rule, 15);
      int sum = 0;
      std::array<int, 2> levels{};
      for (const Color color : {board.to_move(), opponent(board.to_move())}) {
        const bool is_own = color == board.to_move();
        int threes = 0, fours = 0;
        for (Point point = 0; point < board.position().points(); ++point) {
          if (board.position().at(point) != Color::kNone) continue;
          std::size_t combination = 0;
          Shape best = Shape::kNone;
          for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
            const Shape shape = board.shape(color, point, direction);
            best = std::max(best, shape);
            combination = 8 * combination + static_cast<std::size_t>(shape_class(shape));
          }
          threes += best == Shape::kOpenThree;
          fours += best >= Shape::kFour && best <= Shape::kStraightFour;
          const PointValue& value = point_values()[combination];
          EXPECT_EQ(board.point_score(color, point), value.score);
          sum += is_own ? value.to_move : -value.waiting;
        }
        levels[is_own ? 0 : 1] = 4 * level_of(threes) + level_of(fours);
        EXPECT_EQ(threat_level(board, color), levels[is_own ? 0 : 1]);
      }
      sum += threat_values()[static_cast<std::size_t>(kThreatLevels * levels[0] + levels[1])];
      EXPECT_EQ(evaluate(board), sum / 4);
    }
  }
}

TEST(Evaluation, PrefersTheSideToMoveOfEqualOnes) {
  // Each has an open two in a row of its own.
  const std::vector<Point> game{4 * 15 + 6, 10 * 15 + 6, 4 * 15 + 7, 10 * 15 + 7};
  EXPECT_GT(evaluate(ShapeBoard(game, Rule::kFreestyle, 15)), 0);
}

}  // namespace
}  // namespace qiju::gomoku

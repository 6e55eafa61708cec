#include "gomoku/search/evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/search/near_game.h"
#include "gomoku/search/shape_board.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

int level_of(int points) { return std::min((points + 1) / 2, 3); }

TEST(PointValues, DoNotDependOnTheOrderOfTheDirections) {
  for (std::size_t i = 0; i < kCombinations; ++i) {
    std::array<std::size_t, 4> classes{i >> 9, i >> 6 & 7, i >> 3 & 7, i & 7};
    std::sort(classes.begin(), classes.end());
    const std::size_t sorted = classes[0] << 9 | classes[1] << 6 | classes[2] << 3 | classes[3];
    const auto& [values, scores] = point_values();
    EXPECT_EQ(values[i].to_move(), values[sorted].to_move());
    EXPECT_EQ(values[i].waiting(), values[sorted].waiting());
    EXPECT_EQ(scores[i].attack, scores[sorted].attack);
    EXPECT_EQ(scores[i].defence, scores[sorted].defence);
  }
}

Shape best_of(const ShapeBoard& board, Color color, Point point) {
  Shape best = Shape::kNone;
  for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
    best = std::max(best, board.shape(color, point, direction));
  }
  return best;
}

std::size_t combination_of(const ShapeBoard& board, Color color, Point point) {
  std::size_t combination = 0;
  for (int direction = 0; direction < ShapeBoard::kDirectionCount; ++direction) {
    const int shape = shape_class(board.shape(color, point, direction));
    combination = 8 * combination + static_cast<std::size_t>(shape);
  }
  return combination;
}

TEST(BoardValue, KeepsBothSumsApart) {
  std::mt19937 random(6);
  BoardValue sum;
  int to_move = 0, waiting = 0;
  for (int i = 0; i < 1000; ++i) {
    const int first = static_cast<int>(random() % 20'000) - 10'000;
    const int second = static_cast<int>(random() % 20'000) - 10'000;
    if (i % 3 == 0) {
      sum -= {first, second};
      to_move -= first;
      waiting -= second;
    } else {
      sum += {first, second};
      to_move += first;
      waiting += second;
    }
    ASSERT_EQ(sum.to_move(), to_move);
    ASSERT_EQ(sum.waiting(), waiting);
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
          const Shape best = best_of(board, color, point);
          threes += best == Shape::kOpenThree;
          fours += best >= Shape::kFour && best <= Shape::kStraightFour;
          const std::size_t combination = combination_of(board, color, point);
          const std::size_t taken = combination_of(board, opponent(color), point);
          EXPECT_EQ(board.move_score(color, point), point_values().scores[combination].attack +
                                                        point_values().scores[taken].defence);
          const BoardValue value = point_values().values[combination];
          sum += is_own ? value.to_move() : -value.waiting();
        }
        levels[is_own ? 0 : 1] = 4 * level_of(threes) + level_of(fours);
        EXPECT_EQ(threat_level(board, color), levels[is_own ? 0 : 1]);
      }
      const int threats = kThreatLevels * levels[0] + levels[1];
      EXPECT_EQ(evaluate(board),
                sum / 4 + kThreatUnit * kThreatValues[static_cast<std::size_t>(threats)]);
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

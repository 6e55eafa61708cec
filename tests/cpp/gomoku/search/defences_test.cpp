#include "gomoku/search/defences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "gomoku/rules/all_rules.h"
#include "gomoku/rules/forbidden_oracle.h"
#include "gomoku/rules/threats_oracle.h"
#include "gomoku/search/near_game.h"
#include "gomoku/search/threat_search_oracle.h"
#include "scale.h"

namespace qiju::gomoku {
namespace {

/// The next moves of both sides after a game, by the rules alone.
class NextMoves {
 public:
  NextMoves(std::vector<Point> game, Rule rule, int size)
      : game_(std::move(game)), position_(game_, size), rule_(rule) {}

  bool is_legal(Color color, Point point) const {
    if (position_.at(point) != Color::kNone) return false;
    if (rule_ != Rule::kRenju || color != Color::kBlack) return true;
    return forbidden_oracle::Oracle(position_).find(point).kind == ForbiddenKind::kNone;
  }

  bool has_five(Color color) const {
    ThreatSearchOracle oracle(game_, rule_, position_.size());
    for (Point point = 0; point < position_.points(); ++point) {
      if (position_.at(point) == Color::kNone && oracle.makes_five(point, color)) return true;
    }
    return false;
  }

  /// Does a stone on the empty point make a straight four, be it legal or not?
  bool makes_straight_four(Color color, Point point) const {
    Position after = position_;
    after.set(point, color);
    const threats_oracle::Definition definition(after, rule_);
    for (const auto& [row, completing] : definition.listing()) {
      const auto& [its_color, kind, stones] = row;
      if (its_color == color && kind == Threat::Kind::kStraightFour &&
          std::find(stones.begin(), stones.end(), point) != stones.end()) {
        return true;
      }
    }
    return false;
  }

 private:
  std::vector<Point> game_;
  Position position_;
  Rule rule_;
};

TEST(Defences, AreAllMovesThatStopTheThreat) {
  std::mt19937 random(71);
  int fives = 0, straight_fours = 0, none = 0, stopped = 0;
  for (int i = 0; i < scaled(600); ++i) {
    const Rule rule = kRules[random() % 4];
    const int size = 7 + static_cast<int>(random() % 3);
    auto game = near_game(random, rule, size, 8 + static_cast<int>(random() % 12));
    const ShapeBoard board(game, rule, size);
    const Color side = board.to_move(), attacker = opponent(side);
    const Shape threat = opponent_threat(board, side);
    const NextMoves before(game, rule, size);
    std::vector<Point> attacks;  // after a stone of `side` there are no others
    for (Point point = 0; point < size * size; ++point) {
      if (board.position().at(point) != Color::kNone) continue;
      if (before.makes_straight_four(attacker, point)) attacks.push_back(point);
    }
    const auto threatens_straight_four = [&](const NextMoves& position) {
      return std::any_of(attacks.begin(), attacks.end(), [&](Point point) {
        return position.is_legal(attacker, point) && position.makes_straight_four(attacker, point);
      });
    };
    ASSERT_EQ(threat, before.has_five(attacker)         ? Shape::kFive
                      : threatens_straight_four(before) ? Shape::kStraightFour
                                                        : Shape::kNone);
    ++(threat == Shape::kFive ? fives : threat == Shape::kNone ? none : straight_fours);
    if (threat == Shape::kNone || before.has_five(side)) continue;

    std::vector<Point> defences;
    add_defences(board, side, threat, defences);
    for (Point move = 0; move < size * size; ++move) {
      if (!before.is_legal(side, move)) continue;
      game.push_back(move);
      const NextMoves after(game, rule, size);
      // A four of `side` puts off a straight four, but not a five.
      const bool stops = threat == Shape::kFive
                             ? !after.has_five(attacker)
                             : after.has_five(side) || !threatens_straight_four(after);
      game.pop_back();
      const bool is_listed = std::find(defences.begin(), defences.end(), move) != defences.end();
      ASSERT_TRUE(is_listed || !stops) << move;
      stopped += stops;
    }
  }
  EXPECT_GT(fives, scaled(30));
  EXPECT_GT(straight_fours, scaled(30));
  EXPECT_GT(none, scaled(30));
  EXPECT_GT(stopped, scaled(200));
}

TEST(Defences, AgainstAFourAreThePointsOfItsFive) {
  const auto defences = [](const std::vector<Point>& game, Rule rule) {
    const ShapeBoard board(game, rule, kSize);
    std::vector<Point> moves;
    add_defences(board, Color::kWhite, opponent_threat(board, Color::kWhite), moves);
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    return moves;
  };
  // Black has 32 to 35, and White to move has 31, or neither end.
  const std::vector<Point> closed{32, 31, 33, 200, 34, 202, 35};
  EXPECT_EQ(defences(closed, Rule::kFreestyle), (std::vector<Point>{36}));
  EXPECT_EQ(defences(closed, Rule::kCaro), (std::vector<Point>{36, 37}));
  const std::vector<Point> open{32, 180, 33, 200, 34, 202, 35};
  EXPECT_EQ(defences(open, Rule::kStandard), (std::vector<Point>{31, 36}));
}

}  // namespace
}  // namespace qiju::gomoku

// The board of the searches, which keeps the shapes of every empty point up to date.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/rules/position.h"
#include "gomoku/rules/shapes.h"
#include "gomoku/search/evaluation.h"

namespace qiju::gomoku {

/// Every point has, for each colour, four lines as numbers of the ShapeTable, one for each
/// direction of kDirections, and what follows from them:
///
///                 →          ↙          ↓          ↘
///     lines    number     number     number     number        a stone adds its weight
///     shapes   kNone      kOpenThree kNone      kFour         look-ups in the ShapeTable
///     best                kFour                               the strongest, if at least a three
///     combination        0    5     0    6                    their classes, see evaluation.h
///
/// `make` updates the points on the four lines of the stone, up to ShapeTable::kReach away, and
/// logs what they were; `unmake` restores the log.
class ShapeBoard {
 public:
  static constexpr int kDirectionCount = 4;  ///< lines through a point, in the order of kDirections

  /// The stones of a game, Black first, or a set-up position with kPass. Every point must be on the
  /// board and none may occur twice.
  ShapeBoard(std::span<const Point> moves, Rule rule, int size);

  void make(Point point);  ///< a stone of the side to move on an empty point, or kPass
  void unmake();           ///< takes back the last turn, which must be by `make`

  const Position& position() const { return position_; }
  Rule rule() const { return rule_; }
  std::span<const Point> moves() const { return moves_; }  ///< with kPass
  int stones() const { return stones_; }
  Color to_move() const { return moves_.size() % 2 == 0 ? Color::kBlack : Color::kWhite; }

  /// Zobrist hash of the stones and the passes, and so of the side to move.
  std::uint64_t hash() const { return hash_; }
  std::uint64_t hash_after(Point point) const {
    return hash_ ^ (point == kPass ? kPassKey : key(to_move(), point));
  }
  static std::uint64_t key(Color color, Point point);

  /// What a stone of `color` on the empty `point` makes in direction 0 to 3.
  Shape shape(Color color, Point point, int direction) const {
    return at(color, point).view.shapes[static_cast<std::size_t>(direction)];
  }
  /// The number of directions in which it makes `least` or a stronger shape.
  int count_directions(Color color, Point point, Shape least) const {
    const auto& shapes = at(color, point).view.shapes;
    return static_cast<int>(
        std::count_if(shapes.begin(), shapes.end(), [=](Shape shape) { return shape >= least; }));
  }
  /// The strongest of its four shapes; kNone if that is less than a three.
  Shape best(Color color, Point point) const { return at(color, point).view.best; }

  /// How good a move of `color` on the empty `point` is, by what it makes, and by what it takes
  /// from the opponent.
  int move_score(Color color, Point point) const {
    return point_values_->scores[combination(color, point)].attack +
           point_values_->scores[combination(opponent(color), point)].defence;
  }
  Combination combination(Color color, Point point) const {
    return at(color, point).view.combination;
  }
  /// The sum of its empty points.
  BoardValue board_value(Color color) const { return board_values_[index(color)]; }

  /// The empty points where `color` has this best shape.
  const PointSet& points(Color color, Shape best) const { return group(color, best).points; }
  int count(Color color, Shape best) const { return group(color, best).count; }

  /// Does renju forbid `color` the empty `point`? Shapes decide, except for double-threes, which
  /// need the full definition.
  [[nodiscard]] bool is_forbidden(Color color, Point point) const {
    return rule_ == Rule::kRenju && color == Color::kBlack && best(color, point) != Shape::kNone &&
           is_forbidden_shape(point);
  }

  /// Calls `visit(defence)` for the empty points where a stone of the opponent would weaken what
  /// `color` makes on `point` in a direction, without `point` itself.
  template <class Visit>
  void for_each_defence(Color color, Point point, int direction, Visit visit) const {
    const auto along = static_cast<std::size_t>(direction);
    const Span span = spans_[static_cast<std::size_t>(point)][along];
    const PointShapes& shapes = at(color, point);
    for (int i = -span.before; i <= span.after; ++i) {
      const Point defence = point + i * steps_[along];
      if (i == 0 || position_.at(defence) != Color::kNone) continue;
      const std::uint32_t weakened = shapes.lines[along] + 2 * ShapeTable::stone(i);
      if (tables_[index(color)]->at(weakened) < shapes.view.shapes[along]) visit(defence);
    }
  }

 private:
  /// What follows from the lines of a point, for one colour.
  struct View {
    std::array<Shape, kDirectionCount> shapes{};
    Shape best = Shape::kNone;
    Combination combination = 0;
  };
  /// A point as one colour sees it; while it is occupied, as before that.
  struct PointShapes {
    std::array<std::uint32_t, kDirectionCount> lines{};
    View view;
  };
  /// One line of a point, and its view, before a stone.
  struct Change {
    View view;
    std::uint32_t line;
    std::uint16_t point;
    std::uint8_t direction;
    Color color;
  };
  /// What to restore when a turn is taken back; its part of the log begins at `changes`.
  struct Undo {
    std::uint64_t hash;
    std::array<BoardValue, 2> board_values;
    std::size_t changes;
  };
  /// The empty points with the same best shape.
  struct Group {
    PointSet points;
    int count = 0;
  };
  /// How many points before and after a point are within reach and on the board.
  struct Span {
    std::uint8_t before, after;
  };

  static constexpr std::uint64_t kPassKey = 0x9e3779b97f4a7c15;
  /// By one stone: every point within reach changes along one line for two colours.
  static constexpr std::size_t kMaxChanges = 2 * (2 * ShapeTable::kReach * kDirectionCount);

  static std::size_t index(Color color) { return static_cast<std::size_t>(color) - 1; }

  const PointShapes& at(Color color, Point point) const {
    return points_[static_cast<std::size_t>(point)][index(color)];
  }
  PointShapes& at(Color color, Point point) {
    return points_[static_cast<std::size_t>(point)][index(color)];
  }
  const Group& group(Color color, Shape best) const {
    return groups_[index(color)][static_cast<std::size_t>(best)];
  }
  bool is_forbidden_shape(Point point) const;
  void add_to_group(Color color, Point point, Shape best, int count = 1);
  void remove_from_group(Color color, Point point, Shape best) {
    add_to_group(color, point, best, -1);
  }
  void update_lines(Point point, Color stone);
  void update_best(Color color, Point point);

  Rule rule_;
  Position position_;
  std::vector<Point> moves_;
  int stones_ = 0;
  std::uint64_t hash_ = 0;
  std::array<const ShapeTable*, 2> tables_;
  std::array<int, kDirectionCount> steps_{};  // to the next point of a line
  std::array<std::array<Span, kDirectionCount>, kMaxPoints> spans_{};
  std::array<std::array<PointShapes, 2>, kMaxPoints> points_;
  std::array<std::array<Group, kShapes>, 2> groups_;
  const PointValues* point_values_;
  std::array<BoardValue, 2> board_values_{};
  std::vector<Undo> undos_;
  std::vector<Change> changes_;  // a log of `change_count_` entries, with room for more
  std::size_t change_count_ = 0;
};

}  // namespace qiju::gomoku

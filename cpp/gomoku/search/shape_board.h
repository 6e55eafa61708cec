// The board that searches play on: the shapes around every point, kept up to date by each stone.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/rules/point_set.h"
#include "gomoku/rules/position.h"
#include "gomoku/rules/shapes.h"

namespace qiju::gomoku {

/// Make and unmake cost the points within reach on the four lines through the stone, no more.
class ShapeBoard {
 public:
  static constexpr int kDirections = 4;  ///< of a line, in the order of kSteps

  /// The stones of a game, Black first. Every point must be on the board, and none twice.
  ShapeBoard(std::span<const Point> moves, Rule rule, int size);

  void make(Point point);  ///< a stone of the side to move; `point` must be empty
  void unmake();           ///< takes the last stone back

  const Position& position() const { return position_; }
  Rule rule() const { return rule_; }
  std::span<const Point> moves() const { return moves_; }
  Colour to_move() const { return moves_.size() % 2 == 0 ? Colour::kBlack : Colour::kWhite; }

  /// Of the stones, and so of the side to move.
  std::uint64_t hash() const { return hash_; }
  std::uint64_t hash_after(Point point) const { return hash_ ^ key(to_move(), point); }

  /// What a stone of `colour` on the empty `point` makes in direction 0 to 3.
  Shape shape(Colour colour, Point point, int direction) const {
    return spot(colour, point).shapes[static_cast<std::size_t>(direction)];
  }
  /// The best of the four, kNone for what is less than a three.
  Shape best(Colour colour, Point point) const { return spot(colour, point).best; }

  /// What the empty `point` holds for a colour in all four directions, 0 or more.
  int worth(Colour colour, Point point) const { return spot(colour, point).worth; }
  /// What the board holds for it: the squares of its points' worths, since where lines cross one
  /// stone makes two things.
  int potential(Colour colour) const { return potentials_[index(colour)]; }

  /// The empty points where the best of a colour's four shapes is this one.
  const PointSet& points(Colour colour, Shape best) const { return group(colour, best).points; }
  int count(Colour colour, Shape best) const { return group(colour, best).count; }

  /// May the empty `point` not be played by `colour`? Asks renju's full definition only where
  /// shapes leave a doubt.
  bool is_forbidden(Colour colour, Point point) const;

  /// Calls `visit(stop)` for the empty points where a stone of the other colour would make less of
  /// what `point` makes in a direction, but for `point` itself.
  template <class Visit>
  void for_each_stop(Colour colour, Point point, int direction, Visit visit) const {
    const Span span = span_of(point, direction);
    const std::uint32_t line = spot(colour, point).lines[static_cast<std::size_t>(direction)];
    for (int i = -span.before; i <= span.after; ++i) {
      if (i == 0 || position_.at(point + i * span.step) != Colour::kNone) continue;
      const Shape left = tables_[index(colour)]->at(line + 2 * ShapeTable::stone(i));
      if (left < shape(colour, point, direction)) visit(point + i * span.step);
    }
  }

 private:
  /// An empty or a taken point, as one colour sees it; shapes of taken points are those from when
  /// they were empty.
  struct Spot {
    std::array<std::uint32_t, kDirections> lines{};
    std::array<Shape, kDirections> shapes{};
    Shape best = Shape::kNone;
    std::int16_t worth = 0;
  };
  struct Group {
    PointSet points;
    int count = 0;
  };
  struct Span {
    int step, before, after;  // to the next point, and how many points within reach on either side
  };

  static std::size_t index(Colour colour) { return static_cast<std::size_t>(colour) - 1; }
  static std::uint64_t key(Colour colour, Point point);

  const Spot& spot(Colour colour, Point point) const {
    return spots_[index(colour)][static_cast<std::size_t>(point)];
  }
  Spot& spot(Colour colour, Point point) {
    return spots_[index(colour)][static_cast<std::size_t>(point)];
  }
  const Group& group(Colour colour, Shape best) const {
    return groups_[index(colour)][static_cast<std::size_t>(best)];
  }
  Span span_of(Point point, int direction) const;
  void count(Colour colour, Point point, bool in);
  void list(Colour colour, Point point, bool in);
  void change(Point point, Colour colour, bool in);
  void refresh(Colour colour, Point point, int direction);

  Rule rule_;
  Position position_;
  std::vector<Point> moves_;
  std::uint64_t hash_ = 0;
  std::array<const ShapeTable*, 2> tables_;
  std::array<std::array<Spot, kMaxPoints>, 2> spots_;
  std::array<std::array<Group, kShapes>, 2> groups_;
  std::array<int, 2> potentials_{};
};

}  // namespace qiju::gomoku

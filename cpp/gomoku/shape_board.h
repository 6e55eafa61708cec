// The board that searches play on: the shapes around every point, kept up to date by each stone.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "gomoku/position.h"
#include "gomoku/shapes.h"

namespace qiju::gomoku {

inline constexpr int kDirections = 4;

/// Make and unmake cost the points within reach on the four lines through the stone, no more.
class ShapeBoard {
 public:
  /// The stones of a game, Black first. Every point must be on the board, and none twice.
  ShapeBoard(std::span<const Point> moves, Rule rule, int size);

  void make(Point point);  ///< a stone of the side to move
  void unmake();           ///< the last stone

  const Position& position() const;
  Rule rule() const;
  Colour to_move() const;
  std::uint64_t hash() const;  ///< of the stones and the side to move

  /// What a stone of `colour` on the empty `point` makes in direction 0 to 3.
  Shape shape(Colour colour, Point point, int direction) const;

  /// The empty points where the best of a colour's four shapes is this one, in no order.
  std::span<const Point> points(Colour colour, Shape best) const;

  /// Renju: may Black play here? Asks the full definition only where shapes leave a doubt.
  bool is_forbidden(Point point) const;
};

}  // namespace qiju::gomoku

#include "gomoku/rules/shapes.h"

#include <algorithm>

namespace qiju::gomoku {

namespace {

enum class Cell : std::uint8_t { kEmpty, kOwn, kOther, kEdge };

/// What one side of a point holds, nearest first, and behind it the edge.
struct Side {
  std::array<Cell, ShapeTable::kReach + 1> cells;
  int own;  ///< own stones next to the point without a gap

  Cell end() const { return cells[static_cast<std::size_t>(own)]; }
};

Side side_of(std::uint32_t number) {
  std::uint32_t room = ShapeTable::kReach;
  if (std::uint32_t lines = 243; number >= lines) {
    number -= lines;
    for (room = 0, lines = 1; number >= lines; ++room, lines *= 3) number -= lines;
  }
  Side side{};
  side.cells.fill(Cell::kEdge);
  for (std::uint32_t i = 0; i < room; ++i, number /= 3) {
    side.cells[i] = static_cast<Cell>(number % 3);
  }
  while (side.end() == Cell::kOwn) ++side.own;
  return side;
}

/// What makes this shape, no five, by one more stone.
constexpr Shape one_less(Shape shape) {
  switch (shape) {
    case Shape::kStraightFour:
      return Shape::kThree;
    case Shape::kTwoFours:
    case Shape::kFour:
      return Shape::kBlockedThree;
    case Shape::kThree:
      return Shape::kTwo;
    case Shape::kBlockedThree:
      return Shape::kBlockedTwo;
    case Shape::kTwo:
      return Shape::kOne;
    case Shape::kBlockedTwo:
      return Shape::kBlockedOne;
    default:
      return Shape::kNone;
  }
}

}  // namespace

const ShapeTable& ShapeTable::of(Rule rule, Colour colour) {
  if (rule == Rule::kStandard) {
    static const ShapeTable standard(rule, colour);
    return standard;
  }
  if (rule == Rule::kCaro) {
    static const ShapeTable caro(rule, colour);
    return caro;
  }
  if (rule == Rule::kRenju && colour == Colour::kBlack) {
    static const ShapeTable black(rule, colour);
    return black;
  }
  static const ShapeTable freestyle(Rule::kFreestyle, colour);  // renju's White is as free
  return freestyle;
}

ShapeTable::ShapeTable(Rule rule, Colour colour) : shapes_(kSides * kSides) {
  std::array<Side, kSides> sides;
  for (std::uint32_t side = 0; side < kSides; ++side) sides[side] = side_of(side);

  // What a line without five has, by what one more stone makes of it.
  const auto promise = [&](std::uint32_t line, const Side& before, const Side& after) {
    Shape best = Shape::kNone;
    int first = 0;  // offset of a point that makes five, 0 is none
    for (int offset = -kReach; offset <= kReach; ++offset) {
      if (offset == 0) continue;
      const Side& side = offset < 0 ? before : after;
      const int distance = offset < 0 ? -offset : offset;
      if (side.cells[static_cast<std::size_t>(distance - 1)] != Cell::kEmpty) continue;
      const Shape next = at(line + stone(offset));
      if (next != Shape::kOverline) best = std::max(best, next);
      if (next != Shape::kFive) continue;
      if (first == 0) {
        first = offset;
        continue;
      }
      // In caro, a stone on the one may spoil the five on the other.
      const bool both = at(line + stone(offset) + 2 * stone(first)) == Shape::kFive &&
                        at(line + stone(first) + 2 * stone(offset)) == Shape::kFive;
      return !both ? Shape::kFour : offset - first == 5 ? Shape::kStraightFour : Shape::kTwoFours;
    }
    return first != 0 ? Shape::kFour : one_less(best);
  };

  // A stone more is a larger number, so what it makes is known by then.
  for (std::uint32_t line = kSides * kSides; line-- > 0;) {
    const Side& before = sides[line % kSides];
    const Side& after = sides[line / kSides];
    const int row = before.own + 1 + after.own;
    const bool blocked = before.end() == Cell::kOther && after.end() == Cell::kOther;
    if (is_winning_row(rule, colour, row, blocked)) {
      shapes_[line] = Shape::kFive;
    } else if (row > 5) {
      shapes_[line] = rule == Rule::kRenju ? Shape::kOverline : Shape::kNone;
    } else {
      shapes_[line] = promise(line, before, after);
    }
  }
}

}  // namespace qiju::gomoku

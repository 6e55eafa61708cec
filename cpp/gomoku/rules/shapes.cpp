#include "gomoku/rules/shapes.h"

#include <algorithm>

namespace qiju::gomoku {
namespace {

enum class Cell : std::uint8_t { kEmpty, kOwn, kOpponent, kEdge };

/// The cells on one side of a point, nearest first, with the edge after the last one.
struct Side {
  std::array<Cell, ShapeTable::kReach + 1> cells;
  int own;  ///< number of own stones next to the point, without a gap

  Cell end() const { return cells[static_cast<std::size_t>(own)]; }
};

Side decode_side(std::uint32_t number) {
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

/// The shape that one more stone turns into this one, which is not a five.
constexpr std::array<Shape, kShapes> kOneStoneBefore{
    Shape::kNone,         Shape::kNone,       Shape::kNone,    Shape::kBlockedOne,
    Shape::kOpenOne,      Shape::kBlockedTwo, Shape::kOpenTwo, Shape::kBlockedThree,
    Shape::kBlockedThree, Shape::kOpenThree,  Shape::kNone,    Shape::kNone};

}  // namespace

const ShapeTable& ShapeTable::of(Rule rule, Color color) {
  if (rule == Rule::kStandard) return of<Rule::kStandard>();
  if (rule == Rule::kCaro) return of<Rule::kCaro>();
  // White in renju plays as in freestyle.
  const bool restricted = rule == Rule::kRenju && color == Color::kBlack;
  return restricted ? of<Rule::kRenju>() : of<Rule::kFreestyle>();
}

ShapeTable::ShapeTable(Rule rule) : shapes_(kSides * kSides) {
  std::array<Side, kSides> sides;
  for (std::uint32_t side = 0; side < kSides; ++side) sides[side] = decode_side(side);

  // The shape of a line without a five, from what one more stone makes of it.
  const auto unfinished = [&](std::uint32_t line, const Side& before, const Side& after) {
    Shape best = Shape::kNone;
    int first = 0;  // offset of the first point that makes five, 0 if there is none
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
      // In caro a stone on one of the two points may block the five on the other. With both, this
      // is Line::is_straight_four.
      const bool both = at(line + stone(offset) + 2 * stone(first)) == Shape::kFive &&
                        at(line + stone(first) + 2 * stone(offset)) == Shape::kFive;
      return !both ? Shape::kFour : offset - first == 5 ? Shape::kStraightFour : Shape::kDoubleFour;
    }
    return first != 0 ? Shape::kFour : kOneStoneBefore[static_cast<std::size_t>(best)];
  };

  // One more stone is a larger number, so its shape is already in the table.
  for (std::uint32_t line = kSides * kSides; line-- > 0;) {
    const Side& before = sides[line % kSides];
    const Side& after = sides[line / kSides];
    const int row = before.own + 1 + after.own;
    const bool blocked = before.end() == Cell::kOpponent && after.end() == Cell::kOpponent;
    if (is_winning_row(rule, Color::kBlack, row, blocked)) {
      shapes_[line] = Shape::kFive;
    } else if (row > 5) {
      shapes_[line] = rule == Rule::kRenju ? Shape::kOverline : Shape::kNone;
    } else {
      shapes_[line] = unfinished(line, before, after);
    }
  }
}

}  // namespace qiju::gomoku

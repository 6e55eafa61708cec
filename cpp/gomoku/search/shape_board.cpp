#include "gomoku/search/shape_board.h"

#include <algorithm>

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/line.h"

namespace qiju::gomoku {

namespace {

constexpr std::array kColours{Colour::kBlack, Colour::kWhite};

/// What a point holds by each shape there. Up to a four they were fitted by logistic regression to
/// how games of the engine with itself ended (P. Österlund, "Texel's Tuning Method", 2014).
constexpr std::array<std::int16_t, kShapes> kWorth{0, 0, 1, 2, 16, 10, 45, 57, 90, 110, 0, 200};

constexpr int worth_of(Shape shape) { return kWorth[static_cast<std::size_t>(shape)]; }

}  // namespace

ShapeBoard::ShapeBoard(std::span<const Point> moves, Rule rule, int size)
    : rule_(rule),
      position_(size),
      tables_{&ShapeTable::of(rule, Colour::kBlack), &ShapeTable::of(rule, Colour::kWhite)} {
  for (const Colour colour : kColours) {
    for (Point point = 0; point < position_.points(); ++point) {
      for (int direction = 0; direction < kDirections; ++direction) {
        const Span span = span_of(point, direction);
        spot(colour, point).lines[static_cast<std::size_t>(direction)] =
            ShapeTable::empty_line(span.before, span.after);
      }
      count(colour, point, true);
      for (int direction = 0; direction < kDirections; ++direction)
        refresh(colour, point, direction);
    }
  }
  moves_.reserve(static_cast<std::size_t>(position_.points()));
  for (const Point move : moves) make(move);
}

void ShapeBoard::make(Point point) {
  const Colour colour = to_move();
  for (const Colour eye : kColours) count(eye, point, false);
  position_.set(point, colour);
  change(point, colour, true);
  moves_.push_back(point);
}

void ShapeBoard::unmake() {
  const Point point = moves_.back();
  moves_.pop_back();
  change(point, to_move(), false);
  position_.set(point, Colour::kNone);
  for (const Colour eye : kColours) count(eye, point, true);
}

bool ShapeBoard::is_forbidden(Colour colour, Point point) const {
  if (rule_ != Rule::kRenju || colour != Colour::kBlack) return false;
  const Spot& spot = this->spot(colour, point);
  if (spot.best == Shape::kFive) return false;
  if (spot.best == Shape::kOverline) return true;
  int fours = 0, threes = 0;
  for (const Shape shape : spot.shapes) {
    fours += shape == Shape::kTwoFours ? 2 : shape == Shape::kFour || shape == Shape::kStraightFour;
    threes += shape == Shape::kThree;
  }
  return fours >= 2 || (threes >= 2 && foul_at(position_, point) != Foul::kNone);
}

/// SplitMix64's finaliser (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014), in place of a table of random numbers.
std::uint64_t ShapeBoard::key(Colour colour, Point point) {
  auto bits = (2 * static_cast<std::uint64_t>(point) + index(colour) + 1) * 0x9e3779b97f4a7c15;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

ShapeBoard::Span ShapeBoard::span_of(Point point, int direction) const {
  const auto [down, right] = kSteps[static_cast<std::size_t>(direction)];
  const int last = position_.size() - 1, row = point / (last + 1), col = point % (last + 1);
  Span span{down * (last + 1) + right, ShapeTable::kReach, ShapeTable::kReach};
  if (down != 0) {
    span.before = std::min(span.before, row);
    span.after = std::min(span.after, last - row);
  }
  if (right != 0) {
    span.before = std::min(span.before, right > 0 ? col : last - col);
    span.after = std::min(span.after, right > 0 ? last - col : col);
  }
  return span;
}

/// As one of the empty points, or no longer.
void ShapeBoard::count(Colour colour, Point point, bool in) {
  const int worth = this->worth(colour, point);
  potentials_[index(colour)] += in ? worth * worth : -worth * worth;
  list(colour, point, in);
}

/// Into the group of its best shape, or out of it.
void ShapeBoard::list(Colour colour, Point point, bool in) {
  Group& home = groups_[index(colour)][static_cast<std::size_t>(best(colour, point))];
  home.points.flip(point);
  home.count += in ? 1 : -1;
}

/// Tells the empty points that see a stone that it comes or goes. What lies behind a stone of the
/// other colour does not matter to a colour, and what a taken point would need to know is undone
/// before it is empty again.
void ShapeBoard::change(Point point, Colour colour, bool in) {
  hash_ ^= key(colour, point);
  for (int direction = 0; direction < kDirections; ++direction) {
    const Span span = span_of(point, direction);
    for (const Colour eye : kColours) {
      for (const int sign : {-1, 1}) {
        const int room = sign < 0 ? span.before : span.after;
        for (int i = 1; i <= room; ++i) {
          const Point near = point + sign * i * span.step;
          if (position_.at(near) == other(eye)) break;
          if (position_.at(near) == eye) continue;
          const std::uint32_t weight = ShapeTable::stone(-sign * i) * (eye == colour ? 1 : 2);
          spot(eye, near).lines[static_cast<std::size_t>(direction)] += in ? weight : 0 - weight;
          refresh(eye, near, direction);
        }
      }
    }
  }
}

void ShapeBoard::refresh(Colour colour, Point point, int direction) {
  Spot& spot = this->spot(colour, point);
  Shape& shape = spot.shapes[static_cast<std::size_t>(direction)];
  const Shape now = tables_[index(colour)]->at(spot.lines[static_cast<std::size_t>(direction)]);
  if (now == shape) return;
  const int before = spot.worth, more = worth_of(now) - worth_of(shape);
  spot.worth = static_cast<std::int16_t>(before + more);
  potentials_[index(colour)] += more * (2 * before + more);
  const bool small = std::max(now, shape) < Shape::kThree;
  shape = now;
  if (small) return;
  Shape best = *std::max_element(spot.shapes.begin(), spot.shapes.end());
  if (best < Shape::kThree) best = Shape::kNone;
  if (best == spot.best) return;
  list(colour, point, false);
  spot.best = best;
  list(colour, point, true);
}

}  // namespace qiju::gomoku

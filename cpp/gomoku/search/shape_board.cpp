#include "gomoku/search/shape_board.h"

#include <algorithm>

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/line.h"
#include "random/splitmix.h"

namespace qiju::gomoku {

namespace {

constexpr std::array kColors{Color::kBlack, Color::kWhite};

/// By shape. Up to a four they were fitted by logistic regression to the results of games of the
/// engine against itself (P. Österlund, "Texel's Tuning Method", 2014).
constexpr std::array<std::int16_t, kShapes> kScores{0, 0, 1, 2, 16, 10, 45, 57, 90, 110, 0, 200};

constexpr int score_of(Shape shape) { return kScores[static_cast<std::size_t>(shape)]; }

}  // namespace

ShapeBoard::ShapeBoard(std::span<const Point> moves, Rule rule, int size)
    : rule_(rule),
      position_(size),
      tables_{&ShapeTable::of(rule, Color::kBlack), &ShapeTable::of(rule, Color::kWhite)} {
  for (const Color color : kColors) {
    for (Point point = 0; point < position_.points(); ++point) {
      for (int direction = 0; direction < kDirectionCount; ++direction) {
        const Span span = span_of(point, direction);
        point_shapes(color, point).lines[static_cast<std::size_t>(direction)] =
            ShapeTable::empty_line(span.before, span.after);
      }
      update_empty(color, point, true);
      for (int direction = 0; direction < kDirectionCount; ++direction) {
        update_shape(color, point, direction);
      }
    }
  }
  moves_.reserve(static_cast<std::size_t>(position_.points()));
  for (const Point move : moves) {
    if (move == kPass) {
      pass();
    } else {
      make(move);
    }
  }
}

void ShapeBoard::make(Point point) {
  assert(position_.at(point) == Color::kNone);
  const Color stone = to_move();
  for (const Color color : kColors) update_empty(color, point, false);
  position_.set(point, stone);
  update_lines(point, stone, true);
  moves_.push_back(point);
  ++stones_;
}

void ShapeBoard::unmake() {
  assert(stones_ > 0 && moves_.back() != kPass);
  --stones_;
  const Point point = moves_.back();
  moves_.pop_back();
  update_lines(point, to_move(), false);
  position_.set(point, Color::kNone);
  for (const Color color : kColors) update_empty(color, point, true);
}

void ShapeBoard::pass() {
  moves_.push_back(kPass);
  hash_ ^= kPassKey;
}

void ShapeBoard::unpass() {
  assert(moves_.back() == kPass);
  moves_.pop_back();
  hash_ ^= kPassKey;
}

bool ShapeBoard::is_forbidden(Color color, Point point) const {
  if (rule_ != Rule::kRenju || color != Color::kBlack) return false;
  const PointShapes& at = point_shapes(color, point);
  if (at.best == Shape::kFive) return false;
  if (at.best == Shape::kOverline) return true;
  int fours = 0, threes = 0;
  for (const Shape shape : at.shapes) {
    fours +=
        shape == Shape::kDoubleFour ? 2 : shape == Shape::kFour || shape == Shape::kStraightFour;
    threes += shape == Shape::kOpenThree;
  }
  return fours >= 2 || (threes >= 2 && forbidden_at(position_, point) != ForbiddenKind::kNone);
}

/// A Zobrist key, computed instead of stored.
std::uint64_t ShapeBoard::key(Color color, Point point) {
  return splitmix64(0, 2 * static_cast<std::uint64_t>(point) + index(color) + 1);
}

ShapeBoard::Span ShapeBoard::span_of(Point point, int direction) const {
  const auto [down, right] = kDirections[static_cast<std::size_t>(direction)];
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

/// Adds a point that has become empty to the totals, or removes one that is no longer empty.
void ShapeBoard::update_empty(Color color, Point point, bool empty) {
  const int score = point_score(color, point);
  board_scores_[index(color)] += empty ? score * score : -score * score;
  update_group(color, point, empty);
}

/// Adds a point to the group of its best shape, or removes it.
void ShapeBoard::update_group(Color color, Point point, bool member) {
  Group& home = groups_[index(color)][static_cast<std::size_t>(best(color, point))];
  home.points.flip(point);
  home.count += member ? 1 : -1;
}

/// Adds a stone to the lines of the empty points within reach, or removes it. Points behind a stone
/// of a colour's opponent cannot be part of the same five, so they are skipped. So are occupied
/// points: a stone that they do not see is removed again before they become empty.
void ShapeBoard::update_lines(Point point, Color stone, bool placed) {
  hash_ ^= key(stone, point);
  for (int direction = 0; direction < kDirectionCount; ++direction) {
    const Span span = span_of(point, direction);
    for (const Color color : kColors) {
      for (const int sign : {-1, 1}) {
        const int room = sign < 0 ? span.before : span.after;
        for (int i = 1; i <= room; ++i) {
          const Point near = point + sign * i * span.step;
          if (position_.at(near) == opponent(color)) break;
          if (position_.at(near) == color) continue;
          const std::uint32_t weight = ShapeTable::stone(-sign * i) * (color == stone ? 1 : 2);
          point_shapes(color, near).lines[static_cast<std::size_t>(direction)] +=
              placed ? weight : 0 - weight;
          update_shape(color, near, direction);
        }
      }
    }
  }
}

/// Looks up the shape of a changed line, and updates what depends on it.
void ShapeBoard::update_shape(Color color, Point point, int direction) {
  PointShapes& at = point_shapes(color, point);
  Shape& shape = at.shapes[static_cast<std::size_t>(direction)];
  const Shape now = tables_[index(color)]->at(at.lines[static_cast<std::size_t>(direction)]);
  if (now == shape) return;
  const int before = at.score, change = score_of(now) - score_of(shape);
  at.score = static_cast<std::int16_t>(before + change);
  board_scores_[index(color)] += change * (2 * before + change);
  const bool weak = std::max(now, shape) < Shape::kOpenThree;
  shape = now;
  if (weak) return;
  Shape best = *std::max_element(at.shapes.begin(), at.shapes.end());
  if (best < Shape::kOpenThree) best = Shape::kNone;
  if (best == at.best) return;
  update_group(color, point, false);
  at.best = best;
  update_group(color, point, true);
}

}  // namespace qiju::gomoku

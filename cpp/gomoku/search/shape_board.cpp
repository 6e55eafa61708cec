#include "gomoku/search/shape_board.h"

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/line.h"
#include "random/random.h"

namespace qiju::gomoku {
namespace {

constexpr std::array kColors{Color::kBlack, Color::kWhite};

/// The bits of a combination for a shape in a direction.
constexpr int in_combination(Shape shape, std::size_t direction) {
  return shape_class(shape) << (3 * direction);
}

}  // namespace

// Called once for each search, so small rather than fast.
[[gnu::cold]] ShapeBoard::ShapeBoard(std::span<const Point> moves, Rule rule, int size)
    : rule_(rule),
      position_(size),
      tables_{&ShapeTable::of(rule, Color::kBlack), &ShapeTable::of(rule, Color::kWhite)},
      point_values_(&point_values()) {
  for (std::size_t i = 0; i < kDirectionCount; ++i) {
    steps_[i] = kDirections[i].row * size + kDirections[i].col;
  }
  // In freestyle a sixth stone in a row changes nothing.
  const int reach = rule == Rule::kFreestyle ? ShapeTable::kReach - 1 : ShapeTable::kReach;
  const auto within_reach = [reach](int distance) {
    return static_cast<std::uint8_t>(std::min(distance, reach));
  };
  for (Point point = 0; point < position_.points(); ++point) {
    const int up = point / size, down = size - 1 - up, left = point % size, right = size - 1 - left;
    auto& spans = spans_[static_cast<std::size_t>(point)];
    spans = {{{within_reach(left), within_reach(right)},
              {within_reach(std::min(up, right)), within_reach(std::min(down, left))},
              {within_reach(up), within_reach(down)},
              {within_reach(std::min(up, left)), within_reach(std::min(down, right))}}};
    for (const Color color : kColors) {
      PointShapes& shapes = at(color, point);
      for (std::size_t i = 0; i < kDirectionCount; ++i) {
        shapes.lines[i] = ShapeTable::empty_line(spans[i].before, spans[i].after);
        shapes.view.shapes[i] = tables_[index(color)]->at(shapes.lines[i]);
        shapes.view.combination = static_cast<Combination>(
            shapes.view.combination + in_combination(shapes.view.shapes[i], i));
      }
      board_values_[index(color)] += point_values_->values[shapes.view.combination];
      add_to_group(color, point, shapes.view.best);
    }
  }
  moves_.reserve(static_cast<std::size_t>(position_.points()));
  for (const Point move : moves) {
    make(move);
    undos_.clear();  // these moves are never taken back
    change_count_ = 0;
  }
}

void ShapeBoard::make(Point point) {
  assert(point == kPass || position_.at(point) == Color::kNone);
  const Color stone = to_move();
  undos_.push_back({hash_, board_values_, change_count_});
  hash_ = hash_after(point);
  moves_.push_back(point);
  if (point == kPass) return;
  for (const Color color : kColors) {
    board_values_[index(color)] -= point_values_->values[combination(color, point)];
    remove_from_group(color, point, best(color, point));
  }
  position_.set(point, stone);
  update_lines(point, stone);
  ++stones_;
}

void ShapeBoard::unmake() {
  assert(!undos_.empty());
  const Point point = moves_.back();
  const Undo& undo = undos_.back();
  hash_ = undo.hash;
  board_values_ = undo.board_values;
  // In any order: no line has changed twice.
  for (const Change& change :
       std::span(changes_).subspan(undo.changes, change_count_ - undo.changes)) {
    PointShapes& changed = at(change.color, change.point);
    if (changed.view.best != change.view.best) {
      remove_from_group(change.color, change.point, changed.view.best);
      add_to_group(change.color, change.point, change.view.best);
    }
    changed.lines[change.direction] = change.line;
    changed.view = change.view;
  }
  change_count_ = undo.changes;
  undos_.pop_back();
  moves_.pop_back();
  if (point == kPass) return;
  position_.set(point, Color::kNone);
  --stones_;
  for (const Color color : kColors) add_to_group(color, point, best(color, point));
}

/// The same for a point where Black, in renju, makes at least a three.
bool ShapeBoard::is_forbidden_shape(Point point) const {
  const View& view = at(Color::kBlack, point).view;
  if (view.best == Shape::kFive) return false;
  if (view.best == Shape::kOverline) return true;
  int fours = 0, threes = 0;
  for (const Shape shape : view.shapes) {
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

void ShapeBoard::add_to_group(Color color, Point point, Shape best, int count) {
  Group& group = groups_[index(color)][static_cast<std::size_t>(best)];
  group.points.flip(point);
  group.count += count;
}

/// Adds a stone to the lines of the empty points within reach. For each colour, it skips points
/// behind a stone of the opponent, which cannot be part of the same five. It also skips occupied
/// points: the stone is removed again before they become empty.
void ShapeBoard::update_lines(Point point, Color stone) {
  if (changes_.size() < change_count_ + kMaxChanges) {
    changes_.resize(2 * change_count_ + kMaxChanges);
  }
  Change* change = changes_.data() + change_count_;
  const auto& values = point_values_->values;
  for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
    const Span span = spans_[static_cast<std::size_t>(point)][direction];
    for (const int sign : {-1, 1}) {
      const int step = sign * steps_[direction];
      const Point end = point + (sign < 0 ? span.before + 1 : span.after + 1) * step;
      Point near = point + step;
      std::uint32_t weight = ShapeTable::stone(-sign);  // of the stone as `near` sees it
      const auto update = [&](Color color) {
        PointShapes& shapes = at(color, near);
        View& view = shapes.view;
        std::uint32_t& line = shapes.lines[direction];
        *change++ = {view, line, static_cast<std::uint16_t>(near),
                     static_cast<std::uint8_t>(direction), color};
        line += color == stone ? weight : 2 * weight;
        const Shape before = view.shapes[direction], now = tables_[index(color)]->at(line);
        if (now == before) return;
        BoardValue& value = board_values_[index(color)];
        value -= values[view.combination];
        view.combination = static_cast<Combination>(
            view.combination - in_combination(before, direction) + in_combination(now, direction));
        value += values[view.combination];
        view.shapes[direction] = now;
        if (std::max(now, before) >= Shape::kOpenThree) update_best(color, near);
      };
      for (; near != end && position_.at(near) == Color::kNone; near += step, weight *= 3) {
        update(Color::kBlack);
        update(Color::kWhite);
      }
      if (near == end) continue;
      const Color color = position_.at(near);
      for (; near != end && position_.at(near) != opponent(color); near += step, weight *= 3) {
        if (position_.at(near) == Color::kNone) update(color);
      }
    }
  }
  change_count_ = static_cast<std::size_t>(change - changes_.data());
  assert(change_count_ <= undos_.back().changes + kMaxChanges);
}

/// Finds the best shape of a point again after a shape of at least a three has changed.
void ShapeBoard::update_best(Color color, Point point) {
  View& view = at(color, point).view;
  Shape best = *std::max_element(view.shapes.begin(), view.shapes.end());
  if (best < Shape::kOpenThree) best = Shape::kNone;
  if (best == view.best) return;
  remove_from_group(color, point, view.best);
  add_to_group(color, point, best);
  view.best = best;
}

}  // namespace qiju::gomoku

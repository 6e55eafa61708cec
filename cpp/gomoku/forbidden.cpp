#include "gomoku/forbidden.h"

#include <algorithm>
#include <array>
#include <optional>

namespace qiju::gomoku {

namespace {

struct Step {
  int row, col;
};
// Forward is to a greater point, so that stones come in ascending order.
constexpr std::array<Step, 4> kDirections{{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};

/// A row of black stones, by how far along its line from the point in question.
struct Row {
  int first, last;
  int length() const { return last - first + 1; }
};

/// A line through a point that Black has just taken, or would take. The edge stops him as a white
/// stone does.
class Line {
 public:
  Line(const Position& board, Point point, Step step)
      : board_(&board),
        row_(point / board.size()),
        col_(point % board.size()),
        step_(step),
        own_(grown({0, 0})) {}

  /// The row that the stone on the point is part of.
  Row own() const { return own_; }

  Point point(int at) const {
    return (row_ + at * step_.row) * board_->size() + col_ + at * step_.col;
  }

  /// Calls `visit(gap, row)` for the empty points at the ends of the stone's row, with the row that
  /// one more stone there would make.
  template <class Visit>
  void for_each_gap(Visit visit) const {
    for (const int gap : {own_.first - 1, own_.last + 1}) {
      if (!holds(gap, Colour::kNone)) continue;
      visit(gap, grown({std::min(gap, own_.first), std::max(gap, own_.last)}));
    }
  }

  /// Would one more stone at either end of `row` make exactly five?
  bool is_straight_four(Row row) const {
    const auto makes_five = [&](int end, int beyond) {
      return holds(end, Colour::kNone) && !holds(beyond, Colour::kBlack);
    };
    return row.length() == 4 && makes_five(row.first - 1, row.first - 2) &&
           makes_five(row.last + 1, row.last + 2);
  }

  /// The points of `row`, all but the one at `gap`.
  std::vector<Point> stones(Row row, std::optional<int> gap = {}) const {
    std::vector<Point> points;
    for (int at = row.first; at <= row.last; ++at) {
      if (at != gap) points.push_back(point(at));
    }
    return points;
  }

 private:
  bool holds(int at, Colour colour) const {
    return board_->has(row_ + at * step_.row, col_ + at * step_.col) &&
           board_->at(point(at)) == colour;
  }

  Row grown(Row row) const {
    while (holds(row.first - 1, Colour::kBlack)) --row.first;
    while (holds(row.last + 1, Colour::kBlack)) ++row.last;
    return row;
  }

  const Position* board_;
  int row_, col_;
  Step step_;
  Row own_;
};

/// Tries black stones on a board of its own.
class Trial {
 public:
  explicit Trial(const Position& position) : board_(position) {}

  /// The foul of a stone on the empty `point`. `reasons` gets every line that makes it; if it is
  /// null, the search for threes ends at the second.
  Foul foul(Point point, std::vector<FoulLine>* reasons = nullptr) {
    board_.set(point, Colour::kBlack);
    const Foul found = foul_of(lines(point), reasons);
    board_.set(point, Colour::kNone);
    if (found == Foul::kNone && reasons) reasons->clear();
    return found;
  }

 private:
  using Lines = std::array<Line, kDirections.size()>;
  using Reasons = std::vector<FoulLine>;
  using Kind = FoulLine::Kind;

  Lines lines(Point point) const {
    return {Line(board_, point, kDirections[0]), Line(board_, point, kDirections[1]),
            Line(board_, point, kDirections[2]), Line(board_, point, kDirections[3])};
  }

  static bool has_five(const Lines& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const Line& line) { return line.own().length() == 5; });
  }

  Foul foul_of(const Lines& lines, Reasons* reasons) {
    if (has_five(lines)) return Foul::kNone;
    if (count_overlines(lines, reasons) >= 1) return Foul::kOverline;
    if (count_fours(lines, reasons) >= 2) return Foul::kDoubleFour;
    if (reasons) reasons->clear();
    if (count_threes(lines, reasons) >= 2) return Foul::kDoubleThree;
    return Foul::kNone;
  }

  static int count_overlines(const Lines& lines, Reasons* reasons) {
    int overlines = 0;
    for (const Line& line : lines) {
      if (line.own().length() < 6) continue;
      ++overlines;
      if (reasons) reasons->push_back({Kind::kOverline, line.stones(line.own()), {}});
    }
    return overlines;
  }

  static int count_fours(const Lines& lines, Reasons* reasons) {
    int fours = 0;
    for (const Line& line : lines) {
      bool straight = false;
      line.for_each_gap([&](int gap, Row row) {
        if (row.length() != 5) return;
        if (straight) {
          if (reasons) reasons->back().next.push_back(line.point(gap));
          return;
        }
        ++fours;
        straight = line.own().length() == 4;
        if (reasons) reasons->push_back({Kind::kFour, line.stones(row, gap), {line.point(gap)}});
      });
    }
    return fours;
  }

  int count_threes(const Lines& lines, Reasons* reasons) {
    // Most points are done with here: what looks like a three on one line only needs no trial.
    auto chances = std::count_if(lines.begin(), lines.end(), [](const Line& line) {
      bool chance = false;
      line.for_each_gap([&](int, Row row) { chance |= line.is_straight_four(row); });
      return chance;
    });
    if (chances < 2) return 0;

    int threes = 0;
    for (const Line& line : lines) {
      bool three = false;
      line.for_each_gap([&](int gap, Row row) {
        if (three && !reasons) return;
        if (!line.is_straight_four(row) || !may_make_straight_four(line.point(gap))) return;
        if (three) {
          reasons->back().next.push_back(line.point(gap));
          return;
        }
        ++threes;
        three = true;
        if (reasons) reasons->push_back({Kind::kThree, line.stones(row, gap), {line.point(gap)}});
      });
      if (threes == 2 && !reasons) break;
    }
    return threes;
  }

  bool may_make_straight_four(Point point) {
    return !has_five(lines(point)) && foul(point) == Foul::kNone;
  }

  Position board_;
};

}  // namespace

Foul foul_at(const Position& position, Point point) { return Trial(position).foul(point); }

Forbidden explain(const Position& position, Point point) {
  Forbidden forbidden{.point = point, .foul = Foul::kNone, .lines = {}};
  forbidden.foul = Trial(position).foul(point, &forbidden.lines);
  return forbidden;
}

std::vector<Forbidden> forbidden_points(const Position& position) {
  Trial trial(position);
  std::vector<Forbidden> points;
  for (Point point = 0; point < position.points(); ++point) {
    if (position.at(point) != Colour::kNone || trial.foul(point) == Foul::kNone) continue;
    points.push_back(explain(position, point));
  }
  return points;
}

}  // namespace qiju::gomoku

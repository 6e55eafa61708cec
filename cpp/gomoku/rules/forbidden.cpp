#include "gomoku/rules/forbidden.h"

#include <algorithm>
#include <array>

#include "gomoku/rules/line.h"

namespace qiju::gomoku {

namespace {

/// A line through a stone that Black has just played.
class BlackLine : public Line {
 public:
  BlackLine(const Position& board, Point point, Step step)
      : Line(board, point, step, Colour::kBlack), own_(grown({0, 0})) {}

  /// The row that the stone is part of.
  Row own() const { return own_; }

  /// Calls `visit(gap, row)` for the empty points at the ends of the stone's row, with the row that
  /// one more stone there would make.
  template <class Visit>
  void for_each_gap(Visit visit) const {
    for (const int gap : {own_.first - 1, own_.last + 1}) {
      if (!is_empty(gap)) continue;
      visit(gap, grown({std::min(gap, own_.first), std::max(gap, own_.last)}));
    }
  }

  /// Would one more stone at either end of `row` make exactly five?
  bool is_straight_four(Row row) const {
    return row.length() == 4 && is_empty(row.first - 1) && !is_own(row.first - 2) &&
           is_empty(row.last + 1) && !is_own(row.last + 2);
  }

 private:
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
  using Lines = std::array<BlackLine, kSteps.size()>;
  using Reasons = std::vector<FoulLine>;
  using Kind = FoulLine::Kind;

  Lines lines(Point point) const {
    return {BlackLine(board_, point, kSteps[0]), BlackLine(board_, point, kSteps[1]),
            BlackLine(board_, point, kSteps[2]), BlackLine(board_, point, kSteps[3])};
  }

  static bool has_five(const Lines& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const BlackLine& line) { return line.own().length() == 5; });
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
    for (const BlackLine& line : lines) {
      if (line.own().length() < 6) continue;
      ++overlines;
      if (reasons) reasons->push_back({Kind::kOverline, line.points(line.own()), {}});
    }
    return overlines;
  }

  static int count_fours(const Lines& lines, Reasons* reasons) {
    int fours = 0;
    for (const BlackLine& line : lines) {
      bool straight = false;
      line.for_each_gap([&](int gap, Row row) {
        if (row.length() != 5) return;
        if (straight) {
          if (reasons) reasons->back().next.push_back(line.point(gap));
          return;
        }
        ++fours;
        straight = line.own().length() == 4;
        if (reasons) reasons->push_back({Kind::kFour, line.points(row, gap), {line.point(gap)}});
      });
    }
    return fours;
  }

  int count_threes(const Lines& lines, Reasons* reasons) {
    // Most points are done with here: what looks like a three on one line only needs no trial.
    const auto looks = std::count_if(lines.begin(), lines.end(), [](const BlackLine& line) {
      bool three = false;
      line.for_each_gap([&](int, Row row) { three |= line.is_straight_four(row); });
      return three;
    });
    if (looks < 2) return 0;

    int threes = 0;
    for (const BlackLine& line : lines) {
      bool three = false;
      line.for_each_gap([&](int gap, Row row) {
        if (three && !reasons) return;
        if (!line.is_straight_four(row) || !may_be_straight_four(line.point(gap))) return;
        if (three) {
          reasons->back().next.push_back(line.point(gap));
          return;
        }
        three = true;
        ++threes;
        if (reasons) reasons->push_back({Kind::kThree, line.points(row, gap), {line.point(gap)}});
      });
      if (threes == 2 && !reasons) break;
    }
    return threes;
  }

  bool may_be_straight_four(Point point) {
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

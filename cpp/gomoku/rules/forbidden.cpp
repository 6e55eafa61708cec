#include "gomoku/rules/forbidden.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "gomoku/rules/line.h"

namespace qiju::gomoku {
namespace {

/// A line through a stone that Black has just placed.
class BlackLine : public Line {
 public:
  BlackLine(const Position& board, Point point, Direction direction)
      : Line(board, point, direction, Color::kBlack), own_(extended({0, 0})) {}

  Row own() const { return own_; }  ///< the unbroken row that the stone is part of

  /// Calls `visit(gap, row)` for the empty points at the ends of the stone's row, with the row that
  /// one more stone there would make.
  template <class Visit>
  void for_each_gap(Visit visit) const {
    for (const int gap : {own_.first - 1, own_.last + 1}) {
      if (!is_empty(gap)) continue;
      visit(gap, extended({std::min(gap, own_.first), std::max(gap, own_.last)}));
    }
  }

 private:
  Row own_;
};

/// Classifies black stones by placing them on a copy of the board.
class ForbiddenCheck {
 public:
  explicit ForbiddenCheck(const Position& position) : board_(position) {}

  /// What a stone on the empty `point` is. `reasons` gets every line that makes it forbidden; if it
  /// is null, counting stops at the second three.
  ForbiddenKind kind_at(Point point, std::vector<ForbiddenLine>* reasons = nullptr) {
    assert(board_.at(point) == Color::kNone);
    board_.set(point, Color::kBlack);
    const ForbiddenKind found = classify(lines(point), reasons);
    board_.set(point, Color::kNone);
    if (found == ForbiddenKind::kNone && reasons) reasons->clear();
    return found;
  }

 private:
  using Lines = std::array<BlackLine, kDirections.size()>;
  using Reasons = std::vector<ForbiddenLine>;
  using Kind = ForbiddenLine::Kind;

  Lines lines(Point point) const {
    return {BlackLine(board_, point, kDirections[0]), BlackLine(board_, point, kDirections[1]),
            BlackLine(board_, point, kDirections[2]), BlackLine(board_, point, kDirections[3])};
  }

  static bool has_five(const Lines& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const BlackLine& line) { return line.own().length() == 5; });
  }

  ForbiddenKind classify(const Lines& lines, Reasons* reasons) {
    if (has_five(lines)) return ForbiddenKind::kNone;
    if (count_overlines(lines, reasons) >= 1) return ForbiddenKind::kOverline;
    if (count_fours(lines, reasons) >= 2) return ForbiddenKind::kDoubleFour;
    if (reasons) reasons->clear();
    if (count_threes(lines, reasons) >= 2) return ForbiddenKind::kDoubleThree;
    return ForbiddenKind::kNone;
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
        add(reasons, Kind::kFour, line, row, gap, straight);
        fours += !straight;
        straight = line.own().length() == 4;
      });
    }
    return fours;
  }

  /// Adds a row that a stone at `gap` completes, or `gap` to the row that was added last.
  static void add(Reasons* reasons, Kind kind, const BlackLine& line, Row row, int gap,
                  bool is_same_row) {
    if (!reasons) return;
    if (is_same_row) {
      reasons->back().next.push_back(line.point(gap));
    } else {
      reasons->push_back({kind, line.points(row, gap), {line.point(gap)}});
    }
  }

  /// Would one more stone, forbidden or not, make a straight four?
  static bool looks_like_three(const BlackLine& line) {
    bool three = false;
    line.for_each_gap([&](int, Row row) { three |= line.is_straight_four(row, Rule::kRenju); });
    return three;
  }

  /// Counts the threes; fewer than two if there are not two.
  int count_threes(const Lines& lines, Reasons* reasons) {
    // The recursion is needed only while two lines may be threes.
    auto candidates = std::count_if(lines.begin(), lines.end(), looks_like_three);
    int threes = 0;
    for (const BlackLine& line : lines) {
      if (threes + candidates < 2 || (threes == 2 && !reasons)) break;
      if (!looks_like_three(line)) continue;
      --candidates;
      bool three = false;
      line.for_each_gap([&](int gap, Row row) {
        if ((three && !reasons) || !line.is_straight_four(row, Rule::kRenju)) return;
        if (!may_complete_straight_four(line.point(gap))) return;
        add(reasons, Kind::kThree, line, row, gap, three);
        threes += !three;
        three = true;
      });
    }
    return threes;
  }

  bool may_complete_straight_four(Point point) {
    return !has_five(lines(point)) && kind_at(point) == ForbiddenKind::kNone;
  }

  Position board_;
};

}  // namespace

ForbiddenKind forbidden_at(const Position& position, Point point) {
  return ForbiddenCheck(position).kind_at(point);
}

ForbiddenPoint explain_forbidden(const Position& position, Point point) {
  ForbiddenPoint forbidden{.point = point, .kind = ForbiddenKind::kNone, .lines = {}};
  forbidden.kind = ForbiddenCheck(position).kind_at(point, &forbidden.lines);
  return forbidden;
}

std::vector<ForbiddenPoint> forbidden_points(const Position& position) {
  ForbiddenCheck check(position);
  std::vector<ForbiddenPoint> points;
  for (Point point = 0; point < position.points(); ++point) {
    if (position.at(point) != Color::kNone || check.kind_at(point) == ForbiddenKind::kNone)
      continue;
    points.push_back(explain_forbidden(position, point));
  }
  return points;
}

}  // namespace qiju::gomoku

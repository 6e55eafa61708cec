#include "gomoku/rules/threats.h"

#include <algorithm>
#include <tuple>

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/line.h"

namespace qiju::gomoku {

namespace {

using Kind = Threat::Kind;

/// Would one more stone at `end`, next to `row`, make a winning row that did not win before?
bool wins_with(const Line& line, Row row, int end, Rule rule) {
  if (!line.is_empty(end)) return false;
  const Row full = line.extended({std::min(row.first, end), std::max(row.last, end)});
  const bool won_without = end - full.first >= 5 || full.last - end >= 5;
  return !won_without && line.wins(full, rule);
}

bool is_straight_four(const Line& line, Row row, Rule rule) {
  if (row.length() != 4 || !wins_with(line, row, row.first - 1, rule) ||
      !wins_with(line, row, row.last + 1, rule)) {
    return false;
  }
  // In caro a stone on one end also blocks that end of the five that the other end makes.
  return rule != Rule::kCaro ||
         (!line.is_opponent(row.first - 2) && !line.is_opponent(row.last + 2));
}

class ThreatFinder {
 public:
  ThreatFinder(const Position& position, Rule rule) : position_(position), rule_(rule) {}

  std::vector<Threat> find() {
    for (Point point = 0; point < position_.points(); ++point) {
      for (const Direction direction : kDirections) {
        if (const Color color = position_.at(point); color != Color::kNone) {
          add_threats_from_stone(Line(position_, point, direction, color), color);
        } else {
          add_threats_through_gap(Line(position_, point, direction, Color::kBlack), Color::kBlack);
          add_threats_through_gap(Line(position_, point, direction, Color::kWhite), Color::kWhite);
        }
      }
    }
    drop_threes_within_fours();
    return std::move(found_);
  }

 private:
  /// Fives and straight fours are found from their first stone.
  void add_threats_from_stone(const Line& line, Color color) {
    const Row row = line.extended({0, 0});
    if (row.first < 0) return;
    if (line.wins(row, rule_)) {
      insert({Kind::kFive, color, line.points(row), {}});
    } else if (is_straight_four(line, row, rule_)) {
      insert({Kind::kStraightFour,
              color,
              line.points(row),
              {line.point(row.first - 1), line.point(row.last + 1)}});
    }
  }

  /// Fours and open threes are found from the point that completes them.
  void add_threats_through_gap(const Line& line, Color color) {
    const Row row = line.extended({0, 0});
    if (wins_with(line, {0, 0}, 0, rule_)) {
      const bool straight = is_straight_four(line, {row.first, -1}, rule_) ||
                            is_straight_four(line, {1, row.last}, rule_);
      if (!straight) add(Kind::kFour, color, line.points(row, 0), line.point(0));
    } else if (is_straight_four(line, row, rule_) && is_legal(line.point(0), color)) {
      add(Kind::kOpenThree, color, line.points(row, 0), line.point(0));
    }
  }

  bool is_legal(Point point, Color color) const {
    return rule_ != Rule::kRenju || color == Color::kWhite ||
           forbidden_at(position_, point) == ForbiddenKind::kNone;
  }

  void add(Kind kind, Color color, std::vector<Point> stones, Point completing) {
    const auto same = std::find_if(found_.begin(), found_.end(), [&](const Threat& threat) {
      return threat.kind == kind && threat.stones == stones;
    });
    if (same != found_.end()) {
      same->completing.push_back(completing);
    } else {
      insert({kind, color, std::move(stones), {completing}});
    }
  }

  /// In the order of the result. There are few, and sorting them would take much more code.
  void insert(Threat threat) {
    const auto order = [](const Threat& each) {
      return std::tie(each.color, each.kind, each.stones);
    };
    const auto later = [&](const Threat& each) { return order(threat) < order(each); };
    found_.insert(std::find_if(found_.begin(), found_.end(), later), std::move(threat));
  }

  void drop_threes_within_fours() {
    for (auto three = found_.begin(); three != found_.end();) {
      const auto has_three = [&](const Threat& four) {
        return four.kind < Kind::kOpenThree &&
               std::includes(four.stones.begin(), four.stones.end(), three->stones.begin(),
                             three->stones.end());
      };
      const bool drop =
          three->kind == Kind::kOpenThree && std::any_of(found_.begin(), found_.end(), has_three);
      three = drop ? found_.erase(three) : three + 1;
    }
  }

  const Position& position_;
  Rule rule_;
  std::vector<Threat> found_;
};

}  // namespace

std::vector<Threat> threats(const Position& position, Rule rule) {
  return ThreatFinder(position, rule).find();
}

}  // namespace qiju::gomoku

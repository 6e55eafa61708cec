#include "gomoku/rules/threats.h"

#include <algorithm>
#include <tuple>

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/line.h"

namespace qiju::gomoku {
namespace {

using Kind = Threat::Kind;

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
    } else if (line.is_straight_four(row, rule_)) {
      insert({Kind::kStraightFour,
              color,
              line.points(row),
              {line.point(row.first - 1), line.point(row.last + 1)}});
    }
  }

  /// Fours and open threes are found from the point that completes them.
  void add_threats_through_gap(const Line& line, Color color) {
    const Row row = line.extended({0, 0});
    if (line.wins_at({0, 0}, 0, rule_)) {
      const bool straight = line.is_straight_four({row.first, -1}, rule_) ||
                            line.is_straight_four({1, row.last}, rule_);
      if (!straight) add(Kind::kFour, color, line.points(row, 0), line.point(0));
    } else if (line.is_straight_four(row, rule_) && is_legal(line.point(0), color)) {
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
    std::erase_if(found_, [all = found_](const Threat& three) {
      return three.kind == Kind::kOpenThree &&
             std::any_of(all.begin(), all.end(), [&](const Threat& four) {
               return four.kind < Kind::kOpenThree &&
                      std::includes(four.stones.begin(), four.stones.end(), three.stones.begin(),
                                    three.stones.end());
             });
    });
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

#include "gomoku/rules/threats.h"

#include <algorithm>
#include <tuple>

#include "gomoku/rules/forbidden.h"
#include "gomoku/rules/line.h"

namespace qiju::gomoku {

namespace {

using Kind = Threat::Kind;

/// Would one more stone at `end`, next to `row`, win?
bool wins_with(const Line& line, Row row, int end, Rule rule) {
  if (!line.is_empty(end)) return false;
  const Row full = line.grown({std::min(row.first, end), std::max(row.last, end)});
  const bool won_without = end - full.first >= 5 || full.last - end >= 5;
  return !won_without && line.wins(full, rule);
}

bool is_straight_four(const Line& line, Row row, Rule rule) {
  if (row.length() != 4 || !wins_with(line, row, row.first - 1, rule) ||
      !wins_with(line, row, row.last + 1, rule)) {
    return false;
  }
  // Taking one end also blocks that end of the five that the other end makes.
  return rule != Rule::kCaro || (!line.is_other(row.first - 2) && !line.is_other(row.last + 2));
}

class Finder {
 public:
  Finder(const Position& position, Rule rule) : position_(position), rule_(rule) {}

  std::vector<Threat> find() {
    for (Point point = 0; point < position_.points(); ++point) {
      for (const Step step : kSteps) {
        if (const Colour colour = position_.at(point); colour != Colour::kNone) {
          look_at_stone(Line(position_, point, step, colour), colour);
        } else {
          look_at_gap(Line(position_, point, step, Colour::kBlack), Colour::kBlack);
          look_at_gap(Line(position_, point, step, Colour::kWhite), Colour::kWhite);
        }
      }
    }
    const auto order = [](const Threat& threat) {
      return std::tie(threat.colour, threat.kind, threat.stones);
    };
    std::sort(found_.begin(), found_.end(),
              [&](const Threat& a, const Threat& b) { return order(a) < order(b); });
    drop_parts_of_fours();
    return std::move(found_);
  }

 private:
  /// A row that stands is looked at from its first stone.
  void look_at_stone(const Line& line, Colour colour) {
    const Row row = line.grown({0, 0});
    if (row.first < 0) return;
    if (line.wins(row, rule_)) {
      found_.push_back({Kind::kFive, colour, line.points(row), {}});
    } else if (is_straight_four(line, row, rule_)) {
      found_.push_back({Kind::kStraightFour,
                        colour,
                        line.points(row),
                        {line.point(row.first - 1), line.point(row.last + 1)}});
    }
  }

  /// What one stone more makes is looked at from where it would go.
  void look_at_gap(const Line& line, Colour colour) {
    const Row row = line.grown({0, 0});
    if (wins_with(line, {0, 0}, 0, rule_)) {
      const bool straight = is_straight_four(line, {row.first, -1}, rule_) ||
                            is_straight_four(line, {1, row.last}, rule_);
      if (!straight) add(Kind::kFour, colour, line.points(row, 0), line.point(0));
    } else if (is_straight_four(line, row, rule_) && may_play(line.point(0), colour)) {
      add(Kind::kOpenThree, colour, line.points(row, 0), line.point(0));
    }
  }

  bool may_play(Point point, Colour colour) const {
    return rule_ != Rule::kRenju || colour == Colour::kWhite ||
           foul_at(position_, point) == Foul::kNone;
  }

  void add(Kind kind, Colour colour, std::vector<Point> stones, Point completing) {
    const auto same = std::find_if(found_.begin(), found_.end(), [&](const Threat& threat) {
      return threat.kind == kind && threat.stones == stones;
    });
    if (same != found_.end()) {
      same->completing.push_back(completing);
    } else {
      found_.push_back({kind, colour, std::move(stones), {completing}});
    }
  }

  void drop_parts_of_fours() {
    const auto all = found_;
    const auto is_part = [&](const Threat& three) {
      return three.kind == Kind::kOpenThree &&
             std::any_of(all.begin(), all.end(), [&](const Threat& four) {
               return four.kind < Kind::kOpenThree &&
                      std::includes(four.stones.begin(), four.stones.end(), three.stones.begin(),
                                    three.stones.end());
             });
    };
    found_.erase(std::remove_if(found_.begin(), found_.end(), is_part), found_.end());
  }

  const Position& position_;
  Rule rule_;
  std::vector<Threat> found_;
};

}  // namespace

std::vector<Threat> threats(const Position& position, Rule rule) {
  return Finder(position, rule).find();
}

}  // namespace qiju::gomoku

// Test oracle: forced wins searched a second time, straight from their definition. Every point is
// tried as an attack, and every point as a defence. Slow, and independent of the shapes.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "gomoku/rules/forbidden_oracle.h"
#include "gomoku/rules/position.h"
#include "gomoku/search/threat_search.h"

namespace qiju::gomoku {

class ThreatSearchOracle {
 public:
  ThreatSearchOracle(std::span<const Point> moves, Rule rule, int size)
      : position_(moves, size),
        rule_(rule),
        attacker_(moves.size() % 2 == 0 ? Color::kBlack : Color::kWhite) {}

  /// Does the attacker win by at most `moves` moves, not beginning with `excluded`?
  /// Nothing if that takes more than `tries` positions to find out. `quiet`: a VCT may have quiet
  /// moves.
  std::optional<bool> wins(WinKind kind, int moves, int tries, Point excluded = kNoPoint,
                           bool quiet = false) {
    kind_ = kind;
    quiet_ = quiet;
    tries_ = tries;
    excluded_ = excluded;
    refuted_.clear();
    const bool won = attack(moves);
    return tries_ < 0 ? std::nullopt : std::optional(won);
  }

  /// Is the line a forced win to the end? Each attack must make a four or, in a VCT, leave the
  /// threat of a straight four (with `quiet`, also of a VCF). Every defence that the line leaves
  /// out must lose at least as fast. The end is a five, or a stone that renju forbids. Defences
  /// that leave a five need no search; each of the others is searched with `tries`, and a VCT that
  /// takes more is believed.
  bool holds(const ThreatResult& result, int tries, bool quiet = false) const {
    ThreatSearchOracle copy(*this);
    copy.quiet_ = quiet;
    return copy.replay(result, tries);
  }

  /// Would a stone on the empty `point` win?
  bool makes_five(Point point, Color color) {
    return std::any_of(std::begin(kLines), std::end(kLines), [&](const auto& line) {
      return makes_five_along(point, color, line[0], line[1]);
    });
  }

 private:
  static constexpr int kLines[][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  bool makes_five_along(Point point, Color color, int down, int right) {
    const int size = position_.size();
    Point ends[2];
    int length = 1;
    for (const int sign : {-1, 1}) {
      int row = point / size, col = point % size;
      Point next = point;
      do {
        row += sign * down;
        col += sign * right;
        next = position_.has(row, col) ? row * size + col : -1;
        length += next >= 0 && position_.at(next) == color;
      } while (next >= 0 && position_.at(next) == color);
      ends[sign > 0] = next;
    }
    const auto blocked = [&](Point end) {
      return end >= 0 && position_.at(end) == opponent(color);
    };
    return is_winning_row(rule_, color, length, blocked(ends[0]) && blocked(ends[1]));
  }

  bool replay(const ThreatResult& result, int tries) {
    for (std::size_t i = 0; i + 1 < result.line.size(); i += 2) {
      const Point move = result.line[i], defence = result.line[i + 1];
      const int attacks = static_cast<int>(result.line.size() - i) / 2;
      if (!is_legal(attacker_, move) || !fives(attacker_).empty()) return false;
      const bool blocks = !fives(defender()).empty();
      kind_ = result.kind;
      tries_ = kManyTries;
      position_.set(move, attacker_);
      if (!fives(defender()).empty() || !threatens(move, kManyMoves, blocks)) return false;
      const bool stopped = is_legal(defender(), defence);
      if (!stopped && i + 2 != result.line.size()) return false;
      const auto fours = fives_near(move);
      for (const Point other : empty()) {
        if (other == defence || leaves_five(fours, other) || !is_legal(defender(), other)) continue;
        position_.set(other, defender());
        const bool won = wins(result.kind, attacks, tries, kNoPoint, quiet_)
                             .value_or(result.kind == WinKind::kVct);
        position_.set(other, Color::kNone);
        if (!won) return false;
      }
      if (!stopped) return true;
      position_.set(defence, defender());
    }
    return result.line.size() % 2 == 1 && makes_five(result.line.back(), attacker_);
  }

  Color defender() const { return opponent(attacker_); }

  std::vector<Point> empty() const {
    std::vector<Point> points;
    for (Point point = 0; point < position_.points(); ++point) {
      if (position_.at(point) == Color::kNone) points.push_back(point);
    }
    return points;
  }

  std::vector<Point> fives(Color color) {
    std::vector<Point> points;
    for (const Point point : empty()) {
      if (makes_five(point, color)) points.push_back(point);
    }
    return points;
  }

  bool is_legal(Color color, Point point) {
    return rule_ != Rule::kRenju || color != Color::kBlack ||
           forbidden_oracle::Oracle(position_).find(point).kind == ForbiddenKind::kNone;
  }

  /// Does a stone on `point` make four in a row, with a five at either end whichever the defender
  /// takes?
  bool makes_straight_four(Point point) {
    return std::any_of(std::begin(kLines), std::end(kLines), [&](const auto& line) {
      return makes_straight_four_along(point, point, line[0], line[1]);
    });
  }

  /// One that the stone on `with` is part of, too?
  bool makes_straight_four_along(Point point, Point with, int down, int right) {
    const int size = position_.size();
    position_.set(point, attacker_);
    bool found = false;
    for (int i = 1; i <= 4; ++i) {
      const int row = point / size - i * down, col = point % size - i * right;
      if (!position_.has(row, col) || !position_.has(row + 5 * down, col + 5 * right)) continue;
      const Point first = row * size + col, step = down * size + right, last = first + 5 * step;
      bool four = position_.at(first) == Color::kNone && position_.at(last) == Color::kNone;
      bool joined = false;
      for (int j = 1; j <= 4; ++j) {
        four = four && position_.at(first + j * step) == attacker_;
        joined = joined || first + j * step == with;
      }
      if (!four || !joined) continue;
      position_.set(first, defender());
      four = makes_five(last, attacker_);
      position_.set(first, Color::kNone);
      position_.set(last, defender());
      four = four && makes_five(first, attacker_);
      position_.set(last, Color::kNone);
      found = found || four;
    }
    position_.set(point, Color::kNone);
    return found;
  }

  /// After `move`, which left the defender no five: must he do something about it? `moves`: in
  /// which a VCF would have to win. `blocks`: it blocked a five.
  bool threatens(Point move, int moves, bool blocks) {
    if (!fives_near(move).empty()) return true;
    if (kind_ == WinKind::kVcf) return false;
    return threatens_straight_four() ||
           (quiet_ && (blocks || makes_three(move) || makes_two(move)) && wins_by_fours(moves));
  }

  /// After a pass. Believed if it takes too many tries.
  bool wins_by_fours(int moves) {
    kind_ = WinKind::kVcf;
    const bool won = attack(moves);
    kind_ = WinKind::kVct;
    return won || tries_ < 0;
  }

  /// The point `steps` away in a direction, -1 if it is not on the board.
  int neighbour(Point point, int steps, int down, int right) const {
    const int size = position_.size();
    const int row = point / size + steps * down, col = point % size + steps * right;
    return position_.has(row, col) ? row * size + col : -1;
  }

  bool is_empty(int point) const { return point >= 0 && position_.at(point) == Color::kNone; }

  /// Does `makes(two, steps, down, right)` hold for an empty point `two`, which is `steps` away
  /// from `point` on a line through it, once the attacker has one more stone on that line?
  template <class Makes>
  bool holds_after_a_stone(Point point, Makes makes) {
    for (const auto& [down, right] : kLines) {
      for (int i = -4; i <= 4; ++i) {
        const int one = neighbour(point, i, down, right);
        if (!is_empty(one)) continue;
        position_.set(one, attacker_);
        bool found = false;
        for (int j = -4; j <= 4; ++j) {
          const int two = neighbour(point, j, down, right);
          found = found || (is_empty(two) && makes(two, j, down, right));
        }
        position_.set(one, Color::kNone);
        if (found) return true;
      }
    }
    return false;
  }

  /// Would two more stones, which leave the other points between them alone, make a five with the
  /// stone on `point`?
  bool makes_three(Point point) {
    return holds_after_a_stone(point, [&](Point two, int steps, int down, int right) {
      for (int i = std::min(steps, 0); i <= std::max(steps, 0); ++i) {
        const int between = neighbour(point, i, down, right);
        if (i != steps && position_.at(between) != attacker_) return false;
      }
      return makes_five_along(two, attacker_, down, right);
    });
  }

  /// Would two more stones make a straight four with the stone on `point`?
  bool makes_two(Point point) {
    return holds_after_a_stone(point, [&](Point two, int /*steps*/, int down, int right) {
      return makes_straight_four_along(two, point, down, right);
    });
  }

  bool threatens_straight_four() {
    for (const Point point : empty()) {
      if (makes_straight_four(point) && is_legal(attacker_, point)) return true;
    }
    return false;
  }

  /// The attacker's fives that `move` is part of.
  std::vector<Point> fives_near(Point move) {
    const int size = position_.size(), row = move / size, col = move % size;
    std::vector<Point> points;
    for (int i = std::max(row - 4, 0); i <= std::min(row + 4, size - 1); ++i) {
      for (int j = std::max(col - 4, 0); j <= std::min(col + 4, size - 1); ++j) {
        const bool in_line = i == row || j == col || std::abs(i - row) == std::abs(j - col);
        const Point point = i * size + j;
        if (in_line && position_.at(point) == Color::kNone && makes_five(point, attacker_)) {
          points.push_back(point);
        }
      }
    }
    return points;
  }

  bool attack(int moves) {
    if (moves == 0 || --tries_ < 0) return false;
    const Point excluded = std::exchange(excluded_, kNoPoint);
    for (const Point five : fives(attacker_)) {
      if (five != excluded) return true;
    }
    if (moves == 1) return false;
    const auto theirs = fives(defender());
    if (theirs.size() > 1) return false;
    if (kind_ == WinKind::kVct && theirs.empty() && excluded == kNoPoint &&
        threatens_straight_four()) {
      return true;
    }
    std::string key{static_cast<char>(moves), static_cast<char>(kind_)};
    for (Point point = 0; point < position_.points(); ++point) {
      key += static_cast<char>(position_.at(point));
    }
    if (refuted_.count(key) != 0) return false;
    for (const Point move : theirs.empty() ? empty() : theirs) {
      if (move == excluded || !is_legal(attacker_, move)) continue;
      position_.set(move, attacker_);
      const bool won =
          threatens(move, moves - 1, !theirs.empty()) && every_defence_loses(move, moves - 1);
      position_.set(move, Color::kNone);
      if (won) return true;
    }
    if (tries_ >= 0 && excluded == kNoPoint) refuted_.insert(key);
    return false;
  }

  bool every_defence_loses(Point attack_move, int moves) {
    const auto fours = fives_near(attack_move);
    for (const Point move : empty()) {
      if (leaves_five(fours, move) || !is_legal(defender(), move)) continue;
      position_.set(move, defender());
      const bool won = attack(moves);
      position_.set(move, Color::kNone);
      if (!won) return false;
    }
    return true;
  }

  /// Does one of the attacker's fives stay, whatever `defence` does to the others?
  bool leaves_five(const std::vector<Point>& fives, Point defence) {
    bool remains = false;
    position_.set(defence, defender());
    for (const Point five : fives)
      remains = remains || (five != defence && makes_five(five, attacker_));
    position_.set(defence, Color::kNone);
    return remains;
  }

  Position position_;
  Rule rule_;
  Color attacker_;
  static constexpr int kManyMoves = 20, kManyTries = 2000;

  WinKind kind_ = WinKind::kVcf;
  bool quiet_ = false;
  int tries_ = 0;
  Point excluded_ = kNoPoint;  // until the first position has been entered
  std::set<std::string> refuted_;
};

}  // namespace qiju::gomoku

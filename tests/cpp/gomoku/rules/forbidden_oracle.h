// Test oracle: renju's forbidden moves implemented a second time, straight from the definition. A
// line is a string, a four or a three is a pattern in it. Slow, and independent of the engine.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>

#include "gomoku/rules/forbidden.h"

namespace qiju::gomoku::forbidden_oracle {

using Stones = std::set<Point>;

/// The rows of one kind through a point: their stones, and the points that complete each.
using Rows = std::map<Stones, Stones>;

struct Finding {
  bool five = false;
  ForbiddenKind kind = ForbiddenKind::kNone;
  Rows rows;
};

class Oracle {
 public:
  explicit Oracle(const Position& position)
      : size_(position.size()),
        board_(static_cast<std::size_t>(kWidth * (size_ + 2 * kMargin)), '#') {
    for (Point point = 0; point < position.points(); ++point) {
      const Color color = position.at(point);
      at(place(point)) = color == Color::kBlack ? 'B' : color == Color::kWhite ? 'W' : '.';
    }
  }

  /// What a black stone on the empty `point` is.
  Finding find(Point point) { return find_at(place(point)); }

  /// The depth of the recursion in the last `find`, in stones.
  int depth() const { return depth_; }

 private:
  // The board has a margin of '#' as wide as a pattern can reach beyond it.
  static constexpr int kMargin = 6;
  static constexpr int kWidth = kMaxSize + 2 * kMargin;
  static constexpr int kDirections[] = {1, kWidth - 1, kWidth, kWidth + 1};

  int place(Point point) const {
    return (point / size_ + kMargin) * kWidth + point % size_ + kMargin;
  }
  Point point(int place) const {
    return (place / kWidth - kMargin) * size_ + place % kWidth - kMargin;
  }
  char& at(int place) { return board_[static_cast<std::size_t>(place)]; }

  /// Does the line from `first` on match the pattern? '_' is anything but a black stone.
  bool matches(int first, int step, const char* pattern) {
    for (int place = first; *pattern; place += step, ++pattern) {
      if (*pattern == '_' ? at(place) == 'B' : at(place) != *pattern) return false;
    }
    return true;
  }

  /// Does any line through `place` match the pattern, with `place` among its `length` points after
  /// the first `before`?
  bool has(int place, const char* pattern, int length, int before) {
    for (const int step : kDirections) {
      for (int i = 0; i < length; ++i) {
        if (matches(place - (before + i) * step, step, pattern)) return true;
      }
    }
    return false;
  }

  // [find]
  Finding find_at(int place) {
    depth_ = 0;
    Finding finding;
    at(place) = 'B';
    if (has(place, "_BBBBB_", 5, 1)) {
      finding.five = true;
    } else if (has(place, "BBBBBB", 6, 0)) {
      finding.kind = ForbiddenKind::kOverline;
      finding.rows = overlines(place);
    } else if (Rows found = fours(place); found.size() >= 2) {
      finding.kind = ForbiddenKind::kDoubleFour;
      finding.rows = std::move(found);
    } else if (Rows open = threes(place); open.size() >= 2) {
      finding.kind = ForbiddenKind::kDoubleThree;
      finding.rows = std::move(open);
    }
    at(place) = '.';
    ++depth_;
    return finding;
  }

  Rows overlines(int place) {
    Rows rows;
    for (const int step : kDirections) {
      Stones stones;
      int first = place;
      while (at(first - step) == 'B') first -= step;
      for (; at(first) == 'B'; first += step) stones.insert(point(first));
      if (stones.size() >= 6) rows[stones] = {};
    }
    return rows;
  }

  /// The black stones of `length` places in a row.
  Stones stones(int first, int step, int length) {
    Stones found;
    for (int i = 0; i < length; ++i) {
      if (at(first + i * step) == 'B') found.insert(point(first + i * step));
    }
    return found;
  }

  Rows fours(int place) {
    Rows rows;
    for (const int step : kDirections) {
      for (int i = 0; i < 5; ++i) {
        const int first = place - i * step;
        for (const char* pattern : {"_.BBBB_", "_B.BBB_", "_BB.BB_", "_BBB.B_", "_BBBB._"}) {
          if (!matches(first - step, step, pattern)) continue;
          const int gap = first + static_cast<int>(std::string(pattern).find('.') - 1) * step;
          rows[stones(first, step, 5)].insert(point(gap));
        }
      }
    }
    return rows;
  }

  Rows threes(int place) {
    Rows rows;
    int deepest = 0;
    for (const int step : kDirections) {
      for (int i = 0; i < 4; ++i) {
        const int first = place - i * step;
        for (const char* pattern : {"_..BBB._", "_.B.BB._", "_.BB.B._", "_.BBB.._"}) {
          if (!matches(first - 2 * step, step, pattern)) continue;
          const int gap = first + static_cast<int>(std::string(pattern + 2).find('.')) * step;
          const Finding finding = find_at(gap);
          deepest = std::max(deepest, depth_);
          if (!finding.five && finding.kind == ForbiddenKind::kNone) {
            rows[stones(first, step, 4)].insert(point(gap));
          }
        }
      }
    }
    depth_ = deepest;
    return rows;
  }
  // [/find]

  int size_;
  std::string board_;
  int depth_ = 0;
};

}  // namespace qiju::gomoku::forbidden_oracle

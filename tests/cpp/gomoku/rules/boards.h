// Boards for tests: drawn, and random.
#pragma once

#include <initializer_list>
#include <random>
#include <string_view>
#include <vector>

#include "gomoku/rules/position.h"

namespace qiju::gomoku {

struct Drawn {
  Position position;
  Point point = kNoPoint;  ///< of the `*`, which is empty
};

/// A square board, row after row: B, W, `*` for the point in question, anything else is empty.
inline Drawn drawn(std::initializer_list<std::string_view> rows) {
  Drawn board{Position(static_cast<int>(rows.size()))};
  Point point = 0;
  for (const std::string_view row : rows) {
    for (const char c : row) {
      if (c == 'B') board.position.set(point, Color::kBlack);
      if (c == 'W') board.position.set(point, Color::kWhite);
      if (c == '*') board.point = point;
      ++point;
    }
  }
  return board;
}

enum class Spread {
  kUniform,
  kClustered,  ///< every stone near another
  kBlack,      ///< the same, two black stones to one white
};

/// At most `stones`, fewer where no more fit. The same seed gives the same board on every platform.
inline Position random_position(std::mt19937& random, int size, int stones, Spread spread) {
  const auto below = [&](int bound) {
    return static_cast<int>(random() % static_cast<unsigned>(bound));
  };
  Position position(size);
  std::vector<Point> placed;
  for (int tries = 20 * stones; tries > 0 && static_cast<int>(placed.size()) < stones; --tries) {
    Point point = below(position.points());
    if (spread != Spread::kUniform && !placed.empty()) {
      const Point near = placed[static_cast<std::size_t>(below(static_cast<int>(placed.size())))];
      const int row = near / size + below(5) - 2, col = near % size + below(5) - 2;
      if (!position.has(row, col)) continue;
      point = row * size + col;
    }
    if (position.at(point) != Color::kNone) continue;
    const bool black = spread == Spread::kBlack ? below(3) < 2 : below(2) == 0;
    position.set(point, black ? Color::kBlack : Color::kWhite);
    placed.push_back(point);
  }
  return position;
}

}  // namespace qiju::gomoku

// Random games with many threats.
#pragma once

#include <random>
#include <set>
#include <vector>

#include "gomoku/rules/judge.h"

namespace qiju::gomoku {

/// A game of random moves near each other that is not over.
inline std::vector<Point> near_game(std::mt19937& random, Rule rule, int size, int stones) {
  const auto below = [&](int bound) {
    return static_cast<int>(random() % static_cast<unsigned>(bound));
  };
  for (;;) {
    std::vector<Point> moves{(size / 2) * (size + 1)};
    std::set<Point> taken{moves[0]};
    while (static_cast<int>(moves.size()) < stones) {
      const Point near = moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
      const int row = near / size + below(5) - 2, col = near % size + below(5) - 2;
      if (row < 0 || row >= size || col < 0 || col >= size) continue;
      if (taken.insert(row * size + col).second) moves.push_back(row * size + col);
    }
    if (judge(moves, rule, size).winner == Winner::kNone) return moves;
  }
}

}  // namespace qiju::gomoku

// Games between random players, and who wins them with best play.
#pragma once

#include <algorithm>
#include <map>
#include <random>
#include <utility>
#include <vector>

#include "gomoku/rules/boards.h"
#include "gomoku/rules/judge.h"
#include "shuffle.h"

namespace qiju::gomoku {

/// A game of random moves that is not over; many of them are next to each other.
inline std::vector<Point> random_game(std::mt19937& random, Rule rule, int size, int stones) {
  for (;;) {
    const Position position = random_position(random, size, stones, Spread::kClustered);
    std::vector<Point> game;
    for (Point point = 0; point < position.points(); ++point) {
      if (position.at(point) != Color::kNone) game.push_back(point);
    }
    shuffle(game, random);
    if (judge(game, rule, size).winner == Winner::kNone) return game;
  }
}

/// Minimax by the rules alone: 1, 0 or -1 for the side to move.
class OutcomeOracle {
 public:
  OutcomeOracle(Rule rule, int size) : rule_(rule), size_(size) {}

  int value(std::vector<Point>& game) {
    std::vector<Color> key(static_cast<std::size_t>(size_ * size_));
    for (std::size_t i = 0; i < game.size(); ++i) {
      key[static_cast<std::size_t>(game[i])] = i % 2 == 0 ? Color::kBlack : Color::kWhite;
    }
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    int best = -1;
    for (Point point = 0; point < size_ * size_ && best < 1; ++point) {
      if (key[static_cast<std::size_t>(point)] == Color::kNone)
        best = std::max(best, after(game, point));
    }
    values_.emplace(std::move(key), best);
    return best;
  }

  /// The outcome for the player of `point`.
  int after(std::vector<Point>& game, Point point) {
    game.push_back(point);
    const Verdict verdict = judge(game, rule_, size_);
    const Winner mover = game.size() % 2 == 1 ? Winner::kBlack : Winner::kWhite;
    const int value = verdict.winner == Winner::kNone   ? -this->value(game)
                      : verdict.winner == Winner::kDraw ? 0
                      : verdict.winner == mover         ? 1
                                                        : -1;
    game.pop_back();
    return value;
  }

 private:
  Rule rule_;
  int size_;
  std::map<std::vector<Color>, int> values_;
};

}  // namespace qiju::gomoku

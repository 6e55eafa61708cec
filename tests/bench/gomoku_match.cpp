// Measures the strength of the computer opponent: each level except master plays against textbook
// players, a model of a child, and the level below. Each opening is played twice, with colours
// swapped; a draw is half a point.
//
//   qiju_gomoku_match [openings, 25]
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "gomoku/rules/judge.h"
#include "gomoku/rules/position.h"
#include "gomoku/search/best_move.h"

namespace {

using namespace qiju::gomoku;
using Game = std::vector<Point>;
using Player = std::function<Point(const Game&)>;

constexpr std::array<std::array<int, 2>, 4> kSteps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// Looks one ply ahead among the points for which `sees(point)`: returns the one that makes or
/// blocks most, by the length and the open ends of each row through it.
template <class Sees>
Point greedy_among(const Game& game, Sees sees) {
  const Position position(game, kSize);
  const Color own = game.size() % 2 == 0 ? Color::kBlack : Color::kWhite;
  const auto score_of = [&](Point point, Color color) {
    static constexpr int kScores[3][6] = {{0, 0, 0, 0, 0, 100'000},
                                          {0, 1, 10, 100, 1'000, 100'000},
                                          {0, 5, 50, 800, 10'000, 100'000}};
    int sum = 0;
    for (const auto& [down, right] : kSteps) {
      int length = 1, open = 0;
      for (const int sign : {-1, 1}) {
        int row = point / kSize + sign * down, col = point % kSize + sign * right;
        while (position.has(row, col) && position.at(row * kSize + col) == color) {
          ++length;
          row += sign * down;
          col += sign * right;
        }
        open += position.has(row, col) && position.at(row * kSize + col) == Color::kNone;
      }
      sum += kScores[open][std::min(length, 5)];
    }
    return sum;
  };
  Point best = -1;
  int most = -1;
  for (Point point = 0; point < position.points(); ++point) {
    if (position.at(point) != Color::kNone || (best >= 0 && !sees(point))) continue;
    const int sum = 11 * score_of(point, own) + 10 * score_of(point, opponent(own));
    if (sum > most) {
      most = sum;
      best = point;
    }
  }
  return best;
}

Point greedy(const Game& game) {
  return greedy_among(game, [](Point) { return true; });
}

/// A child of about eight: looks one ply ahead and overlooks one point in four.
class Child {
 public:
  Point operator()(const Game& game) {
    return greedy_among(game, [&](Point) { return random_() % 4 != 0; });
  }

 private:
  std::mt19937 random_{2026};
};

/// Alpha-beta of depth four. The evaluation counts the stones in all windows of five points without
/// a stone of the opponent.
class Windows {
 public:
  Point operator()(const Game& game) {
    cells_.fill(0);
    value_ = 0;
    for (std::size_t i = 0; i < game.size(); ++i) put(game[i], i % 2 == 0 ? 1 : -1);
    choice_ = -1;
    search(4, -kInfinity, kInfinity, game.size() % 2 == 0 ? 1 : -1, true);
    return choice_;
  }

 private:
  static constexpr int kInfinity = 100'000'000;
  static constexpr int kFive = 10'000'000;

  /// The value for `side` of the windows through `point`.
  int around(Point point, int side) const {
    static constexpr int kScores[] = {0, 1, 12, 150, 2'000, kFive};
    const int row = point / kSize, col = point % kSize;
    int sum = 0;
    for (const auto& [down, right] : kSteps) {
      for (int back = 0; back < 5; ++back) {
        const int r = row - back * down, c = col - back * right;
        const int last_r = r + 4 * down, last_c = c + 4 * right;
        if (r < 0 || c < 0 || c >= kSize || last_r >= kSize || last_c < 0 || last_c >= kSize)
          continue;
        int own = 0, others = 0;
        for (int i = 0; i < 5; ++i) {
          const int cell = cells_[static_cast<std::size_t>((r + i * down) * kSize + c + i * right)];
          own += cell == side;
          others += cell == -side;
        }
        if (others == 0) sum += kScores[own];
        if (own == 0) sum -= kScores[others];
      }
    }
    return sum;
  }

  void put(Point point, int side) {
    value_ -= around(point, 1);
    cells_[static_cast<std::size_t>(point)] = static_cast<signed char>(side);
    value_ += around(point, 1);
  }

  int search(int depth, int alpha, int beta, int side, bool root) {
    const int now = value_ * side;
    if (std::abs(now) > kFive / 2) return now;
    if (depth == 0) return now;
    std::vector<std::pair<int, Point>> moves;
    for (Point point = 0; point < kSize * kSize; ++point) {
      if (cells_[static_cast<std::size_t>(point)] != 0) continue;
      const int before = around(point, side);
      cells_[static_cast<std::size_t>(point)] = static_cast<signed char>(side);
      const int made = around(point, side) - before;
      cells_[static_cast<std::size_t>(point)] = static_cast<signed char>(-side);
      const int blocked = before - around(point, side);
      cells_[static_cast<std::size_t>(point)] = 0;
      moves.emplace_back(-std::max(made, blocked) - (made + blocked) / 2, point);
    }
    if (moves.empty()) return 0;
    std::sort(moves.begin(), moves.end());
    if (moves.size() > 14) moves.resize(14);
    for (const auto& [order, point] : moves) {
      const int kept = value_;
      put(point, side);
      const int value = -search(depth - 1, -beta, -alpha, -side, false);
      cells_[static_cast<std::size_t>(point)] = 0;
      value_ = kept;
      if (value > alpha) {
        alpha = value;
        if (root) choice_ = point;
      }
      if (alpha >= beta) break;
    }
    if (root && choice_ < 0) choice_ = moves.front().second;
    return alpha;
  }

  std::array<signed char, kSize * kSize> cells_{};  // 1 is Black
  int value_ = 0;                                   // for Black
  Point choice_ = -1;
};

struct Clock {
  double total = 0, longest = 0;
  int moves = 0;
};

Player computer(Level level, Clock& clock) {
  return [level, &clock](const Game& game) {
    const std::clock_t start = std::clock();
    BestMoveSearch search(game, Rule::kFreestyle, kSize, level,
                          static_cast<std::uint32_t>(game[0]));
    while (!search.run(10'000)) {
    }
    const Point move = search.result().move;
    const double time = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    clock.total += time;
    clock.longest = std::max(clock.longest, time);
    ++clock.moves;
    return move;
  };
}

std::vector<Game> openings(int count) {
  std::mt19937 random(2026);
  std::vector<Game> all;
  while (static_cast<int>(all.size()) < count) {
    const std::size_t stones = 3 + random() % 3;
    Game game;
    while (game.size() < stones) {
      const auto point = static_cast<Point>((4 + random() % 7) * kSize + 4 + random() % 7);
      if (std::find(game.begin(), game.end(), point) == game.end()) game.push_back(point);
    }
    all.push_back(game);
  }
  return all;
}

/// Returns the points of `black`: 2 for a win, 1 for a draw.
int play(Game game, const Player& black, const Player& white) {
  for (;;) {
    const Verdict verdict = judge(game);
    if (verdict.winner == Winner::kDraw) return 1;
    if (verdict.winner != Winner::kNone) return verdict.winner == Winner::kBlack ? 2 : 0;
    game.push_back((game.size() % 2 == 0 ? black : white)(game));
  }
}

void match(const char* name, const std::vector<Game>& games, const Player& one, const Player& two,
           const Clock& clock) {
  int points = 0;
  for (const Game& game : games) points += play(game, one, two) + 2 - play(game, two, one);
  const int most = 4 * static_cast<int>(games.size());
  std::printf("%-22s %5.1f of %3d  %5.1f %%   %7.1f ms a move, %7.1f at most\n", name, points / 2.0,
              most / 2, 100.0 * points / most, clock.total / std::max(clock.moves, 1),
              clock.longest);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const auto games = openings(argc > 1 ? std::max(1, std::atoi(argv[1])) : 25);
  constexpr std::array<const char*, 5> kNames{"beginner", "easy", "normal", "hard", "expert"};
  std::array<Clock, 5> clocks;
  const auto level = [&](int index) {
    return computer(static_cast<Level>(index), clocks[static_cast<std::size_t>(index)]);
  };
  for (int i = 0; i < 5; ++i) {
    const std::string name = kNames[static_cast<std::size_t>(i)];
    const Clock& clock = clocks[static_cast<std::size_t>(i)];
    if (argc > 2 && name.find(argv[2]) == std::string::npos) continue;
    match((name + " - child").c_str(), games, level(i), Child(), clock);
    match((name + " - one ply").c_str(), games, level(i), greedy, clock);
    match((name + " - four plies").c_str(), games, level(i), Windows(), clock);
    if (i > 0) {
      const std::string below = kNames[static_cast<std::size_t>(i) - 1];
      match((name + " - " + below).c_str(), games, level(i), level(i - 1), clock);
    }
  }
  return 0;
}

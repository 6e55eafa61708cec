#include "lianliankan/deal.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "lianliankan/line.h"
#include "lianliankan/ring_grid.h"
#include "random/random.h"

namespace qiju::lianliankan {
namespace {

// Takes tiles off a board in connectable pairs, until none is left.
class Clearing {
 public:
  Clearing(const Board& board, Gravity gravity, Random& random)
      : rows_(board.rows),
        cols_(board.cols),
        gravity_(gravity),
        grid_(board, true),
        random_(random),
        place_(grid_.blocked.size(), kNoTile),
        origin_(grid_.blocked.size()) {
    for (int row = 0; row < board.rows; ++row) {
      for (int col = 0; col < board.cols; ++col) {
        if (board.at({row, col}) == kEmpty) continue;
        const std::size_t cell = grid_.index({row, col});
        place_[cell] = tiles_.size();
        origin_[cell] = {row, col};
        tiles_.push_back(cell);
      }
    }
    for (int col = 0; col < board.cols; ++col) tops_.push_back(grid_.index({0, col}));
    bottom_ = grid_.index({board.rows, 0});
  }

  struct Taken {
    Pair pair;     // where the two tiles were when they went
    Pair origins;  // and in the beginning
  };

  Taken take() {
    const auto [first, second] = choose();
    const Taken taken{{grid_.cell(first), grid_.cell(second)}, {origin_[first], origin_[second]}};
    remove(first);
    remove(second);
    settle(taken.pair);
    return taken;
  }

 private:
  using Tiles = std::pair<std::size_t, std::size_t>;
  static constexpr std::size_t kNoTile = ~std::size_t{0};
  static constexpr int kShots = 64;  // enough to hit something on most boards

  Tiles choose() {
    for (int shot = 0; shot < kShots; ++shot) {
      const std::size_t first = tiles_[below(tiles_.size())];
      const std::size_t second = shoot(first);
      if (second != kNoTile) return {first, second};
    }
    return topmost();
  }

  // A random walk of at most three segments from one tile to another; kNoTile if it hits none.
  // Tiles that touch are left alone: they would make most of a full board's pairs, and dull ones.
  std::size_t shoot(std::size_t from) {
    std::size_t direction = below(4);
    std::size_t at = from;
    for (int segment = 0; segment < 3; ++segment) {
      std::size_t free = 0;
      std::size_t ahead = grid_.next(at, direction);
      for (; !grid_.blocked[ahead]; ahead = grid_.next(ahead, direction)) ++free;
      const bool tile = place_[ahead] != kNoTile;
      const bool touching = segment == 0 && free == 0;
      if (touching || (!tile && (free == 0 || segment == 2))) return kNoTile;
      const std::size_t stop = segment == 2 ? free : below(free + tile);
      if (stop == free) return ahead;
      for (std::size_t i = 0; i <= stop; ++i) at = grid_.next(at, direction);
      direction = (direction + 1 + 2 * below(2)) % 4;
    }
    return kNoTile;
  }

  // Two tiles that are the topmost of their columns, or the two topmost of the last column.
  Tiles topmost() {
    std::vector<std::size_t> found;
    for (std::size_t& top : tops_) {
      while (top < bottom_ && place_[top] == kNoTile) top = grid_.next(top, 2);
      if (top < bottom_) found.push_back(top);
    }
    if (found.size() == 1) {
      std::size_t second = grid_.next(found[0], 2);
      while (place_[second] == kNoTile) second = grid_.next(second, 2);
      return {found[0], second};
    }
    const std::size_t first = below(found.size());
    const std::size_t second = below(found.size() - 1);
    return {found[first], found[second + (second >= first)]};
  }

  void remove(std::size_t tile) {
    const std::size_t place = std::exchange(place_[tile], kNoTile);
    grid_.blocked[tile] = 0;
    if (tiles_.back() != tile) {
      tiles_[place] = tiles_.back();
      place_[tiles_[place]] = place;
    }
    tiles_.pop_back();
  }

  // After the first pair every tile may have to move, later on those in line with the last pair.
  void settle(Pair pair) {
    const auto close = [&](const Line& line) {
      close_up(
          line, [&](Cell cell) { return place_[grid_.index(cell)] != kNoTile; },
          [&](Cell from, Cell to) { move(grid_.index(from), to); });
    };
    if (!settled_) {
      each_line(rows_, cols_, gravity_, close);
    } else {
      for (const Cell cell : {pair.first, pair.second}) {
        close(line_through(cell, rows_, cols_, gravity_));
      }
    }
    settled_ = true;
  }

  void move(std::size_t from, Cell cell) {
    const std::size_t to = grid_.index(cell);
    std::swap(grid_.blocked[from], grid_.blocked[to]);
    origin_[to] = origin_[from];
    place_[to] = std::exchange(place_[from], kNoTile);
    tiles_[place_[to]] = to;
    std::size_t& top = tops_[static_cast<std::size_t>(cell.col)];
    top = std::min(top, to);
  }

  std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  int rows_;
  int cols_;
  Gravity gravity_;
  bool settled_ = false;
  RingGrid grid_;
  Random& random_;
  std::vector<std::size_t> tiles_;  // in any order
  std::vector<std::size_t> place_;  // where a cell's tile is in tiles_
  std::vector<Cell> origin_;        // where a cell's tile was in the beginning
  std::vector<std::size_t> tops_;   // no tile of the column is above
  std::size_t bottom_ = 0;          // the board ends here
};

}  // namespace

Deal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity) {
  std::vector<Kind> sorted;
  for (std::size_t i = 0; i < copies.size(); ++i) {
    sorted.insert(sorted.end(), static_cast<std::size_t>(copies[i]), static_cast<Kind>(i + 1));
  }
  return shuffle({rows, cols, sorted}, seed, gravity).deal;
}

Deal deal(int rows, int cols, int kinds, int copies, std::uint32_t seed, Gravity gravity) {
  const std::vector<int> each(static_cast<std::size_t>(kinds), copies);
  return deal(rows, cols, each, seed, gravity);
}

Shuffle shuffle(const Board& board, std::uint32_t seed, Gravity gravity) {
  std::vector<Kind> labels;  // sorted, then one of each two
  for (const Kind kind : board.kinds) {
    if (kind != kEmpty) labels.push_back(kind);
  }
  std::sort(labels.begin(), labels.end());
  for (std::size_t i = 0; i < labels.size(); i += 2) {
    if (i + 1 == labels.size() || labels[i] != labels[i + 1]) return {ShuffleStatus::kOddKind, {}};
    labels[i / 2] = labels[i];
  }
  labels.resize(labels.size() / 2);

  Random random(seed);
  for (std::size_t i = labels.size(); i > 1; --i) {
    std::swap(labels[i - 1], labels[random.below(static_cast<std::uint32_t>(i))]);
  }

  Shuffle result;
  result.deal.kinds.assign(board.kinds.size(), kEmpty);
  result.deal.solution.reserve(labels.size());
  Clearing clearing(board, gravity, random);
  for (const Kind kind : labels) {
    const auto [pair, origins] = clearing.take();
    result.deal.kinds[board.index(origins.first)] = kind;
    result.deal.kinds[board.index(origins.second)] = kind;
    result.deal.solution.push_back(pair);
  }
  return result;
}

}  // namespace qiju::lianliankan

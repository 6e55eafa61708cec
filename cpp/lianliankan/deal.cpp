#include "lianliankan/deal.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

#include "lianliankan/gravity.h"
#include "lianliankan/ring_grid.h"
#include "random/random.h"

namespace qiju::lianliankan {
namespace {

// Clears a board of unlabelled tiles by removing random connectable pairs.
class RandomClearing {
 public:
  RandomClearing(const Board& board, Gravity gravity, Random& random)
      : rows_(board.rows),
        cols_(board.cols),
        gravity_(gravity),
        grid_(board, true),
        random_(random),
        position_(grid_.blocked.size(), kNoTile),
        origin_(grid_.blocked.size()) {
    for (int row = 0; row < board.rows; ++row) {
      for (int col = 0; col < board.cols; ++col) {
        if (board.at({row, col}) == kEmpty) continue;
        const std::size_t cell = grid_.index({row, col});
        position_[cell] = tiles_.size();
        origin_[cell] = {row, col};
        tiles_.push_back(cell);
      }
    }
    for (int col = 0; col < board.cols; ++col) tops_.push_back(grid_.index({0, col}));
    bottom_ = grid_.index({board.rows, 0});
  }

  struct Removed {
    Pair pair;     // where the two tiles were when they were removed
    Pair origins;  // where they were at the start
  };

  Removed remove_pair() {
    const auto [first, second] = choose();
    const Removed removed{{grid_.cell(first), grid_.cell(second)},
                          {origin_[first], origin_[second]}};
    remove(first);
    remove(second);
    settle(removed.pair);
    return removed;
  }

 private:
  // Tiles and cells are places in grid_.
  using GridPair = std::pair<std::size_t, std::size_t>;
  static constexpr std::size_t kNoTile = ~std::size_t{0};
  static constexpr int kMaxWalks = 64;  // enough to reach a tile on most boards

  GridPair choose() {
    for (int walk = 0; walk < kMaxWalks; ++walk) {
      const std::size_t first = tiles_[below(tiles_.size())];
      const std::size_t second = random_walk(first);
      if (second != kNoTile) return {first, second};
    }
    return topmost_pair();
  }

  // A random walk of at most three segments from one tile to another; kNoTile if it reaches none.
  // Adjacent tiles do not count: they would be most of a full board's pairs, and too easy to see.
  std::size_t random_walk(std::size_t from) {
    std::size_t direction = below(4);
    std::size_t at = from;
    for (int segment = 0; segment < 3; ++segment) {
      std::size_t free = 0;
      std::size_t ahead = grid_.next(at, direction);
      for (; !grid_.blocked[ahead]; ahead = grid_.next(ahead, direction)) ++free;
      const bool tile = position_[ahead] != kNoTile;
      const bool adjacent = segment == 0 && free == 0;
      if (adjacent || (!tile && (free == 0 || segment == 2))) return kNoTile;
      const std::size_t stop = segment == 2 ? free : below(free + tile);
      if (stop == free) return ahead;
      for (std::size_t i = 0; i <= stop; ++i) at = grid_.next(at, direction);
      direction = (direction + 1 + 2 * below(2)) % 4;
    }
    return kNoTile;
  }

  // The topmost tiles of two columns, or the two topmost of the only column that has any.
  GridPair topmost_pair() {
    std::vector<std::size_t> found;
    for (std::size_t& top : tops_) {
      while (top < bottom_ && position_[top] == kNoTile) top = grid_.next(top, 2);
      if (top < bottom_) found.push_back(top);
    }
    if (found.size() == 1) {
      std::size_t second = grid_.next(found[0], 2);
      while (position_[second] == kNoTile) second = grid_.next(second, 2);
      return {found[0], second};
    }
    const std::size_t first = below(found.size());
    const std::size_t second = below(found.size() - 1);
    return {found[first], found[second + (second >= first)]};
  }

  void remove(std::size_t tile) {
    const std::size_t position = std::exchange(position_[tile], kNoTile);
    grid_.blocked[tile] = 0;
    if (tiles_.back() != tile) {
      tiles_[position] = tiles_.back();
      position_[tiles_[position]] = position;
    }
    tiles_.pop_back();
  }

  // After the first pair any tile may have to move; later only those in the lines of the last pair.
  void settle(Pair pair) {
    const auto close = [&](const GravityLine& line) {
      close_up(
          line, [&](Cell cell) { return position_[grid_.index(cell)] != kNoTile; },
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
    position_[to] = std::exchange(position_[from], kNoTile);
    tiles_[position_[to]] = to;
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
  std::vector<std::size_t> tiles_;     // in any order
  std::vector<std::size_t> position_;  // by cell: of its tile in tiles_
  std::vector<Cell> origin_;           // by cell: where its tile was at the start
  std::vector<std::size_t> tops_;      // by column: no tile is above
  std::size_t bottom_ = 0;             // the first cell below the board
};

}  // namespace

Deal deal(int rows, int cols, std::span<const int> copies, std::uint32_t seed, Gravity gravity) {
  std::vector<Kind> sorted;
  for (std::size_t i = 0; i < copies.size(); ++i) {
    sorted.insert(sorted.end(), static_cast<std::size_t>(copies[i]), static_cast<Kind>(i + 1));
  }
  Shuffle shuffled = shuffle({rows, cols, sorted}, seed, gravity);
  assert(shuffled.status == ShuffleStatus::kShuffled);
  return std::move(shuffled.deal);
}

Deal deal(int rows, int cols, int kinds, int copies, std::uint32_t seed, Gravity gravity) {
  const std::vector<int> each(static_cast<std::size_t>(kinds), copies);
  return deal(rows, cols, each, seed, gravity);
}

Shuffle shuffle(const Board& board, std::uint32_t seed, Gravity gravity) {
  assert(board.valid());
  std::vector<Kind> labels;  // the kinds of all tiles, then one for each pair
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
  RandomClearing clearing(board, gravity, random);
  for (const Kind kind : labels) {
    const auto [pair, origins] = clearing.remove_pair();
    result.deal.kinds[board.index(origins.first)] = kind;
    result.deal.kinds[board.index(origins.second)] = kind;
    result.deal.solution.push_back(pair);
  }
  return result;
}

}  // namespace qiju::lianliankan

#include "lianliankan/deal/deal.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>

#include "lianliankan/gravity.h"
#include "lianliankan/paths/grid_search.h"
#include "lianliankan/solver/solve.h"
#include "random/random.h"

namespace qiju::lianliankan {
namespace {

constexpr int kClearings = 50;  // by chance, before the search

// Nodes of the search times the square of the number of tiles: about a second.
constexpr std::size_t kSolverWork = 200'000'000;
constexpr std::size_t kMaxSolverNodes = 5000;

// Two tiles of an unlabelled board.
struct Removed {
  Pair pair;     // where they were when they were removed
  Pair origins;  // where they were at the start
};

// Clears a board of unlabelled tiles by removing random connectable pairs.
class RandomClearing {
 public:
  RandomClearing(const Board& board, const Rules& rules, Random& random)
      : rows_(board.rows),
        cols_(board.cols),
        rules_(rules),
        always_clears_(!board.has_walls() && rules.ring && rules.max_turns >= 2),
        grid_(board, rules.ring),
        random_(random),
        position_(grid_.blocked.size(), kNoTile),
        origin_(grid_.blocked.size()) {
    for (int row = 0; row < board.rows; ++row) {
      for (int col = 0; col < board.cols; ++col) {
        if (!is_tile(board.at({row, col}))) continue;
        const std::size_t cell = grid_.index({row, col});
        position_[cell] = tiles_.size();
        origin_[cell] = {row, col};
        tiles_.push_back(cell);
      }
    }
    for (int col = 0; col < board.cols; ++col) tops_.push_back(grid_.index({0, col}));
  }

  // Returns an empty list if it gets stuck.
  std::vector<Removed> run() {
    std::vector<Removed> cleared;
    while (!tiles_.empty()) {
      const auto chosen = choose();
      if (!chosen) return {};
      const auto [first, second] = *chosen;
      const Pair pair{grid_.cell(first), grid_.cell(second)};
      cleared.push_back({pair, {origin_[first], origin_[second]}});
      remove(first);
      remove(second);
      for_each_unsettled_line(
          rows_, cols_, rules_.gravity, pair, settled_, [&](const GravityLine& line) {
            close_up(
                line, [&](Cell cell) { return has_tile(cell); },
                [&](Cell cell) { return grid_.blocked[grid_.index(cell)] && !has_tile(cell); },
                [&](Cell from, Cell to) { move(grid_.index(from), to); });
          });
    }
    return cleared;
  }

 private:
  // Tiles and cells are indices of grid_.
  using GridPair = std::pair<std::size_t, std::size_t>;
  static constexpr std::size_t kNoTile = ~std::size_t{0};
  static constexpr int kMaxWalks = 64;  // enough to reach a tile on most boards

  std::optional<GridPair> choose() {
    for (int walk = 0; walk < kMaxWalks; ++walk) {
      const std::size_t first = tiles_[random_.below(tiles_.size())];
      const std::size_t second = random_walk(first);
      if (second != kNoTile) return GridPair{first, second};
    }
    if (always_clears_) return topmost_pair();
    return any_pair();
  }

  // Walks from one tile by at most three segments to another, or to kNoTile. Adjacent tiles do not
  // count: on a full board most pairs would be adjacent, and too easy to see.
  std::size_t random_walk(std::size_t from) {
    std::size_t direction = random_.below(4);
    std::size_t at = from;
    const int last = std::min(rules_.max_turns, 2);
    for (int segment = 0; segment <= last; ++segment) {
      std::size_t free = 0;
      std::size_t ahead = grid_.next(at, direction);
      for (; !grid_.blocked[ahead]; ahead = grid_.next(ahead, direction)) ++free;
      const bool tile = position_[ahead] != kNoTile;
      const bool adjacent = segment == 0 && free == 0;
      if (adjacent || (!tile && (free == 0 || segment == last))) return kNoTile;
      const std::size_t stop = segment == last ? free : random_.below(free + tile);
      if (stop == free) return ahead;
      for (std::size_t i = 0; i <= stop; ++i) at = grid_.next(at, direction);
      direction = (direction + 1 + 2 * random_.below(2)) % 4;
    }
    return kNoTile;
  }

  // The topmost tiles of two columns, or the two topmost tiles of the only column with tiles.
  GridPair topmost_pair() {
    const std::size_t bottom = grid_.index({rows_, 0});  // the first cell below the board
    std::vector<std::size_t> found;
    for (std::size_t& top : tops_) {
      while (top < bottom && position_[top] == kNoTile) top = grid_.next(top, 2);
      if (top < bottom) found.push_back(top);
    }
    if (found.size() == 1) {
      std::size_t second = grid_.next(found[0], 2);
      while (position_[second] == kNoTile) second = grid_.next(second, 2);
      return {found[0], second};
    }
    const std::size_t first = random_.below(found.size());
    const std::size_t second = random_.below(found.size() - 1);
    return {found[first], found[second + (second >= first)]};
  }

  // Any two tiles that can be connected, also adjacent ones.
  std::optional<GridPair> any_pair() {
    TurnSearch search(grid_);
    const std::size_t start = random_.below(tiles_.size());
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
      const std::size_t first = tiles_[(start + i) % tiles_.size()];
      search.run(grid_.cell(first), rules_.max_turns);
      std::vector<std::size_t> found;
      for (const std::size_t tile : tiles_) {
        if (tile != first && search.turns(grid_.cell(tile)) >= 0) found.push_back(tile);
      }
      if (!found.empty()) return GridPair{first, found[random_.below(found.size())]};
    }
    return {};
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

  bool has_tile(Cell cell) const { return position_[grid_.index(cell)] != kNoTile; }

  void move(std::size_t from, Cell cell) {
    const std::size_t to = grid_.index(cell);
    std::swap(grid_.blocked[from], grid_.blocked[to]);
    origin_[to] = origin_[from];
    position_[to] = std::exchange(position_[from], kNoTile);
    tiles_[position_[to]] = to;
    std::size_t& top = tops_[static_cast<std::size_t>(cell.col)];
    top = std::min(top, to);
  }

  int rows_;
  int cols_;
  Rules rules_;
  bool always_clears_;
  bool settled_ = false;
  RingGrid grid_;
  Random& random_;
  std::vector<std::size_t> tiles_;     // in any order
  std::vector<std::size_t> position_;  // by cell: the index in tiles_ of its tile
  std::vector<Cell> origin_;           // by cell: where its tile was at the start
  std::vector<std::size_t> tops_;      // by column: a cell with no tile above
};

// Finds the origins of a solution's pairs by following the tiles.
std::vector<Removed> with_origins(const Board& board, std::span<const Pair> pairs,
                                  const Rules& rules) {
  std::vector<Kind> numbers(board.kinds.begin(), board.kinds.end());  // by cell: its origin + 1
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (is_tile(numbers[i])) numbers[i] = static_cast<Kind>(i + 1);
  }
  const auto origin = [&](Cell cell) {
    const int index = numbers[board.index(cell)] - 1;
    return Cell{index / board.cols, index % board.cols};
  };
  std::vector<Removed> result;
  for (const Pair& pair : pairs) {
    result.push_back({pair, {origin(pair.first), origin(pair.second)}});
    remove(numbers, board.rows, board.cols, pair, rules.gravity);
  }
  return result;
}

Solution clear_by_search(const Board& board, std::size_t pairs, const Rules& rules,
                         std::uint32_t seed) {
  std::vector<Kind> unlabelled(board.kinds.begin(), board.kinds.end());
  for (Kind& kind : unlabelled) kind = is_tile(kind) ? 1 : kind;
  const std::size_t nodes =
      std::clamp(kSolverWork / (4 * pairs * pairs), std::size_t{10}, kMaxSolverNodes);
  return solve({board.rows, board.cols, unlabelled}, rules, static_cast<std::uint32_t>(nodes),
               seed);
}

}  // namespace

DealResult deal(const Board& shape, std::span<const int> copies, std::uint32_t seed,
                const Rules& rules) {
  assert(std::all_of(shape.kinds.begin(), shape.kinds.end(),
                     [](Kind kind) { return kind == kEmpty || kind == kWall; }));
  assert(std::all_of(copies.begin(), copies.end(), [](int tiles) { return tiles >= 0; }));
  assert(std::accumulate(copies.begin(), copies.end(), std::ptrdiff_t{0}) ==
         std::count(shape.kinds.begin(), shape.kinds.end(), kEmpty));
  std::vector<Kind> sorted(shape.kinds.begin(), shape.kinds.end());
  auto at = sorted.begin();
  for (std::size_t i = 0; i < copies.size(); ++i) {
    for (int left = copies[i]; left > 0; ++at) {
      if (*at == kWall) continue;
      *at = static_cast<Kind>(i + 1);
      --left;
    }
  }
  return shuffle({shape.rows, shape.cols, sorted}, seed, rules);
}

DealResult shuffle(const Board& board, std::uint32_t seed, const Rules& rules) {
  assert(board.valid() && rules.valid());
  std::vector<Kind> labels;  // a kind for each tile, then for each pair
  for (const Kind kind : board.kinds) {
    if (is_tile(kind)) labels.push_back(kind);
  }
  std::sort(labels.begin(), labels.end());
  for (std::size_t i = 0; i < labels.size(); i += 2) {
    if (i + 1 == labels.size() || labels[i] != labels[i + 1]) return {DealStatus::kOddKind, {}};
    labels[i / 2] = labels[i];
  }
  labels.resize(labels.size() / 2);

  Random random(seed);
  random.shuffle(labels);
  std::vector<Removed> cleared;
  for (int i = 0; i < kClearings && cleared.size() < labels.size(); ++i) {
    cleared = RandomClearing(board, rules, random).run();
  }
  if (cleared.size() < labels.size()) {
    const Solution found = clear_by_search(board, labels.size(), rules, seed);
    if (found.status == Status::kUnsolvable) return {DealStatus::kUnsolvable, {}};
    if (found.status == Status::kUndecided) return {DealStatus::kUndecided, {}};
    cleared = with_origins(board, found.moves, rules);
  }

  DealResult result;
  for (const Kind kind : board.kinds) result.deal.kinds.push_back(is_tile(kind) ? kEmpty : kind);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const auto& [pair, origins] = cleared[i];
    result.deal.kinds[board.index(origins.first)] = labels[i];
    result.deal.kinds[board.index(origins.second)] = labels[i];
    result.deal.solution.push_back(pair);
  }
  return result;
}

}  // namespace qiju::lianliankan

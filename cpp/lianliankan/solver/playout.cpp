#include "lianliankan/solver/playout.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace qiju::lianliankan {
namespace {

constexpr Cell kRemoved{-1, -1};

}  // namespace

Playout::Playout(const Board& board, const Rules& rules)
    : rows_(board.rows),
      cols_(board.cols),
      gravity_(rules.gravity),
      start_{RowColumnBits(board, rules), false, {}, {}, {}},
      game_(start_) {
  auto& [bits, settled, cells, tiles, pairs] = start_;
  tiles.assign(board.kinds.size(), kNoTile);
  cells = tiles_by_kind(board);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    tiles[board.index(cells[i])] = static_cast<TileId>(i);
    for (std::size_t j = i + 1; j < cells.size() && board.at(cells[i]) == board.at(cells[j]); ++j) {
      pairs.push_back({static_cast<TileId>(i), static_cast<TileId>(j)});
    }
  }
}

bool Playout::play(Random& random) {
  game_ = start_;
  moves_.clear();
  while (make_random_move(random)) {
  }
  return 2 * moves_.size() == start_.cells.size();
}

// Tries pairs in random order; those that cannot be connected yet are moved behind the others.
bool Playout::make_random_move(Random& random) {
  auto& pairs = game_.pairs;
  for (std::size_t untried = pairs.size(); untried > 0;) {
    const std::size_t i = random.below(static_cast<std::uint32_t>(untried));
    const TileIdPair pair = pairs[i];
    --untried;
    if (cell_of(pair.first) == kRemoved || cell_of(pair.second) == kRemoved) {
      pairs[i] = pairs[untried];
      pairs[untried] = pairs.back();
      pairs.pop_back();
    } else if (game_.bits.connectable(cell_of(pair.first), cell_of(pair.second))) {
      remove(pair);
      return true;
    } else {
      std::swap(pairs[i], pairs[untried]);
    }
  }
  return false;
}

void Playout::remove(TileIdPair pair) {
  const Pair cells{cell_of(pair.first), cell_of(pair.second)};
  moves_.push_back(cells);
  for (const TileId tile : {pair.first, pair.second}) {
    tile_at(cell_of(tile)) = kNoTile;
    game_.bits.remove(std::exchange(cell_of(tile), kRemoved));
  }
  settle(cells);
}

// After the first pair any tile may have to move; later only those in the lines of the last pair.
void Playout::settle(Pair removed) {
  if (gravity_ == Gravity::kNone) return;
  const auto close = [&](const GravityLine& line) {
    close_up(
        line, [&](Cell cell) { return tile_at(cell) != kNoTile; },
        [&](Cell cell) { return game_.bits.has(cell) && tile_at(cell) == kNoTile; },
        [&](Cell from, Cell to) {
          cell_of(tile_at(from)) = to;
          tile_at(to) = std::exchange(tile_at(from), kNoTile);
          game_.bits.remove(from);
          game_.bits.put(to);
        });
  };
  if (!std::exchange(game_.settled, true)) return each_line(rows_, cols_, gravity_, close);
  close(line_through(removed.first, rows_, cols_, gravity_));
  close(line_through(removed.second, rows_, cols_, gravity_));
}

double clear_rate(const Board& board, const Rules& rules, int playouts, std::uint32_t seed) {
  assert(playouts >= 1);
  Random random(seed);
  Playout playout(board, rules);
  int cleared = 0;
  for (int i = 0; i < playouts; ++i) cleared += playout.play(random);
  return static_cast<double>(cleared) / playouts;
}

}  // namespace qiju::lianliankan

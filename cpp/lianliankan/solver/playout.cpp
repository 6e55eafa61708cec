#include "lianliankan/solver/playout.h"

#include <cassert>
#include <utility>

#include "lianliankan/gravity.h"

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
  NumberedTiles numbered(board);
  start_.cells = std::move(numbered.cells);
  start_.tiles = std::move(numbered.tiles);
  for (const TileIdRange& kind : numbered.kinds) {
    for (TileId a = kind.begin; a < kind.end; ++a) {
      for (TileId b = a; ++b < kind.end;) start_.pairs.push_back({a, b});
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

// Tries pairs in random order, and moves those that cannot be connected yet behind the others.
bool Playout::make_random_move(Random& random) {
  auto& pairs = game_.pairs;
  for (std::size_t untried = pairs.size(); untried > 0;) {
    const std::size_t i = random.below(untried);
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
  for_each_unsettled_line(rows_, cols_, gravity_, cells, game_.settled, close);
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

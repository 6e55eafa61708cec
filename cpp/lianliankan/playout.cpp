#include "lianliankan/playout.h"

#include <algorithm>
#include <utility>

#include "lianliankan/line.h"
#include "lianliankan/tiles.h"

namespace qiju::lianliankan {
namespace {

constexpr Cell kGone{-1, -1};

}  // namespace

Playout::Playout(const Board& board, Gravity gravity)
    : rows_(board.rows),
      cols_(board.cols),
      gravity_(gravity),
      start_{CrossBoard(board), false, {}, {}, {}},
      game_(start_) {
  auto& [bits, settled, cells, tiles, couples] = start_;
  tiles.assign(board.kinds.size(), kNoTile);
  cells = tiles_by_kind(board);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    tiles[board.index(cells[i])] = static_cast<Tile>(i);
    for (std::size_t j = i + 1; j < cells.size() && board.at(cells[i]) == board.at(cells[j]); ++j) {
      couples.push_back({static_cast<Tile>(i), static_cast<Tile>(j)});
    }
  }
}

bool Playout::play(Random& random) {
  game_ = start_;
  moves_.clear();
  while (take_any(random)) {
  }
  return 2 * moves_.size() == start_.cells.size();
}

// Tries couples in random order; those that cannot go yet are put behind the others.
bool Playout::take_any(Random& random) {
  auto& couples = game_.couples;
  for (std::size_t untried = couples.size(); untried > 0;) {
    const std::size_t i = random.below(static_cast<std::uint32_t>(untried));
    const Couple couple = couples[i];
    --untried;
    if (cell_of(couple.first) == kGone || cell_of(couple.second) == kGone) {
      couples[i] = couples[untried];
      couples[untried] = couples.back();
      couples.pop_back();
    } else if (game_.bits.joined(cell_of(couple.first), cell_of(couple.second))) {
      take(couple);
      return true;
    } else {
      std::swap(couples[i], couples[untried]);
    }
  }
  return false;
}

void Playout::take(Couple couple) {
  const Pair pair{cell_of(couple.first), cell_of(couple.second)};
  moves_.push_back(pair);
  for (const Tile tile : {couple.first, couple.second}) {
    tile_at(cell_of(tile)) = kNoTile;
    game_.bits.remove(std::exchange(cell_of(tile), kGone));
  }
  settle(pair);
}

// After the first pair every tile may have to move, later on those in line with the last pair.
void Playout::settle(Pair gone) {
  if (gravity_ == Gravity::kNone) return;
  const auto close = [&](const Line& line) {
    close_up(
        line, [&](Cell cell) { return tile_at(cell) != kNoTile; },
        [&](Cell from, Cell to) {
          cell_of(tile_at(from)) = to;
          tile_at(to) = std::exchange(tile_at(from), kNoTile);
          game_.bits.remove(from);
          game_.bits.put(to);
        });
  };
  if (!std::exchange(game_.settled, true)) return each_line(rows_, cols_, gravity_, close);
  close(line_through(gone.first, rows_, cols_, gravity_));
  close(line_through(gone.second, rows_, cols_, gravity_));
}

}  // namespace qiju::lianliankan

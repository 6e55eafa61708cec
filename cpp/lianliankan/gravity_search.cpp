#include "lianliankan/gravity_search.h"

#include <algorithm>
#include <utility>

#include "lianliankan/pairs.h"

namespace qiju::lianliankan {

GravitySearch::GravitySearch(const Board& board, Gravity gravity, std::uint32_t seed)
    : rows_(board.rows),
      cols_(board.cols),
      gravity_(gravity),
      random_(seed),
      kinds_(board.kinds.size()),
      seen_(board.kinds.size() + 1) {
  std::vector<Tile> tiles(board.kinds.size());
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    if (board.kinds[cell] == kEmpty) continue;
    tiles[cell] = static_cast<Tile>(kind_of_.size());
    kind_of_.push_back(board.kinds[cell]);
  }
  visit(std::move(tiles));
}

Status GravitySearch::step() {
  if (path_.empty()) return Status::kUnsolvable;
  Node& node = path_.back();
  if (node.pairs.empty()) {
    path_.pop_back();
    return Status::kUndecided;
  }
  node.tried = node.pairs.back();
  node.pairs.pop_back();
  std::vector<Tile> next = node.tiles;
  remove(next, rows_, cols_, node.tried, gravity_);
  return visit(std::move(next));
}

// Goes to a position, if it is new.
Status GravitySearch::visit(std::vector<Tile> tiles) {
  seen_.clear();
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    const auto tile = static_cast<std::size_t>(tiles[cell]);
    seen_.put(tile);
    kinds_[cell] = kind_of_[tile];
  }
  if (!seen_.keep()) return Status::kUndecided;
  std::vector<Pair> pairs = connectable_pairs({rows_, cols_, kinds_}, {}, {}, ~std::size_t{0});
  for (std::size_t i = pairs.size(); i > 1; --i) {
    std::swap(pairs[i - 1], pairs[random_.below(static_cast<std::uint32_t>(i))]);
  }
  if (pairs.empty()) {
    const bool clear = std::all_of(tiles.begin(), tiles.end(), [](Tile tile) { return tile == 0; });
    if (!clear) return Status::kUndecided;
    for (const Node& node : path_) moves_.push_back(node.tried);
    return Status::kSolvable;
  }
  path_.push_back({std::move(tiles), std::move(pairs), {}});
  return Status::kUndecided;
}

}  // namespace qiju::lianliankan

#include "lianliankan/gravity/gravity_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "lianliankan/gravity.h"
#include "lianliankan/paths/pairs.h"

namespace qiju::lianliankan {
namespace {

constexpr std::size_t kMaxKeyWords = std::size_t{1} << 22;  // 32 MB

}  // namespace

GravitySearch::GravitySearch(const Board& board, const Rules& rules, std::uint32_t seed)
    : board_(board),
      rules_(rules),
      random_(seed),
      key_(board.kinds.size() / 64 + 1),
      visited_(key_.size(), kMaxKeyWords / key_.size()) {
  assert(board.valid() && std::max(board.rows, board.cols) <= kMaxWordSide);
  Tiles tiles(board.kinds.size());
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    tiles[cell] = board.kinds[cell];
    if (!is_tile(tiles[cell])) continue;
    tiles[cell] = static_cast<Kind>(kind_of_.size());
    kind_of_.push_back(board.kinds[cell]);
  }
  solution_.status = visit(std::move(tiles));
}

bool GravitySearch::run(std::uint32_t budget) {
  for (; budget > 0 && solution_.status == Status::kUndecided; --budget) {
    ++searched_;
    solution_.status = search_node();
  }
  return solution_.status != Status::kUndecided;
}

Status GravitySearch::search_node() {
  if (path_.empty()) return Status::kUnsolvable;
  Node& node = path_.back();
  if (node.untried.empty()) {
    path_.pop_back();
    return Status::kUndecided;
  }
  node.move = node.untried.back();
  node.untried.pop_back();
  Tiles next = node.tiles;
  remove(next, board_.rows, board_.cols, node.move, rules_.gravity);
  return visit(std::move(next));
}

// Appends a position to the path if it is new and has moves.
Status GravitySearch::visit(Tiles tiles) {
  std::fill(key_.begin(), key_.end(), 0);
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    if (tiles[cell] == kWall) continue;
    const auto tile = static_cast<std::size_t>(tiles[cell]);
    key_[tile / 64] |= std::uint64_t{1} << (tile % 64);
    board_.kinds[cell] = kind_of_[tile];
  }
  const std::uint32_t known = visited_.size();
  if (visited_.insert(key_) < known) return Status::kUndecided;
  std::vector<Pair> pairs = connectable_pairs(Board(board_), rules_, {}, ~std::size_t{0});
  random_.shuffle(pairs);
  if (pairs.empty()) {
    const bool clear = std::all_of(tiles.begin(), tiles.end(), [](Kind t) { return !is_tile(t); });
    if (!clear) return Status::kUndecided;
    for (const Node& node : path_) solution_.moves.push_back(node.move);
    return Status::kSolvable;
  }
  path_.push_back({std::move(tiles), std::move(pairs), {}});
  return Status::kUndecided;
}

}  // namespace qiju::lianliankan

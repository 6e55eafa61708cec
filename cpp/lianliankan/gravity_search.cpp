#include "lianliankan/gravity_search.h"

#include <algorithm>
#include <utility>

#include "lianliankan/pairs.h"

namespace qiju::lianliankan {

GravitySearch::GravitySearch(const Board& board, Gravity gravity, std::uint32_t seed)
    : rows_(board.rows), cols_(board.cols), gravity_(gravity), random_(seed) {
  visit({board.kinds.begin(), board.kinds.end()});
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
  std::vector<Kind> next = node.kinds;
  remove(next, rows_, cols_, node.tried, gravity_);
  return visit(std::move(next));
}

// Goes to a position, if it is new.
Status GravitySearch::visit(std::vector<Kind> kinds) {
  if (!is_new(key(kinds))) return Status::kUndecided;
  std::vector<Pair> pairs = connectable_pairs({rows_, cols_, kinds}, {}, {}, ~std::size_t{0});
  for (std::size_t i = pairs.size(); i > 1; --i) {
    std::swap(pairs[i - 1], pairs[random_.below(static_cast<std::uint32_t>(i))]);
  }
  if (pairs.empty()) {
    const bool clear = std::all_of(kinds.begin(), kinds.end(), [](Kind k) { return k == kEmpty; });
    if (!clear) return Status::kUndecided;
    for (const Node& node : path_) moves_.push_back(node.tried);
    return Status::kSolvable;
  }
  path_.push_back({std::move(kinds), std::move(pairs), {}});
  return Status::kUndecided;
}

// Whether a position was not seen before; keeps it, while there is room.
bool GravitySearch::is_new(const Key& key) {
  if (2 * seen_count_ > seen_.size()) grow();
  std::size_t at = key.low & (seen_.size() - 1);
  for (; seen_[at] != Key{}; at = (at + 1) & (seen_.size() - 1)) {
    if (seen_[at] == key) return false;
  }
  if (seen_count_ < kMaxSeen) {
    seen_[at] = key;
    ++seen_count_;
  }
  return true;
}

void GravitySearch::grow() {
  std::vector<Key> old(2 * seen_.size());
  old.swap(seen_);
  for (const Key& key : old) {
    if (key == Key{}) continue;
    std::size_t at = key.low & (seen_.size() - 1);
    while (seen_[at] != Key{}) at = (at + 1) & (seen_.size() - 1);
    seen_[at] = key;
  }
}

// Two multiplicative hashes of the kinds, mixed as in SplitMix64: G. L. Steele, D. Lea and
// C. H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
GravitySearch::Key GravitySearch::key(const std::vector<Kind>& kinds) {
  const auto mix = [](std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
  };
  Key result{0x9e3779b97f4a7c15U, 0x3c6ef372fe94f82aU};
  for (const Kind kind : kinds) {
    result.low = mix(result.low + static_cast<std::uint32_t>(kind));
    result.high = (result.high ^ static_cast<std::uint32_t>(kind)) * 0xd1342543de82ef95U;
    result.high ^= result.high >> 32;
  }
  return result;
}

}  // namespace qiju::lianliankan

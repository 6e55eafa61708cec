#include "huarong/graph/distances.h"

#include <cassert>

#include "random/random.h"

namespace qiju::huarong {

namespace {

/// Calls `visit(index)` for the indices at distances from `from` to `to`, until it returns true.
template <typename Visit>
void for_each_between(const LayerSearch& search, int from, int to, Visit visit) {
  for (std::uint32_t index = 0, limit = search.index_limit(); index < limit; ++index) {
    const int distance = search.distance_at(index);
    if (distance == LayerSearch::kUnreached || distance < from || distance > to) continue;
    if (visit(index)) return;
  }
}

}  // namespace

std::uint32_t count_reached(const LayerSearch& search) {
  return count_between(search, 0, search.max_distance());
}

std::uint32_t count_symmetric(const LayerSearch& search) {
  std::uint32_t count = 0;
  for_each_between(search, 0, search.max_distance(), [&](std::uint32_t index) {
    count += search.is_symmetric(index);
    return false;
  });
  return count;
}

std::uint32_t count_between(const LayerSearch& search, int from, int to) {
  std::uint32_t count = 0;
  for_each_between(search, from, to, [&](std::uint32_t index) {
    count += static_cast<std::uint32_t>(search.image_count(index));
    return false;
  });
  return count;
}

Board nth_between(const LayerSearch& search, int from, int to, std::uint32_t n) {
  Board board;
  bool is_found = false;
  for_each_between(search, from, to, [&](std::uint32_t index) {
    const auto images = static_cast<std::uint32_t>(search.image_count(index));
    is_found = n < images;
    if (is_found) board = n == 0 ? search.board_at(index) : mirror_image(search.board_at(index));
    n -= images;
    return is_found;
  });
  assert(is_found);
  return board;
}

std::optional<Board> pick(const LayerSearch& search, int from, int to, std::uint64_t seed) {
  const std::uint32_t count = count_between(search, from, to);
  if (count == 0) return std::nullopt;
  return nth_between(search, from, to, Random(seed).below(count));
}

}  // namespace qiju::huarong

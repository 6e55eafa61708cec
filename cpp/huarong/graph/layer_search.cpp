#include "huarong/graph/layer_search.h"

#include <algorithm>
#include <cassert>

#include "huarong/classic/two_blank_search.h"
#include "huarong/graph/blank_set_search.h"
#include "huarong/graph/queue_search.h"
#include "random/random.h"

namespace qiju::huarong {

namespace {

/// The number of positions that an index stands for, 0 if they are at other distances.
std::uint32_t count_at(const LayerSearch& search, std::uint32_t index, int from, int to) {
  const int distance = search.distance_at(index);
  const bool is_between = std::max(from, 0) <= distance && distance <= to;
  return is_between ? static_cast<std::uint32_t>(search.image_count(index)) : 0;
}

}  // namespace

std::unique_ptr<LayerSearch> make_search(const Board& like, Metric metric, SearchOptions options) {
  if (has_two_blanks(like)) return std::make_unique<TwoBlankSearch>(like, metric, options);
  if (has_blank_sets(like)) return std::make_unique<BlankSetSearch>(like, metric, options);
  return std::make_unique<QueueSearch>(like, metric, options);
}

std::uint32_t count_between(const LayerSearch& search, int from, int to) {
  std::uint32_t count = 0;
  for (std::uint32_t index = 0, limit = search.index_limit(); index < limit; ++index) {
    count += count_at(search, index, from, to);
  }
  return count;
}

Board nth_between(const LayerSearch& search, int from, int to, std::uint32_t n) {
  std::uint32_t index = 0;
  for (std::uint32_t count; n >= (count = count_at(search, index, from, to)); ++index) n -= count;
  assert(index < search.index_limit());
  const Board board = search.board_at(index);
  return n == 0 ? board : mirror_image(board);
}

std::optional<Board> pick(const LayerSearch& search, int from, int to, std::uint64_t seed) {
  const std::uint32_t count = count_between(search, from, to);
  if (count == 0) return std::nullopt;
  return nth_between(search, from, to, Random(seed).below(count));
}

}  // namespace qiju::huarong

#include "huarong/graph/layer_search.h"

#include <cassert>

#include "huarong/classic/two_blank_search.h"
#include "huarong/graph/blank_set_search.h"
#include "huarong/graph/queue_search.h"
#include "random/random.h"

namespace qiju::huarong {

int LayerSearch::distance_of(const Board& board) const {
  const std::uint32_t index = index_of(board);
  return index == kNoIndex ? kUnreached : distance_at(index);
}

std::uint32_t LayerSearch::reached() const { return count_between(0, max_distance()); }

std::uint32_t LayerSearch::reached_symmetric() const {
  std::uint32_t count = 0;
  for (std::uint32_t i = 0, limit = index_limit(); i < limit; ++i) {
    count += distance_at(i) != kUnreached && is_symmetric(i);
  }
  return count;
}

std::uint32_t LayerSearch::count_between(int from, int to) const {
  std::uint32_t count = 0;
  for (std::uint32_t i = 0, limit = index_limit(); i < limit; ++i) {
    const int distance = distance_at(i);
    if (distance == kUnreached || distance < from || distance > to) continue;
    count += static_cast<std::uint32_t>(image_count(i));
  }
  return count;
}

Board LayerSearch::nth_between(int from, int to, std::uint32_t n) const {
  for (std::uint32_t i = 0, limit = index_limit(); i < limit; ++i) {
    const int distance = distance_at(i);
    if (distance == kUnreached || distance < from || distance > to) continue;
    const auto images = static_cast<std::uint32_t>(image_count(i));
    if (n < images) return n == 0 ? board_at(i) : mirror_image(board_at(i));
    n -= images;
  }
  assert(false);
  return {};
}

std::optional<Board> LayerSearch::pick(int from, int to, std::uint64_t seed) const {
  const std::uint32_t count = count_between(from, to);
  if (count == 0) return std::nullopt;
  return nth_between(from, to, Random(seed).below(count));
}

std::unique_ptr<LayerSearch> make_search(const Board& like, Metric metric,
                                         MirrorReduction reduction) {
  if (has_two_blanks(like)) return make_two_blank_search(like, metric, reduction);
  if (has_blank_sets(like)) return std::make_unique<BlankSetSearch>(like, metric, reduction);
  return std::make_unique<QueueSearch>(like, metric, reduction);
}

}  // namespace qiju::huarong

#include "huarong/graph/layer_search.h"

#include "huarong/classic/two_blank_search.h"
#include "huarong/graph/blank_set_search.h"
#include "huarong/graph/queue_search.h"

namespace qiju::huarong {

std::unique_ptr<LayerSearch> make_search(const Board& like, Metric metric, SearchOptions options) {
  if (has_two_blanks(like)) return make_two_blank_search(like, metric, options);
  if (has_blank_sets(like)) return std::make_unique<BlankSetSearch>(like, metric, options);
  return std::make_unique<QueueSearch>(like, metric, options);
}

}  // namespace qiju::huarong

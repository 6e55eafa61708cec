// Numbers of the positions that a search has reached.
#pragma once

#include <cstdint>

#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

inline std::uint32_t count_reached(const LayerSearch& search) {
  return count_between(search, 0, search.max_distance());
}

/// The number of indices of positions that are their own mirror images.
inline std::uint32_t count_symmetric(const LayerSearch& search) {
  std::uint32_t count = 0;
  for (std::uint32_t index = 0; index < search.index_limit(); ++index) {
    count += search.distance_at(index) != LayerSearch::kUnreached && search.is_symmetric(index);
  }
  return count;
}

}  // namespace qiju::huarong

// The positions of a search by their distances. All functions take O(index_limit()).
#pragma once

#include <cstdint>
#include <optional>

#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

/// The number of positions reached.
[[nodiscard]] std::uint32_t count_reached(const LayerSearch& search);

/// The number of indices of positions that are their own mirror images.
[[nodiscard]] std::uint32_t count_symmetric(const LayerSearch& search);

/// The number of positions at distances from `from` to `to`, and the n-th of them, from 0, in an
/// order that is the same on every platform.
[[nodiscard]] std::uint32_t count_between(const LayerSearch& search, int from, int to);
[[nodiscard]] Board nth_between(const LayerSearch& search, int from, int to, std::uint32_t n);

/// One of these positions, uniformly at random; nothing if there are none. The same seed gives the
/// same position.
[[nodiscard]] std::optional<Board> pick(const LayerSearch& search, int from, int to,
                                        std::uint64_t seed);

}  // namespace qiju::huarong

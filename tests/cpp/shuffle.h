#pragma once

#include <cstddef>
#include <random>
#include <utility>

namespace qiju {

/// The same order on every platform, which std::shuffle does not promise.
template <class List>
void shuffle(List& list, std::mt19937& random) {
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[random() % i]);
}

}  // namespace qiju

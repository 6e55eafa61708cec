// The numbers that a panel file and its engine exchange: what JavaScript writes before a call, and
// reads after it.
#pragma once

#include <emscripten/val.h>

#include <array>
#include <cstdint>

namespace qiju::bindings {

template <std::size_t kSize>
using Numbers = std::array<std::int32_t, kSize>;

/// An Int32Array of the numbers themselves, not a copy. Ask anew after a call: memory may have
/// moved.
template <std::size_t kSize>
emscripten::val view(const Numbers<kSize>& numbers) {
  return emscripten::val(emscripten::typed_memory_view(kSize, numbers.data()));
}

}  // namespace qiju::bindings

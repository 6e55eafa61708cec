// The buffer that a panel file and its engine exchange numbers through: JavaScript writes it before
// a call and reads it after.
#pragma once

#include <emscripten/val.h>

#include <array>
#include <cstdint>

namespace qiju::bindings {

template <std::size_t kSize>
using Numbers = std::array<std::int32_t, kSize>;

/// An Int32Array view of the buffer. Get it again after a call: memory growth detaches views.
template <const auto& numbers>
emscripten::val view() {
  return emscripten::val(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

}  // namespace qiju::bindings

// Shortens the longest tests where they would take minutes: under sanitizers and as WebAssembly.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace qiju {

/// By how much: QIJU_TEST_SCALE of the environment, at least 1, which is the default.
inline int test_scale() {
  static const char* const scale = std::getenv("QIJU_TEST_SCALE");
  static const int value = scale == nullptr ? 1 : std::max(1, std::atoi(scale));
  return value;
}

/// `full` divided by the scale, but at least one: how often a test repeats something, and how often
/// it then expects to have seen something.
inline int scaled(int full) { return std::max(1, full / test_scale()); }

/// True for the items that a test of all items looks at: with a scale of 8, every eighth.
inline bool sampled(std::size_t number) {
  return number % static_cast<std::size_t>(test_scale()) == 0;
}

}  // namespace qiju

// Shortens the longest tests where they would take minutes: under sanitizers and as WebAssembly.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace qiju {

/// `full`, or with QIJU_TEST_SCALE=8 in the environment an eighth of it, but at least one: how
/// often a test repeats something, and how often it then expects to have seen something.
inline int scaled(int full) {
  const char* scale = std::getenv("QIJU_TEST_SCALE");
  return scale == nullptr ? full : std::max(1, full / std::max(1, std::atoi(scale)));
}

}  // namespace qiju

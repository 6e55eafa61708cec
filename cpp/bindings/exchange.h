// Where arrays cross the border between JavaScript and C++: two buffers of int32.
//
// JavaScript writes `input`, calls, and reads `output`; it asks for their addresses once. What lies
// in them is said by each function. Nothing is kept in them from one call to the next but what the
// caller left there.
#pragma once

#include <array>
#include <cstdint>

#include "lianliankan/board.h"

namespace qiju::bindings {

/// Room for the largest board of all games.
inline constexpr std::size_t kInts =
    static_cast<std::size_t>(lianliankan::kMaxSide) * lianliankan::kMaxSide + 1;

using Buffer = std::array<std::int32_t, kInts>;

/// Aligned for rows as 64-bit words.
alignas(8) extern Buffer input;
extern Buffer output;

}  // namespace qiju::bindings

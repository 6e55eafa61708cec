// JavaScript and C++ exchange arrays through static buffers: JavaScript writes `input` or `rows`,
// calls a function and reads `output`. Each function documents the layout of its data.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "lianliankan/board.h"

namespace qiju::bindings {

/// The largest board of all games, with its ring, fits in a buffer.
inline constexpr std::size_t kInts =
    static_cast<std::size_t>(lianliankan::kMaxSide + 2) * (lianliankan::kMaxSide + 2);

using Buffer = std::array<std::int32_t, kInts>;

extern Buffer input;
extern Buffer output;

/// A board of 连连看, one word a row. JavaScript writes a word as two int32, the low half first.
extern std::array<std::uint64_t, lianliankan::kMaxSide> rows;

/// The text whose character codes are in `input`; characters outside ASCII become '?'.
std::string text(int length);

}  // namespace qiju::bindings

// Where arrays cross the border between JavaScript and C++: static buffers, whose addresses
// JavaScript asks once.
//
// JavaScript writes `input` (or `rows`), calls, and reads `output`. What lies in them is said by
// each function.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "lianliankan/board.h"

namespace qiju::bindings {

/// Room for the largest board of all games, with the ring around it.
inline constexpr std::size_t kInts =
    static_cast<std::size_t>(lianliankan::kMaxSide + 2) * (lianliankan::kMaxSide + 2);

using Buffer = std::array<std::int32_t, kInts>;

extern Buffer input;
extern Buffer output;

/// A board of 连连看 as a word a row; JavaScript writes it as two int32 a word, the low one first.
extern std::array<std::uint64_t, lianliankan::kMaxSide> rows;

/// The character codes in `input` as a text; what is not ASCII is a question mark.
std::string text(int length);

}  // namespace qiju::bindings

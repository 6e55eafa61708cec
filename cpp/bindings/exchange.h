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

/// Writes results of any length to `output`, and traps at its end. Reader in web/api/reader.js
/// reads them.
class Writer {
 public:
  /// Writes numbers and enumerators.
  template <class... Values>
  void put(Values... values) {
    if (room() < sizeof...(values)) __builtin_trap();
    ((*at_++ = static_cast<std::int32_t>(values)), ...);
  }

  /// How many more numbers fit.
  [[nodiscard]] std::size_t room() const { return static_cast<std::size_t>(output.end() - at_); }

  /// Writes the length of a list, then its values.
  template <class List>
  void put_list(const List& list) {
    put(list.size());
    for (const auto& value : list) put(value);
  }

 private:
  Buffer::iterator at_ = output.begin();
};

/// The text whose character codes are in `input`; characters outside ASCII become '?'.
std::string text(int length);

}  // namespace qiju::bindings

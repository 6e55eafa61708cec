// What JavaScript and C++ exchange: functions, constants, and arrays through static buffers.
// JavaScript writes `input` or `rows`, calls a function and reads `output`. Each function documents
// the layout of its data.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

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

/// Writes the character codes of a text to `output`, and returns how many.
int put_text(std::string_view text);

/// An entry of a table of limits and enumerators that JavaScript reads by name, so it never repeats
/// their values. Each game registers a function that returns the address of its table.
///
///     {"maxSize", kMaxSize}                                   read as   maxSize: 22
///     {"rule:freestyle,standard,renju,caro", Rule::kCaro}     read as   rule: ['freestyle', …]
///     {}                                                      the end
///
/// An enum lists the names of its enumerators 0, 1, … up to the given one; an empty name is null.
struct Constant {
  constexpr Constant() = default;
  template <class Value>
  constexpr Constant(const char* text, Value given)
      : text(text), value(static_cast<std::int32_t>(given)) {
    const std::string_view names(text);
    if (names.find(':') == names.npos) return;
    int commas = 0;
    for (const char character : names) commas += character == ',' ? 1 : 0;
    if (commas != value) names_do_not_match_the_enum();
  }

  const char* text = nullptr;
  std::int32_t value = 0;

 private:
  // Not constexpr: a constexpr table that calls it does not compile.
  static void names_do_not_match_the_enum() {}
};

inline std::uintptr_t address(const Constant* table) {
  return reinterpret_cast<std::uintptr_t>(table);
}

/// A static object calls `add` when the module starts, which calls emscripten::function for each
/// function. EMSCRIPTEN_BINDINGS would link embind's library, which registers dozens of types that
/// no binding has.
struct Registration {
  explicit Registration(void (*add)()) { add(); }
};

}  // namespace qiju::bindings

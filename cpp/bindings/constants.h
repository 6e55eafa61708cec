// Tables of limits and enumerators that JavaScript reads by name, so it never repeats their values.
//
//     {"maxSize", kMaxSize}                                   read as   maxSize: 22
//     {"rule:freestyle,standard,renju,caro", Rule::kCaro}     read as   rule: ['freestyle', …]
//     {}                                                      the end
//
// Each game registers a function that returns the address of its table; web/api/wasm.js reads it.
// An enum lists the names of its enumerators 0, 1, … up to the given one; an empty name is null.
#pragma once

#include <cstdint>
#include <string_view>

namespace qiju::bindings {

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

}  // namespace qiju::bindings

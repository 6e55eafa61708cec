// Limits and enumerators that JavaScript reads by name, so that it never repeats their values.
//
// A game registers the address of its table. web/api/wasm.js reads a limit `maxSide` as a number,
// and the entries `rule.freestyle`, `rule.standard`, … as a list `rule` of names, each at the index
// that is the enumerator's value. The name `null` stands for JavaScript's null.
#pragma once

#include <cstdint>

namespace qiju::bindings {

/// A table is an array of these that ends with Constant{}.
struct Constant {
  constexpr Constant() = default;
  template <class Value>
  constexpr Constant(const char* name, Value value)
      : name(name), value(static_cast<std::int32_t>(value)) {}

  const char* name = nullptr;
  std::int32_t value = 0;
};

inline std::uintptr_t address(const Constant* table) {
  return reinterpret_cast<std::uintptr_t>(table);
}

}  // namespace qiju::bindings

// Replaces Emscripten's embind in the fuzz targets: registered functions can be called by name with
// numbers, as JavaScript calls them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace emscripten {

using Binding = std::function<double(const std::vector<double>&)>;

inline std::map<std::string, Binding>& registered_bindings() {
  static std::map<std::string, Binding> bindings;
  return bindings;
}

/// Converts an argument: integers are taken modulo 2^32, addresses are not.
template <class Parameter>
Parameter from_number(double number) {
  if constexpr (std::is_floating_point_v<Parameter>) {
    return number;
  } else if constexpr (std::is_same_v<Parameter, bool>) {
    return number != 0;
  } else {
    return static_cast<Parameter>(static_cast<std::int64_t>(number));
  }
}

template <class Result, class... Parameters>
void function(const char* name, Result (*bound)(Parameters...)) {
  registered_bindings()[name] = [bound](const std::vector<double>& numbers) {
    // A missing argument is 0, as in WebAssembly.
    const auto at = [&](std::size_t i) { return i < numbers.size() ? numbers[i] : 0; };
    return [&]<std::size_t... kAt>(std::index_sequence<kAt...>) {
      if constexpr (std::is_void_v<Result>) {
        bound(from_number<Parameters>(at(kAt))...);
        return 0.0;
      } else {
        return static_cast<double>(bound(from_number<Parameters>(at(kAt))...));
      }
    }(std::index_sequence_for<Parameters...>());
  };
}

}  // namespace emscripten

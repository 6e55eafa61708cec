// Writes results of any length to the output buffer, and traps at its end. Reader in
// web/api/reader.js reads them.
#pragma once

#include "bindings/exchange.h"

namespace qiju::bindings {

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

}  // namespace qiju::bindings

// Fills the output buffer from its start: what a function gives that is no fixed number of ints.
#pragma once

#include "bindings/exchange.h"

namespace qiju::bindings {

class Writer {
 public:
  /// Numbers and enumerators.
  template <class... Values>
  void put(Values... values) {
    ((*at_++ = static_cast<std::int32_t>(values)), ...);
  }

  /// How many there are, then each.
  template <class List>
  void put_list(const List& list) {
    put(list.size());
    for (const auto& value : list) put(value);
  }

 private:
  Buffer::iterator at_ = output.begin();
};

}  // namespace qiju::bindings

// Helpers for the fuzz targets of the bindings. These make the calls that web/api makes, in any
// order, and compare the answers with the engine's. Between two calls the buffers hold arbitrary
// numbers, as if other callers had left them.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "bindings/exchange.h"
#include "emscripten/bind.h"
#include "fuzz.h"

namespace qiju::bindings {

/// Calls a binding by its name.
template <class... Numbers>
double call(const std::string& name, Numbers... numbers) {
  const auto found = emscripten::registered_bindings().find(name);
  if (found == emscripten::registered_bindings().end()) {
    std::fprintf(stderr, "no binding is named %s\n", name.c_str());
    std::abort();
  }
  return found->second({static_cast<double>(numbers)...});
}

template <class... Numbers>
int call_int(const std::string& name, Numbers... numbers) {
  return static_cast<int>(call(name, numbers...));
}

/// Fills the part of both buffers that most calls use, and their ends.
inline void leave_garbage(FuzzedDataProvider& input) {
  std::mt19937 random(input.ConsumeIntegral<std::uint16_t>());
  const bool is_small = input.ConsumeBool();
  for (Buffer* buffer : {&bindings::input, &output}) {
    const auto fill = [&](Buffer::iterator from, Buffer::iterator to) {
      std::generate(from, to, [&] {
        const auto number = static_cast<std::int32_t>(random());
        return is_small ? number % 8 : number;
      });
    };
    fill(buffer->begin(), buffer->begin() + 512);
    fill(buffer->end() - 16, buffer->end());
  }
}

/// Returns the first numbers of the output buffer.
inline std::vector<std::int32_t> written(std::size_t count) {
  QIJU_CHECK(count <= output.size());
  return {output.begin(), output.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// Writes numbers to the input buffer.
template <class List>
void enter(const List& list) {
  std::copy(list.begin(), list.end(), input.begin());
}

/// Started searches with their start arguments. They are run in slices and ended in any order. The
/// destructor ends the rest, since AddressSanitizer would report them as leaks.
template <class Start>
class Searches {
 public:
  struct Search {
    double address;
    Start start;
    std::uint64_t limit;
    bool is_finished = false;

    double searched() const { return call("searched", address); }
  };

  Searches() = default;
  Searches(const Searches&) = delete;
  Searches& operator=(const Searches&) = delete;
  ~Searches() {
    for (const Search& search : searches_) call("endSearch", search.address);
  }

  bool is_full() const { return searches_.size() >= 3; }

  /// Adds a search that may run for about `limit` units.
  void add(double address, Start start, std::uint64_t limit) {
    searches_.push_back({address, std::move(start), limit});
  }

  /// Runs a slice of a search, then calls `check` with it; or ends the search.
  template <class Check>
  void resume(FuzzedDataProvider& input, Check check) {
    if (searches_.empty()) return;
    const auto at = searches_.begin() +
                    input.ConsumeIntegralInRange<std::ptrdiff_t>(0, std::ssize(searches_) - 1);
    if (input.ConsumeIntegralInRange(0, 7) == 0) {
      call("endSearch", at->address);
      searches_.erase(at);
      return;
    }
    const double before = at->searched();
    if (before < static_cast<double>(at->limit)) {
      const auto budget = input.ConsumeIntegralInRange<std::uint32_t>(1, 200);
      const bool is_finished = call("runSearch", at->address, budget) != 0;
      QIJU_CHECK(is_finished || !at->is_finished);
      at->is_finished = is_finished;
    }
    QIJU_CHECK(at->searched() >= before);
    check(*at);
  }

 private:
  std::vector<Search> searches_;
};

}  // namespace qiju::bindings

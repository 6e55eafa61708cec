// Searches under way. JavaScript knows one by its address, from the function that starts it to
// `endSearch`; between them it calls `runSearch` until that says that the search is decided.
#pragma once

#include <cstdint>
#include <utility>

namespace qiju::bindings {

class Running {
 public:
  Running() = default;
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  virtual ~Running() = default;

  virtual bool run(std::uint32_t positions) = 0;
  virtual double searched() const = 0;
};

/// `Search` has the two functions itself.
template <class Search>
class Held final : public Running {
 public:
  template <class... Arguments>
  explicit Held(Arguments&&... arguments) : search(std::forward<Arguments>(arguments)...) {}

  bool run(std::uint32_t positions) override { return search.run(positions); }
  double searched() const override { return static_cast<double>(search.searched()); }

  Search search;
};

/// Gives the address.
template <class Search, class... Arguments>
std::uintptr_t start(Arguments&&... arguments) {
  Running* running = new Held<Search>(std::forward<Arguments>(arguments)...);
  return reinterpret_cast<std::uintptr_t>(running);
}

inline Running& running(std::uintptr_t address) { return *reinterpret_cast<Running*>(address); }

/// The search that `start<Search>` has given this address.
template <class Search>
Search& held(std::uintptr_t address) {
  return static_cast<Held<Search>&>(running(address)).search;
}

}  // namespace qiju::bindings

// JavaScript runs searches in slices and knows a search by its address: `start…` creates it,
// `runSearch` runs a slice and returns true once it has finished, `endSearch` deletes it.
#pragma once

#include <cstdint>
#include <utility>

#include "search/resumable.h"

namespace qiju::bindings {

class AnySearch {
 public:
  virtual ~AnySearch() = default;
  virtual bool run(std::uint32_t budget) = 0;
  virtual std::uint64_t searched() const = 0;
};

template <Resumable Search>
class SearchOf final : public AnySearch {
 public:
  template <class... Arguments>
  explicit SearchOf(Arguments&&... arguments) : search(std::forward<Arguments>(arguments)...) {}

  bool run(std::uint32_t budget) override { return search.run(budget); }
  std::uint64_t searched() const override { return search.searched(); }

  Search search;
};

/// Creates a search and returns its address.
template <Resumable Search, class... Arguments>
std::uintptr_t start(Arguments&&... arguments) {
  AnySearch* search = new SearchOf<Search>(std::forward<Arguments>(arguments)...);
  return reinterpret_cast<std::uintptr_t>(search);
}

inline AnySearch& search_at(std::uintptr_t address) {
  return *reinterpret_cast<AnySearch*>(address);
}

/// The search at an address that `start<Search>` returned.
template <Resumable Search>
Search& search_at(std::uintptr_t address) {
  return static_cast<SearchOf<Search>&>(search_at(address)).search;
}

}  // namespace qiju::bindings

// A search that is part of another search.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "search/resumable.h"

namespace qiju::gomoku {

/// Holds one search at a time, and counts the positions of all of them.
template <Resumable Search>
class SubSearch {
 public:
  explicit operator bool() const { return search_ != nullptr; }  ///< one has started, but not ended

  template <class... Arguments>
  void start(Arguments&&... arguments) {
    search_ = std::make_unique<Search>(std::forward<Arguments>(arguments)...);
  }
  /// Runs a slice. True once the search has finished, or visited `limit` positions.
  bool run(std::uint32_t slice, std::uint64_t limit = ~std::uint64_t{0}) {
    return search_->run(slice) || search_->searched() >= limit;
  }
  /// Ends the search, and returns it for its results.
  std::unique_ptr<Search> end() {
    ended_ += search_->searched();
    return std::move(search_);
  }

  std::uint64_t searched() const { return ended_ + (search_ ? search_->searched() : 0); }

 private:
  std::unique_ptr<Search> search_;
  std::uint64_t ended_ = 0;  // positions of the searches that have ended
};

}  // namespace qiju::gomoku

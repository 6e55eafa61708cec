// An array that grows without moving its items, and so never holds two copies of them.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <vector>

namespace qiju::huarong {

/// The items of one chunk are contiguous.
template <typename T, std::size_t kChunkSize>
class ChunkedArray {
 public:
  T& operator[](std::size_t i) {
    assert(i < capacity());
    return chunks_[i / kChunkSize][i % kChunkSize];
  }

  std::size_t capacity() const { return kChunkSize * chunks_.size(); }

  /// Makes all indices below `size` valid; new items are value-initialised.
  void reserve(std::size_t size) {
    while (capacity() < size) add_chunk();
  }

  /// Frees the chunk that ends at `i`, if one does: for items that are used from the front.
  void free_before(std::size_t i) {
    if (i % kChunkSize == 0) chunks_[i / kChunkSize - 1].reset();
  }

 private:
  [[gnu::noinline]] void add_chunk() { chunks_.push_back(std::make_unique<T[]>(kChunkSize)); }

  std::vector<std::unique_ptr<T[]>> chunks_;
};

}  // namespace qiju::huarong

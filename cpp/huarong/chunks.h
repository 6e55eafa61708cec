// A list that grows without moving what is in it, so that it never needs room for itself twice.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

namespace qiju::huarong {

/// Items that go by an index. Those of one chunk lie side by side.
template <class T, std::size_t kSize>
class Chunks {
 public:
  T& operator[](std::size_t i) { return chunks_[i / kSize][i % kSize]; }
  const T& operator[](std::size_t i) const { return chunks_[i / kSize][i % kSize]; }

  void make_room(std::size_t size) {
    while (kSize * chunks_.size() < size) chunks_.push_back(std::make_unique<T[]>(kSize));
  }

  template <class Visit>
  void for_each(Visit visit) {
    for (const auto& chunk : chunks_) std::for_each(chunk.get(), chunk.get() + kSize, visit);
  }

 private:
  std::vector<std::unique_ptr<T[]>> chunks_;
};

}  // namespace qiju::huarong

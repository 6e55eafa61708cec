// Which sets of tiles were met before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace qiju::lianliankan {

/// Sets of the numbers 0 … `numbers` - 1, kept whole, a bit a number, as long as there is room.
class TileSets {
 public:
  explicit TileSets(std::size_t numbers) : words_(numbers / 64 + 1) {}

  /// Empties the set at hand.
  void clear() {
    kept_.resize(count_ * words_);
    kept_.resize((count_ + 1) * words_);
  }

  /// Puts a number into the set at hand.
  void put(std::size_t number) {
    kept_[count_ * words_ + number / 64] |= std::uint64_t{1} << (number % 64);
  }

  /// Whether the set at hand was not kept before; keeps it, if there is room.
  bool keep();

 private:
  static constexpr std::size_t kMaxWords = std::size_t{1} << 22;  // 32 MB

  std::span<const std::uint64_t> set(std::size_t i) const {
    return std::span(kept_).subspan(i * words_, words_);
  }
  std::size_t slot(std::span<const std::uint64_t> wanted) const;
  void grow();

  std::size_t words_;  // of a set
  std::size_t count_ = 0;
  std::vector<std::uint64_t> kept_;  // set after set, the one at hand at the end
  // Open addressing, half full at most: 1 + the place of a set, 0 for none.
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(64);
};

}  // namespace qiju::lianliankan

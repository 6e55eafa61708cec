// An exact index of keys: distinct keys of a fixed width, numbered 0, 1, 2 … in the order in which
// they are inserted.
//
// Open addressing with linear probing, at most half full, and Fibonacci hashing. D. E. Knuth, "The
// Art of Computer Programming", volume 3, 2nd edition, section 6.4, algorithm L. A slot holds a
// number + 1, or 0 where it is empty; the keys themselves are stored side by side and compared
// whole, so that no two keys are ever taken for one:
//
//     slots_   0 3 0 1 0 0 2 0
//     keys_    key 0 | key 1 | key 2       each of words() 64-bit words
//
// Memory: 8 bytes a word, 8 to 16 bytes a key for the slots, and half of that again while it grows.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace qiju {

/// `kWords`: the words of a key, where they are known at compile time.
template <std::size_t kWords = std::dynamic_extent>
class KeyIndex {
 public:
  using Key = std::span<const std::uint64_t, kWords>;

  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  /// For keys of `words` words, at most `max_keys` of them.
  explicit KeyIndex(std::size_t words = kWords, std::size_t max_keys = kNone - 1)
      : words_(words), max_keys_(max_keys), slots_(kInitialSlots) {
    assert(words > 0 && (kWords == std::dynamic_extent ? words != kWords : words == kWords));
    assert(max_keys < kNone);
    keys_.reserve(kInitialSlots / 2 * words);
  }

  [[nodiscard]] std::uint32_t size() const { return size_; }

  /// The key of a number below size(); valid until the next insert().
  [[nodiscard]] Key key(std::uint32_t number) const {
    assert(number < size_);
    return Key{keys_.data() + number * words(), words()};
  }

  /// The number of a key, kNone if it was not inserted.
  [[nodiscard]] std::uint32_t find(Key key) const { return slots_[slot_of(key)] - 1; }

  /// For many keys that come together: load what find() and insert() of them will need first, and
  /// once that has arrived, what they will need next.
  void prefetch(Key key) const { __builtin_prefetch(&slots_[first_slot_of(key)]); }
  void prefetch_key(Key key) const {
    const std::uint32_t slot = slots_[first_slot_of(key)];
    if (slot != 0) __builtin_prefetch(keys_.data() + (slot - 1) * words());
  }

  /// The number of a key, which is inserted if it is new: then that is the size before the call.
  /// kNone if it is new and there are max_keys already. Amortised O(words).
  [[nodiscard]] std::uint32_t insert(Key key) {
    std::uint32_t& slot = slots_[slot_of(key)];
    if (slot != 0) return slot - 1;
    if (size_ >= max_keys_) return kNone;
    keys_.insert(keys_.end(), key.begin(), key.end());
    slot = ++size_;
    if (2 * std::size_t{size_} > slots_.size()) grow();
    return size_ - 1;
  }

 private:
  static constexpr std::size_t kInitialSlots = 1 << 12;

  std::size_t words() const { return kWords == std::dynamic_extent ? words_ : kWords; }

  static bool equals(Key key, const std::uint64_t* stored) {
    if constexpr (kWords == 1) return key[0] == *stored;
    return std::equal(key.begin(), key.end(), stored);
  }

  static std::uint64_t hash(Key key) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : key) {
      hash = (hash ^ hash >> 32 ^ word) * 0x9E37'79B9'7F4A'7C15;  // 2^64 / the golden ratio
    }
    return hash;
  }

  // The high bits of the product are the well mixed ones.
  std::size_t first_slot_of(Key key) const { return static_cast<std::size_t>(hash(key) >> shift_); }

  /// The slot that holds the key, or the empty one where it belongs.
  std::size_t slot_of(Key key) const {
    assert(key.size() == words());
    const std::size_t mask = slots_.size() - 1;
    const std::uint64_t* const keys = keys_.data();
    std::size_t at = first_slot_of(key);
    while (slots_[at] != 0 && !equals(key, keys + (slots_[at] - 1) * words())) at = (at + 1) & mask;
    return at;
  }

  void grow() {
    slots_.assign(2 * slots_.size(), 0);
    --shift_;
    keys_.reserve(slots_.size() / 2 * words());
    for (std::uint32_t i = 0; i < size_; ++i) slots_[slot_of(key(i))] = i + 1;
  }

  std::size_t words_;
  int shift_ = 65 - std::bit_width(kInitialSlots);  // leaves as many bits of a hash as slots need
  std::size_t max_keys_;
  std::uint32_t size_ = 0;
  std::vector<std::uint64_t> keys_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace qiju

// An exact index: it numbers distinct keys of a fixed width 0, 1, 2 … in the order of insertion.
//
// Open addressing with linear probing and Fibonacci hashing: D. E. Knuth, "The Art of Computer
// Programming", volume 3, 2nd edition, section 6.4, algorithm L. An empty slot holds 0. A full one
// holds a number + 1 and five bits of the hash, so that few other keys are looked at. Keys lie side
// by side and are compared whole, so two keys are never taken for one:
//
//     slots_    0 3 0 1 0 0 2 0
//     chunks_   key 0 | key 1 | key 2       each of words_ 64-bit words
//
// Memory: 8 bytes a word, and for the slots 8 to 16 bytes a key, or 5.3 to 10.7 bytes beyond 2^19
// keys. No key is ever copied, so growing takes no more.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace qiju {

class KeyIndex {
 public:
  using Key = std::span<const std::uint64_t>;

  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  /// Holds at most `max_keys` keys of `words` >= 1 words each.
  explicit KeyIndex(std::size_t words, std::size_t max_keys = kMaxKeys)
      : words_(words), max_keys_(std::min(max_keys, kMaxKeys)), slots_(kInitialSlots) {
    assert(words > 0);
  }

  [[nodiscard]] std::uint32_t size() const { return size_; }

  /// The key numbered `number` < size(). It stays valid until the index dies.
  [[nodiscard]] Key key(std::uint32_t number) const {
    assert(number < size_);
    return Key{stored(number), words_};
  }

  /// The number of `key`, or kNone if it was not inserted.
  [[nodiscard]] std::uint32_t find(Key key) const {
    const std::uint32_t slot = slots_[slot_of(key, hash(key))];
    return slot == 0 ? kNone : (slot & kNumberMask) - 1;
  }

  /// These prefetch for batches of find() and insert(): first the slots of all keys, then the keys.
  /// prefetch_key() returns the number that the key probably has, or kNone if the index is empty.
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&slots_[first_slot_of(hash)]); }
  std::uint32_t prefetch_key(std::uint64_t hash) const {
    if (size_ == 0) return kNone;
    const std::uint32_t slot = slots_[first_slot_of(hash)];
    const std::uint32_t number = (slot & kNumberMask) - (slot != 0);
    __builtin_prefetch(stored(number));
    return number;
  }

  /// Allows find() to miss keys numbered below `first`, whose slots are dropped when slots run out.
  /// The caller must not insert such a key again.
  void forget_before(std::uint32_t first) { first_ = first; }

  /// Makes find() know only the keys numbered `first` to `end` - 1. The caller must not insert any
  /// more.
  void keep_only(std::uint32_t first, std::uint32_t end) { fill_slots(first, end, end - first); }

  [[gnu::always_inline]] static std::uint64_t hash(Key key) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : key) {
      hash = (hash ^ hash >> 32 ^ word) * 0x9E37'79B9'7F4A'7C15;  // 2^64 / the golden ratio
    }
    return hash;
  }

  /// Inserts `key` if it is new and returns its number, which is then the size before the call.
  /// Returns kNone if the key is new and there are max_keys already. Amortised O(words).
  [[nodiscard]] std::uint32_t insert(Key key) { return insert(key, hash(key)); }
  [[nodiscard]] std::uint32_t insert(Key key, std::uint64_t hash) {
    assert(hash == this->hash(key));
    std::uint32_t& slot = slots_[slot_of(key, hash)];
    if (slot != 0) return (slot & kNumberMask) - 1;
    if (size_ >= max_keys_) return kNone;
    if (size_ % kChunkKeys == 0) add_chunk();
    std::copy(key.begin(), key.end(), stored(size_));
    slot = tag_of(hash) | ++size_;
    if (++used_ > room(slots_.size())) make_room();
    return size_ - 1;
  }

 private:
  using Chunk = std::unique_ptr<std::uint64_t[]>;

  static constexpr std::size_t kInitialSlots = 1 << 12;
  static constexpr std::size_t kManySlots = 1 << 20;
  static constexpr std::size_t kChunkKeys = 1 << 11;
  static constexpr int kNumberBits = 27;
  static constexpr std::uint32_t kNumberMask = (std::uint32_t{1} << kNumberBits) - 1;
  static constexpr std::size_t kMaxKeys = kNumberMask - 1;

  std::uint64_t* stored(std::uint32_t number) const {
    return &chunks_[number / kChunkKeys][number % kChunkKeys * words_];
  }

  bool equals(Key key, const std::uint64_t* other) const {
    if (words_ == 1) return key[0] == *other;
    return std::equal(key.begin(), key.end(), other);
  }

  // A product's high bits are mixed best.
  std::size_t first_slot_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash >> shift_);
  }
  static std::uint32_t tag_of(std::uint64_t hash) {
    return static_cast<std::uint32_t>(hash >> 31) & ~kNumberMask;
  }

  // The slot that holds the key, or the empty slot where it belongs.
  std::size_t slot_of(Key key, std::uint64_t hash) const {
    assert(key.size() == words_);
    const std::size_t mask = slots_.size() - 1;
    const std::uint32_t tag = tag_of(hash);
    for (std::size_t at = first_slot_of(hash);; at = (at + 1) & mask) {
      const std::uint32_t slot = slots_[at];
      if (slot == 0) return at;
      if (((slot ^ tag) & ~kNumberMask) == 0 && equals(key, stored((slot & kNumberMask) - 1))) {
        return at;
      }
    }
  }

  // How many keys fit in `slots`: half as many, or three in four where there are many.
  static std::size_t room(std::size_t slots) {
    return slots < kManySlots ? slots / 2 : slots / 4 * 3;
  }

  // These are rarely called, and large if inlined.
  [[gnu::noinline]] void add_chunk() {
    chunks_.push_back(Chunk(new std::uint64_t[kChunkKeys * words_]));
  }
  [[gnu::noinline]] void make_room() {
    fill_slots(first_, size_, 2 * (std::size_t{size_} - first_ - 1));
  }

  // Fills new slots, with room for `keys` keys, with the keys numbered `first` to `end` - 1.
  void fill_slots(std::uint32_t first, std::uint32_t end, std::size_t keys) {
    std::size_t slots = kInitialSlots;
    while (room(slots) < keys) slots *= 2;
    slots_ = {};  // before the new ones take memory
    slots_.resize(slots);
    shift_ = 64 - std::countr_zero(slots);
    used_ = end - first;
    for (std::uint32_t i = first; i < end; ++i) {
      const std::uint64_t hash = this->hash(key(i));
      slots_[slot_of(key(i), hash)] = tag_of(hash) | (i + 1);
    }
  }

  std::size_t words_;
  int shift_ = 64 - std::countr_zero(kInitialSlots);  // leaves the bits of a hash that index slots
  std::size_t max_keys_;
  std::uint32_t size_ = 0;
  std::uint32_t first_ = 0;  // keys numbered below it may be missing from the slots
  std::uint32_t used_ = 0;   // slots
  std::vector<Chunk> chunks_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace qiju

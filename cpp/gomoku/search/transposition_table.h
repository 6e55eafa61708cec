// Keeps what a search knows about positions, by their hash, in bounded memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qiju::gomoku {

/// A hash table in buckets of four slots, a line of the cache each, that are searched linearly:
///
///     hash & (buckets - 1)
///             v
///   … | slot slot slot slot | slot slot slot slot | …      slot: hash, entry, effort
///
/// Has 1,024 slots at first, and doubles if a bucket overflows, up to kMaxBytes. After that a new
/// entry replaces the one in its bucket that took the least effort.
template <class Entry>
class TranspositionTable {
 public:
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 24;

  TranspositionTable() { clear(); }
  void clear() { buckets_ = std::vector<Bucket>(256); }

  /// Halves the effort of all entries, before another search goes on with them.
  void age() {
    for (Bucket& bucket : buckets_) {
      for (auto& [hash, entry, effort] : bucket.slots) {
        effort = static_cast<std::uint16_t>((effort + 1) / 2);
      }
    }
  }

  /// Fetches the entry of a position into the cache, for a `find` that follows soon.
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&buckets_[bucket(hash)]); }

  /// The entry of a position, or null. Valid until the next `store`.
  [[nodiscard]] const Entry* find(std::uint64_t hash) const {
    for (const Slot& slot : buckets_[bucket(hash)].slots) {
      if (slot.hash == hash && slot.effort != 0) return &slot.entry;
    }
    return nullptr;
  }

  /// Replaces the entry of the same position if there is one. `effort` is in any unit, for example
  /// nodes searched below the position, and is kept as 1 to 65,535.
  void store(std::uint64_t hash, Entry entry, std::uint64_t effort) {
    const auto clamped = std::clamp<std::uint64_t>(effort, 1, 0xffff);
    const Slot slot{hash, entry, static_cast<std::uint16_t>(clamped)};
    while (!put(slot, 2 * buckets_.size() * sizeof(Bucket) > kMaxBytes)) {
      std::vector<Bucket> old(2 * buckets_.size());
      old.swap(buckets_);
      for (const Bucket& bucket : old) {
        for (const Slot& each : bucket.slots) {
          if (each.effort != 0) put(each, true);
        }
      }
    }
  }

 private:
  struct Slot {
    std::uint64_t hash = 0;
    Entry entry;
    std::uint16_t effort = 0;  // 0: the slot is empty
  };
  struct alignas(64) Bucket {
    std::array<Slot, 4> slots;
  };

  std::size_t bucket(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash) & (buckets_.size() - 1);
  }

  /// False if the bucket is full of other positions and `replace` is false.
  bool put(const Slot& slot, bool replace) {
    Slot* place = nullptr;
    for (Slot& there : buckets_[bucket(slot.hash)].slots) {
      if (there.hash == slot.hash && there.effort != 0) {
        place = &there;
        break;
      }
      if (!place || there.effort < place->effort) place = &there;
    }
    if (place->effort != 0 && place->hash != slot.hash && !replace) return false;
    *place = slot;
    return true;
  }

  std::vector<Bucket> buckets_;
};

}  // namespace qiju::gomoku

// What a search knows of the positions it has been to, in bounded memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qiju::gomoku {

/// Grows with what is put into it, to a bound; from then on what took the least work gives way.
template <class Value>
class WorkTable {
 public:
  static constexpr std::size_t kMostBytes = std::size_t{1} << 22;

  WorkTable() { clear(); }
  void clear() { entries_.assign(1024, {}); }

  /// What was stored of a position, null if nothing is.
  const Value* find(std::uint64_t hash) const {
    for (std::size_t at = bucket(hash), i = 0; i < kBucket; ++i) {
      const Entry& entry = entries_[at + i];
      if (entry.hash == hash && entry.effort != 0) return &entry.value;
    }
    return nullptr;
  }

  /// `effort`: positions searched to know it.
  void store(std::uint64_t hash, Value value, std::uint64_t effort) {
    const auto work = std::clamp<std::uint64_t>(effort, 1, 0xffff);
    const Entry entry{hash, value, static_cast<std::uint16_t>(work)};
    while (!put(entry, 2 * entries_.size() * sizeof(Entry) > kMostBytes)) {
      std::vector<Entry> old(2 * entries_.size());
      old.swap(entries_);
      for (const Entry& each : old) {
        if (each.effort != 0) put(each, true);
      }
    }
  }

 private:
  struct Entry {
    std::uint64_t hash = 0;
    Value value;
    std::uint16_t effort = 0;  // 0: there is no entry
  };
  static constexpr std::size_t kBucket = 4;  // places for an entry, side by side

  std::size_t bucket(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash) & (entries_.size() - kBucket);
  }

  /// False if there is no place, unless another entry is to give way.
  bool put(const Entry& entry, bool by_force) {
    Entry* place = nullptr;
    for (std::size_t at = bucket(entry.hash), i = 0; i < kBucket; ++i) {
      Entry& there = entries_[at + i];
      if (there.hash == entry.hash && there.effort != 0) {
        place = &there;
        break;
      }
      if (!place || there.effort < place->effort) place = &there;
    }
    if (place->effort != 0 && place->hash != entry.hash && !by_force) return false;
    *place = entry;
    return true;
  }

  std::vector<Entry> entries_;
};

/// Proof and disproof number: how many positions at least are yet to be decided to show that the
/// attacker wins, or that he does not.
struct Proof {
  static constexpr std::uint16_t kInfinite = 0xffff;

  std::uint16_t proof = 1;
  std::uint16_t disproof = 1;
  std::uint16_t distance = 0;  ///< once won: moves to the end

  static constexpr Proof win(int distance) {
    return {0, kInfinite, static_cast<std::uint16_t>(distance)};
  }
  static constexpr Proof none() { return {kInfinite, 0, 0}; }

  bool is_win() const { return proof == 0; }
  bool is_decided() const { return proof == 0 || disproof == 0; }
};

using ProofTable = WorkTable<Proof>;

}  // namespace qiju::gomoku

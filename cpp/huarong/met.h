// What a search over positions of 华容道 remembers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "huarong/position.h"
#include "huarong/steps.h"

namespace qiju::huarong {

/// The canonical positions met so far, each once and in the order they were met, with the one that
/// each was met from. An open-addressing table with linear probing, never more than half full.
class Met {
 public:
  Met() { resize(); }

  std::uint32_t count() const { return count_; }
  Key key(std::uint32_t index) const { return keys_[index]; }
  std::uint32_t parent(std::uint32_t index) const { return parents_[index]; }

  /// Makes room for all the steps from one position.
  void make_room() {
    if (keys_.size() - count_ >= kMostSteps) return;
    ++table_bits_;
    resize();
    for (std::uint32_t i = 0; i < count_; ++i) table_[slot(keys_[i])] = keys_[i];
  }

  /// Adds `key` unless it was met before. There must be room.
  void add(Key key, std::uint32_t parent) {
    Key& entry = table_[slot(key)];
    // New or not is a coin toss to the processor, so write always and count what is new.
    keys_[count_] = key;
    parents_[count_] = parent;
    count_ += entry == kEmpty;
    entry = key;
  }

 private:
  static constexpr Key kEmpty = ~Key{0};  // no position: Cao Cao has only 12 places

  void resize() {
    table_.assign(std::size_t{1} << table_bits_, kEmpty);
    keys_.resize(table_.size() / 2);
    parents_.resize(table_.size() / 2);
  }

  /// Where `key` is in the table, or should be.
  std::size_t slot(Key key) const {
    std::size_t at = static_cast<std::size_t>(key * 0x9E37'79B9'7F4A'7C15 >> (64 - table_bits_));
    while (table_[at] != key && table_[at] != kEmpty) at = (at + 1) & (table_.size() - 1);
    return at;
  }

  int table_bits_ = 12;
  std::uint32_t count_ = 0;
  std::vector<Key> table_;
  std::vector<Key> keys_;
  std::vector<std::uint32_t> parents_;
};

}  // namespace qiju::huarong

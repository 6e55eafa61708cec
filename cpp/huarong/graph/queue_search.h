// Breadth-first search on any board: any size, walls, gates, pieces of any shape, goals and number
// of blanks.
//
// Positions are stored in the order of their distances, so that they are their own queue. Unless
// the whole component is wanted, the index knows the last layers alone. The successors of a
// position wait in a ring until the memory that the index needs for them has arrived.
//
// If a piece can go from X to Y and to Z, it can go from Y to Z (slides: along one axis; steps:
// back). The first of these positions that is expanded makes these moves; the others skip them.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "hash/key_index.h"
#include "huarong/graph/keyed_search.h"

namespace qiju::huarong {

/// An array that grows without moving its items, and so never holds two copies of them.
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

/// Time: O(positions * pieces * moves). Memory: 8 bytes a word of a position's key, 5 to 11 while
/// it is in the index, 16 while it is in the queue (8 in the metric of moves), and 8 after
/// `restart_from_exits`.
class QueueSearch final : public KeyedSearch {
 public:
  /// Words of keys: less than 1 GB in all.
  static constexpr std::size_t kMaxWords = 50'000'000;

  QueueSearch(const Board& like, Metric metric, SearchOptions options,
              std::size_t max_words = kMaxWords);

  void add_source(const Board& board) override;
  /// Makes the only exit a source, if every piece can come to its goal. Every piece must have one.
  void add_exit();

  // For Until::kLayer. At first the last layer is layer 0, the sources.

  /// Lets a finished search run on to the next layer.
  void start_next_layer() { ++last_layer_; }
  /// 0 if no more positions can be reached.
  std::uint32_t last_layer_size() const { return searched_ - layers_.back(); }
  /// The indices in the last layer of positions that another search of the same board finds.
  std::vector<std::uint32_t> last_layer_in(const QueueSearch& other) const;

  /// The index that a position of this search has in another one of the same board.
  std::uint32_t index_in(const QueueSearch& other, std::uint32_t index) const {
    return other.index_.find(index_.key(index));
  }

  bool run(std::uint32_t positions) override;
  void keep_only_layer(int distance) override;
  void restart_from_exits() override;
  std::uint32_t index_limit() const override { return index_.size(); }
  int distance_at(std::uint32_t index) const override;

 private:
  struct Successor {
    PositionKey key;
    std::uint64_t hash;
    MadeMoves made;
  };

  /// The queue's entry of an index, kNoIndex if it was not reached; and the inverse.
  std::uint32_t entry_of(std::uint32_t index) const {
    return is_restarted_ ? entries_[index] : index;
  }
  std::uint32_t index_at(std::uint32_t entry) const {
    return is_restarted_ ? queue_[entry] : entry;
  }

  // If the search reduces, the smaller key of a position and its mirror image is stored.
  Place find(PositionKey key) const override;
  PositionKey key_at(std::uint32_t index) const override {
    return keys().key_of(index_.key(index));
  }

  KeyIndex::Key span_of(const PositionKey& key) const { return keys().span_of(key); }

  /// Appends a position to the queue; returns its entry.
  [[gnu::noinline]] std::uint32_t add(std::uint32_t index, const PositionKey& key);
  /// Queues a position for the last layer unless it was reached before.
  void reach(const Successor& successor);
  void reach(const PositionKey& key);
  /// The same, of the position that a change of `key_` gives, once its memory has arrived.
  void reach_later(const Change& change);
  void reach_pending();

  KeyIndex index_;
  std::size_t made_words_;  // words of MadeMoves that differ: 1 in the metric of moves
  ChunkedArray<OpenCells, 1 << 12> made_;  // made_words_ of each entry
  std::vector<std::uint32_t> layers_{0};   // the first entry of each layer
  std::size_t last_layer_ = 0;             // for Until::kLayer
  std::uint32_t next_ = 0;                 // entry, to be expanded

  static constexpr std::size_t kRing = 8;
  std::array<Successor, kRing> pending_;
  Changes changes_{};
  PositionKey key_{}, image_{};  // of the position that is expanded, and of its mirror image
  std::size_t pending_begin_ = 0, pending_end_ = 0;  // modulo kRing

  // After a restart entries are not indices.
  bool is_restarted_ = false;
  std::vector<std::uint32_t> entries_;  // by index
  std::vector<std::uint32_t> queue_;    // indices, by entry
};

}  // namespace qiju::huarong

// Breadth-first search on any board: any size, walls, gates, pieces of any shape, goals and number
// of blanks.
//
// Positions are stored in the order of their distances, so that they are their own queue. Where
// only the nearest exits are wanted, those of the last distances alone are in the index. The
// successors of a position wait in a ring until the memory that the index needs for them has
// arrived.
//
// The positions that the moves of one piece make of a position are each other's successors by that
// piece; in the metric of slides those along one axis, in that of steps both ends of a step. Only
// the first of them in the queue makes these moves, and marks them as made in the others.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hash/key_index.h"
#include "huarong/graph/chunked_array.h"
#include "huarong/graph/keyed_search.h"

namespace qiju::huarong {

/// Time: O(positions * pieces * moves). Memory: 8 bytes a word of a position's key, 5 to 11 while
/// it is in the index, 16 while it is in the queue (8 in the metric of moves), and 8 after
/// `restart_from_exits`.
class QueueSearch final : public KeyedSearch {
 public:
  /// Memory for so many words of keys: less than 1 GB in all.
  static constexpr std::size_t kMaxWords = 50'000'000;

  QueueSearch(const Board& like, Metric metric, MirrorReduction reduction,
              std::size_t max_words = kMaxWords);

  void add_source(const Board& board) override;

  /// Makes the exit a source, if every piece has a goal that it can come to. Every piece must have
  /// one.
  void add_exit();

  /// From now on a run finishes when it has reached all positions at this distance; else as
  /// `stop_at_exits`.
  void stop_at(int distance) { last_distance_ = static_cast<std::size_t>(distance); }

  /// After `stop_at`, how many positions are at the last distance; 0 if no more can be reached.
  std::uint32_t last_count() const { return count_reached() - layers_.back(); }

  /// Which of these another search of the same board finds; and the index there of a position, as
  /// `place_of`.
  std::vector<std::uint32_t> last_in(const QueueSearch& other) const;
  std::uint32_t index_in(const QueueSearch& other, std::uint32_t index) const {
    return other.index_.find(index_.key(index));
  }

  bool run(std::uint32_t positions) override;
  std::uint32_t searched() const override { return count_reached(); }
  bool is_full() const override { return is_full_; }
  void recall(int distance) override;
  const std::vector<std::uint32_t>& nearest_exits() const override { return nearest_exits_; }
  void restart_from_exits() override;
  std::uint32_t index_limit() const override { return index_.size(); }
  int distance_at(std::uint32_t index) const override;
  int max_distance() const override;

 private:
  static constexpr std::size_t kNoLimit = ~std::size_t{0};

  struct Successor {
    Key key;
    std::uint64_t hash;
    MadeMoves made;
  };

  /// The indices of positions that were reached.
  std::uint32_t count_reached() const {
    return is_restarted_ ? static_cast<std::uint32_t>(queue_.size()) : index_.size();
  }
  /// The place in the queue of an index, kNoIndex if it was not reached; and the inverse.
  std::uint32_t rank_of(std::uint32_t index) const { return is_restarted_ ? ranks_[index] : index; }
  std::uint32_t index_of_rank(std::uint32_t rank) const {
    return is_restarted_ ? queue_[rank] : rank;
  }

  // Where the search reduces, the smaller key of a position and its mirror image is stored.
  Place find(Key key) const override;
  Key key_at(std::uint32_t index) const override;

  KeyIndex::Key span_of(const Key& key) const { return keys().span_of(key); }

  /// Appends a position to the queue, and returns its rank.
  [[gnu::noinline]] std::uint32_t add(std::uint32_t index, const Key& key);

  /// Queues a position at the distance of the last layer unless it was reached before.
  void reach(const Successor& successor);
  void reach(const Key& key);
  /// The same, of the position that a change of `key_` gives, once its memory has arrived.
  void reach_later(const Change& change);
  void reach_pending();

  KeyIndex index_;
  std::size_t made_words_;                 // of MadeMoves that differ: one in the metric of moves
  ChunkedArray<OpenCells, 1 << 12> made_;  // made_words_ of each rank
  std::vector<std::uint32_t>
      layers_;              // the first rank of each distance, and where the last one ends
  std::uint32_t next_ = 0;  // rank, to be expanded
  std::size_t last_distance_ = kNoLimit;
  std::vector<std::uint32_t> nearest_exits_;
  bool is_full_ = false;

  static constexpr std::size_t kRing = 8;
  std::array<Successor, kRing> pending_;
  Changes changes_{};
  Key key_{}, image_{};  // of the position that is expanded, and of its mirror image
  std::size_t pending_begin_ = 0, pending_end_ = 0;  // modulo kRing

  // After a restart ranks are not indices.
  bool is_restarted_ = false;
  std::vector<std::uint32_t> ranks_;  // by index
  std::vector<std::uint32_t> queue_;  // indices, by rank
};

}  // namespace qiju::huarong

// Breadth-first search on any board: any size, walls, gates, pieces of any shape, goals and number
// of blanks.
//
// A position is an exact key with a field for every class of pieces (placements.h). The field of a
// class of one piece is the number of its placement; that of a class of several pieces has a bit
// for every placement. Fields never cross a word. The classes of 横刀立马 take 55 bits:
//
//     class        Cao Cao   2×1   1×2   1×1
//     placements        12    16    15    20
//     pieces             1     4     1     4
//     bits               4    16     4    20
//
// Positions are stored in the order of their distances, so that they are their own queue. The
// successors of a position wait in a ring until the memory that the index needs for them has
// arrived. In the metric of moves a position does not move the piece again that has just moved,
// since each position that this would reach has been reached; in that of slides not along the same
// axis.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "hash/key_index.h"
#include "huarong/breadth_first_search.h"
#include "huarong/chunked_array.h"
#include "huarong/placements.h"

namespace qiju::huarong {

/// Time: O(positions * pieces * moves). Memory: 14 to 20 bytes a position with keys of one word,
/// and 8 more after `restart_from_exits`.
class GenericSearch final : public BreadthFirstSearch {
 public:
  /// Memory for so many words of keys: less than 1 GB in all.
  static constexpr std::size_t kMaxWords = 50'000'000;

  GenericSearch(const Board& like, Metric metric, std::size_t max_words = kMaxWords);

  void add_source(const Board& board) override;
  bool run(std::uint32_t positions) override;
  std::uint32_t searched() const override { return reached(); }
  bool is_full() const override { return is_full_; }
  const std::vector<std::uint32_t>& nearest_exits() const override { return nearest_exits_; }
  void restart_from_exits() override;
  Place place_of(const Board& board) const override;
  std::uint32_t index_limit() const override { return index_.size(); }
  Board board_at(std::uint32_t index) const override;
  int distance_at(std::uint32_t index) const override;
  std::vector<Neighbour> neighbours(std::uint32_t index) const override;
  int max_distance() const override;
  std::uint32_t reached() const override {
    return is_restarted_ ? static_cast<std::uint32_t>(queue_.size()) : index_.size();
  }
  std::uint32_t reached_symmetric() const override;
  bool has_mirror_images() const override { return table_.has_mirror_images(); }

 private:
  // At most 17 classes of several pieces have more than 32 placements each; the fields of the other
  // classes fill less than the rest.
  static constexpr std::size_t kMaxKeyWords = 24;
  using Key = std::array<std::uint64_t, kMaxKeyWords>;

  /// Where the field of a class is.
  struct Field {
    std::uint8_t word = 0;
    std::uint8_t shift = 0;
    bool is_number = false;  ///< or a bit for every placement
    std::uint64_t mask = 0;  ///< before the shift
  };

  /// A piece that has moved, by its first cell, and along which axes: it does not move along them
  /// again.
  struct Moved {
    std::uint8_t cell = 0;
    std::uint8_t axes = 0;  ///< bit 0: vertical, bit 1: horizontal
  };

  struct Successor {
    Key key;
    Moved moved;
    int distance = 0;
  };

  std::optional<Key> pack(const Board& board) const;
  KeyIndex<>::Key span_of(const Key& key) const { return {key.data(), words_}; }
  Key key_at(std::uint32_t index) const;

  /// Calls `visit(placement, class)` for every piece.
  template <class Visit>
  void for_each_piece(const std::uint64_t* key, Visit visit) const;

  /// Adds a piece to a key without it, or removes it.
  void toggle(Key& key, std::size_t class_number, std::size_t placement) const;

  bool is_exit(const std::uint64_t* key) const;

  /// A piece that moves from one placement to another.
  struct Change {
    std::uint16_t from = 0;
    std::uint16_t to = 0;
    std::uint8_t class_number = 0;
    std::uint8_t steps = 0;
    std::uint8_t axes = 0;  ///< as in Moved
  };

  /// Appends every placement that a piece can reach in one move through `room`, the nearest first.
  void add_changes(Change change, OpenCells room, unsigned axes,
                   std::vector<Change>& changes) const;

  /// Lists every move from a position but for those of `skipped`.
  void list_changes(const std::uint64_t* key, Moved skipped, std::vector<Change>& changes) const;

  /// Queues a position at a distance unless it was reached before.
  void reach(const Successor& successor);
  /// The same, of a position that one change of another gives, once its memory has arrived.
  void reach_later(const Key& key, const Change& change, int distance);
  void reach_pending();

  PlacementTable table_;
  Metric metric_;
  std::vector<Field> fields_;  // by class
  std::size_t words_ = 1;      // of a key
  Key goal_{}, goal_mask_{};   // the fields of the pieces with goals

  KeyIndex<> index_;
  ChunkedArray<Moved, 1 << 12> moved_;  // by index
  std::vector<std::uint32_t>
      layers_;            // the first index of each distance, and where the last one ends
  std::size_t next_ = 0;  // in the queue, to be expanded
  std::vector<std::uint32_t> nearest_exits_;
  bool is_full_ = false;

  static constexpr std::size_t kRing = 32;
  std::array<Successor, kRing> pending_;
  std::vector<Change> changes_;
  std::size_t pending_begin_ = 0, pending_end_ = 0;  // modulo kRing

  // After a restart the order of distances is another one than that of indices.
  bool is_restarted_ = false;
  std::vector<std::int32_t> distances_;  // by index
  std::vector<std::uint32_t> queue_;     // indices
};

}  // namespace qiju::huarong

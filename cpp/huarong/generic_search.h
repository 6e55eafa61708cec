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
#include <optional>
#include <vector>

#include "hash/key_index.h"
#include "huarong/breadth_first_search.h"
#include "huarong/chunked_array.h"
#include "huarong/placements.h"

namespace qiju::huarong {

/// Time: O(positions * pieces * moves). Memory: 8 bytes a word of a position's key, 5 to 11 while it
/// is in the index, 16 while it is in the queue, and 8 after `restart_from_exits`.
class GenericSearch final : public BreadthFirstSearch {
 public:
  /// Memory for so many words of keys: less than 1 GB in all.
  static constexpr std::size_t kMaxWords = 50'000'000;

  GenericSearch(const Board& like, Metric metric, MirrorReduction reduction,
                std::size_t max_words = kMaxWords);

  void add_source(const Board& board) override;
  bool run(std::uint32_t positions) override;
  std::uint32_t searched() const override { return count_reached(); }
  bool is_full() const override { return is_full_; }
  void recall(int distance) override;
  const std::vector<std::uint32_t>& nearest_exits() const override { return nearest_exits_; }
  void restart_from_exits() override;
  Place place_of(const Board& board) const override;
  std::uint32_t index_limit() const override { return index_.size(); }
  Board board_at(std::uint32_t index) const override;
  int distance_at(std::uint32_t index) const override;
  int image_count(std::uint32_t index) const override;
  std::vector<Neighbour> neighbours(std::uint32_t index) const override;
  Move move_to(const Board& board, Place place) const override;
  int max_distance() const override;
  std::uint32_t reached() const override;
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
    bool is_number = false;   ///< or a bit for every placement
    std::uint16_t first = 0;  ///< placement of the class
    std::uint64_t mask = 0;   ///< before the shift
  };

  /// Moves that need not be made any more, by axis, the vertical one first: the first cell of each
  /// piece, or in the metric of steps the first one of the piece before and after the step.
  using MadeMoves = std::array<OpenCells, 2>;

  /// A piece at a placement, in a key: the bits of its field that are set.
  struct KeyPiece {
    std::uint64_t bits = 0;
    std::uint8_t word = 0;
  };

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

  std::optional<Key> pack(const Board& board) const;
  KeyIndex<>::Key span_of(const Key& key) const { return {key.data(), words_}; }
  Key key_at(std::uint32_t index) const;
  void copy(const Key& from, Key& to) const {
    if (words_ == 1) {
      to[0] = from[0];  // without the call of the general case
    } else {
      std::copy_n(from.begin(), words_, to.begin());
    }
  }
  Key mirror_image(const Key& key) const;
  /// Whether the mirror image of a position is stored for it, if it reduces: the smaller key of the
  /// two.
  bool is_stored_mirrored(const Key& key, const Key& image) const {
    return std::lexicographical_compare(image.begin(), image.begin() + words(), key.begin(),
                                        key.begin() + words());
  }
  /// Replaces a key by the one that is stored for it, and says whether that is the mirror image.
  bool mirror_if_stored(Key& key) const;
  std::ptrdiff_t words() const { return static_cast<std::ptrdiff_t>(words_); }

  /// Calls `visit(placement, class)` for every piece.
  template <class Visit>
  void for_each_piece(const Key& key, Visit visit) const;

  /// Adds a piece to a key without it, or removes it.
  void toggle(Key& key, std::size_t placement) const {
    key[pieces_[placement].word] ^= pieces_[placement].bits;
  }

  bool is_exit(const std::uint64_t* key) const;

  /// A piece that moves from one placement to another. Without default values, which would be
  /// written into all of an array.
  struct Change {
    std::uint16_t from;
    std::uint16_t to;
    std::uint8_t class_number;
    std::uint8_t steps;
    std::uint8_t direction;  ///< of the last step
  };

  /// p pieces reach at most b + 1 placements each with b blanks, and p + b <= kMaxOpenCells.
  using Changes = std::array<Change, (kMaxOpenCells / 2) * (kMaxOpenCells / 2 + 1)>;

  /// Appends every placement that a piece can reach in one move through `room`, the nearest first,
  /// to the changes before `end`, and returns their new end. `directions` has a bit for each in
  /// which the move may begin.
  Change* add_changes(Change change, OpenCells room, unsigned directions, Change* end) const;

  /// The same for every move from a position, of the pieces of the first classes, but for those
  /// that are made.
  Change* list_changes(const Key& key, const MadeMoves& made, std::size_t classes,
                       Change* end) const;

  /// Queues a position at the distance of the last layer unless it was reached before.
  void reach(const Successor& successor);
  void reach(const Key& key);
  /// The same, of the position that a change of `key_` gives, once its memory has arrived.
  void reach_later(const Change& change);
  void reach_pending();

  PlacementTable table_;
  Metric metric_;
  bool reduces_ = false;
  std::vector<Field> fields_;     // by class
  std::vector<KeyPiece> pieces_;  // by placement
  std::size_t goal_classes_ = 0;  // the first ones
  std::size_t words_ = 1;         // of a key
  Key goal_{}, goal_mask_{};      // the fields of the pieces with goals

  KeyIndex<> index_;
  ChunkedArray<MadeMoves, 1 << 12> made_;  // by rank
  std::vector<std::uint32_t>
      layers_;              // the first rank of each distance, and where the last one ends
  std::uint32_t next_ = 0;  // rank, to be expanded
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

// Breadth-first search by sets of positions, for boards with few cells that are blank or hold
// interchangeable 1×1 pieces (soldiers).
//
// A position is an arrangement of the other pieces and a set of blanks among the cells that it
// leaves free; soldiers fill the rest. Three blanks among eight free cells make 56 sets:
//
//     1 1 2 0                    C C . .                     . . 0 1
//     1 1 3 3                    C C H H                     . . . .
//     4 4 5 0      arrangement   H H V .      free cells     . . . 2      blanks   {1, 2, 5}
//     6 7 5 8                    . V V .      by rank        3 . . 4
//     0 7 9 10                   . V . .                     5 . 6 7
//
// The sets of blanks of one arrangement in one layer are expanded together. Soldiers move within an
// arrangement; a move of another piece takes sets to another arrangement, by a link that is
// computed once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hash/key_index.h"
#include "huarong/graph/keyed_search.h"

namespace qiju::huarong {

/// True for boards with 45 to 1,024 sets of two to four blanks: with fewer, QueueSearch is faster.
[[nodiscard]] bool has_blank_sets(const Board& board);

/// Time: O(positions * moves). Memory: 8 to 15 bytes a position if most sets are reached.
class BlankSetSearch final : public KeyedSearch {
 public:
  /// All sets of all arrangements: less than 1 GB.
  static constexpr std::uint32_t kMaxPositions = 70'000'000;

  /// Requires `has_blank_sets(like)`.
  BlankSetSearch(const Board& like, Metric metric, SearchOptions options,
                 std::uint32_t max_positions = kMaxPositions);

  void add_source(const Board& board) override;
  bool run(std::uint32_t positions) override;
  void restart_from_exits() override;
  std::uint32_t index_limit() const override { return index_.size() * set_count_; }
  int distance_at(std::uint32_t index) const override { return distance_plus_one_[index] - 1; }
  int image_count(std::uint32_t index) const override {
    return reduces_ && !arrangements_[index / set_count_].is_symmetric ? 2 : 1;
  }

 private:
  static constexpr std::size_t kMaxRanks = 16;
  static constexpr std::size_t kMaxBlanks = 4;
  static constexpr std::size_t kMaxSets = 1024;
  static constexpr int kMaxDistance = 0xFFFE;  // more than any known board has
  friend bool has_blank_sets(const Board& board);

  /// A set of free cells, by rank.
  using RankSet = std::uint32_t;

  /// A set of sets of blanks, by index; the first words_ are used.
  using Sets = std::array<std::uint64_t, kMaxSets / 64>;

  /// A move of a piece that is not a soldier. Where the mirror image of the target is stored, its
  /// ranks are mirrored.
  struct Link {
    std::uint64_t rank_map = 0;  ///< nibble r: the rank that r becomes, unless it is taken
    std::uint32_t target = 0;    ///< arrangement
    std::array<std::uint8_t, kMaxBlanks> needed{};  ///< must be blank; the last one is repeated
    std::uint16_t kept = 0;                         ///< ranks that are free in the target, too
    std::uint16_t vacated = 0;                      ///< in the target
  };

  struct Arrangement {
    static constexpr std::uint32_t kUnknown = ~std::uint32_t{0};

    std::uint32_t first_link = kUnknown;  ///< until the links are computed
    std::uint32_t link_count = 0;
    bool is_exit = false;
    bool is_symmetric = false;  ///< it is its own mirror image
    // By rank, once the links are known; `next` by direction, kMaxRanks: no free cell.
    std::array<std::uint16_t, kMaxRanks> adjacent{};
    std::array<std::array<std::uint8_t, 4>, kMaxRanks> next{};
  };

  /// How a position is stored: as its mirror image if the search reduces and that one's arrangement
  /// has the smaller key, else as itself.
  struct Stored {
    PositionKey arrangement;  ///< the key of the position without its soldiers
    std::uint32_t set = 0;
    bool mirrored = false;
  };
  Stored stored(PositionKey key) const;
  Place find(PositionKey key) const override;
  PositionKey key_at(std::uint32_t index) const override;
  PositionKey arrangement_at(std::uint32_t a) const { return keys().key_of(index_.key(a)); }
  /// The index of an arrangement, which is added if it is new.
  [[gnu::noinline]] std::uint32_t insert(const PositionKey& arrangement);
  void add_source(std::uint32_t a, std::uint32_t set);

  std::size_t image_of_cell(std::size_t cell) const {
    return keys().table().mirror_image(first_soldier_ + cell) - first_soldier_;
  }
  /// Nibble r: the rank of the mirror image of the free cell with rank r, in a symmetric
  /// arrangement.
  std::uint64_t image_map(std::uint32_t a) const;
  [[gnu::noinline]] void compute_links(std::uint32_t a);
  void add_link(const PositionKey& key, std::uint16_t from, std::uint16_t to, OpenCells needed);
  /// Adds the sets that moves of soldiers make of a set.
  void add_soldier_moves(const Arrangement& arrangement, RankSet blanks, Sets& sets) const;
  /// Queues the unvisited `sets` of an arrangement for the next distance.
  void reach(std::uint32_t a, const Sets& sets);
  /// Expands about `positions` positions of the current list, by arrangements; returns how many.
  std::uint32_t expand(std::uint32_t positions);

  std::size_t soldier_class_ = 0;
  std::size_t first_soldier_ = 0;  // placement; a soldier's placements are the cells
  std::size_t blank_count_ = 0;
  std::uint32_t max_positions_;

  std::vector<std::uint16_t> sets_;         // of blanks, by index, in ascending order
  std::vector<std::uint16_t> set_indices_;  // by set
  std::uint32_t set_count_ = 0;
  std::size_t words_ = 0;
  Sets all_{};
  std::array<Sets, kMaxRanks> with_rank_{};

  KeyIndex index_;  // of arrangements: the keys of positions without their soldiers
  std::vector<Arrangement> arrangements_;
  std::vector<Link> links_;
  // By arrangement, words_ each: the unvisited sets, and the sets that wait for the next even and
  // for the next odd distance.
  std::vector<std::uint64_t> states_;
  std::vector<std::uint16_t> distance_plus_one_;  // by index; 0: not reached

  // Arrangements with sets to be expanded at this distance and at the next.
  std::vector<std::uint32_t> current_, next_;
  std::size_t current_count_ = 0, next_count_ = 0;
  std::size_t expanded_count_ = 0;  // of current_
  int distance_ = kUnreached;
};

}  // namespace qiju::huarong

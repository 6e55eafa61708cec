// Arrangements of the large pieces (Cao Cao and the generals) on the classic board with two blanks,
// and the slides that link them.
//
// A position is an arrangement and a pair of blanks among the cells that it leaves free; all other
// free cells hold soldiers. 横刀立马 has 25,955 positions, but only 2,413 arrangements.
//
//     3 1 1 4                    V C C V                     . . . .
//     3 1 1 4                    V C C V                     . . . .
//     5 2 2 6      arrangement   V H H V      free cells     . . . .      blanks   {4, 1}
//     5 7 8 6                    V . . V      by rank        . 2 3 .
//     9 0 0 10                   . . . .                     0 1 4 5
//
// n free cells have n (n - 1) / 2 pairs. The position's index:
//
//     pair number of {i, j}, i > j   i (i - 1) / 2 + j
//     index                          arrangement * pair_count + pair number
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "huarong/board/moves.h"
#include "huarong/classic/cell_ranks.h"
#include "huarong/classic/pair_set.h"
#include "huarong/classic/slides.h"

namespace qiju::huarong {

/// A slide of a large piece as an edge from one arrangement to another. There are two types.
///
/// A one-blank link takes the blank `from` and vacates the cell that has the rank `to` in the
/// target arrangement. The other blank stays on its cell, but its rank may change:
///
///     rank in the source   0 [1] 2  3  4  5      from = 1, to = 4
///     rank in the target   0     1  2  3 [4] 5   ranks = 0x5321_0, where _ is not used
///
/// A two-blank link takes both blanks and vacates two cells: `from` and `to` are pair numbers.
///
/// Where the table stores the mirror image of the target, ranks of the target are mirrored.
struct Link {
  std::uint32_t ranks = 0;   ///< for one-blank links: nibble r is the rank that r becomes
  std::uint16_t target = 0;  ///< arrangement
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  /// The rank, after a one-blank link, of the other blank.
  int rank_after(int rank) const { return static_cast<int>(ranks >> 4 * rank & 15); }
};

struct Arrangement {
  static constexpr std::uint32_t kUnknown = ~std::uint32_t{0};

  // The links are contiguous: one-blank links, then two-blank links.
  std::uint32_t first_link = kUnknown;  ///< until the links are computed
  std::uint8_t one_blank_end = 0;       ///< counted from first_link
  std::uint8_t link_count = 0;
  bool is_symmetric = false;  ///< is it its own mirror image?
  bool is_exit = false;       ///< is Cao Cao at the exit?

  bool has_links() const { return first_link != kUnknown; }
};

/// By rank: a set of ranks.
using Rows = std::array<std::uint8_t, kMaxFreeCells>;

constexpr void add_to_row(std::uint8_t& row, std::size_t rank) {
  row = static_cast<std::uint8_t>(row | 1U << rank);
}

/// Adjacent free cells.
struct Adjacency {
  Rows all{};       ///< by rank: the ranks adjacent to it
  Rows vertical{};  ///< those in the same column

  Adjacency() = default;
  Adjacency(CellSet free, const Ranks& ranks) {
    const auto add_pairs = [&](CellSet cells, int offset) {
      for (; cells != 0; cells &= cells - 1) {
        const int cell = std::countr_zero(cells);
        const std::size_t i = ranks[static_cast<std::size_t>(cell)];
        const std::size_t j = ranks[static_cast<std::size_t>(cell + offset)];
        add_to_row(all[i], j);
        add_to_row(all[j], i);
      }
    };
    add_pairs(free & free >> kCols, kCols);
    vertical = all;
    add_pairs(free & free >> 1 & ~kColumns[3], 1);
  }

  /// Where a soldier may start that moves by way of i to j in one move, and possibly j itself.
  [[gnu::always_inline]] RankSet starts(std::size_t i, std::size_t j, Metric metric) const {
    if (metric == Metric::kStep) return 0;
    const auto if_it_has_j = [&](RankSet row) { return row & -(row >> j & 1); };
    if (metric == Metric::kMove) return if_it_has_j(all[i]);
    return if_it_has_j(vertical[i]) | if_it_has_j(all[i] & ~RankSet{vertical[i]});
  }
};

class ArrangementTable {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  static constexpr std::uint32_t kMaxLinks = 32;  ///< of an arrangement; none has more than 18

  /// For arrangements with `free_count` free cells: an even number, at most 8. `exit` is Cao Cao's
  /// goal, as in a key. With `reduces`, an arrangement and its mirror image are one: the one with
  /// the smaller key.
  ArrangementTable(int free_count, Key exit, Metric metric, bool reduces);

  int free_count() const { return free_count_; }
  std::uint32_t pair_count() const { return pair_count_; }
  Metric metric() const { return metric_; }
  bool reduces() const { return reduces_; }

  std::uint32_t index_of(std::uint32_t arrangement, int i, int j) const {
    return arrangement * pair_count_ + number_of_pair(i, j);
  }

  struct Entry {
    std::uint32_t arrangement = 0;
    bool mirrored = false;  ///< does the table store the mirror image?
  };

  /// The arrangement with a key (that of its positions, without soldiers), added if it is new.
  Entry insert(Key key);

  /// The same without adding it; kNone if it is unknown.
  [[nodiscard]] Entry find(Key key) const;

  std::uint32_t size() const { return static_cast<std::uint32_t>(arrangements_.size()); }
  Key key(std::uint32_t a) const { return keys_[a]; }
  const Arrangement& operator[](std::uint32_t a) const { return arrangements_[a]; }
  const Link* links(const Arrangement& arrangement) const {
    return &links_[arrangement.first_link];
  }

  /// Calls `visit(axis, slide)` for the slides in an arrangement, in the order of its links;
  /// `slide` is a bit of Slides.
  template <class Visit>
  void for_each_slide(Key key, Visit visit) const {
    Slides slides = slides_of(key);
    const std::size_t axes = metric_ == Metric::kStep ? kOneCellAxes : kAxisCount;
    // One loop, since the ends of short inner loops are hard to predict.
    std::array<std::uint8_t, kAxisCount> used;  // axes with slides
    std::size_t used_count = 0;
    for (std::size_t axis = 0; axis < axes; ++axis) {
      used[used_count] = static_cast<std::uint8_t>(axis);
      used_count += slides[axis] != 0;
    }
    for (std::size_t i = 0; i < used_count;) {
      const std::size_t axis = used[i];
      std::uint64_t& rest = slides[axis];
      const auto slide = static_cast<std::size_t>(std::countr_zero(rest));
      rest &= rest - 1;
      i += rest == 0;
      visit(axis, slide);
    }
  }

  const SlideEffect& effect(std::size_t axis, std::size_t slide) const {
    return effects_[axis][slide];
  }

  /// Computes the links of an arrangement and adds their targets; once for each. Returns the ranks
  /// of its free cells. O(links).
  Ranks compute_links(std::uint32_t a);

 private:
  [[gnu::always_inline]] Entry find(Key key, Key image) const {
    const bool mirrored = reduces_ && image < key;
    const std::uint64_t slot = slots_[slot_of(mirrored ? image : key)];
    return {(static_cast<std::uint32_t>(slot) & kAllCells) - 1, mirrored};
  }
  /// Adds an arrangement that is new, and returns its number.
  [[gnu::noinline]] std::uint32_t add(Key key, Key image);

  /// Where a stored key is in `slots_`, or the empty slot where it belongs.
  [[gnu::always_inline]] std::size_t slot_of(Key key) const {
    const std::size_t mask = slots_.size() - 1;
    // 2^64 / the golden ratio
    auto at = static_cast<std::size_t>(key * 0x9E37'79B9'7F4A'7C15 >> hash_shift_);
    while (slots_[at] != 0 && (slots_[at] ^ key) > kAllCells) at = (at + 1) & mask;
    return at;
  }

  int rank_in(const Entry& entry, int rank) const {
    return entry.mirrored ? free_count_ - 1 - rank : rank;
  }

  int free_count_;
  std::uint32_t pair_count_;
  Key exit_;
  Metric metric_;
  bool reduces_;
  const SlideEffects effects_;
  std::vector<Key> keys_;  // by arrangement; no piece set has more than 7,284
  std::vector<Arrangement> arrangements_;
  std::vector<Link> links_;

  // An index of the keys: open addressing with linear probing and Fibonacci hashing. D. E. Knuth,
  // "The Art of Computer Programming", volume 3, 2nd edition, section 6.4, algorithm L. The key of
  // an arrangement has no soldiers, whose plane is used for its number:
  //
  //     63                                20 19             0
  //     +-----------------------------------+----------------+
  //     | key                               | number + 1     |    0 where a slot is empty
  //     +-----------------------------------+----------------+
  int hash_shift_ = 64 - 12;  // leaves as many bits of a hash as slots need
  std::vector<std::uint64_t> slots_;
};

}  // namespace qiju::huarong

// Arrangements of the large pieces (Cao Cao and the generals) on the classic board with two blanks,
// and the slides that link them.
//
// A position is an arrangement and a pair of blanks among the cells that it leaves free; soldiers
// fill the other free cells. 横刀立马 has 25,955 positions, but only 2,413 arrangements.
//
//     3 1 1 4                    V C C V                     . . . .
//     3 1 1 4                    V C C V                     . . . .
//     5 2 2 6      arrangement   V H H V      free cells     . . . .      blanks   {4, 1}
//     5 7 8 6                    V . . V      by rank        . 2 3 .
//     9 0 0 10                   . . . .                     0 1 4 5
//
// n free cells have n (n - 1) / 2 pairs. A position's index is arrangement * pair_count + pair.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "huarong/board/moves.h"
#include "huarong/classic/cell_ranks.h"

namespace qiju::huarong {

// The slides of large pieces that two blanks allow: one cell in any direction, or two cells
// lengthwise. A slide is one move in every metric that permits its length, and no longer path of a
// large piece is possible.
//
// Slides are grouped by axis, a kind of piece with a line of motion. A slide takes the cells + and
// vacates the cells -; # is covered before and after. The opposite slide exchanges + and -.
//
//     axis 0   1       2     3     4     5       6   7
//          +   + # -   + -   + +   + +   + # -   +   + + - -
//          #           + -   - -   # #   + # -   +
//          -                       - -           -
//                                                -
//          V   H       V     H     C     C       V   H       vertical, horizontal, Cao Cao
//
// Axes 0 and 1 need one blank, all others both. On axes 6 and 7 a general moves by two cells.

/// A slide in one direction. Offsets are relative to the cell of the piece's top-left corner; a
/// single cell is listed twice.
struct Slide {
  int by;                       ///< offset of the top-left corner afterwards
  int taken[2];                 ///< offsets of the cells that must be blank
  int vacated[2];               ///< offsets of the cells that become blank
  CellSet origins = kAllCells;  ///< top-left cells from which it does not wrap around the sides
};

struct SlideAxis {
  int plane_shift;  ///< of the piece's kind in a key
  Slide slides[2];  ///< up or left, then down or right
};

inline constexpr CellSet kColumns[] = {0x11111, 0x22222, 0x44444, 0x88888};

inline constexpr SlideAxis kSlideAxes[] = {
    {kVerticalShift, {{-4, {-4, -4}, {4, 4}}, {4, {8, 8}, {0, 0}}}},
    {kHorizontalShift,
     {{-1, {-1, -1}, {1, 1}, ~kColumns[0]}, {1, {2, 2}, {0, 0}, kColumns[0] | kColumns[1]}}},
    {kVerticalShift, {{-1, {-1, 3}, {0, 4}, ~kColumns[0]}, {1, {1, 5}, {0, 4}, ~kColumns[3]}}},
    {kHorizontalShift, {{-4, {-4, -3}, {0, 1}}, {4, {4, 5}, {0, 1}}}},
    {kCaoCaoShift, {{-4, {-4, -3}, {4, 5}}, {4, {8, 9}, {0, 1}}}},
    {kCaoCaoShift,
     {{-1, {-1, 3}, {1, 5}, ~kColumns[0]}, {1, {2, 6}, {0, 4}, kColumns[0] | kColumns[1]}}},
    {kVerticalShift, {{-8, {-4, -8}, {0, 4}}, {8, {8, 12}, {0, 4}}}},
    {kHorizontalShift,
     {{-2, {-1, -2}, {0, 1}, kColumns[2] | kColumns[3]}, {2, {2, 3}, {0, 1}, kColumns[0]}}},
};
inline constexpr std::size_t kAxisCount = std::size(kSlideAxes);
inline constexpr std::size_t kOneBlankAxes = 2;  ///< axes with a lower index take one blank
inline constexpr std::size_t kOneCellAxes = 6;   ///< axes with a lower index move one cell

/// By axis: the top-left cells of the pieces that can slide. The low 32 bits are for the slide up
/// or left, the high 32 bits for the slide down or right.
using Slides = std::array<std::uint64_t, kAxisCount>;

template <std::size_t kAxis>
constexpr std::uint64_t slides_on_axis(PackedKey key, CellSet blanks) {
  constexpr const SlideAxis& kLine = kSlideAxes[kAxis];
  const CellSet pieces = pieces_of(key, kLine.plane_shift);
  const auto blank_at = [&](int offset) {
    return offset < 0 ? blanks << -offset : blanks >> offset;
  };
  const auto origins = [&](const Slide& slide) {
    return std::uint64_t{pieces & slide.origins & blank_at(slide.taken[0]) &
                         blank_at(slide.taken[1])};
  };
  return origins(kLine.slides[0]) | origins(kLine.slides[1]) << 32;
}

template <std::size_t... kAxes>
constexpr Slides slides_of(PackedKey key, CellSet blanks, std::index_sequence<kAxes...>) {
  return {slides_on_axis<kAxes>(key, blanks)...};
}

/// The slides that blanks on these cells allow.
constexpr Slides slides_of(PackedKey key, CellSet blanks) {
  return slides_of(key, blanks, std::make_index_sequence<kAxisCount>());
}

struct SlideEffect {
  PackedKey key_change = 0;               ///< XORed to the key of the arrangement
  PackedKey image_change = 0;             ///< XORed to the key of its mirror image
  std::array<std::uint8_t, 2> taken{};    ///< cells
  std::array<std::uint8_t, 2> vacated{};  ///< cells
  /// What is added to a vacated cell's rank before the slide to get its rank after it: the cells
  /// taken no longer precede it, the other vacated cell may.
  std::array<std::int8_t, 2> rank_change{};
};

/// By axis and by bit of Slides: 32 * direction + top-left cell. The entries of slides that
/// would leave the board are unused.
using SlideEffects = std::array<std::array<SlideEffect, 64>, kAxisCount>;

/// A slide of a large piece as an edge from one arrangement to another. There are two types.
///
/// A one-blank link takes the blank `from` and vacates the cell that has the rank `to` in the
/// target arrangement. The other blank stays on its cell, but its rank may change:
///
///     rank in the source   0 [1] 2  3  4  5      from = 1, to = 4
///     rank in the target   0     1  2  3 [4] 5   ranks = 0x5321_0, where _ is not used
///
/// A two-blank link takes both blanks and vacates two cells: `from` and `to` are indices of pairs.
///
/// If the table stores the mirror image of the target, its ranks are mirrored.
struct Link {
  std::uint32_t ranks = 0;   ///< for one-blank links: nibble r is the rank that r becomes
  std::uint16_t target = 0;  ///< arrangement
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  /// The rank of the other blank after a one-blank link.
  int rank_after(int rank) const { return static_cast<int>(ranks >> 4 * rank & 15); }
};

struct Arrangement {
  static constexpr std::uint32_t kUnknown = ~std::uint32_t{0};

  // The links are contiguous: one-blank links, then two-blank links.
  std::uint32_t first_link = kUnknown;  ///< until the links are computed
  std::uint8_t one_blank_end = 0;       ///< relative to first_link
  std::uint8_t link_count = 0;
  bool is_symmetric = false;  ///< it is its own mirror image
  bool is_exit = false;       ///< Cao Cao is at the exit

  bool has_links() const { return first_link != kUnknown; }
};

class ArrangementTable {
 public:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  /// For arrangements with `free_count` free cells: an even number, at most kMaxFreeCells. `exit`
  /// is Cao Cao's goal, as in a key. With `reduces`, an arrangement and its mirror image are one:
  /// the one with the smaller key.
  ArrangementTable(int free_count, PackedKey exit, Metric metric, bool reduces);

  int free_count() const { return free_count_; }
  std::uint32_t pair_count() const { return pair_count_; }
  Metric metric() const { return metric_; }
  bool reduces() const { return reduces_; }

  struct Entry {
    std::uint32_t arrangement = 0;
    bool mirrored = false;  ///< the table stores the mirror image
  };

  /// The arrangement with a key (without soldiers), added if it is new.
  Entry insert(PackedKey key);
  /// The same without adding it; kNone if it is unknown.
  [[nodiscard]] Entry find(PackedKey key) const { return find(key, mirror(key)); }

  /// The index of a position by its arrangement and the ranks of its blanks.
  std::uint32_t index_of(const Entry& entry, int i, int j) const {
    return entry.arrangement * pair_count_ + pair_index(rank_after(entry, i), rank_after(entry, j));
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(arrangements_.size()); }
  PackedKey key(std::uint32_t a) const { return keys_[a]; }
  const Arrangement& operator[](std::uint32_t a) const { return arrangements_[a]; }
  const Link* links(const Arrangement& arrangement) const {
    return &links_[arrangement.first_link];
  }

  /// Calls `visit(axis, slide)` for every slide of a large piece into `blanks`; `slide` is a bit of
  /// Slides. With all free cells as blanks, in the order of an arrangement's links.
  template <typename Visit>
  void for_each_slide(PackedKey key, CellSet blanks, Visit visit) const {
    Slides slides = slides_of(key, blanks);
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
  CellRanks compute_links(std::uint32_t a);

 private:
  [[gnu::always_inline]] Entry find(PackedKey key, PackedKey image) const {
    const bool mirrored = reduces_ && image < key;
    const std::uint64_t slot = slots_[slot_of(mirrored ? image : key)];
    return {(static_cast<std::uint32_t>(slot) & kAllCells) - 1, mirrored};
  }
  [[gnu::noinline]] std::uint32_t add(PackedKey key, PackedKey image);

  /// The slot that holds a key, or the empty one for it.
  [[gnu::always_inline]] std::size_t slot_of(PackedKey key) const {
    const std::size_t mask = slots_.size() - 1;
    // 2^64 / the golden ratio
    auto at = static_cast<std::size_t>(key * 0x9E37'79B9'7F4A'7C15 >> hash_shift_);
    while (slots_[at] != 0 && (slots_[at] ^ key) > kAllCells) at = (at + 1) & mask;
    return at;
  }

  int rank_after(const Entry& entry, int rank) const {
    return entry.mirrored ? free_count_ - 1 - rank : rank;
  }

  int free_count_;
  std::uint32_t pair_count_;
  PackedKey exit_;
  Metric metric_;
  bool reduces_;
  const SlideEffects effects_;
  std::vector<PackedKey> keys_;  // by arrangement; no piece set has more than 7,284
  std::vector<Arrangement> arrangements_;
  std::vector<Link> links_;

  // An index of the keys: open addressing with linear probing and Fibonacci hashing. D. E. Knuth,
  // "The Art of Computer Programming", volume 3, 2nd edition, section 6.4, algorithm L. A key
  // without soldiers leaves their plane to the arrangement's index:
  //
  //     63                                20 19             0
  //     +-----------------------------------+----------------+
  //     | key                               | index + 1      |    0 in an empty slot
  //     +-----------------------------------+----------------+
  int hash_shift_ = 64 - 12;  // leaves as many bits of a hash as slots need
  std::vector<std::uint64_t> slots_;
};

}  // namespace qiju::huarong

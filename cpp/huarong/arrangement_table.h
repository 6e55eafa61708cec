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
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "hash/key_index.h"
#include "huarong/cell_ranks.h"
#include "huarong/chunked_array.h"
#include "huarong/moves.h"
#include "huarong/slides.h"

namespace qiju::huarong {

/// Two ranks in a byte: the first in bits 4 to 7, the second in bits 0 to 3.
constexpr std::uint8_t pack_ranks(int first, int second) {
  return static_cast<std::uint8_t>(16 * first + second);
}
constexpr int first_rank(std::uint8_t ranks) { return ranks / 16; }
constexpr int second_rank(std::uint8_t ranks) { return ranks % 16; }

/// A slide of a large piece as an edge from one arrangement to another. There are two types.
///
/// A one-blank link takes the blank `from` and vacates the cell that has the rank `to` in the
/// target arrangement. The other blank stays on its cell, but the ranks between them change by one:
///
///     rank in the source   0 [1] 2  3  4  5      from = 1, to = 4
///     rank in the target   0     1  2  3 [4] 5   shifted = {1, 2, 3, 4}, shifts_down
///
/// A two-blank link takes both blanks, `from` = pack_ranks(higher, lower), and vacates two cells,
/// `to` = pack_ranks in any order.
///
/// Where the table stores the mirror image of the target, ranks of the target are mirrored.
struct Link {
  std::uint16_t target = 0;   ///< arrangement
  std::uint16_t shifted = 0;  ///< RankSet, for one-blank links
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  bool shifts_down = false;  ///< do the shifted ranks decrease by one, or increase?
  bool mirrored = false;     ///< for one-blank links
};

struct Arrangement {
  std::uint32_t first_link = 0;
  // The links are contiguous: one-blank links, two-blank links of one cell, then those of two
  // cells.
  std::uint8_t one_blank_end = 0;  ///< end of each group, counted from first_link
  std::uint8_t one_cell_end = 0;
  std::uint8_t link_count = 0;
  bool has_links = false;     ///< were they computed?
  bool is_symmetric = false;  ///< is it its own mirror image?
  bool is_exit = false;       ///< is Cao Cao at the exit?
};

/// Adjacent free cells as a symmetric relation on ranks. In a move of two cells a soldier crosses
/// two adjacent pairs of cells of the same group: under Metric::kSlide both vertical or both
/// horizontal, under Metric::kMove any two.
struct Adjacency {
  std::array<std::uint16_t, kMaxFreeCells> adjacent{};  ///< row i: the ranks adjacent to i
  std::array<std::uint16_t, kMaxFreeCells>
      first_group{};  ///< kMove: all; kSlide: the vertical ones
};

class ArrangementTable {
 public:
  static constexpr std::uint32_t kNone = KeyIndex<1>::kNone;
  static constexpr std::uint32_t kMaxLinks = 32;  ///< of an arrangement; none has more than 18

  /// For arrangements with `free_count` free cells: an even number, at most 16. `exit` is Cao Cao's
  /// goal, as in a key. With `reduces`, an arrangement and its mirror image are one: the one with
  /// the smaller key.
  ArrangementTable(int free_count, Key exit, Metric metric, bool reduces);

  int free_count() const { return free_count_; }
  std::uint32_t pair_count() const { return pair_count_; }
  Metric metric() const { return metric_; }
  bool reduces() const { return reduces_; }

  static constexpr std::uint32_t pair_number(int high, int low) {
    return static_cast<std::uint32_t>(high * (high - 1) / 2 + low);
  }
  /// The inverse of pair_number.
  static std::pair<int, int> pair_at(std::uint32_t number);

  std::uint32_t index_of(std::uint32_t arrangement, int i, int j) const {
    return arrangement * pair_count_ + (i > j ? pair_number(i, j) : pair_number(j, i));
  }

  struct Entry {
    std::uint32_t arrangement = 0;
    bool mirrored = false;  ///< does the table store the mirror image?
  };

  /// The arrangement with a key (that of its positions, without soldiers), added if it is new.
  Entry insert(Key key) { return insert(key, mirror(key)); }

  /// The same without adding it; kNone if it is unknown.
  [[nodiscard]] Entry find(Key key) const;

  std::uint32_t size() const { return static_cast<std::uint32_t>(arrangements_.size()); }
  Key key(std::uint32_t a) const { return index_.key(a)[0]; }
  const Arrangement& operator[](std::uint32_t a) const { return arrangements_[a]; }
  const Link* links(const Arrangement& arrangement) const {
    return &links_[arrangement.first_link];
  }

  /// The slides in an arrangement, in the order of its links, each as 64 * axis + bit of
  /// SlideOrigins, and how many.
  using SlideList = std::array<std::uint16_t, kMaxLinks>;
  std::size_t list_slides(Key key, SlideList& slides) const;

  const SlideEffect& effect(std::size_t axis, std::size_t slide) const {
    return effects_[axis][slide];
  }

  /// Computes the links of an arrangement and adds their targets; once for each. O(links).
  Adjacency compute_links(std::uint32_t a);

  Adjacency adjacency(std::uint32_t a) const;

  /// The ranks, after a one-blank link, of other blanks.
  RankSet after_link(const Link& link, RankSet others) const {
    const RankSet shifted = others & link.shifted;
    const RankSet ranks = (others ^ shifted) | shifted << 1 >> (2 * link.shifts_down);
    return link.mirrored ? mirrored(ranks, free_count_) : ranks;
  }

 private:
  static constexpr std::uint32_t kLinkChunk = 2048;

  Entry insert(Key key, Key image);
  int rank_in(const Entry& entry, int rank) const {
    return entry.mirrored ? free_count_ - 1 - rank : rank;
  }
  Adjacency adjacency(CellSet free, const Ranks& ranks) const;

  int free_count_;
  std::uint32_t pair_count_;
  Key exit_;
  Metric metric_;
  bool reduces_;
  const SlideEffects effects_;
  KeyIndex<1> index_;
  std::vector<Arrangement> arrangements_;  // by number in index_; no piece set has more than 7,284
  ChunkedArray<Link, kLinkChunk> links_;
  std::uint32_t links_end_ = 0;
};

}  // namespace qiju::huarong

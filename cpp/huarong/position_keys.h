// Exact keys of the positions of a board: a field for every class of pieces (placements.h). The
// field of a class of one piece is the number of its placement; that of a class of several pieces
// has a bit for every placement. Fields never cross a word. The classes of 横刀立马 take 55 bits:
//
//     class        Cao Cao   2×1   1×2   1×1
//     placements        12    16    15    20
//     pieces             1     4     1     4
//     bits               4    16     4    20
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "huarong/placements.h"

namespace qiju::huarong {

class PositionKeys {
 public:
  // At most 17 classes of several pieces have more than 32 placements each; the fields of the other
  // classes fill less than the rest.
  static constexpr std::size_t kMaxWords = 24;

  /// The first words() are used, the others may be anything.
  using Key = std::array<std::uint64_t, kMaxWords>;

  /// The board must be legal.
  explicit PositionKeys(const Board& like);

  const PlacementTable& table() const { return table_; }
  std::size_t words() const { return words_; }

  std::size_t placements() const { return pieces_.size(); }

  /// The first placement of a class.
  std::size_t first_placement(std::size_t class_number) const {
    return fields_[class_number].first;
  }

  /// The classes, and how many of them have goals: the first ones.
  std::size_t classes() const { return fields_.size(); }
  std::size_t goal_classes() const { return goal_classes_; }

  /// The key with all pieces that have goals at them, without others.
  const Key& goal() const { return goal_; }

  /// The key of a board, if `PlacementTable::read` reads it. Returns whether.
  [[nodiscard]] bool pack(const Board& board, Key& key) const;
  [[nodiscard]] Board unpack(const Key& key) const;

  std::span<const std::uint64_t> span_of(const Key& key) const { return {key.data(), words_}; }

  void copy(std::span<const std::uint64_t> from, Key& to) const {
    if (words_ == 1) {
      to[0] = from[0];  // without the call of the general case
    } else {
      std::copy(from.begin(), from.end(), to.begin());
    }
  }
  bool are_equal(const Key& a, const Key& b) const {
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(words_), b.begin());
  }
  bool is_less(const Key& a, const Key& b) const {
    std::size_t word = 0;
    while (word + 1 < words_ && a[word] == b[word]) ++word;
    return a[word] < b[word];
  }

  /// Adds a piece to a key without it, or removes it.
  void toggle(Key& key, std::size_t placement) const {
    key[pieces_[placement].word] ^= pieces_[placement].bits;
  }

  /// Calls `visit(placement, class)` for every piece, in the order of placements.
  template <class Visit>
  void for_each_piece(const Key& key, Visit visit) const {
    for (std::size_t c = 0; c < fields_.size(); ++c) {
      const Field& field = fields_[c];
      std::uint64_t places = key[field.word] >> field.shift & field.mask;
      if (field.is_number) places = std::uint64_t{1} << places;
      for (; places != 0; places &= places - 1) {
        visit(field.first + static_cast<std::size_t>(std::countr_zero(places)), c);
      }
    }
  }

  /// Where there are mirror images.
  void mirror(const Key& key, Key& image) const {
    clear(image);
    for_each_piece(key, [&](std::size_t placement, std::size_t) {
      toggle(image, table_.mirror_image(placement));
    });
  }

  /// Whether every piece with a goal is at it.
  bool is_exit(const Key& key) const {
    if (!table_.has_reachable_goals()) return false;
    for (std::size_t word = 0; word < words_; ++word) {
      if ((key[word] & goal_mask_[word]) != goal_[word]) return false;
    }
    return true;
  }

 private:
  /// Where the field of a class is.
  struct Field {
    std::uint8_t word = 0;
    std::uint8_t shift = 0;
    bool is_number = false;   ///< or a bit for every placement
    std::uint16_t first = 0;  ///< placement of the class
    std::uint64_t mask = 0;   ///< before the shift
  };

  /// A piece at a placement, in a key: the bits of its field that are set.
  struct KeyPiece {
    std::uint64_t bits = 0;
    std::uint8_t word = 0;
  };

  void clear(Key& key) const { std::fill_n(key.begin(), words_, 0); }

  PlacementTable table_;
  std::vector<Field> fields_;     // by class
  std::vector<KeyPiece> pieces_;  // by placement
  std::size_t goal_classes_ = 0;
  std::size_t words_ = 1;
  Key goal_{}, goal_mask_{};  // the fields of the pieces with goals
};

}  // namespace qiju::huarong

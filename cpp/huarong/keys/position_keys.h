// Exact keys of the positions of a board: a field for every class of pieces (placements.h). For a
// class of one piece the field is the index of its placement in the class, for a class of several
// it has a bit for every placement. No field crosses a word. The classes of 横刀立马 take 55 bits:
//
//     class        Cao Cao   2×1   1×2   1×1
//     placements        12    16    15    20
//     pieces             1     4     1     4
//     bits               4    16     4    20
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "huarong/keys/placements.h"

namespace qiju::huarong {

// A class of several pieces takes a word at most, and at least four cells of the 64, except for
// single cells, which have 64 placements in all; so these classes take 17 words at most. The other
// classes take 6 bits at most for each of their cells: 7 words.
inline constexpr std::size_t kMaxKeyWords = 24;

/// The first PositionKeys::words() are used, the others may be anything.
using PositionKey = std::array<std::uint64_t, kMaxKeyWords>;

class PositionKeys {
 public:
  /// The board must be legal.
  explicit PositionKeys(const Board& like);
  const PlacementTable& table() const { return table_; }
  std::size_t words() const { return words_; }
  std::size_t placements() const { return piece_bits_.size(); }

  /// The first placement of a class.
  std::size_t first_placement(std::size_t class_index) const {
    return table_.classes()[class_index].first;
  }

  /// The number of classes; the first goal_classes() have goals.
  std::size_t classes() const { return fields_.size(); }
  std::size_t goal_classes() const { return goal_classes_; }
  /// The key with all pieces that have goals at them, without others.
  const PositionKey& goal() const { return goal_; }
  /// The key of a board; false if `PlacementTable::read` does not read it.
  [[nodiscard]] bool pack(const Board& board, PositionKey& key) const;
  [[nodiscard]] Board unpack(const PositionKey& key) const;

  std::span<const std::uint64_t> span_of(const PositionKey& key) const {
    return {key.data(), words_};
  }

  PositionKey key_of(std::span<const std::uint64_t> words) const {
    PositionKey key;
    copy(words, key);
    return key;
  }
  void copy(std::span<const std::uint64_t> from, PositionKey& to) const {
    if (words_ == 1) {
      to[0] = from[0];  // without the call of the general case
    } else {
      std::copy(from.begin(), from.end(), to.begin());
    }
  }
  bool are_equal(const PositionKey& a, const PositionKey& b) const {
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(words_), b.begin());
  }

  /// Copies a key to `to` if it is less; true if copied.
  bool replace_if_less(const PositionKey& from, PositionKey& to) const {
    std::size_t word = 0;
    while (word + 1 < words_ && from[word] == to[word]) ++word;
    const bool is_less = from[word] < to[word];
    if (words_ == 1) {
      to[0] = is_less ? from[0] : to[0];
    } else if (is_less) {
      copy(span_of(from), to);
    }
    return is_less;
  }

  /// Adds a piece to a key without it, or removes it.
  void toggle(PositionKey& key, std::size_t placement) const {
    key[piece_bits_[placement].word] ^= piece_bits_[placement].bits;
  }

  /// The placements of the pieces of a class: bit n is its n-th placement.
  [[gnu::always_inline]] std::uint64_t pieces(const PositionKey& key,
                                              std::size_t class_index) const {
    const Field& field = fields_[class_index];
    const std::uint64_t value = key[field.word] >> field.shift & field.mask;
    return field.is_index ? std::uint64_t{1} << value : value;
  }

  /// The cells that no piece covers.
  OpenCells blanks(const PositionKey& key) const {
    OpenCells cells = table_.open_cells();
    for (const Part& part : parts_) cells ^= meaning(key, part).cells;
    return cells;
  }

  /// Removes the pieces of a class of several.
  void clear_class(PositionKey& key, std::size_t class_index) const {
    const Field& field = fields_[class_index];
    key[field.word] &= ~(field.mask << field.shift);
  }

  /// Requires `table().has_mirror_images()`.
  void mirror(const PositionKey& key, PositionKey& image) const {
    std::fill_n(image.begin(), words_, 0);
    for (const Part& part : parts_) image[part.image_word] |= meaning(key, part).image;
  }

  /// True if every piece with a goal is at it.
  bool is_exit(const PositionKey& key) const {
    if (!table_.has_reachable_goals()) return false;
    for (std::size_t word = 0; word < words_; ++word) {
      if ((key[word] & goal_mask_[word]) != goal_[word]) return false;
    }
    return true;
  }

 private:
  struct Field {  // of a class
    std::uint8_t word = 0;
    std::uint8_t shift = 0;
    bool is_index = false;   ///< of a placement; else a bit for every placement
    std::uint64_t mask = 0;  ///< before the shift
  };

  /// A piece at a placement, in a key: the bits of its field that are set.
  struct KeyPiece {
    std::uint64_t bits = 0;
    std::uint8_t word = 0;
  };

  /// Some bits of a field.
  struct Part {
    std::uint8_t word = 0;
    std::uint8_t shift = 0;
    std::uint8_t mask = 0;        ///< before the shift
    std::uint8_t image_word = 0;  ///< of the mirror images of its pieces
    std::uint32_t first = 0;      ///< of meanings_, by value
  };
  static constexpr int kPartBits = 6;

  /// The pieces that a value of a part stands for.
  struct Meaning {
    OpenCells cells = 0;      ///< that they cover
    std::uint64_t image = 0;  ///< the bits of their mirror images
  };

  [[gnu::always_inline]] const Meaning& meaning(const PositionKey& key, const Part& part) const {
    return meanings_[part.first + (key[part.word] >> part.shift & part.mask)];
  }

  void add_parts(const PieceClass& pieces, const Field& field);

  PlacementTable table_;
  std::vector<Field> fields_;         // by class
  std::vector<KeyPiece> piece_bits_;  // by placement
  std::vector<Part> parts_;
  std::vector<Meaning> meanings_;
  std::size_t goal_classes_ = 0;
  std::size_t words_ = 0;
  PositionKey goal_{}, goal_mask_{};  // the fields of the pieces with goals
};

}  // namespace qiju::huarong

// A set of points of the board as a bit set.
//
//   word    0                 1                    …  7
//   bit     0 1 2 …      63   0  1  2  …     63
//   point   0 1 2 …      63   64 65 66 …     127   …  up to kMaxPoints - 1
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

/// Iterates over its points in ascending order, in a step a word and a step a point.
class PointSet {
  static constexpr std::size_t kWords = (kMaxPoints + 63) / 64;

 public:
  void flip(Point point) { words_[word(point)] ^= std::uint64_t{1} << (point & 63); }
  void add(Point point) { words_[word(point)] |= std::uint64_t{1} << (point & 63); }
  bool has(Point point) const { return (words_[word(point)] >> (point & 63) & 1) != 0; }

  class Iterator {
   public:
    explicit Iterator(const PointSet& set) : set_(set) { load(); }
    Point operator*() const { return static_cast<Point>(64 * word_) + std::countr_zero(rest_); }
    Iterator& operator++() {
      rest_ &= rest_ - 1;
      if (rest_ == 0) {
        ++word_;
        load();
      }
      return *this;
    }
    bool operator==(std::default_sentinel_t) const { return word_ == kWords; }

   private:
    /// Advances to the next word with a point, from `word_` on.
    void load() {
      while (word_ < kWords && (rest_ = set_.words_[word_]) == 0) ++word_;
    }

    const PointSet& set_;
    std::size_t word_ = 0;
    std::uint64_t rest_ = 0;
  };

  Iterator begin() const { return Iterator(*this); }
  std::default_sentinel_t end() const { return {}; }

 private:
  static std::size_t word(Point point) { return static_cast<std::size_t>(point) / 64; }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace qiju::gomoku

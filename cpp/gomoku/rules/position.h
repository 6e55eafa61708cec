// The stones on a board, without the order in which they were played; and sets of its points.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <iterator>
#include <span>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

/// A byte for each of kMaxPoints points, whatever the size, so copying allocates nothing.
class Position {
 public:
  /// An empty board. kMinSize <= size <= kMaxSize.
  explicit Position(int size) : size_(size) { assert(size >= kMinSize && size <= kMaxSize); }

  /// The stones of a game, Black first; kPass is skipped. Every other point must be on the board
  /// and none may occur twice.
  Position(std::span<const Point> moves, int size) : Position(size) {
    Color color = Color::kBlack;
    for (const Point point : moves) {
      assert(point == kPass || at(point) == Color::kNone);
      if (point != kPass) set(point, color);
      color = opponent(color);
    }
  }

  int size() const { return size_; }
  int points() const { return size_ * size_; }

  /// `point` must be on the board, here and in `set`.
  Color at(Point point) const {
    assert(point >= 0 && point < points());
    return cells_[static_cast<std::size_t>(point)];
  }
  void set(Point point, Color color) {
    assert(point >= 0 && point < points());
    cells_[static_cast<std::size_t>(point)] = color;
  }

  /// Is the cell on the board?
  bool has(int row, int col) const { return row >= 0 && row < size_ && col >= 0 && col < size_; }

 private:
  int size_;
  std::array<Color, kMaxPoints> cells_{};
};

/// A set of points as a bit set:
///
///   word    0                 1                    …  7
///   bit     0 1 2 …      63   0  1  2  …     63
///   point   0 1 2 …      63   64 65 66 …     127   …  up to kMaxPoints - 1
///
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

// The stones on a board, without the order in which they were played.
#pragma once

#include <array>
#include <cassert>
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

}  // namespace qiju::gomoku

// The stones on a board, whatever the order they came in.
#pragma once

#include <array>
#include <span>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

class Position {
 public:
  /// An empty board. kMinSize <= size <= kMaxSize.
  explicit Position(int size) : size_(size) {}

  /// Black first, then by turns. Every point must be on the board, and none twice.
  Position(std::span<const Point> moves, int size) : Position(size) {
    Colour colour = Colour::kBlack;
    for (const Point point : moves) {
      set(point, colour);
      colour = other(colour);
    }
  }

  int size() const { return size_; }
  int points() const { return size_ * size_; }
  Colour at(Point point) const { return cells_[static_cast<std::size_t>(point)]; }
  void set(Point point, Colour colour) { cells_[static_cast<std::size_t>(point)] = colour; }

  /// Is there such a point?
  bool has(int row, int col) const { return row >= 0 && row < size_ && col >= 0 && col < size_; }

 private:
  int size_;
  std::array<Colour, kMaxPoints> cells_{};
};

}  // namespace qiju::gomoku

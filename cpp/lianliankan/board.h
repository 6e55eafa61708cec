// A board of 连连看 and the cells on it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace qiju::lianliankan {

/// The longest side of a board. The ring around it makes coordinates run from -1 to kMaxSide.
inline constexpr int kMaxSide = 255;

/// A tile's kind. Two tiles go together when their kinds are equal.
using Kind = std::int32_t;
inline constexpr Kind kEmpty = 0;

/// Row and column from 0; -1 and the board's rows or columns are the ring around it.
struct Cell {
  int row = 0;
  int col = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

struct Pair {
  Cell first;
  Cell second;
  friend bool operator==(const Pair&, const Pair&) = default;
};

/// A board that someone else owns: `rows * cols` kinds, row after row. 1 <= rows, cols <= kMaxSide.
struct Board {
  int rows = 0;
  int cols = 0;
  std::span<const Kind> kinds;

  bool contains(Cell cell) const {
    return cell.row >= 0 && cell.row < rows && cell.col >= 0 && cell.col < cols;
  }
  std::size_t index(Cell cell) const {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(cols) +
           static_cast<std::size_t>(cell.col);
  }
  Kind at(Cell cell) const { return kinds[index(cell)]; }
};

}  // namespace qiju::lianliankan

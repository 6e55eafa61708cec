// A board of 连连看, the rules of a game and its solution.
//
//         col -1   0   1   2   3
//   row -1     +   +   +   +   +       +  the ring: one empty cell wide, part of no board,
//        0     +   1   2   1   +          but connecting paths may use it
//        1     +   2   .   #   +       .  an empty cell, kEmpty
//        2     +   +   +   +   +       #  a wall, kWall
//                                      1  a tile of kind 1
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace qiju::lianliankan {

/// The longest side of a board. With the ring, coordinates run from -1 to kMaxSide.
inline constexpr int kMaxSide = 255;

/// What a cell holds: kEmpty, kWall or a tile, whose kind is any other integer. Two tiles match if
/// their kinds are equal.
using Kind = std::int32_t;
inline constexpr Kind kEmpty = 0;
inline constexpr Kind kWall = -1;  ///< blocks paths and moving tiles, and stays where it is

constexpr bool is_tile(Kind kind) { return kind != kEmpty && kind != kWall; }

/// Row and column from 0; -1 and the board's number of rows or columns are the ring.
struct Cell {
  int row = 0;
  int col = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// Two cells of a board, mostly of two tiles that match.
struct Pair {
  Cell first;
  Cell second;
  friend bool operator==(const Pair&, const Pair&) = default;
};

/// A view of a board that the caller owns: `rows * cols` kinds in reading order (row after row).
/// 1 <= rows, cols <= kMaxSide.
struct Board {
  int rows = 0;
  int cols = 0;
  std::span<const Kind> kinds;

  bool contains(Cell cell) const {
    return cell.row >= 0 && cell.row < rows && cell.col >= 0 && cell.col < cols;
  }
  /// The index in reading order of a cell of the board.
  std::size_t index(Cell cell) const {
    assert(contains(cell));
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(cols) +
           static_cast<std::size_t>(cell.col);
  }
  Kind at(Cell cell) const { return kinds[index(cell)]; }
  bool has_walls() const { return std::find(kinds.begin(), kinds.end(), kWall) != kinds.end(); }
  /// Do the sides fit the limits and the kinds? Every function that takes a board requires it.
  bool valid() const {
    return rows >= 1 && rows <= kMaxSide && cols >= 1 && cols <= kMaxSide &&
           kinds.size() == static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols);
  }
};

/// A board that owns its kinds.
struct BoardCopy {
  BoardCopy(const Board& board)
      : rows(board.rows), cols(board.cols), kinds(board.kinds.begin(), board.kinds.end()) {}
  operator Board() const { return {rows, cols, kinds}; }

  int rows;
  int cols;
  std::vector<Kind> kinds;
};

/// What the tiles do after a pair is removed (gravity.h).
enum class Gravity : std::uint8_t { kNone, kDown, kUp, kLeft, kRight, kCentre };

inline constexpr int kMaxTurns = 16;

struct Rules {
  Gravity gravity = Gravity::kNone;
  int max_turns = 2;  ///< of a path that connects two tiles, 0 to kMaxTurns
  bool ring = true;   ///< may a path use the ring, corners included?

  bool valid() const { return max_turns >= 0 && max_turns <= kMaxTurns; }
};

enum class Status : std::uint8_t {
  kUndecided,   ///< the search has not finished
  kSolvable,    ///< proved: some sequence of moves clears the board
  kUnsolvable,  ///< proved: no sequence of moves clears the board
};

/// The result of a search: can a board be cleared, and how?
struct Solution {
  Status status = Status::kUndecided;
  /// If solvable: removing these pairs in this order clears the board. Each cell is where its tile
  /// is at that time.
  std::vector<Pair> moves;
};

}  // namespace qiju::lianliankan

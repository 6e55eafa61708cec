// Every way to place the pieces of a board, as tables.
//
// The pieces of a board fall into classes. A piece with a goal is a class of its own. Other pieces
// form a class if they have the same shape and can reach the same cells of a board without other
// pieces. Pieces of one class are interchangeable, and none ever reaches a placement of another
// class. A class has at most 64 placements, since no two of them have one first cell:
//
//     A A .        the class of A, rectangles of 1×2, has 4 placements (# is a wall; the cells that
//     . # .        are not walls are numbered in reading order):
//     . B .
//                      index     0       1       2       3
//                      cells     {0,1}   {1,2}   {5,6}   {6,7}      next: 0 right 1, 2 right 3
//
// From 0 and 1 no step leads to 2 and 3, so the class of A has the first two alone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "huarong/board/board.h"

namespace qiju::huarong {

/// A set of cells: bit n is the n-th cell, in reading order, that is not a wall.
using OpenCells = std::uint64_t;

struct Placement {
  static constexpr std::uint16_t kNone = 0xFFFF;

  OpenCells cells = 0;
  /// By Direction, the placement one step further; kNone if that is off the board, on a wall, or
  /// not allowed.
  std::array<std::uint16_t, 4> next{kNone, kNone, kNone, kNone};
  /// By Direction, the cells that must be blank for this step. All cells if there is no step: only
  /// on a board of 64 cells with no other piece are these blank or its own.
  std::array<OpenCells, 4> taken{~OpenCells{0}, ~OpenCells{0}, ~OpenCells{0}, ~OpenCells{0}};
  std::uint8_t row = 0;  ///< as in Piece
  std::uint8_t col = 0;
};

struct PieceClass {
  std::uint16_t first = 0;                  ///< its placements are contiguous
  std::uint8_t count = 0;                   ///< of them, 1 to 64
  std::uint8_t pieces = 0;                  ///< how many it has
  std::uint16_t target = Placement::kNone;  ///< the goal of its only piece, if it can come there
  std::uint16_t mirror = Placement::kNone;  ///< the class of the mirror images of its pieces
};

class PlacementTable {
 public:
  /// The board must be legal.
  explicit PlacementTable(const Board& board);
  const std::vector<PieceClass>& classes() const { return classes_; }
  const Placement& operator[](std::size_t placement) const { return placements_[placement]; }
  /// All cells that are not walls.
  OpenCells open_cells() const { return open_cells_; }
  /// True if every piece with a goal can reach it on a board without other pieces.
  bool has_reachable_goals() const { return has_reachable_goals_; }

  /// True if the mirror image of every position is a position with the same pieces. Then each class
  /// has a `mirror`.
  bool has_mirror_images() const { return has_mirror_images_; }
  /// The placement of the mirror image; requires mirror images.
  std::uint16_t mirror_image(std::size_t placement) const { return mirror_images_[placement]; }

  struct Placed {
    std::uint16_t placement = 0;
    std::uint8_t class_index = 0;
  };

  /// The placements of the pieces of a board, in the order of their first cells. Nothing if it has
  /// another size, other walls, gates, goals, rules or pieces, or these at places that they cannot
  /// reach.
  [[nodiscard]] std::optional<std::vector<Placed>> read(const Board& board) const;

  /// The inverse of `read`, whose order may be another. The pieces of a class get their ids in that
  /// order.
  [[nodiscard]] Board write(const std::vector<Placed>& position) const;

 private:
  void add_piece(const Piece& piece);
  void find_mirror_images();
  std::optional<Placed> find(OpenCells cells, std::size_t goal) const;

  Board like_;
  std::vector<Goal> goals_;
  struct Id {
    std::int32_t id = 0;
    std::size_t class_index = 0;
  };
  std::vector<Id> ids_;              // of all pieces
  std::vector<PieceClass> classes_;  // of goals_ first, in their order
  std::vector<Placement> placements_;
  std::vector<std::uint16_t> mirror_images_;
  std::array<std::uint8_t, kMaxCells> cell_indices_{};  // by cell: its number among open cells
  OpenCells open_cells_ = 0;
  bool has_reachable_goals_ = true;
  bool has_mirror_images_ = false;
};

}  // namespace qiju::huarong

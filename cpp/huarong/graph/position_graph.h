// The position graph of a board: its nodes are positions, its edges the moves of one metric.
//
// Pieces of one shape are interchangeable unless they have goals. A position is identified by an
// index; with mirror reduction one index may stand for a position and its mirror image.
#pragma once

#include <cstdint>
#include <vector>

#include "huarong/board/board.h"
#include "huarong/board/moves.h"

namespace qiju::huarong {

class PositionGraph {
 public:
  static constexpr std::uint32_t kNoIndex = ~std::uint32_t{0};

  virtual ~PositionGraph() = default;

  /// All indices are below this. Some of them may belong to positions that were not reached.
  [[nodiscard]] virtual std::uint32_t index_limit() const = 0;

  /// A position: the one that `board_at` gives for the index, or its mirror image.
  struct Place {
    std::uint32_t index = kNoIndex;
    bool mirrored = false;
    friend bool operator==(const Place&, const Place&) = default;
  };

  /// kNoIndex if the position is unknown, or has other pieces or another goal.
  [[nodiscard]] virtual Place place_of(const Board& board) const = 0;
  [[nodiscard]] std::uint32_t index_of(const Board& board) const { return place_of(board).index; }

  [[nodiscard]] virtual Board board_at(std::uint32_t index) const = 0;

  struct Neighbour {
    Place place;
    int steps = 0;  ///< length of the path of the move
    /// The placement of the piece that moves: in the position, and in the one that `board_at` gives
    /// for the neighbour. It identifies the piece.
    std::uint16_t piece = 0;
    std::uint16_t piece_after = 0;
  };

  /// All known positions one move away.
  [[nodiscard]] virtual std::vector<Neighbour> neighbours(std::uint32_t index) const = 0;

  /// The move from a board to a neighbour of it.
  [[nodiscard]] virtual Move move_to(const Board& board, Place place) const = 0;

  /// 2 if the index stands for a position and its mirror image, else 1.
  [[nodiscard]] virtual int image_count(std::uint32_t index) const = 0;

  /// True if the position is its own mirror image.
  [[nodiscard]] virtual bool is_symmetric(std::uint32_t index) const = 0;
};

}  // namespace qiju::huarong

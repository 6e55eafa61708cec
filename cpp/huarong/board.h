// A board of 华容道: rectangular pieces on a grid, one of which must reach a goal.
//
// Every cell bears the id of its piece, 0 where it is blank, -1 where a wall stands (横刀立马):
//
//     3 1 1 4      1  曹操 Cao Cao, 2×2, must come to the exit, row 3, column 1
//     3 1 1 4      2  a general lying, 1×2
//     5 2 2 6      3 4 5 6  generals standing, 2×1
//     5 7 8 6      7 8 9 10 soldiers, 1×1
//     9 0 0 10
//
// The classic game is 5 rows of 4 cells, one 2×2 piece, the others 1×2, 2×1 and 1×1. Any other
// rectangle up to 8×8 is played with walls, any rectangular pieces, and a goal that is said.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace qiju::huarong {

inline constexpr int kMaxSide = 8;
inline constexpr int kMaxCells = kMaxSide * kMaxSide;

/// Where which piece must come. Without an id it is the classic goal: the 2×2 piece, row 3,
/// column 1.
struct Goal {
  std::int32_t id = 0;
  int row = 3;  ///< of its top-left cell
  int col = 1;
  friend bool operator==(const Goal&, const Goal&) = default;
};

struct Board {
  int rows = 5;  ///< 1 to kMaxSide, and so are the columns
  int cols = 4;
  Goal goal{};
  std::array<std::int32_t, kMaxCells> ids{};  ///< rows * cols in reading order, all others 0

  std::span<const std::int32_t> cells() const {
    return std::span(ids).first(static_cast<std::size_t>(rows * cols));
  }
  std::int32_t at(int row, int col) const {
    return ids[static_cast<std::size_t>(row * cols + col)];
  }
  std::int32_t& at(int row, int col) { return ids[static_cast<std::size_t>(row * cols + col)]; }
  friend bool operator==(const Board&, const Board&) = default;
};

enum class Direction : std::uint8_t { kUp, kDown, kLeft, kRight };

inline constexpr Direction kDirections[] = {Direction::kUp, Direction::kDown, Direction::kLeft,
                                            Direction::kRight};

struct Piece {
  std::int32_t id = 0;
  int row = 0;  ///< of its top-left cell
  int col = 0;
  int height = 0;
  int width = 0;
};

enum class LayoutStatus {
  kLegal,
  kNegativeId,    ///< an id below 0 that is no wall, or a wall on the classic board
  kNotAPiece,     ///< the cells of an id are no rectangle, or none that the classic game has
  kNoCaoCao,      ///< the classic board has no 2×2 piece
  kTwoCaoCaos,    ///< the classic board has more than one
  kNotClassic,    ///< no piece of the goal is named, and the board is not 5×4 or the goal not there
  kNoGoalPiece,   ///< the piece of the goal is not on the board
  kGoalOffBoard,  ///< the piece of the goal does not fit there: an edge or a wall is in the way
};

struct Layout {
  LayoutStatus status = LayoutStatus::kLegal;
  std::int32_t culprit = 0;   ///< the id that made it illegal, where one did
  std::vector<Piece> pieces;  ///< in reading order of their top-left cells; empty if illegal
};

/// Reads the pieces off a board. Shapes come from the cells alone, so any ids will do. Every other
/// function takes it for granted that a board is legal.
Layout read_layout(const Board& board);

/// The piece one cell on.
Piece moved(Piece piece, Direction direction);

/// Is the piece, wherever it says it is, on cells that are blank or its own?
bool fits(const Board& board, const Piece& piece);

/// Fills the cells of the piece with its id, or another.
void fill(Board& board, const Piece& piece, std::int32_t id);

/// The piece that must reach the goal.
Piece goal_piece(const Board& board);

/// One piece moved by one cell.
struct Step {
  std::int32_t id = 0;
  Direction direction = Direction::kUp;
  friend bool operator==(const Step&, const Step&) = default;
};

/// Every step that the rules allow, pieces in the order of `read_layout`, directions in the order
/// of Direction.
std::vector<Step> legal_steps(const Board& board);

/// Makes `step` on `board` if the rules allow it, and says whether they did.
bool make_step(Board& board, Step step);

/// Is the piece of the goal there?
bool is_solved(const Board& board);

}  // namespace qiju::huarong

// A board of 华容道 (Klotski): rectangular pieces slide on a grid until one of them reaches a goal.
//
// Every cell holds the id of its piece, 0 where it is blank, -1 where there is a wall. 横刀立马:
//
//     3 1 1 4      1        曹操 Cao Cao, 2×2, must reach row 3, column 1
//     3 1 1 4      2        a horizontal general, 1×2
//     5 2 2 6      3 to 6   vertical generals, 2×1
//     5 7 8 6      7 to 10  soldiers, 1×1
//     9 0 0 10
//
// The classic board has 5 rows of 4 cells, one 2×2 piece, and any number of 1×2, 2×1 and 1×1
// pieces. With an explicit goal a board may have any size up to 8×8, walls, and rectangular pieces
// of any size.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace qiju::huarong {

inline constexpr int kMaxSide = 8;
inline constexpr int kMaxCells = kMaxSide * kMaxSide;

inline constexpr std::int32_t kBlank = 0;
inline constexpr std::int32_t kWall = -1;

/// Which piece must reach which cell. With id 0 it is the goal of the classic board: the 2×2 piece,
/// row 3, column 1.
struct Goal {
  std::int32_t id = 0;
  int row = 3;  ///< of the piece's top-left cell
  int col = 1;
  friend bool operator==(const Goal&, const Goal&) = default;
};

struct Board {
  int rows = 5;  ///< 1 to kMaxSide, as is cols
  int cols = 4;
  Goal goal{};
  std::array<std::int32_t, kMaxCells> ids{};  ///< rows * cols in reading order, then zeros

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
  kNegativeId,       ///< a negative id that is not a wall, or a wall on the classic board
  kBadShape,         ///< not a rectangle, or larger than 2×2 on the classic board
  kNoCaoCao,         ///< the classic board has no 2×2 piece
  kSeveralCaoCaos,   ///< the classic board has more than one 2×2 piece
  kNotClassic,       ///< the goal names no piece, but its cell or the board's size is not classic
  kNoGoalPiece,      ///< the goal's piece is not on the board
  kGoalUnreachable,  ///< the goal's piece would overlap an edge or a wall at the goal
};

struct Layout {
  LayoutStatus status = LayoutStatus::kLegal;
  std::int32_t offending_id = 0;  ///< the id that makes the board illegal; 0 if no id does
  std::vector<Piece> pieces;      ///< in reading order of top-left cells; empty if illegal
};

/// Reads the pieces off a board and checks its rules; ids may be any positive numbers. Every other
/// function of the engine requires a legal board.
[[nodiscard]] Layout read_layout(const Board& board);

/// The piece one cell further in a direction, which may be outside the board.
[[nodiscard]] Piece moved(Piece piece, Direction direction);

/// Whether all cells of the piece are on the board and either blank or its own.
[[nodiscard]] bool fits(const Board& board, const Piece& piece);

/// Writes `id` into the cells of the piece, which must be on the board.
void fill(Board& board, const Piece& piece, std::int32_t id);

/// The piece that must reach the goal.
[[nodiscard]] Piece goal_piece(const Board& board);

/// Whether the goal's piece is at the goal.
[[nodiscard]] bool is_solved(const Board& board);

[[nodiscard]] int count_blanks(const Board& board);

/// Left and right exchanged; the goal stays where it is.
[[nodiscard]] Board mirror_image(const Board& board);

/// One piece moved by one cell.
struct Step {
  std::int32_t id = 0;
  Direction direction = Direction::kUp;
  friend bool operator==(const Step&, const Step&) = default;
};

/// Every legal step: pieces in the order of `read_layout`, then directions in the order of
/// Direction.
[[nodiscard]] std::vector<Step> legal_steps(const Board& board);

/// Makes `step` on `board` if it is legal, and returns whether it was.
bool make_step(Board& board, Step step);

}  // namespace qiju::huarong

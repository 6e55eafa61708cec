// A board of 华容道 (Klotski) or of any other sliding-block puzzle: pieces slide on a grid until
// some of them reach their goals.
//
// Every cell holds the id of its piece, 0 (blank), -1 (wall) or -2 (gate: only pieces with a goal
// may enter it). 横刀立马:
//
//     3 1 1 4      1        曹操 Cao Cao, 2×2, must reach row 3, column 1
//     3 1 1 4      2        a horizontal general, 1×2
//     5 2 2 6      3 to 6   vertical generals, 2×1
//     5 7 8 6      7 to 10  soldiers, 1×1
//     9 0 0 10
//
// The classic board has 5 rows of 4 cells, one 2×2 piece, and any number of 1×2, 2×1 and 1×1
// pieces. With explicit goals a board may have any size up to 16×16 with at most 64 cells that are
// not walls, and pieces of any shape: a piece is all cells with its id, even if they do not touch.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace qiju::huarong {

inline constexpr int kClassicRows = 5, kClassicCols = 4;
inline constexpr int kMaxSide = 16, kMaxCells = kMaxSide * kMaxSide;
inline constexpr int kMaxOpenCells = 64;  ///< cells that are not walls

inline constexpr std::int32_t kBlank = 0, kWall = -1, kGate = -2;

/// A piece must reach a cell: by default the classic one.
struct Goal {
  std::int32_t id = 0;
  int row = 3;  ///< of the piece's top-left corner, as in Piece
  int col = 1;
  friend bool operator==(const Goal&, const Goal&) = default;
};

struct Board {
  int rows = kClassicRows;  ///< 1 to kMaxSide, as is cols
  int cols = kClassicCols;
  /// At most kMaxOpenCells. Without any, the 2×2 piece of the classic board must reach row 3,
  /// column 1. Pieces with a goal are told apart, other pieces of one shape are interchangeable.
  std::vector<Goal> goals{};
  std::array<std::int32_t, kMaxCells> ids{};  ///< rows * cols in reading order, then zeros
  std::bitset<kMaxCells> covered_gates{};     ///< as ids: the gates under pieces
  bool lengthwise = false;  ///< pieces move along their longer side only, squares in any direction

  std::span<const std::int32_t> cells() const {
    return std::span(ids).first(static_cast<std::size_t>(rows * cols));
  }
  std::size_t cell(int row, int col) const { return static_cast<std::size_t>(row * cols + col); }
  std::int32_t at(int row, int col) const { return ids[cell(row, col)]; }
  std::int32_t& at(int row, int col) { return ids[cell(row, col)]; }
  friend bool operator==(const Board&, const Board&) = default;
};

enum class Direction : std::uint8_t { kUp, kDown, kLeft, kRight };

inline constexpr Direction kDirections[] = {Direction::kUp, Direction::kDown, Direction::kLeft,
                                            Direction::kRight};

/// A piece, by the smallest rectangle around its cells.
struct Piece {
  std::int32_t id = 0;
  int row = 0;  ///< of the rectangle's top-left corner, which need not be a cell of the piece
  int col = 0;
  int height = 0;
  int width = 0;
};

enum class LayoutStatus {
  kLegal,
  kNegativeId,       ///< neither a wall nor a gate, or any negative id on the classic board
  kBadShape,         ///< on the classic board: not a rectangle, or larger than 2×2
  kNoCaoCao,         ///< the classic board has no 2×2 piece
  kSeveralCaoCaos,   ///< the classic board has more than one 2×2 piece
  kNotClassic,       ///< there are no goals, but the board's size is not classic
  kNoGoalPiece,      ///< the goal's piece is not on the board, or a picture of goals is empty
  kGoalUnreachable,  ///< the goal's piece would overlap an edge or a wall at the goal
  kTooManyCells,     ///< more than kMaxOpenCells cells are not walls
  kTwoGoals,         ///< two goals for one piece
  kGoalsOverlap,     ///< the piece would overlap another one at their goals
  kGoalShape,        ///< a picture of the goals shows the piece in another shape
  kOnGate,           ///< the piece stands on a gate, but has no goal; or a wall is a gate
};

struct Layout {
  LayoutStatus status = LayoutStatus::kLegal;
  std::int32_t value = 0;     ///< the id that makes the board illegal, or 0; or with kTooManyCells
                              ///< the number of cells that are not walls
  std::vector<Piece> pieces;  ///< in reading order of their first cells; empty if illegal
};

/// Reads the pieces off a board and checks its rules; ids may be any positive numbers. Every other
/// function of the engine requires a legal board.
[[nodiscard]] Layout read_layout(const Board& board);

/// Reads the goals off a picture of rows * cols cells: each of its ids is a piece at its goal,
/// other cells may hold anything. If the picture is illegal, the goals stay as they are.
[[nodiscard]] Layout set_goals(Board& board, std::span<const std::int32_t> picture);
/// Makes a cell a gate, even under a piece.
void add_gate(Board& board, int row, int col);

/// The piece one cell further in a direction, which may be outside the board.
[[nodiscard]] Piece moved(Piece piece, Direction direction);
/// True if a rectangle is on the board.
[[nodiscard]] bool is_inside(const Board& board, const Piece& rectangle);
/// True if a rectangle is on the board and its cells are blank or its own.
[[nodiscard]] bool fits(const Board& board, const Piece& rectangle);
/// True if a piece could stand with its rectangle's corner at (row, col) while all others stay.
[[nodiscard]] bool can_stand(const Board& board, const Piece& piece, int row, int col);
/// True if the rules let a piece move in a direction when there is room.
[[nodiscard]] bool can_face(const Board& board, const Piece& piece, Direction direction);
/// Writes `id` into the cells of a rectangle, which must be on the board.
void fill(Board& board, const Piece& rectangle, std::int32_t id);

/// The piece with an id; its height is 0 if there is none.
[[nodiscard]] Piece find_piece(const Board& board, std::int32_t id);
/// All goals, with the ids of their pieces.
[[nodiscard]] std::vector<Goal> goals_of(const Board& board);
[[nodiscard]] bool has_goal(const Board& board, std::int32_t id);
/// The piece of the first goal.
[[nodiscard]] Piece goal_piece(const Board& board);
/// True if every goal's piece is at its goal.
[[nodiscard]] bool is_solved(const Board& board);

[[nodiscard]] int count_blanks(const Board& board);
/// Left and right exchanged; the goals stay.
[[nodiscard]] Board mirror_image(const Board& board);

/// One piece moved by one cell.
struct Step {
  std::int32_t id = 0;
  Direction direction = Direction::kUp;
  friend bool operator==(const Step&, const Step&) = default;
};

/// Every legal step: pieces in the order of `read_layout`, then in the order of Direction.
[[nodiscard]] std::vector<Step> legal_steps(const Board& board);
/// Makes a step if it is legal; false if it is not.
bool make_step(Board& board, Step step);

}  // namespace qiju::huarong

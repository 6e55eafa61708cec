// A position of 华容道: a board of 5 rows and 4 columns with rectangular pieces.
//
// As a caller gives it, every cell bears the id of its piece, 0 where it is blank (横刀立马):
//
//     3 1 1 4      1  曹操 2×2, the piece that must reach the exit
//     3 1 1 4      2  a general lying, 1×2
//     5 2 2 6      3 4 5 6  generals standing, 2×1
//     5 7 8 6      7 8 9 10 soldiers, 1×1
//     9 0 0 10
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace qiju::huarong {

inline constexpr int kRows = 5;
inline constexpr int kCols = 4;
inline constexpr int kCells = kRows * kCols;

/// Cao Cao leaves when his top-left cell is here.
inline constexpr int kExitRow = 3;
inline constexpr int kExitCol = 1;

/// The ids of the cells in reading order. 0 is blank, ids are positive.
using Ids = std::array<std::int32_t, kCells>;

enum class Direction : std::uint8_t { kUp, kDown, kLeft, kRight };

struct Piece {
  std::int32_t id = 0;
  int row = 0;  ///< of its top-left cell
  int col = 0;
  int height = 0;
  int width = 0;
};

enum class LayoutStatus {
  kLegal,
  kNegativeId,  ///< an id below 0
  kNotAPiece,   ///< the cells of an id are no 1×1, 1×2, 2×1 or 2×2 rectangle
  kNoCaoCao,    ///< no 2×2 piece
  kTwoCaoCaos,  ///< more than one 2×2 piece
};

struct Layout {
  LayoutStatus status = LayoutStatus::kLegal;
  std::int32_t culprit = 0;   ///< the id that made it illegal, where one did
  std::vector<Piece> pieces;  ///< in reading order of their top-left cells; empty if illegal
};

/// Reads the pieces off a board. Shapes come from the cells alone, so any ids will do.
Layout read_layout(const Ids& ids);

/// One piece moved by one cell.
struct Step {
  std::int32_t id = 0;
  Direction direction = Direction::kUp;
  friend bool operator==(const Step&, const Step&) = default;
};

/// Every step that the rules allow, pieces in the order of `pieces`, directions in the order of
/// Direction. `ids` must be legal.
std::vector<Step> legal_steps(const Ids& ids);

/// Makes `step` on `ids` if the rules allow it, and says whether they did. `ids` must be legal.
bool make_step(Ids& ids, Step step);

/// Is Cao Cao at the exit? `ids` must be legal.
bool is_solved(const Ids& ids);

}  // namespace qiju::huarong

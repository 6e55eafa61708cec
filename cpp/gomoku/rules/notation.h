// Games as text.
//
//   kBase15       7778               two base-15 digits a move, row then column, 00 to ee; 15×15
//   only kCoordinates  h8 i8              column as a letter from the left, row as a number from
//   the bottom kSgf          (;GM[4]FF[4]SZ[15];B[hh];W[ih])
//                                    column, then row as letters from the top left; A. Hollosi,
//                                    "SGF File Format FF[4]" (red-bean.com/sgf)
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

enum class Notation { kBase15, kCoordinates, kSgf };

/// Every point must be on the board. kMinSize <= size <= kMaxSize; kBase15 needs 15.
[[nodiscard]] std::string encode(std::span<const Point> moves,
                                 Notation notation = Notation::kBase15, int size = kSize);

enum class DecodeError {
  kNone,
  kCharacter,  ///< a character that the notation does not allow here
  kEnd,        ///< the text ends too early; the offset is that of a last digit or letter alone
  kOffBoard,   ///< a point that is not on the board
  kBoardSize,  ///< SGF: SZ is out of range, or differs from the size that earlier moves were read
               ///< by
  kTurn,       ///< SGF: a move of the colour that moved last, or a first move of White's
  kSetup,      ///< SGF: set-up stones (AB, AE, AW)
};

struct Decoded {
  DecodeError error = DecodeError::kNone;
  std::optional<std::size_t> offset;  ///< of the error in the text, if there is one
  int size = kSize;                   ///< of the board: SGF's SZ, otherwise the given one
  std::vector<Point> moves;           ///< empty if there is an error
};

/// Checks the text only, not whether the moves make a legal game. kMinSize <= size <= kMaxSize.
///
///   kBase15       upper case is accepted
///   kCoordinates  upper case is accepted; any spaces, line ends and commas between moves
///   kSgf          the main line of the first game, that is, the first of every variation. Unknown
///                 properties and text after the main line are skipped. `size` is the default for a
///                 text without SZ
[[nodiscard]] Decoded decode(std::string_view text, Notation notation = Notation::kBase15,
                             int size = kSize);

}  // namespace qiju::gomoku

// Games as text.
//
//   kBase15       7778   two base-15 digits a move, row then column, 00 to ee; 15×15 only
//   kCoordinates  h8 i8  column as a letter from the left, row as a number from the bottom
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gomoku/rules/rule.h"

namespace qiju::gomoku {

enum class Notation { kBase15, kCoordinates };

/// Every point must be on the board. kMinSize <= size <= kMaxSize; kBase15 needs 15.
[[nodiscard]] std::string encode(std::span<const Point> moves,
                                 Notation notation = Notation::kBase15, int size = kSize);

enum class DecodeError {
  kNone,
  kCharacter,  ///< a character that the notation does not allow here
  kEnd,        ///< the text ends after half a point, at the offset
  kOffBoard,   ///< a point that is not on the board
};

struct Decoded {
  DecodeError error = DecodeError::kNone;
  std::optional<std::size_t> offset;  ///< where the error is in the text, if there is one
  std::vector<Point> moves;           ///< empty if there is an error
};

/// Does not check that the moves make a legal game. kMinSize <= size <= kMaxSize. Accepts upper
/// case, and with kCoordinates any spaces, line ends and commas between moves.
[[nodiscard]] Decoded decode(std::string_view text, Notation notation = Notation::kBase15,
                             int size = kSize);

}  // namespace qiju::gomoku

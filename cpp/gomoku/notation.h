// A game as text: two base-15 digits a move, row then column, `00` to `ee` (15×15 only).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gomoku/judge.h"

namespace qiju::gomoku {

/// Every point must be on the 15×15 board.
std::string encode(std::span<const Point> moves);

struct Decoded {
  std::optional<std::size_t>
      fault;  ///< offset of the first character that is no digit, or of an odd last digit
  std::vector<Point> moves;  ///< empty if there is a fault
};

/// Digits are 0-9 and a-e, upper case as well. Does not check that the moves make a legal game.
Decoded decode(std::string_view text);

}  // namespace qiju::gomoku

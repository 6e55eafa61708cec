// The Smart Game Format, as far as a game of 五子棋 needs it.
// Arno Hollosi, "SGF File Format FF[4]" (red-bean.com/sgf).
#pragma once

#include "gomoku/rules/notation.h"

namespace qiju::gomoku {

std::string encode_sgf(std::span<const Point> moves, int size);
Decoded decode_sgf(std::string_view text, int size);

}  // namespace qiju::gomoku

// The SGF part of notation.h.
#pragma once

#include "gomoku/rules/notation.h"

namespace qiju::gomoku {

[[nodiscard]] std::string encode_sgf(std::span<const Point> moves, int size);
[[nodiscard]] Decoded decode_sgf(std::string_view text, int size);

}  // namespace qiju::gomoku

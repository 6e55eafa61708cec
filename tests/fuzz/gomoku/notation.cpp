// Reads any text, and writes any moves, in both notations.
#include "gomoku/rules/notation.h"

#include "gomoku/consume.h"

namespace qiju {

using namespace gomoku;

void fuzz(FuzzedDataProvider& input) {
  const auto notation = consume_enum(input, Notation::kCoordinates);
  const int size = consume_size(input);
  if (input.ConsumeBool()) {
    const int board_size = notation == Notation::kBase15 ? kSize : size;
    auto moves = consume_points(input, board_size);
    std::erase_if(moves, [&](Point p) { return p < 0 || p >= board_size * board_size; });
    const Decoded decoded = decode(encode(moves, notation, board_size), notation, board_size);
    QIJU_CHECK(decoded.error == DecodeError::kNone);
    QIJU_CHECK(decoded.moves == moves);
    return;
  }
  const std::string text = input.ConsumeRemainingBytesAsString();
  const Decoded decoded = decode(text, notation, size);
  if (decoded.error != DecodeError::kNone) {
    QIJU_CHECK(decoded.moves.empty());
    QIJU_CHECK(!decoded.offset || *decoded.offset <= text.size());
    return;
  }
  QIJU_CHECK(!decoded.offset);
  const int board_size = notation == Notation::kBase15 ? kSize : size;
  for (const Point point : decoded.moves) {
    QIJU_CHECK(point >= 0 && point < board_size * board_size);
  }
  const std::string again = encode(decoded.moves, notation, board_size);
  QIJU_CHECK(decode(again, notation, board_size).moves == decoded.moves);
}

}  // namespace qiju

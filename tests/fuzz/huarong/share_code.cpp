// Any text as a share code, and the codes of any legal board.
#include "huarong/board/share_code.h"

#include "huarong/cell_rules.h"
#include "huarong/consume.h"
#include "huarong/layouts.h"

namespace qiju {

using namespace huarong;

namespace {

void check_code(const std::string& code) {
  const DecodedBoard decoded = decode(code);
  if (decoded.error == CodeError::kLength) {
    QIJU_CHECK(code.size() != kShortCodeLength);
    return;
  }
  if (decoded.error == CodeError::kCharacter) {
    QIJU_CHECK(decoded.at < code.size());
    return;
  }
  if (decoded.error != CodeError::kNone) return;
  QIJU_CHECK(read_layout(decoded.board).status == LayoutStatus::kLegal);
  std::string upper = code;
  for (char& c : upper) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  QIJU_CHECK(encode(decoded.board) == upper);
}

void check_board(const Board& board) {
  const std::string code = encode(board);
  const DecodedBoard decoded = decode(code);
  QIJU_CHECK(decoded.error == CodeError::kNone);
  if (code.size() == kShortCodeLength) {
    QIJU_CHECK(cell_rules::shapes(decoded.board) == cell_rules::shapes(board));
  } else {
    QIJU_CHECK(decoded.board == cell_rules::renumbered(board));
  }
  QIJU_CHECK(encode(decoded.board) == code);
}

/// Checks the text with each digit as its last character.
void check_every_ending(std::string code) {
  for (const char last : kDigits) {
    check_code(code + last);
  }
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  switch (input.ConsumeIntegralInRange(0, 4)) {
    case 0:
      return check_code(input.ConsumeRemainingBytesAsString());
    case 3: {
      std::string code = input.ConsumeRemainingBytesAsString();
      for (char& c : code) c = kDigits[static_cast<unsigned char>(c) % kDigits.size()];
      return check_every_ending(code);
    }
    case 1:
      return check_every_ending(input.ConsumeBytesAsString(kShortCodeLength - 1));
    default: {
      const Board board = input.ConsumeBool() ? consume_cells(input) : consume_layout(input);
      if (read_layout(board).status != LayoutStatus::kLegal) return;
      check_board(board);
    }
  }
}

}  // namespace qiju

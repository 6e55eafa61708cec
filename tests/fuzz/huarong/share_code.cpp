// Any text as a share code, and the codes of any classic board.
#include "huarong/board/puzzle_code.h"
#include "huarong/cell_rules.h"
#include "huarong/consume.h"
#include "huarong/layouts.h"

namespace qiju {

using namespace huarong;

namespace {

void check_code(const std::string& code) {
  const DecodedBoard decoded = decode(code);
  if (decoded.error == CodeError::kLength) {
    QIJU_CHECK(code.size() != kShareCodeLength);
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
  QIJU_CHECK(cell_rules::shapes(decoded.board) == cell_rules::shapes(board));
  QIJU_CHECK(encode(decoded.board) == code);
}

/// The same of the longer codes.
void check_puzzle_code(const std::string& code) {
  const DecodedBoard decoded = decode_puzzle(code);
  if (decoded.error != CodeError::kNone) return;
  QIJU_CHECK(read_layout(decoded.board).status == LayoutStatus::kLegal);
  std::string upper = code;
  for (char& c : upper) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  QIJU_CHECK(encode_puzzle(decoded.board) == upper);
}

void check_digits(std::vector<std::uint8_t> digits) {
  for (auto& digit : digits) digit &= 31;
  check_puzzle_code(to_code(digits));
}

void check_puzzle(const Board& board) {
  const DecodedBoard decoded = decode_puzzle(encode_puzzle(board));
  if (has_short_code(board)) {
    QIJU_CHECK(decoded.error == CodeError::kLayout);
    return;
  }
  QIJU_CHECK(decoded.error == CodeError::kNone);
  QIJU_CHECK(decoded.board == cell_rules::renumbered(board));
}

/// The check character that makes eight others a code, if one does.
void check_every_ending(std::string code) {
  for (const char last : kDigits) {
    check_code(code + last);
  }
}

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  switch (input.ConsumeIntegralInRange(0, 4)) {
    case 0: {
      const std::string code = input.ConsumeRemainingBytesAsString();
      check_puzzle_code(code);
      return check_code(code);
    }
    case 3:
      return check_digits(input.ConsumeRemainingBytes<std::uint8_t>());
    case 1:
      return check_every_ending(input.ConsumeBytesAsString(kShareCodeLength - 1));
    default: {
      const Board board = input.ConsumeBool() ? consume_cells(input) : consume_layout(input);
      if (read_layout(board).status != LayoutStatus::kLegal) return;
      check_puzzle(board);
      if (has_short_code(board)) check_board(board);
    }
  }
}

}  // namespace qiju

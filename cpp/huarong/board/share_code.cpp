#include "huarong/board/share_code.h"

#include <cassert>
#include <cstdint>

namespace qiju::huarong {

namespace {

constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kPlaces = 12, kPlacesPerRow = 3, kPlaceBits = 4;  // of Cao Cao

enum Symbol : std::uint64_t { kEmpty, kSoldier, kHorizontal, kVertical };

/// x times an element of GF(32) = GF(2)[x] / (x^5 + x^2 + 1). In a valid code the digits, each
/// times another power of x, have the sum 0; the powers below x^31 are all different.
constexpr std::uint64_t times_x(std::uint64_t value) {
  return value << 1 ^ (value >> 4) * 0b100101;
}

}  // namespace

std::string to_code(std::span<const std::uint8_t> digits) {
  std::string code;
  std::uint64_t sum = 0;
  for (const std::uint8_t digit : digits) {
    sum = times_x(sum) ^ digit;
    code += kDigits[digit];
  }
  return code + kDigits[static_cast<std::size_t>(times_x(sum))];
}

CodeDigits from_code(std::string_view code) {
  CodeDigits result;
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at < code.size(); ++at) {
    const char c = code[at];
    const auto digit = kDigits.find(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
    if (digit == std::string_view::npos) return {CodeError::kCharacter, at, {}};
    sum = times_x(sum) ^ digit;
    result.digits.push_back(static_cast<std::uint8_t>(digit));
  }
  if (sum != 0) return {CodeError::kCheck, 0, {}};
  result.digits.pop_back();
  return result;
}

bool has_short_code(const Board& board) {
  const Board classic;
  return board.goals == classic.goals && !board.lengthwise &&
         board.covered_gates == classic.covered_gates && count_blanks(board) > 0;
}

std::string encode(const Board& board) {
  assert(read_layout(board).status == LayoutStatus::kLegal);
  assert(board.rows == kClassicRows && board.cols == kClassicCols);
  constexpr std::int32_t kCovered = -1;
  Board rest = board;
  const Piece cao_cao = goal_piece(board);
  fill(rest, cao_cao, kCovered);
  auto bits = static_cast<std::uint64_t>(kPlacesPerRow * cao_cao.row + cao_cao.col);
  int shift = kPlaceBits;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const std::int32_t id = rest.at(row, col);
      if (id == kCovered) continue;
      Symbol symbol = id == kBlank ? kEmpty : kSoldier;
      if (id != 0 && col + 1 < board.cols && rest.at(row, col + 1) == id) {
        symbol = kHorizontal;
        rest.at(row, col + 1) = kCovered;
      } else if (id != 0 && row + 1 < board.rows && rest.at(row + 1, col) == id) {
        symbol = kVertical;
        rest.at(row + 1, col) = kCovered;
      }
      bits |= symbol << shift;
      shift += 2;
    }
  }

  std::vector<std::uint8_t> digits;
  for (int i = kShareCodeLength - 2; i >= 0; --i) {
    digits.push_back(static_cast<std::uint8_t>(bits >> 5 * i & 31));
  }
  return to_code(digits);
}

DecodedBoard decode(std::string_view code) {
  if (code.size() != kShareCodeLength) return {.error = CodeError::kLength};
  const CodeDigits read = from_code(code);
  if (read.error != CodeError::kNone) return {.error = read.error, .at = read.at};
  std::uint64_t bits = 0;
  for (const std::uint8_t digit : read.digits) bits = bits << 5 | digit;

  const auto take = [&](int width) {
    const std::uint64_t value = bits & ((std::uint64_t{1} << width) - 1);
    bits >>= width;
    return value;
  };
  const auto place = static_cast<int>(take(kPlaceBits));
  if (place >= kPlaces) return {.error = CodeError::kLayout};
  Board board;
  fill(board, {1, place / kPlacesPerRow, place % kPlacesPerRow, 2, 2}, 1);
  std::int32_t last_id = 1;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (board.at(row, col) != 0) continue;
      const std::uint64_t symbol = take(2);
      if (symbol == kEmpty) continue;
      const Piece piece{++last_id, row, col, symbol == kVertical ? 2 : 1,
                        symbol == kHorizontal ? 2 : 1};
      if (!fits(board, piece)) return {.error = CodeError::kLayout};
      fill(board, piece, piece.id);
    }
  }
  if (bits != 0) return {.error = CodeError::kLayout};
  return {.board = board};
}

}  // namespace qiju::huarong

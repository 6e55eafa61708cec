#include "huarong/code.h"

#include <cstdint>

namespace qiju::huarong {

namespace {

constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kLength = 9;  // with the check character
constexpr int kPlaces = 12, kPlacesInRow = 3, kPlaceBits = 4;

enum Symbol : std::uint64_t { kBlank, kSoldier, kLying, kStanding };

/// x times a number of GF(32) = GF(2)[x] / (x^5 + x^2 + 1). The powers of x are all different, so
/// that a code is right if its digits, each times a power of its own, have the sum 0.
constexpr std::uint64_t times_x(std::uint64_t value) {
  return value << 1 ^ (value >> 4) * 0b100101;
}

}  // namespace

std::string encode(const Board& board) {
  Board rest = board;  // without what is covered
  const Piece cao_cao = goal_piece(board);
  fill(rest, cao_cao, -1);
  auto bits = static_cast<std::uint64_t>(kPlacesInRow * cao_cao.row + cao_cao.col);
  int shift = kPlaceBits;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const std::int32_t id = rest.at(row, col);
      if (id < 0) continue;
      Symbol symbol = id == 0 ? kBlank : kSoldier;
      if (id != 0 && col + 1 < board.cols && rest.at(row, col + 1) == id) {
        symbol = kLying;
        rest.at(row, col + 1) = -1;
      } else if (id != 0 && row + 1 < board.rows && rest.at(row + 1, col) == id) {
        symbol = kStanding;
        rest.at(row + 1, col) = -1;
      }
      bits |= symbol << shift;
      shift += 2;
    }
  }

  std::string code;
  std::uint64_t sum = 0;
  for (int i = kLength - 2; i >= 0; --i) {
    const std::uint64_t digit = bits >> 5 * i & 31;
    sum = times_x(sum) ^ digit;
    code += kDigits[static_cast<std::size_t>(digit)];
  }
  return code + kDigits[static_cast<std::size_t>(times_x(sum))];
}

DecodedBoard decode(std::string_view code) {
  if (code.size() != kLength) return {.fault = CodeFault::kLength};
  std::uint64_t bits = 0, sum = 0;
  for (std::size_t at = 0; at < code.size(); ++at) {
    const char c = code[at];
    const auto digit = kDigits.find(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
    if (digit == std::string_view::npos) return {.fault = CodeFault::kCharacter, .at = at};
    bits = bits << 5 | digit;
    sum = times_x(sum) ^ digit;
  }
  if (sum != 0) return {.fault = CodeFault::kCheck};

  bits >>= 5;
  const auto take = [&](int width) {
    const std::uint64_t value = bits & ((std::uint64_t{1} << width) - 1);
    bits >>= width;
    return value;
  };
  const auto place = static_cast<int>(take(kPlaceBits));
  if (place >= kPlaces) return {.fault = CodeFault::kLayout};
  Board board;
  fill(board, {1, place / kPlacesInRow, place % kPlacesInRow, 2, 2}, 1);
  std::int32_t last_id = 1;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (board.at(row, col) != 0) continue;
      const std::uint64_t symbol = take(2);
      if (symbol == kBlank) continue;
      const Piece piece{++last_id, row, col, symbol == kStanding ? 2 : 1, symbol == kLying ? 2 : 1};
      if (!fits(board, piece)) return {.fault = CodeFault::kLayout};
      fill(board, piece, piece.id);
    }
  }
  if (bits != 0) return {.fault = CodeFault::kLayout};
  return {.board = board};
}

}  // namespace qiju::huarong

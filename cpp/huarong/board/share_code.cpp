#include "huarong/board/share_code.h"

#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

namespace qiju::huarong {

namespace {

using Digits = std::vector<std::uint8_t>;

constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kDigitBits = 5;
constexpr std::size_t kMinLongDigits = 11;
constexpr int kPlaces = 12, kPlacesPerRow = 3, kPlaceBits = 4;  // of Cao Cao
constexpr int kSideBits = 4, kGoalCountBits = 7;

enum Symbol : std::uint64_t { kEmpty, kSoldier, kHorizontal, kVertical };

/// x times an element of GF(32) = GF(2)[x] / (x^5 + x^2 + 1). In a valid code the digits, each
/// times another power of x, have the sum 0; the powers below x^31 are all different.
constexpr std::size_t times_x(std::size_t value) { return value << 1 ^ (value >> 4) * 0b100101; }

Digits short_digits(const Board& board) {
  const Piece cao_cao = goal_piece(board);
  auto bits = static_cast<std::uint64_t>(kPlacesPerRow * cao_cao.row + cao_cao.col);
  int shift = kPlaceBits;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      const Piece piece = find_piece(board, board.at(row, col));
      const bool is_blank = piece.id == kBlank, is_first = piece.row == row && piece.col == col;
      if (piece.id == cao_cao.id || (!is_blank && !is_first)) continue;
      const Symbol symbol = is_blank            ? kEmpty
                            : piece.width == 2  ? kHorizontal
                            : piece.height == 2 ? kVertical
                                                : kSoldier;
      bits |= symbol << shift;
      shift += 2;
    }
  }
  Digits digits;
  for (int i = kShortCodeLength - 2; i >= 0; --i) {
    digits.push_back(static_cast<std::uint8_t>(bits >> kDigitBits * i & 31));
  }
  return digits;
}

/// False if the digits describe no board.
bool read_short(const Digits& digits, Board& board) {
  std::uint64_t bits = 0;
  for (const std::uint8_t digit : digits) bits = bits << kDigitBits | digit;
  const auto take = [&](int width) {
    const std::uint64_t value = bits & ((std::uint64_t{1} << width) - 1);
    bits >>= width;
    return value;
  };
  const auto place = static_cast<int>(take(kPlaceBits));
  if (place >= kPlaces) return false;
  fill(board, {1, place / kPlacesPerRow, place % kPlacesPerRow, 2, 2}, 1);
  std::int32_t last_id = 1;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (board.at(row, col) != 0) continue;
      const std::uint64_t symbol = take(2);
      if (symbol == kEmpty) continue;
      const Piece piece{++last_id, row, col, symbol == kVertical ? 2 : 1,
                        symbol == kHorizontal ? 2 : 1};
      if (!fits(board, piece)) return false;
      fill(board, piece, piece.id);
    }
  }
  return true;
}

int bits_for(std::uint64_t value) { return 64 - std::countl_zero(value); }

struct Bits {
  std::vector<std::uint8_t> bits;  ///< 0 or 1
  std::size_t at = 0;              ///< the next one to take

  void put(int value, int width = 1) {
    for (int i = width - 1; i >= 0; --i) bits.push_back(static_cast<std::uint8_t>(value >> i & 1));
  }
  /// Beyond the last bit there are zeros.
  int take(int width = 1) {
    int value = 0;
    for (; width > 0; --width, ++at) value = 2 * value + (at < bits.size() ? bits[at] : 0);
    return value;
  }
};

bool read_long(const Digits& digits, Board& board) {
  Bits bits;
  for (const std::uint8_t digit : digits) bits.put(digit, kDigitBits);
  board.rows = bits.take(kSideBits) + 1;
  board.cols = bits.take(kSideBits) + 1;
  board.lengthwise = bits.take() != 0;
  std::int32_t pieces = 0;
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    std::int32_t& id = board.ids[cell];
    if (bits.take() == 0) {
      id = bits.take(bits_for(static_cast<std::size_t>(pieces))) + 1;
      if (id > pieces + 1 || id > kMaxOpenCells) return false;
      pieces += id > pieces;
    } else if (bits.take() != 0) {
      id = bits.take() == 0 ? kWall : kGate;
    }
  }
  const int goals = bits.take(kGoalCountBits);
  if (goals > kMaxOpenCells) return false;
  for (int i = 0; i < goals; ++i) {
    Goal goal;
    goal.id = bits.take(bits_for(static_cast<std::size_t>(pieces)));
    goal.row = bits.take(kSideBits);
    goal.col = bits.take(kSideBits);
    board.goals.push_back(goal);
  }
  if (bits.take() == 0) return true;
  for (std::size_t cell = 0; cell < board.cells().size(); ++cell) {
    board.covered_gates[cell] = board.ids[cell] > 0 && bits.take() != 0;
  }
  return true;
}

Digits long_digits(const Board& board) {
  const auto pieces = read_layout(board).pieces;
  assert(!pieces.empty());
  const auto number_of = [&](std::int32_t id) {
    std::size_t number = 0;
    while (pieces[number].id != id) ++number;
    return number;
  };
  Bits bits;
  bits.put(board.rows - 1, kSideBits);
  bits.put(board.cols - 1, kSideBits);
  bits.put(board.lengthwise);
  std::size_t listed = 0;
  for (const std::int32_t id : board.cells()) {
    if (id == kBlank) bits.put(0b10, 2);
    if (id < 0) bits.put(id == kWall ? 0b110 : 0b111, 3);
    if (id <= 0) continue;
    const std::size_t number = number_of(id);
    bits.put(static_cast<int>(number), 1 + bits_for(listed));
    listed += number == listed;
  }
  bits.put(static_cast<int>(board.goals.size()), kGoalCountBits);
  for (const Goal& goal : board.goals) {
    bits.put(static_cast<int>(number_of(goal.id)) + 1, bits_for(pieces.size()));
    bits.put(goal.row, kSideBits);
    bits.put(goal.col, kSideBits);
  }
  bits.put(board.covered_gates.any());
  for (std::size_t cell = 0; cell < board.cells().size() && board.covered_gates.any(); ++cell) {
    if (board.ids[cell] > 0) bits.put(board.covered_gates[cell]);
  }
  Digits digits;
  while (digits.size() < kMinLongDigits || bits.at < bits.bits.size()) {
    digits.push_back(static_cast<std::uint8_t>(bits.take(kDigitBits)));
  }
  return digits;
}

Digits digits_of(const Board& board) {
  const bool is_short = board.goals.empty() && !board.lengthwise && board.covered_gates.none();
  return is_short ? short_digits(board) : long_digits(board);
}

}  // namespace

std::string encode(const Board& board) {
  assert(read_layout(board).status == LayoutStatus::kLegal);
  std::string code;
  std::size_t sum = 0;
  for (const std::uint8_t digit : digits_of(board)) {
    sum = times_x(sum) ^ digit;
    code += kDigits[digit];
  }
  return code + kDigits[times_x(sum)];
}

DecodedBoard decode(std::string_view code) {
  const bool is_short = code.size() == kShortCodeLength;
  if (!is_short && (code.size() <= kMinLongDigits || code.size() > kMaxCodeLength)) {
    return {.error = CodeError::kLength};
  }
  Digits digits;
  std::size_t sum = 0;
  for (std::size_t at = 0; at < code.size(); ++at) {
    const char c = code[at];
    const auto digit = kDigits.find(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
    if (digit == std::string_view::npos) return {.error = CodeError::kCharacter, .at = at};
    sum = times_x(sum) ^ digit;
    digits.push_back(static_cast<std::uint8_t>(digit));
  }
  if (sum != 0) return {.error = CodeError::kCheck};
  digits.pop_back();
  DecodedBoard decoded;
  if (!(is_short ? read_short : read_long)(digits, decoded.board) ||
      read_layout(decoded.board).status != LayoutStatus::kLegal ||
      digits_of(decoded.board) != digits) {
    return {.error = CodeError::kLayout};
  }
  return decoded;
}

}  // namespace qiju::huarong

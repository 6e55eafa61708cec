#include "huarong/board/puzzle_code.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

namespace qiju::huarong {

namespace {

constexpr int kSideBits = 4, kGoalCountBits = 7, kDigitBits = 5;

int bits_for(std::uint64_t value) { return 64 - std::countl_zero(value); }

/// Digits as a sequence of bits; beyond the last one there are zeros.
class Bits {
 public:
  explicit Bits(std::vector<std::uint8_t> digits) : digits_(std::move(digits)) {}

  void put(int value, int width = 1) {
    for (int i = width - 1; i >= 0; --i, ++at_) {
      if (at_ / kDigitBits == digits_.size()) digits_.resize(digits_.size() + 1);
      std::uint8_t& digit = digits_[at_ / kDigitBits];
      digit = static_cast<std::uint8_t>(digit | (value >> i & 1) << shift());
    }
  }

  int take(int width = 1) {
    int value = 0;
    for (; width > 0; --width, ++at_) {
      const std::size_t i = at_ / kDigitBits;
      value = 2 * value + (i < digits_.size() ? digits_[i] >> shift() & 1 : 0);
    }
    return value;
  }

  const std::vector<std::uint8_t>& digits() const { return digits_; }

 private:
  int shift() const { return kDigitBits - 1 - static_cast<int>(at_ % kDigitBits); }

  std::vector<std::uint8_t> digits_;
  std::size_t at_ = 0;
};

/// False if the bits describe no board.
bool read_board(Bits& bits, Board& board) {
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
    board.goals.add(goal);
  }
  if (bits.take() == 0) return true;
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (board.at(row, col) > 0 && bits.take() != 0) add_gate(board, row, col);
    }
  }
  return true;
}

}  // namespace

std::string encode_puzzle(const Board& board) {
  const auto pieces = read_layout(board).pieces;
  assert(!pieces.empty());
  const auto number_of = [&](std::int32_t id) {
    std::size_t number = 0;
    while (pieces[number].id != id) ++number;
    return number;
  };
  Bits bits({});
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
  const bool has_covered_gates = board.covered_gates != Board{}.covered_gates;
  bits.put(has_covered_gates);
  for (int row = 0; row < board.rows && has_covered_gates; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (board.at(row, col) <= 0) continue;
      bits.put(board.covered_gates[static_cast<std::size_t>(row)] >> col & 1);
    }
  }
  auto digits = bits.digits();
  digits.resize(std::max(digits.size(), kMinPuzzleCodeLength - 1));
  return to_code(digits);
}

DecodedBoard decode_puzzle(std::string_view code) {
  if (code.size() < kMinPuzzleCodeLength || code.size() > kMaxPuzzleCodeLength) {
    return {.error = CodeError::kLength};
  }
  const CodeDigits read = from_code(code);
  if (read.error != CodeError::kNone) return {.error = read.error, .at = read.at};
  Bits bits(read.digits);
  DecodedBoard decoded;
  if (!read_board(bits, decoded.board) ||
      read_layout(decoded.board).status != LayoutStatus::kLegal || has_short_code(decoded.board) ||
      encode_puzzle(decoded.board) != to_code(read.digits)) {
    return {.error = CodeError::kLayout};
  }
  return decoded;
}

}  // namespace qiju::huarong

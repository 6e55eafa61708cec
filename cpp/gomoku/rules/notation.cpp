#include "gomoku/rules/notation.h"

#include <cassert>

namespace qiju::gomoku {
namespace {

constexpr std::string_view kDigits = "0123456789abcde";

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_decimal(char c) { return c >= '0' && c <= '9'; }

Decoded failed(DecodeError error, std::size_t offset) {
  return {.error = error, .offset = offset, .moves = {}};
}

Decoded decode_base15(std::string_view text) {
  Decoded decoded;
  decoded.moves.reserve(text.size() / 2);
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto digit = kDigits.find(lower(text[at]));
    if (digit == std::string_view::npos) return failed(DecodeError::kCharacter, at);
    if (at % 2 == 1) {
      decoded.moves.back() += static_cast<Point>(digit);
    } else if (at + 1 == text.size()) {
      return failed(DecodeError::kEnd, at);
    } else {
      decoded.moves.push_back(kSize * static_cast<Point>(digit));
    }
  }
  return decoded;
}

Decoded decode_coordinates(std::string_view text, int size) {
  constexpr std::string_view kSeparators = " ,\t\r\n";
  Decoded decoded;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(kSeparators, at)) != std::string_view::npos) {
    const char letter = lower(text[at]);
    if (letter < 'a' || letter > 'z') return failed(DecodeError::kCharacter, at);
    const int col = letter - 'a';
    if (col >= size) return failed(DecodeError::kOffBoard, at);
    if (++at == text.size()) return failed(DecodeError::kEnd, at - 1);
    if (!is_decimal(text[at])) return failed(DecodeError::kCharacter, at);
    const std::size_t number = at;
    int row = 0;
    for (; at < text.size() && is_decimal(text[at]); ++at) {
      row = 10 * row + (text[at] - '0');
      if (row > size) return failed(DecodeError::kOffBoard, number);
    }
    if (row == 0) return failed(DecodeError::kOffBoard, number);
    decoded.moves.push_back((size - row) * size + col);
  }
  return decoded;
}

}  // namespace

std::string encode(std::span<const Point> moves, Notation notation, int size) {
  assert(size >= kMinSize && size <= kMaxSize);
  assert(notation != Notation::kBase15 || size == kSize);
  std::string text;
  for (const Point point : moves) {
    const int row = point / size, col = point % size;
    if (notation == Notation::kBase15) {
      text += kDigits[static_cast<std::size_t>(row)];
      text += kDigits[static_cast<std::size_t>(col)];
    } else {
      if (!text.empty()) text += ' ';
      text += static_cast<char>('a' + col);
      const int number = size - row;
      if (number >= 10) text += static_cast<char>('0' + number / 10);
      text += static_cast<char>('0' + number % 10);
    }
  }
  return text;
}

Decoded decode(std::string_view text, Notation notation, int size) {
  assert(size >= kMinSize && size <= kMaxSize);
  if (notation == Notation::kCoordinates) return decode_coordinates(text, size);
  return decode_base15(text);
}

}  // namespace qiju::gomoku

#include "gomoku/notation.h"

namespace qiju::gomoku {

namespace {

constexpr std::string_view kDigits = "0123456789abcde";

/// The value of a base-15 digit, -1 if it is none.
int digit_value(char c) {
  const bool upper = c >= 'A' && c <= 'E';
  const auto at = kDigits.find(upper ? static_cast<char>(c - 'A' + 'a') : c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

}  // namespace

std::string encode(std::span<const Point> moves) {
  std::string text;
  text.reserve(2 * moves.size());
  for (const Point point : moves) {
    text += kDigits[static_cast<std::size_t>(point / kSize)];
    text += kDigits[static_cast<std::size_t>(point % kSize)];
  }
  return text;
}

Decoded decode(std::string_view text) {
  Decoded decoded;
  decoded.moves.reserve(text.size() / 2);
  for (std::size_t at = 0; at < text.size(); ++at) {
    const int digit = digit_value(text[at]);
    const bool lonely = at % 2 == 0 && at + 1 == text.size();
    if (digit < 0 || lonely) return {.fault = at, .moves = {}};
    if (at % 2 == 0) {
      decoded.moves.push_back(kSize * digit);
    } else {
      decoded.moves.back() += digit;
    }
  }
  return decoded;
}

}  // namespace qiju::gomoku

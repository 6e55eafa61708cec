#include "gomoku/rules/sgf.h"

namespace qiju::gomoku {

namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

class SgfReader {
 public:
  SgfReader(std::string_view text, int size) : text_(text) { game_.size = size; }

  Decoded read() {
    bool in_node = false;
    bool more = expect('(');
    while (more && skip_space()) {
      const char c = text_[at_];
      if (c == ';') {
        in_node = true;
        ++at_;
      } else if (!in_node) {
        more = fail(DecodeError::kCharacter, at_);
      } else if (c == '(') {  // the first variation continues the main line
        in_node = false;
        ++at_;
      } else if (c == ')') {
        more = false;
      } else {
        more = read_property();
      }
    }
    return game_;
  }

 private:
  /// Skips white space.
  bool skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    return at_ < text_.size() || fail(DecodeError::kEnd, text_.size());
  }

  bool expect(char c) {
    if (!skip_space()) return false;
    if (text_[at_] != c) return fail(DecodeError::kCharacter, at_);
    ++at_;
    return true;
  }

  bool fail(DecodeError error, std::size_t offset) {
    game_.error = error;
    game_.offset = offset;
    game_.moves.clear();
    return false;
  }

  /// A property name and its values. Lower-case letters in a name are ignored, as in FF[3].
  bool read_property() {
    const std::size_t start = at_;
    std::string name;
    for (; at_ < text_.size() && (is_upper(text_[at_]) || is_lower(text_[at_])); ++at_) {
      if (is_upper(text_[at_])) name += text_[at_];
    }
    if (name.empty()) return fail(DecodeError::kCharacter, start);
    if (!expect('[')) return false;
    const std::size_t first = at_;
    if (!skip_value()) return false;
    const std::string_view value = text_.substr(first, at_ - 1 - first);

    if (name == "AB" || name == "AE" || name == "AW") return fail(DecodeError::kSetup, start);
    const bool move = name == "B" || name == "W";
    if (move && (name == "B") != (game_.moves.size() % 2 == 0))
      return fail(DecodeError::kTurn, start);
    if (move && !read_move(value, first)) return false;
    if (name == "SZ" && !read_size(value, first)) return false;

    while (skip_space() && text_[at_] == '[') {
      if (move || name == "SZ") return fail(DecodeError::kCharacter, at_);
      ++at_;
      if (!skip_value()) return false;
    }
    return !game_.offset;
  }

  /// Moves past the `]` of a value.
  bool skip_value() {
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == ']') {
        ++at_;
        return true;
      }
      if (text_[at_] == '\\') ++at_;
    }
    return fail(DecodeError::kEnd, text_.size());
  }

  bool read_move(std::string_view value, std::size_t start) {
    for (std::size_t i = 0; i < 2; ++i) {
      if (i == value.size() || !is_lower(value[i])) return fail(DecodeError::kCharacter, start + i);
      if (value[i] - 'a' >= game_.size) return fail(DecodeError::kOffBoard, start + i);
    }
    if (value.size() > 2) return fail(DecodeError::kCharacter, start + 2);
    game_.moves.push_back((value[1] - 'a') * game_.size + value[0] - 'a');
    return true;
  }

  bool read_size(std::string_view value, std::size_t start) {
    int size = 0;
    for (const char c : value) {
      if (c < '0' || c > '9' || size > kMaxSize) return fail(DecodeError::kBoardSize, start);
      size = 10 * size + (c - '0');
    }
    if (size < kMinSize || size > kMaxSize || (!game_.moves.empty() && size != game_.size)) {
      return fail(DecodeError::kBoardSize, start);
    }
    game_.size = size;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Decoded game_;
};

}  // namespace

std::string encode_sgf(std::span<const Point> moves, int size) {
  std::string text = "(;GM[4]FF[4]SZ[" + std::to_string(size) + "]";
  char color = 'B';
  for (const Point point : moves) {
    text += ';';
    text += color;
    text += '[';
    text += static_cast<char>('a' + point % size);
    text += static_cast<char>('a' + point / size);
    text += ']';
    color = color == 'B' ? 'W' : 'B';
  }
  return text + ')';
}

Decoded decode_sgf(std::string_view text, int size) { return SgfReader(text, size).read(); }

}  // namespace qiju::gomoku

// Golden files: calls of the public functions with the results that they have on every platform and
// in every version. The engines answer them here, natively and as WebAssembly, and
// tests/unit/golden.test.js by way of the package.
//
//   tests/golden/<game>.jsonl, one call a line:
//   {"function":"decode","arguments":["7778"],"result":[112,113]}
//
// The tests run in the root of the repository. To accept other results:
//
//   QIJU_WRITE_GOLDEN=1 ./build/native/tests/cpp/<game>/qiju_<game>_test --gtest_filter='Golden.*'
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qiju::golden {

inline std::string json(int value) { return std::to_string(value); }
inline std::string json(std::uint32_t value) { return std::to_string(value); }
inline std::string json(std::string_view text) { return '"' + std::string(text) + '"'; }
inline std::string json(const char* text) { return json(std::string_view(text)); }

/// `count` / 10,000 as a decimal fraction.
inline std::string ten_thousandths(int count) {
  const std::string digits = std::to_string(10'000 + std::abs(count) % 10'000).substr(1);
  const std::string sign = count < 0 ? "-" : "";
  return sign + std::to_string(std::abs(count) / 10'000) + '.' + digits;
}

template <class Item, class ToJson>
std::string list(const std::vector<Item>& items, ToJson to_json) {
  std::string text;
  for (const Item& item : items) {
    if (!text.empty()) text += ',';
    text += to_json(item);
  }
  return '[' + text + ']';
}

inline std::string json(const std::vector<int>& numbers) {
  return list(numbers, [](int number) { return json(number); });
}

/// A board as its rows.
inline std::string rows(std::span<const int> cells, int cols) {
  std::vector<std::vector<int>> all;
  for (std::size_t at = 0; at < cells.size(); at += static_cast<std::size_t>(cols)) {
    const auto row = cells.subspan(at, static_cast<std::size_t>(cols));
    all.emplace_back(row.begin(), row.end());
  }
  return list(all, [](const std::vector<int>& row) { return json(row); });
}

struct Field {
  std::string_view name;
  std::string value;
};

inline std::string object(const std::vector<Field>& fields) {
  std::string text;
  for (const auto& [name, value] : fields) {
    if (!text.empty()) text += ',';
    text += json(name) + ':' + value;
  }
  return '{' + text + '}';
}

/// Collects calls and compares them with the file of the game.
class File {
 public:
  explicit File(const std::string& game) : path_("tests/golden/" + game + ".jsonl") {}

  void add(std::string_view function, const std::vector<std::string>& arguments,
           std::string result) {
    lines_.push_back(object({{"function", json(function)},
                             {"arguments", list(arguments, [](auto& text) { return text; })},
                             {"result", std::move(result)}}));
  }

  /// Or writes the file, if QIJU_WRITE_GOLDEN is set.
  void compare() const {
    if (std::getenv("QIJU_WRITE_GOLDEN") != nullptr) {
      std::ofstream file(path_);
      for (const std::string& line : lines_) file << line << '\n';
      ASSERT_TRUE(file.good()) << path_;
      return;
    }
    std::ifstream file(path_);
    ASSERT_TRUE(file.good()) << path_ << ": run this in the root of the repository";
    std::vector<std::string> stored;
    for (std::string line; std::getline(file, line);) stored.push_back(line);
    ASSERT_EQ(stored.size(), lines_.size());
    for (std::size_t i = 0; i < stored.size(); ++i) EXPECT_EQ(lines_[i], stored[i]);
  }

 private:
  std::string path_;
  std::vector<std::string> lines_;
};

}  // namespace qiju::golden

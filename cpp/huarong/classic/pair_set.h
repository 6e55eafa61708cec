// A set of unordered pairs of distinct numbers below 8. Bit i (i - 1) / 2 + j stands for {i, j}
// with i > j; this is the pair's number:
//
//     number    27  26  25  24  23  22  21  …   5   4   3   2   1   0
//     i         7   7   7   7   7   7   7       3   3   3   2   2   1
//     j         6   5   4   3   2   1   0       2   1   0   1   0   0
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace qiju::huarong {

/// The numbers in a pair are below this.
inline constexpr std::size_t kMaxMembers = 8;

/// The number of {high, low}, high > low.
constexpr std::size_t pair_number(std::size_t high, std::size_t low) {
  return high * (high - 1) / 2 + low;
}

/// By pair number: the members, the higher one first.
inline constexpr auto kPairMembers = [] {
  std::array<std::array<std::uint8_t, 2>, pair_number(kMaxMembers, 0)> members{};
  for (std::uint8_t i = 0; i < kMaxMembers; ++i) {
    for (std::uint8_t j = 0; j < i; ++j) members[pair_number(i, j)] = {i, j};
  }
  return members;
}();

/// By i and j, distinct: the number of {i, j}.
inline constexpr auto kPairNumbers = [] {
  std::array<std::array<std::uint8_t, kMaxMembers>, kMaxMembers> numbers{};
  for (std::size_t number = 0; number < kPairMembers.size(); ++number) {
    const auto [i, j] = kPairMembers[number];
    numbers[i][j] = numbers[j][i] = static_cast<std::uint8_t>(number);
  }
  return numbers;
}();

/// The number of {i, j}, in any order; for distinct i and j.
constexpr std::uint8_t number_of_pair(int i, int j) {
  return kPairNumbers[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
}

class PairSet {
 public:
  /// A set of numbers: bit j stands for the number j.
  using Row = std::uint32_t;

  static constexpr PairSet all() {
    PairSet result;
    result.pairs_ = (std::uint32_t{1} << kPairMembers.size()) - 1;
    return result;
  }

  constexpr void add(std::size_t number) { pairs_ |= std::uint32_t{1} << number; }

  /// Adds {i, j} for every j of a row, without i.
  void add_all(std::size_t i, Row row) {
    const Row below = (Row{1} << i) - 1, above = ~below << 1;
    pairs_ |= (row & below) << kPairNumbers[i][0] | kAbove[row & above] << i;
  }

  bool has(std::size_t number) const { return (pairs_ >> number & 1) != 0; }

  bool empty() const { return pairs_ == 0; }

  /// Renumbers i as n - 1 - i.
  PairSet reversed(std::size_t n) const {
    PairSet image;
    for_each([&](std::size_t number) {
      const auto [high, low] = kPairMembers[number];
      image.add(pair_number(n - 1 - low, n - 1 - high));
    });
    return image;
  }

  /// Calls `visit(number)` for every pair.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::uint32_t rest = pairs_; rest != 0; rest &= rest - 1) {
      visit(static_cast<std::size_t>(std::countr_zero(rest)));
    }
  }

  friend bool operator==(const PairSet&, const PairSet&) = default;

  PairSet& operator|=(const PairSet& other) {
    pairs_ |= other.pairs_;
    return *this;
  }

  PairSet& operator-=(const PairSet& other) {
    pairs_ &= ~other.pairs_;
    return *this;
  }

  friend PairSet operator&(PairSet a, const PairSet& b) {
    a.pairs_ &= b.pairs_;
    return a;
  }

 private:
  /// By row: {k, 0} for every k of the row. The number of {k, i} is greater by i.
  static constexpr auto kAbove = [] {
    std::array<std::uint32_t, 1 << kMaxMembers> above{};
    for (std::size_t row = 0; row < above.size(); ++row) {
      for (std::size_t k = 1; k < kMaxMembers; ++k) {
        if ((row >> k & 1) != 0) above[row] |= std::uint32_t{1} << pair_number(k, 0);
      }
    }
    return above;
  }();

  std::uint32_t pairs_ = 0;
};

}  // namespace qiju::huarong

// A set of unordered pairs of distinct numbers below N. Bit i (i - 1) / 2 + j stands for {i, j}
// with i > j; this is the pair's number, whatever N is:
//
//     number    27  26  25  24  23  22  21  …   5   4   3   2   1   0
//     i         7   7   7   7   7   7   7       3   3   3   2   2   1
//     j         6   5   4   3   2   1   0       2   1   0   1   0   0
//
// N = 8 takes one word of 32 bits, N = 16 two of 64 bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace qiju::huarong {

/// The numbers in a pair are below this.
inline constexpr std::size_t kMaxMembers = 16;

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

/// Adds a number to a row of PairSet::Rows.
template <class Row>
constexpr void add_to_row(Row& row, std::size_t number) {
  row = static_cast<Row>(row | 1U << number);
}

template <int N>
class PairSet {
  static_assert(N == 8 || N == 16);

 public:
  static constexpr std::size_t kPairs = pair_number(N, 0);

  /// A set of numbers below N: bit j stands for the number j.
  using Row = std::uint32_t;

  /// A row for every number.
  using Rows = std::array<std::conditional_t<N == 8, std::uint8_t, std::uint16_t>, N>;

  static constexpr PairSet all() {
    PairSet result;
    for (std::size_t number = 0; number < kPairs; ++number) result.add(number);
    return result;
  }

  constexpr void add(std::size_t number) { words_[number / kBits] |= Word{1} << number % kBits; }

  /// Adds {i, j} for every j of a row, without i.
  void add_all(std::size_t i, Row row) {
    const Row below = (Row{1} << i) - 1, above = ~below << 1;
    if constexpr (N == 8) {
      words_[0] |= (row & below) << kPairNumbers[i][0] | kAbove[row & above] << i;
    } else {
      for (row &= below | above; row != 0; row &= row - 1) {
        add(kPairNumbers[i][static_cast<std::size_t>(std::countr_zero(row))]);
      }
    }
  }

  bool has(std::size_t number) const { return (words_[number / kBits] >> number % kBits & 1) != 0; }

  bool empty() const {
    Word any = 0;
    for (const Word word : words_) any |= word;
    return any == 0;
  }

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
    for (std::size_t w = 0; w < kWords; ++w) {
      for (Word rest = words_[w]; rest != 0; rest &= rest - 1) {
        visit(kBits * w + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
  }

  friend bool operator==(const PairSet&, const PairSet&) = default;

  PairSet& operator|=(const PairSet& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] |= other.words_[w];
    return *this;
  }

  PairSet& operator-=(const PairSet& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] &= ~other.words_[w];
    return *this;
  }

  friend PairSet operator&(PairSet a, const PairSet& b) {
    for (std::size_t w = 0; w < kWords; ++w) a.words_[w] &= b.words_[w];
    return a;
  }

 private:
  using Word = std::conditional_t<N == 8, std::uint32_t, std::uint64_t>;
  static constexpr std::size_t kBits = 8 * sizeof(Word);
  static constexpr std::size_t kWords = (kPairs + kBits - 1) / kBits;

  /// By row: {k, 0} for every k of the row. The number of {k, i} is greater by i.
  static constexpr auto kAbove = [] {
    std::array<std::uint32_t, N == 8 ? 256 : 0> above{};
    for (std::size_t row = 0; row < above.size(); ++row) {
      for (std::size_t k = 1; k < N; ++k) {
        if ((row >> k & 1) != 0) above[row] |= std::uint32_t{1} << pair_number(k, 0);
      }
    }
    return above;
  }();

  std::array<Word, kWords> words_{};
};

}  // namespace qiju::huarong

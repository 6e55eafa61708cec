// A set of pairs of numbers below N, as a matrix of N × N bits: the pair of i and j is in row i,
// column j, or in row j, column i, or both ways.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace qiju::huarong {

template <int N>
class PairSet {
  static_assert(N == 8 || N == 16);

 public:
  /// Bit j stands for the pair with j.
  using Row = std::uint32_t;

  /// Every number with itself.
  static constexpr PairSet diagonal() {
    PairSet all;
    for (int i = 0; i < N; ++i) all.add_row(i, Row{1} << i);
    return all;
  }

  constexpr Row row(int i) const {
    return static_cast<Row>(words_[word(i)] >> shift(i)) & ((Row{1} << N) - 1);
  }

  constexpr void add_row(int i, Row row) { words_[word(i)] |= std::uint64_t{row} << shift(i); }

  bool has(int i, int j) const { return (row(i) >> j & 1) != 0; }

  bool empty() const { return *this == PairSet{}; }

  /// Every pair both ways.
  PairSet both_ways() const {
    PairSet all = *this;
    if constexpr (N == 8) {
      // Transposes blocks of 1, 2 and 4 bits a side. H. S. Warren, "Hacker's Delight", 2nd edition,
      // section 7-3.
      std::uint64_t x = words_[0], t = (x ^ x >> 7) & 0x00AA'00AA'00AA'00AA;
      x ^= t ^ t << 7;
      t = (x ^ x >> 14) & 0x0000'CCCC'0000'CCCC;
      x ^= t ^ t << 14;
      t = (x ^ x >> 28) & 0x0000'0000'F0F0'F0F0;
      all.words_[0] |= x ^ t ^ t << 28;
    } else {
      for (int i = 0; i < N; ++i) {
        for (int j = 0; j < N; ++j) all.add_row(j, (row(i) >> j & 1) << i);
      }
    }
    return all;
  }

  /// Every number i becomes n - 1 - i, of a set that has every pair both ways.
  PairSet reversed(int n) const {
    PairSet image;
    for_each([&](int i, int j) { image.add_row(n - 1 - i, Row{1} << (n - 1 - j)); });
    return image.both_ways();
  }

  /// i and k, wherever i and j are in this set and j and k in the other.
  PairSet then(const PairSet& other) const {
    PairSet pairs;
    for (int j = 0; j < N; ++j) {
      const std::uint64_t row = other.row(j);
      for (std::size_t w = 0; w < kWords; ++w) {
        pairs.words_[w] |= (words_[w] >> j & kFirstColumn) * row;
      }
    }
    return pairs;
  }

  /// The pairs of all i that are in some pair of the other set, in row i.
  PairSet rows_of(const PairSet& other) const {
    PairSet pairs = *this;
    for (std::size_t w = 0; w < kWords; ++w) {
      const std::uint64_t x = other.words_[w];
      const std::uint64_t some = (((x & ~kLastColumn) + ~kLastColumn) | x) & kLastColumn;
      pairs.words_[w] &= (some >> (N - 1)) * ((1U << N) - 1);
    }
    return pairs;
  }

  /// All rows in one.
  Row any_row() const {
    std::uint64_t all = 0;
    for (const auto word : words_) all |= word;
    for (int half = 32; half >= N; half /= 2) all |= all >> half;
    return static_cast<Row>(all) & ((Row{1} << N) - 1);
  }

  /// Calls `visit(i, j)` for the pairs in row i and column j with i > j.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t w = 0; w < kWords; ++w) {
      for (auto left = words_[w] & kBelow[w]; left != 0; left &= left - 1) {
        const int at = std::countr_zero(left) + static_cast<int>(64 * w);
        visit(at / N, at % N);
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
  static constexpr std::size_t kWords = N * N / 64;
  using Words = std::array<std::uint64_t, kWords>;

  static constexpr std::uint64_t kFirstColumn = ~std::uint64_t{0} / ((1U << N) - 1);
  static constexpr std::uint64_t kLastColumn = kFirstColumn << (N - 1);

  static constexpr std::size_t word(int i) {
    return kWords == 1 ? 0 : static_cast<std::size_t>(i * N / 64);
  }
  static constexpr int shift(int i) { return i * N % 64; }

  // The columns below the row.
  static constexpr Words kBelow = [] {
    Words below{};
    for (int i = 0; i < N; ++i) below[word(i)] |= ((std::uint64_t{1} << i) - 1) << shift(i);
    return below;
  }();

  Words words_{};
};

}  // namespace qiju::huarong

// A binary relation on the numbers below N as a bit matrix: bit j of row i stands for (i, j).
//
// Rows are packed into 64-bit words, row 0 lowest. N = 8 takes one word, N = 16 four:
//
//     bit 63     56 55     48              15      8 7       0
//         +--------+--------+-- … --------+--------+--------+
//         | row 7  | row 6  |             | row 1  | row 0  |    N = 8
//         +--------+--------+-- … --------+--------+--------+
//
// An unordered pair {i, j} is stored as (i, j), as (j, i), or both ways (a symmetric relation).
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
  /// Bit j stands for the number j.
  using Row = std::uint32_t;

  /// The identity: (i, i) for all i.
  static constexpr PairSet diagonal() {
    PairSet result;
    for (int i = 0; i < N; ++i) result.add_row(i, Row{1} << i);
    return result;
  }

  constexpr Row row(int i) const {
    return static_cast<Row>(words_[word(i)] >> shift(i)) & ((Row{1} << N) - 1);
  }

  constexpr void add_row(int i, Row row) { words_[word(i)] |= std::uint64_t{row} << shift(i); }

  bool has(int i, int j) const { return (row(i) >> j & 1) != 0; }

  bool empty() const { return *this == PairSet{}; }

  /// This relation with its transpose.
  PairSet symmetric_closure() const {
    PairSet result = *this;
    if constexpr (N == 8) {
      // Transposes blocks of 1, 2 and 4 bits a side. H. S. Warren, "Hacker's Delight", 2nd edition,
      // section 7-3.
      std::uint64_t x = words_[0], t = (x ^ x >> 7) & 0x00AA'00AA'00AA'00AA;
      x ^= t ^ t << 7;
      t = (x ^ x >> 14) & 0x0000'CCCC'0000'CCCC;
      x ^= t ^ t << 14;
      t = (x ^ x >> 28) & 0x0000'0000'F0F0'F0F0;
      result.words_[0] |= x ^ t ^ t << 28;
    } else {
      for (int i = 0; i < N; ++i) {
        for (int j = 0; j < N; ++j) result.add_row(j, (row(i) >> j & 1) << i);
      }
    }
    return result;
  }

  /// Renumbers i as n - 1 - i; for symmetric relations.
  PairSet reversed(int n) const {
    PairSet image;
    for_each([&](int i, int j) { image.add_row(n - 1 - i, Row{1} << (n - 1 - j)); });
    return image.symmetric_closure();
  }

  /// The composition: (i, k) wherever this set has (i, j) and the other (j, k). The matrix product
  /// over Booleans.
  PairSet composed_with(const PairSet& other) const {
    PairSet product;
    for (int j = 0; j < N; ++j) {
      const std::uint64_t row = other.row(j);
      for (std::size_t w = 0; w < kWords; ++w) {
        product.words_[w] |= (words_[w] >> j & kFirstColumn) * row;
      }
    }
    return product;
  }

  /// The rows that are not empty in the other set.
  PairSet restricted_to_rows_of(const PairSet& other) const {
    PairSet result = *this;
    for (std::size_t w = 0; w < kWords; ++w) {
      const std::uint64_t x = other.words_[w];
      const std::uint64_t filled = (((x & ~kLastColumn) + ~kLastColumn) | x) & kLastColumn;
      result.words_[w] &= (filled >> (N - 1)) * ((1U << N) - 1);
    }
    return result;
  }

  /// The union of all rows.
  Row row_union() const {
    std::uint64_t all = 0;
    for (const auto word : words_) all |= word;
    for (int half = 32; half >= N; half /= 2) all |= all >> half;
    return static_cast<Row>(all) & ((Row{1} << N) - 1);
  }

  /// Calls `visit(i, j)` for every (i, j) with i > j.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t w = 0; w < kWords; ++w) {
      for (auto rest = words_[w] & kBelowDiagonal[w]; rest != 0; rest &= rest - 1) {
        const int at = std::countr_zero(rest) + static_cast<int>(64 * w);
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

  static constexpr Words kBelowDiagonal = [] {
    Words below{};
    for (int i = 0; i < N; ++i) below[word(i)] |= ((std::uint64_t{1} << i) - 1) << shift(i);
    return below;
  }();

  Words words_{};
};

}  // namespace qiju::huarong

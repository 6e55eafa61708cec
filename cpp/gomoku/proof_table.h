// What a search for a forced win knows of the positions it has been to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace qiju::gomoku {

/// Proof and disproof number: how many positions at least are yet to be decided to show that the
/// attacker wins, or that he does not.
struct Proof {
  static constexpr std::uint16_t kInfinite = 0xffff;

  std::uint16_t proof = 1;
  std::uint16_t disproof = 1;
  std::uint16_t distance = 0;  ///< once won: moves to the end

  static constexpr Proof win(int distance) {
    return {0, kInfinite, static_cast<std::uint16_t>(distance)};
  }
  static constexpr Proof none() { return {kInfinite, 0, 0}; }

  bool is_win() const { return proof == 0; }
  bool is_decided() const { return proof == 0 || disproof == 0; }
};

/// Grows with what is put into it, to a bound; from then on what took the least work gives way.
class ProofTable {
 public:
  static constexpr std::size_t kMostBytes = std::size_t{1} << 22;

  ProofTable() { clear(); }
  void clear();

  /// What was stored of a position, null if nothing is.
  const Proof* find(std::uint64_t hash) const;

  /// `effort`: positions searched to know it.
  void store(std::uint64_t hash, Proof proof, std::uint64_t effort);

 private:
  struct Entry {
    std::uint64_t hash = 0;
    Proof proof;
    std::uint16_t effort = 0;  // 0: there is no entry
  };
  static constexpr std::size_t kBucket = 4;  // places for an entry, side by side

  std::size_t bucket(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash) & (entries_.size() - kBucket);
  }
  bool put(const Entry& entry, bool by_force);

  std::vector<Entry> entries_;
};

}  // namespace qiju::gomoku

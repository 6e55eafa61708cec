// What a search for a forced win knows of the positions it has been to.
#pragma once

#include <cstdint>

#include "gomoku/work_table.h"

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

using ProofTable = WorkTable<Proof>;

}  // namespace qiju::gomoku

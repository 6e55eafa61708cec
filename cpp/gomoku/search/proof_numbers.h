// How far a position is from being solved in proof-number search (V. Allis, M. van der Meulen, J.
// van den Herik, "Proof-Number Search", Artificial Intelligence 66, 1994).
#pragma once

#include <cstdint>

namespace qiju::gomoku {

/// Estimates how many positions must still be solved to prove that the attacker wins, or that he
/// does not. Solved positions have 0 and kInfinite.
struct ProofNumbers {
  static constexpr std::uint16_t kInfinite = 0xffff;

  std::uint16_t proof = 1;
  std::uint16_t disproof = 1;
  std::uint16_t distance = 0;  ///< plies to the end of a proved win

  static constexpr ProofNumbers win(int distance) {
    return {0, kInfinite, static_cast<std::uint16_t>(distance)};
  }
  static constexpr ProofNumbers no_win() { return {kInfinite, 0, 0}; }

  bool is_win() const { return proof == 0; }
  bool is_solved() const { return proof == 0 || disproof == 0; }
};

}  // namespace qiju::gomoku

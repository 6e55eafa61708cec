// Clearing a board under gravity.
//
// Here taking a pair can spoil the board, so positions are searched, depth first, none of them
// twice. Only a search that comes to its end proves that nothing clears the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/search.h"
#include "random/random.h"

namespace qiju::lianliankan {

class GravitySearch final : public Search {
 public:
  GravitySearch(const Board& board, Gravity gravity, std::uint32_t seed);

  Status step() override;

 private:
  // Positions are told apart by 128 bits: among the million that are kept, two that differ agree
  // with a chance of 10^-27.
  struct Key {
    std::uint64_t low;
    std::uint64_t high;
    friend bool operator==(const Key&, const Key&) = default;
  };
  static constexpr std::size_t kMaxSeen = std::size_t{1} << 20;

  struct Node {
    std::vector<Kind> kinds;
    std::vector<Pair> pairs;  // yet to be tried
    Pair tried;               // last
  };

  Status visit(std::vector<Kind> kinds);
  static Key key(const std::vector<Kind>& kinds);
  bool is_new(const Key& key);
  void grow();

  int rows_;
  int cols_;
  Gravity gravity_;
  Random random_;
  std::vector<Node> path_;
  std::vector<Key> seen_ = std::vector<Key>(64);  // open addressing, half full at most; {} is free
  std::size_t seen_count_ = 0;
};

}  // namespace qiju::lianliankan

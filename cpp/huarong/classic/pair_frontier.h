// The frontier of the breadth-first search on the classic board with two blanks.
//
// Positions are expanded by sets: all pairs of blanks with which an arrangement is reached at one
// distance. Soldiers move within an arrangement; a slide of a large piece takes the set to another
// arrangement by a link that was computed once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "huarong/classic/arrangement_table.h"
#include "huarong/classic/pair_set.h"
#include "huarong/graph/layer_search.h"

namespace qiju::huarong {

/// What the search has found.
struct Reached {
  std::vector<std::uint16_t> distance_plus_one;  ///< by index; 0 where a position was not reached
  std::vector<std::uint32_t> nearest_exits;
  int max_distance = LayerSearch::kUnreached;
  std::uint32_t expanded = 0;
  std::uint32_t expanded_with_image = 0;  ///< those of them whose mirror image is another of them
};

/// The table and the results outlive the frontier.
class PairFrontier {
 public:
  PairFrontier(ArrangementTable& table, Reached& reached) : table_(table), reached_(reached) {}

  /// Puts a position at distance 0; before the first run.
  void add_source(std::uint32_t arrangement, int i, int j) {
    reserve();
    Pairs& pending = states_[arrangement].pending[0];
    if (pending.empty()) next_[next_count_++] = arrangement;
    pending.add(number_of_pair(i, j));
  }

  /// Forgets the sources and all that was reached; links and adjacency are kept.
  void clear() {
    expanded_count_ = current_count_ = next_count_ = 0;
    distance_ = LayerSearch::kUnreached;
    for (State& state : states_) {
      state.unvisited = Pairs::all();
      state.pending = {};
    }
  }

  /// As LayerSearch::run.
  [[nodiscard]] bool run(std::uint32_t positions, bool stops_at_exits) {
    for (;;) {
      positions -= std::min(positions, expand(positions));
      if (expanded_count_ < current_count_) return false;
      if (next_count_ == 0 || (stops_at_exits && !reached_.nearest_exits.empty())) return true;
      current_.swap(next_);
      current_count_ = next_count_;
      next_count_ = 0;
      expanded_count_ = 0;
      ++distance_;
    }
  }

 private:
  using Pairs = PairSet;

  struct State {
    Pairs unvisited = Pairs::all();
    std::array<Pairs, 2> pending;  ///< to be expanded at the next even, the next odd distance
    Adjacency adjacency;
    Rows taking_links{};        ///< by blank: the first one-blank links that take it
    Pairs taken_by_pairs;       ///< the pairs of blanks that two-blank links take
    Arrangement arrangement{};  ///< as in the table, once its links are known
  };

  /// Makes room for the state of every arrangement, and in the lists for one entry more.
  void reserve() {
    if (table_.size() > states_.size()) {
      const std::size_t room = std::max(2 * states_.size(), kInitialSize);
      states_.resize(room);
      current_.resize(room + 1);
      next_.resize(room + 1);
    }
    const std::size_t positions = states_.size() * table_.pair_count();
    if (reached_.distance_plus_one.size() < positions) reached_.distance_plus_one.resize(positions);
  }

  [[gnu::noinline]] void compute_links(std::uint32_t a);

  /// Adds positions at the current distance to the nearest exits if none were nearer.
  [[gnu::noinline]] void add_exits(std::uint32_t a, const Pairs& pairs);

  /// Expands about so many positions of the current list, by arrangements; returns how many.
  std::uint32_t expand(std::uint32_t positions);

  static constexpr std::size_t kInitialSize = 5 << 8;  // enough for 横刀立马

  ArrangementTable& table_;
  Reached& reached_;
  std::vector<State> states_;  // by arrangement
  // Arrangements with pending pairs at this distance and at the next.
  std::vector<std::uint32_t> current_, next_;
  std::size_t current_count_ = 0, next_count_ = 0;
  std::size_t expanded_count_ = 0;  // of current_
  int distance_ = LayerSearch::kUnreached;
};

}  // namespace qiju::huarong

// The frontier of the breadth-first search on the classic board with two blanks.
//
// Positions are expanded by sets: all pairs of blanks with which an arrangement is reached at one
// distance. Soldiers move within an arrangement by products of bit matrices; a slide of a large
// piece takes the set to another arrangement by a link that was computed once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "huarong/arrangement_table.h"
#include "huarong/breadth_first_search.h"
#include "huarong/chunked_array.h"
#include "huarong/pair_set.h"

namespace qiju::huarong {

/// What the search has found.
struct Reached {
  std::vector<std::uint16_t> distance_plus_one;  ///< by index; 0 where a position was not reached
  std::vector<std::uint32_t> nearest_exits;
  int max_distance = BreadthFirstSearch::kUnreached;
  std::uint32_t expanded = 0;
  std::uint32_t expanded_with_image = 0;  ///< those of them whose mirror image is another of them
};

/// `N`: 8 or 16, at least the number of free cells. The table and the results outlive the frontier.
template <int N>
class PairFrontier {
 public:
  PairFrontier(ArrangementTable& table, Reached& reached) : table_(table), reached_(reached) {}

  /// Puts a position at distance 0; before the first run.
  void add_source(std::uint32_t arrangement, int i, int j) {
    reserve();
    Pairs& pending = states_[arrangement].pending[0];
    if (pending.empty()) next_[next_count_++] = arrangement;
    pending.add_row(i, RankSet{1} << j);
  }

  /// Forgets the sources and all that was reached; links and adjacency are kept.
  void clear() {
    expanded_count_ = current_count_ = next_count_ = 0;
    distance_ = BreadthFirstSearch::kUnreached;
    states_.for_each([](State& state) {
      state.visited = Pairs::diagonal();
      state.pending = {};
    });
  }

  /// As BreadthFirstSearch::run.
  [[nodiscard]] bool run(std::uint32_t positions, bool stops_at_exits) {
    for (;;) {
      if (expanded_count_ == current_count_) {
        if (next_count_ == 0 || (stops_at_exits && !reached_.nearest_exits.empty())) return true;
        current_.swap(next_);
        current_count_ = next_count_;
        next_count_ = 0;
        expanded_count_ = 0;
        ++distance_;
      }
      if (positions == 0) return false;
      positions -= std::min(positions, expand(current_[expanded_count_++]));
    }
  }

 private:
  using Pairs = PairSet<N>;

  // All relations but `pending` are symmetric.
  struct State {
    Pairs visited = Pairs::diagonal();
    std::array<Pairs, 2> pending;  ///< to be expanded at the next even, the next odd distance
    Pairs adjacent;                ///< as in Adjacency
    Pairs first_group;
    Pairs taking_links;    ///< row i: the one-blank links below N that take blank i
    Pairs taken_by_pairs;  ///< the pairs of blanks that two-blank links take
  };

  /// Makes room for the state of every arrangement, and in the lists for one entry more.
  void reserve() {
    const std::size_t size = table_.size(), positions = size * table_.pair_count();
    states_.reserve(size);
    if (auto& distances = reached_.distance_plus_one; distances.size() < positions) {
      distances.resize(std::max(2 * distances.size(), kInitialSize * table_.pair_count()));
    }
    if (next_.size() > size) return;
    current_.resize(size + size / 4 + 1);
    next_.resize(size + size / 4 + 1);
  }

  void compute_links(std::uint32_t a);

  /// Adds positions at the current distance to the nearest exits if none were nearer.
  [[gnu::noinline]] void add_exits(std::uint32_t a, const Pairs& pairs);

  /// Expands the pending pairs of an arrangement; returns how many positions they were. The inner
  /// loop of the search, worth inlining.
  [[gnu::always_inline]] inline std::uint32_t expand(std::uint32_t a);

  static constexpr std::size_t kInitialSize = 1 << 11;

  ArrangementTable& table_;
  Reached& reached_;
  ChunkedArray<State, 256> states_;  // by arrangement
  // Arrangements with pending pairs at this distance and at the next.
  std::vector<std::uint32_t> current_, next_;
  std::size_t current_count_ = 0, next_count_ = 0;
  std::size_t expanded_count_ = 0;  // of current_
  int distance_ = BreadthFirstSearch::kUnreached;
};

template <int N>
void PairFrontier<N>::compute_links(std::uint32_t a) {
  const Adjacency adjacency = table_.compute_links(a);
  reserve();
  const Arrangement& arrangement = table_[a];
  const Link* const links = table_.links(arrangement);
  State& state = states_[a];
  for (int i = 0; i < table_.free_count(); ++i) {
    const auto row = static_cast<std::size_t>(i);
    state.adjacent.add_row(i, adjacency.adjacent[row]);
    state.first_group.add_row(i, adjacency.first_group[row]);
  }
  for (std::uint32_t l = 0; l < arrangement.link_count; ++l) {
    const std::uint8_t from = links[l].from;
    if (l >= arrangement.one_blank_end) {
      state.taken_by_pairs.add_row(first_rank(from), RankSet{1} << second_rank(from));
    } else if (l < N) {
      state.taking_links.add_row(from, RankSet{1} << l);
    }
  }
}

template <int N>
void PairFrontier<N>::add_exits(std::uint32_t a, const Pairs& pairs) {
  auto& exits = reached_.nearest_exits;
  if (!exits.empty() && reached_.distance_plus_one[exits[0]] != distance_ + 1) return;
  pairs.for_each([&](int i, int j) { exits.push_back(table_.index_of(a, i, j)); });
}

template <int N>
std::uint32_t PairFrontier<N>::expand(std::uint32_t a) {
  if (!table_[a].has_links) compute_links(a);
  const Arrangement& arrangement = table_[a];
  const int free_count = table_.free_count();
  const bool folds = table_.reduces() && arrangement.is_symmetric;
  State& state = states_[a];
  Pairs& pending = state.pending[distance_ & 1];
  Pairs found = pending.symmetric_closure();
  pending = {};
  if (folds) found |= found.reversed(free_count);
  found -= state.visited;
  if (found.empty()) return 0;
  state.visited |= found;
  reached_.max_distance = distance_;

  std::uint32_t positions = 0;
  std::uint16_t* const distances = &reached_.distance_plus_one[a * table_.pair_count()];
  found.for_each([&](int i, int j) {
    ++positions;
    distances[ArrangementTable::pair_number(i, j)] = static_cast<std::uint16_t>(distance_ + 1);
  });
  if (arrangement.is_exit) add_exits(a, found);
  reached_.expanded += positions;
  if (folds) {
    found.for_each([&](int i, int j) { reached_.expanded_with_image += i + j != free_count - 1; });
  }

  // A soldier moves into one blank; or by way of it into the other.
  Pairs within = found.composed_with(state.adjacent);
  if (table_.metric() != Metric::kStep) {
    Pairs second_group = state.adjacent;
    second_group -= state.first_group;
    within |= state.first_group.restricted_to_rows_of(found & state.first_group);
    within |= second_group.restricted_to_rows_of(found & second_group);
  }

  // Branch-free, as it is unpredictable which pairs are new: always write the list's next entry,
  // advance only if it is to stay.
  const std::size_t next_parity = ~distance_ & 1;
  std::uint32_t* const next = next_.data();
  std::size_t next_count = next_count_;
  const auto reach = [&](std::uint32_t target, Pairs pairs) {
    State& there = states_[target];
    Pairs& pending_there = there.pending[next_parity];
    pairs -= there.visited;
    next[next_count] = target;
    next_count +=
        static_cast<std::size_t>(pending_there.empty()) & static_cast<std::size_t>(!pairs.empty());
    pending_there |= pairs;
  };
  const auto reach_row = [&](const Link& link, int i, RankSet row) {
    Pairs pairs;
    pairs.add_row(i, row);
    reach(link.target, pairs);
  };
  reach(a, within);
  const Link* const links = table_.links(arrangement);
  const auto follow_one_blank = [&](const Link& link) {
    reach_row(link, link.to, table_.after_link(link, found.row(link.from)));
  };
  for (RankSet ls = state.taking_links.restricted_to_rows_of(found).row_union(); ls != 0;
       ls &= ls - 1) {
    follow_one_blank(links[std::countr_zero(ls)]);
  }
  for (std::uint32_t l = N; l < arrangement.one_blank_end; ++l) follow_one_blank(links[l]);
  if (!(found & state.taken_by_pairs).empty()) {
    for (std::uint32_t l = arrangement.one_blank_end; l < arrangement.link_count; ++l) {
      const Link& link = links[l];
      if (!found.has(first_rank(link.from), second_rank(link.from))) continue;
      reach_row(link, first_rank(link.to), RankSet{1} << second_rank(link.to));
    }
  }
  next_count_ = next_count;
  return positions;
}

}  // namespace qiju::huarong

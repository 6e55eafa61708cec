// The frontier of the breadth-first search on the classic board with two blanks.
//
// Positions are expanded by sets: all pairs of blanks with which an arrangement is reached at one
// distance. Soldiers move within an arrangement; a slide of a large piece takes the set to another
// arrangement by a link that was computed once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "huarong/arrangement_table.h"
#include "huarong/breadth_first_search.h"
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
    pending.add(number_of_pair(i, j));
  }

  /// Forgets the sources and all that was reached; links and adjacency are kept.
  void clear() {
    expanded_count_ = current_count_ = next_count_ = 0;
    distance_ = BreadthFirstSearch::kUnreached;
    for (State& state : states_) {
      state.unvisited = Pairs::all();
      state.pending = {};
    }
  }

  /// As BreadthFirstSearch::run.
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
  using Pairs = PairSet<N>;

  struct State {
    Pairs unvisited = Pairs::all();
    std::array<Pairs, 2> pending;  ///< to be expanded at the next even, the next odd distance
    Adjacency<N> adjacency;
    typename Pairs::Rows taking_links{};  ///< by blank: the one-blank links below N that take it
    Pairs taken_by_pairs;                 ///< the pairs of blanks that two-blank links take
    Arrangement arrangement{};            ///< as in the table, once its links are known
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
  int distance_ = BreadthFirstSearch::kUnreached;
};

template <int N>
void PairFrontier<N>::compute_links(std::uint32_t a) {
  const Ranks ranks = table_.compute_links(a);
  reserve();
  State& state = states_[a];
  state.arrangement = table_[a];
  state.adjacency = {free_cells(table_.key(a)), ranks};
  const Link* const links = table_.links(state.arrangement);
  for (std::uint32_t l = 0; l < state.arrangement.link_count; ++l) {
    const std::uint8_t from = links[l].from;
    if (l >= state.arrangement.one_blank_end) {
      state.taken_by_pairs.add(from);
    } else if (l < N) {
      add_to_row(state.taking_links[from], l);
    }
  }
}

template <int N>
void PairFrontier<N>::add_exits(std::uint32_t a, const Pairs& pairs) {
  auto& exits = reached_.nearest_exits;
  if (!exits.empty() && reached_.distance_plus_one[exits[0]] != distance_ + 1) return;
  pairs.for_each([&](std::size_t number) {
    exits.push_back(a * table_.pair_count() + static_cast<std::uint32_t>(number));
  });
}

template <int N>
std::uint32_t PairFrontier<N>::expand(std::uint32_t positions) {
  // Copies of members, which the compiler would have to load again after every write.
  const auto free_count = static_cast<std::size_t>(table_.free_count());
  const int distance = distance_;
  const std::uint32_t pair_count = table_.pair_count();
  const Metric metric = table_.metric();
  const bool reduces = table_.reduces();
  const std::size_t parity = distance & 1;
  const std::size_t current_count = current_count_;
  std::size_t next_count = next_count_, at = expanded_count_;
  State* states = states_.data();
  std::uint32_t* next = next_.data();
  std::uint16_t* distances = reached_.distance_plus_one.data();
  const auto distance_plus_one = static_cast<std::uint16_t>(distance + 1);
  std::uint32_t expanded = 0;
  for (; at < current_count && expanded < positions; ++at) {
    const std::uint32_t a = current_[at];
    if (!states[a].arrangement.has_links()) {
      compute_links(a);
      states = states_.data();
      next = next_.data();
      distances = reached_.distance_plus_one.data();
    }
    State& state = states[a];
    Pairs& pending = state.pending[parity];
    Pairs found = pending;
    pending = {};
    const bool folds = reduces && state.arrangement.is_symmetric;
    if (folds) found |= found.reversed(free_count);
    found = found & state.unvisited;
    if (found.empty()) continue;
    state.unvisited -= found;

    const Adjacency<N>& adjacency = state.adjacency;
    typename Pairs::Rows kept{};  // by blank: the others of found pairs
    RankSet taking_links = 0;
    Pairs within;  // reached by soldiers
    std::uint16_t* const distances_here = distances + a * pair_count;
    found.for_each([&](std::size_t number) {
      ++expanded;
      distances_here[number] = distance_plus_one;
      const auto [i, j] = kPairMembers[number];
      add_to_row(kept[i], j);
      add_to_row(kept[j], i);
      taking_links |= RankSet{state.taking_links[i]} | state.taking_links[j];
      // A soldier moves into one blank; or by way of it into the other.
      within.add_all(i, adjacency.all[j] | adjacency.starts(i, j, metric));
      within.add_all(j, adjacency.all[i] | adjacency.starts(j, i, metric));
    });
    if (state.arrangement.is_exit) add_exits(a, found);
    if (folds) {
      found.for_each([&](std::size_t number) {
        const auto [i, j] = kPairMembers[number];
        reached_.expanded_with_image += i + j != static_cast<int>(free_count) - 1;
      });
    }

    // Branch-free, as it is unpredictable which pairs are new: always write the list's next entry,
    // advance only if it is to stay.
    const auto reach = [&](std::uint32_t target, const Pairs& pairs) {
      State& there = states[target];
      Pairs& pending_there = there.pending[1 - parity];
      const bool was_empty = pending_there.empty();
      next[next_count] = target;
      pending_there |= pairs & there.unvisited;
      next_count += was_empty - pending_there.empty();
    };
    reach(a, within);

    const Link* const links = table_.links(state.arrangement);
    const auto follow_one_blank = [&](const Link& link) {
      RankSet others = kept[link.from];
      do {
        Pairs pair;
        pair.add(number_of_pair(link.to, link.rank_after(std::countr_zero(others))));
        reach(link.target, pair);
        others &= others - 1;
      } while (others != 0);
    };
    for (; taking_links != 0; taking_links &= taking_links - 1) {
      follow_one_blank(links[std::countr_zero(taking_links)]);
    }
    const std::uint32_t one_blank_end = state.arrangement.one_blank_end;
    for (std::uint32_t l = N; l < one_blank_end; ++l) {
      if (kept[links[l].from] != 0) follow_one_blank(links[l]);
    }
    if (!(found & state.taken_by_pairs).empty()) {
      for (std::uint32_t l = one_blank_end; l < state.arrangement.link_count; ++l) {
        const Link& link = links[l];
        Pairs pair;
        if (found.has(link.from)) pair.add(link.to);
        reach(link.target, pair);
      }
    }
  }
  expanded_count_ = at;
  next_count_ = next_count;
  if (expanded != 0) reached_.max_distance = distance;
  reached_.expanded += expanded;
  return expanded;
}

}  // namespace qiju::huarong

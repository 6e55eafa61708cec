#include "huarong/classic/pair_frontier.h"

#include <bit>

namespace qiju::huarong {

void PairFrontier::compute_links(std::uint32_t a) {
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
    } else if (l < kMaxMembers) {
      add_to_row(state.taking_links[from], l);
    }
  }
}

void PairFrontier::add_exits(std::uint32_t a, const Pairs& pairs) {
  auto& exits = reached_.nearest_exits;
  if (!exits.empty() && reached_.distance_plus_one[exits[0]] != distance_ + 1) return;
  pairs.for_each([&](std::size_t number) {
    exits.push_back(a * table_.pair_count() + static_cast<std::uint32_t>(number));
  });
}

std::uint32_t PairFrontier::expand(std::uint32_t positions) {
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

    const Adjacency& adjacency = state.adjacency;
    Rows kept{};  // by blank: the others of found pairs
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
    for (std::uint32_t l = kMaxMembers; l < one_blank_end; ++l) {
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

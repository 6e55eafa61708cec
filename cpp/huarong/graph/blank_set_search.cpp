#include "huarong/graph/blank_set_search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <utility>

namespace qiju::huarong {

namespace {

std::size_t lowest(std::uint64_t bits) { return static_cast<std::size_t>(std::countr_zero(bits)); }

template <typename Sets>
void add(Sets& sets, std::size_t index) {
  sets[index / 64] |= std::uint64_t{1} << index % 64;
}

/// The number of cells before one.
std::uint64_t rank_in(OpenCells cells, std::size_t cell) {
  return static_cast<std::uint64_t>(std::popcount(cells & ((OpenCells{1} << cell) - 1)));
}

std::uint32_t mapped(std::uint64_t map, std::uint32_t ranks) {
  std::uint32_t image = 0;
  for (; ranks != 0; ranks &= ranks - 1)
    image |= std::uint32_t{1} << (map >> 4 * lowest(ranks) & 15);
  return image;
}

/// The class of several 1×1 pieces that can be on every cell.
std::optional<std::size_t> find_soldiers(const PlacementTable& table) {
  for (std::size_t c = 0; c < table.classes().size(); ++c) {
    const PieceClass& pieces = table.classes()[c];
    const bool is_soldier = std::has_single_bit(table[pieces.first].cells);
    if (is_soldier && pieces.pieces > 1 && pieces.count == std::popcount(table.open_cells())) {
      return c;
    }
  }
  return std::nullopt;
}

}  // namespace

bool has_blank_sets(const Board& board) {
  const auto blanks = static_cast<std::size_t>(count_blanks(board));
  if (blanks < 2 || blanks > BlankSetSearch::kMaxBlanks) return false;
  const PlacementTable table(board);
  const auto soldiers = find_soldiers(table);
  if (!soldiers) return false;
  const std::size_t free = blanks + table.classes()[*soldiers].pieces;
  std::size_t sets = 1;
  for (std::size_t i = 0; i < blanks; ++i) sets = sets * (free - i) / (i + 1);
  return free <= BlankSetSearch::kMaxRanks && sets >= 45 && sets <= BlankSetSearch::kMaxSets;
}

BlankSetSearch::BlankSetSearch(const Board& like, Metric metric, SearchOptions options,
                               std::uint32_t max_positions)
    : KeyedSearch(like, metric, options),
      soldier_class_(find_soldiers(keys().table()).value_or(0)),
      first_soldier_(keys().first_placement(soldier_class_)),
      blank_count_(static_cast<std::size_t>(count_blanks(like))),
      max_positions_(max_positions),
      index_(keys().words()) {
  assert(has_blank_sets(like) && until_ != Until::kLayer);
  const std::size_t free = blank_count_ + keys().table().classes()[soldier_class_].pieces;
  set_indices_.resize(std::size_t{1} << free);
  for (RankSet set = 0; set < set_indices_.size(); ++set) {
    if (static_cast<std::size_t>(std::popcount(set)) != blank_count_) continue;
    set_indices_[set] = static_cast<std::uint16_t>(set_count_);
    sets_.push_back(static_cast<std::uint16_t>(set));
    add(all_, set_count_);
    for (RankSet ranks = set; ranks != 0; ranks &= ranks - 1) {
      add(with_rank_[lowest(ranks)], set_count_);
    }
    ++set_count_;
  }
  words_ = (set_count_ + 63) / 64;
}

BlankSetSearch::Stored BlankSetSearch::stored(PositionKey key) const {
  OpenCells blanks = keys().blanks(key);
  keys().clear_class(key, soldier_class_);
  const bool mirrored = mirror_if_less(key);
  RankSet set = 0, rank = 1;
  for (OpenCells free = keys().blanks(key); free != 0; free &= free - 1, rank <<= 1) {
    const std::size_t cell = mirrored ? image_of_cell(lowest(free)) : lowest(free);
    if ((blanks >> cell & 1) != 0) set |= rank;
  }
  return {key, set_indices_[set], mirrored};
}

LayerSearch::Place BlankSetSearch::find(PositionKey key) const {
  const Stored position = stored(key);
  const std::uint32_t a = index_.find(keys().span_of(position.arrangement));
  if (a == kNoIndex) return {};
  return {a * set_count_ + position.set, position.mirrored};
}

PositionKey BlankSetSearch::key_at(std::uint32_t index) const {
  PositionKey key = arrangement_at(index / set_count_);
  RankSet blanks = sets_[index % set_count_];
  for (OpenCells free = keys().blanks(key); free != 0; free &= free - 1, blanks >>= 1) {
    if ((blanks & 1) == 0) keys().toggle(key, first_soldier_ + lowest(free));
  }
  return key;
}

std::uint32_t BlankSetSearch::insert(const PositionKey& arrangement) {
  const std::uint32_t a = index_.insert(keys().span_of(arrangement));
  if (a < arrangements_.size()) return a;
  arrangements_.push_back(
      {.is_exit = keys().is_exit(arrangement), .is_symmetric = is_own_image(arrangement)});
  if (next_.size() <= index_.size()) {
    current_.resize(2 * std::size_t{index_.size()});
    next_.resize(current_.size());
  }
  distance_plus_one_.resize(index_limit());
  states_.resize(3 * words_ * index_.size());
  std::copy_n(all_.begin(), words_, &states_[3 * words_ * a]);
  return a;
}

void BlankSetSearch::add_source(std::uint32_t a, std::uint32_t set) {
  Sets sets{};
  add(sets, set);
  reach(a, sets);
}

void BlankSetSearch::add_source(const Board& board) {
  const Stored position = stored(packed(board));
  add_source(insert(position.arrangement), position.set);
}

void BlankSetSearch::restart_from_exits() {
  std::vector<std::uint16_t> distances(distance_plus_one_.size());
  distances.swap(distance_plus_one_);
  distance_ = max_distance_ = kUnreached;
  searched_ = 0;
  expanded_count_ = current_count_ = next_count_ = 0;
  nearest_exits_.clear();
  for (std::uint32_t a = 0; a < index_.size(); ++a) {
    std::uint64_t* const state = &states_[3 * words_ * a];
    std::copy_n(all_.begin(), words_, state);
    std::fill_n(state + words_, 2 * words_, 0);
    for (std::uint32_t set = 0; arrangements_[a].is_exit && set < set_count_; ++set) {
      if (distances[a * set_count_ + set] != 0) add_source(a, set);
    }
  }
}

bool BlankSetSearch::run(std::uint32_t positions) {
  for (;;) {
    positions -= std::min(positions, expand(positions));
    if (is_full_) return true;
    if (expanded_count_ < current_count_) return false;
    if (next_count_ == 0 || (until_ == Until::kExits && !nearest_exits_.empty())) return true;
    current_.swap(next_);
    current_count_ = std::exchange(next_count_, 0);
    expanded_count_ = 0;
    ++distance_;
    assert(distance_ <= kMaxDistance);
  }
}

void BlankSetSearch::reach(std::uint32_t a, const Sets& sets) {
  std::uint64_t* const unvisited = &states_[3 * words_ * a];
  std::uint64_t* const pending = unvisited + (distance_ % 2 == 0 ? 2 : 1) * words_;
  std::uint64_t before = 0, after = 0;
  for (std::size_t w = 0; w < words_; ++w) {
    before |= pending[w];
    pending[w] |= sets[w] & unvisited[w];
    after |= pending[w];
  }
  // Branch-free, as it is unpredictable which sets are new.
  next_[next_count_] = a;
  next_count_ += before == 0 && after != 0;
}

void BlankSetSearch::add_soldier_moves(const Arrangement& arrangement, RankSet blanks,
                                       Sets& sets) const {
  std::array<std::size_t, kMaxBlanks> ranks{};
  std::array<RankSet, kMaxBlanks> starts{};  // of the moves to each blank
  std::size_t count = 0;
  for (RankSet rest = blanks; rest != 0; rest &= rest - 1, ++count) {
    ranks[count] = lowest(rest);
    starts[count] = arrangement.adjacent[ranks[count]];
  }
  if (metric_ == Metric::kMove) {
    // By way of other blanks: the transitive closure by Warshall's algorithm.
    for (std::size_t by = 0; by < count; ++by) {
      for (std::size_t to = 0; to < count; ++to) {
        starts[to] |= starts[by] & -(starts[to] >> ranks[by] & 1);
      }
    }
  } else if (metric_ == Metric::kSlide) {
    for (std::size_t to = 0; to < count; ++to) {
      for (std::size_t direction = 0; direction < 4; ++direction) {
        std::size_t from = arrangement.next[ranks[to]][direction];
        while ((blanks >> from & 1) != 0) from = arrangement.next[from][direction];
        starts[to] |= RankSet{1} << from;  // or no rank
      }
      starts[to] &= (RankSet{1} << kMaxRanks) - 1;
    }
  }
  // In one loop, as the ends of short ones are hard to predict.
  std::uint64_t rest = 0;
  for (std::size_t to = 0; to < count; ++to) {
    rest |= std::uint64_t{starts[to] & ~blanks} << kMaxRanks * to;
  }
  for (; rest != 0; rest &= rest - 1) {
    const std::size_t to = ranks[lowest(rest) / kMaxRanks], from = lowest(rest) % kMaxRanks;
    add(sets, set_indices_[blanks ^ (RankSet{1} << from | RankSet{1} << to)]);
  }
}

std::uint32_t BlankSetSearch::expand(std::uint32_t positions) {
  // Copies of members, which the compiler would have to load again after every write.
  const std::size_t words = words_, blank_count = blank_count_;
  const std::uint16_t* const set_indices = set_indices_.data();
  const std::uint16_t* const set_of = sets_.data();
  std::uint32_t expanded = 0, with_image = 0;  // with_image: the mirror image is expanded, too
  for (; expanded_count_ < current_count_ && expanded < positions; ++expanded_count_) {
    const std::uint32_t a = current_[expanded_count_];
    if (arrangements_[a].first_link == Arrangement::kUnknown) {
      is_full_ = index_limit() > max_positions_;
      if (is_full_) break;
      compute_links(a);
    }
    const Arrangement& arrangement = arrangements_[a];
    std::uint64_t* const unvisited = &states_[3 * words * a];
    std::uint64_t* const pending = unvisited + (distance_ % 2 == 0 ? 1 : 2) * words;
    Sets given, found, reached;
    for (std::size_t w = 0; w < words; ++w) {
      given[w] = found[w] = std::exchange(pending[w], 0) & unvisited[w];
      reached[w] = 0;
    }
    const auto for_each = [&](const Sets& sets, auto visit) {
      for (std::size_t w = 0; w < words; ++w) {
        for (std::uint64_t rest = sets[w]; rest != 0; rest &= rest - 1) {
          visit(static_cast<std::uint32_t>(64 * w + lowest(rest)));
        }
      }
    };
    const bool folds = reduces_ && arrangement.is_symmetric;
    const std::uint64_t map = folds ? image_map(a) : 0;
    if (folds) {
      for_each(given,
               [&](std::uint32_t set) { add(found, set_indices_[mapped(map, sets_[set])]); });
    }
    const bool adds_exits = arrangement.is_exit && is_nearest_exit(distance_);
    for_each(found, [&](std::uint32_t set) {
      const std::uint32_t index = a * set_count_ + set;
      distance_plus_one_[index] = static_cast<std::uint16_t>(distance_ + 1);
      ++expanded;
      with_image += folds && mapped(map, sets_[set]) != sets_[set];
      if (adds_exits) nearest_exits_.push_back(index);
      add_soldier_moves(arrangement, sets_[set], reached);
    });
    for (std::size_t w = 0; w < words; ++w) unvisited[w] ^= found[w];
    reach(a, reached);

    const Link* const links = &links_[arrangement.first_link];
    for (const Link* link = links; link != links + arrangement.link_count; ++link) {
      Sets starts;
      std::uint64_t any = 0;
      for (std::size_t w = 0; w < words; ++w) {
        starts[w] = found[w];
        for (std::size_t i = 0; i < blank_count; ++i) starts[w] &= with_rank_[link->needed[i]][w];
        any |= starts[w];
        reached[w] = 0;
      }
      if (any == 0) continue;
      for_each(starts, [&](std::uint32_t set) {
        add(reached, set_indices[link->vacated | mapped(link->rank_map, set_of[set] & link->kept)]);
      });
      reach(link->target, reached);
    }
  }
  if (expanded != 0) max_distance_ = distance_;
  searched_ += expanded - with_image / 2;
  return expanded;
}

void BlankSetSearch::compute_links(std::uint32_t a) {
  const PlacementTable& table = keys().table();
  const PositionKey key = arrangement_at(a);
  const OpenCells free = keys().blanks(key);
  Arrangement& arrangement = arrangements_[a];
  std::size_t rank = 0;
  for (OpenCells rest = free; rest != 0; rest &= rest - 1, ++rank) {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const std::size_t next =
          table[first_soldier_ + lowest(rest)].next[direction] - first_soldier_;
      std::size_t there = kMaxRanks;
      if (next < kMaxOpenCells && (free >> next & 1) != 0) {
        there = static_cast<std::size_t>(rank_in(free, next));
        arrangement.adjacent[rank] |= static_cast<std::uint16_t>(1U << there);
      }
      arrangement.next[rank][direction] = static_cast<std::uint8_t>(there);
    }
  }

  struct Path {
    std::uint16_t end;
    std::uint8_t steps;
    std::uint8_t direction;
    OpenCells needed;
  };
  const std::size_t first_link = links_.size();
  std::vector<Path> paths;
  for (std::size_t c = 0; c < keys().classes(); ++c) {
    for (std::uint64_t places = keys().pieces(key, c); places != 0; places &= places - 1) {
      const auto from = static_cast<std::uint16_t>(keys().first_placement(c) + lowest(places));
      paths.assign(1, {from, 0, 0, 0});
      for (std::size_t i = 0; i < paths.size(); ++i) {
        const Path path = paths[i];
        if (metric_ == Metric::kStep && path.steps > 0) break;
        for (std::uint8_t direction = 0; direction < 4; ++direction) {
          if (metric_ == Metric::kSlide && path.steps > 0 && direction != path.direction) continue;
          const std::uint16_t to = table[path.end].next[direction];
          if (to == Placement::kNone) continue;
          const OpenCells needed = path.needed | (table[to].cells & ~table[from].cells);
          if ((needed & ~free) != 0) continue;
          if (static_cast<std::size_t>(std::popcount(needed)) > blank_count_) continue;
          const bool is_known = std::any_of(paths.begin(), paths.end(), [&](const Path& other) {
            return other.end == to && (other.needed & ~needed) == 0;
          });
          if (is_known) continue;
          paths.push_back({to, static_cast<std::uint8_t>(path.steps + 1), direction, needed});
          add_link(key, from, to, needed);
        }
      }
    }
  }
  arrangements_[a].first_link = static_cast<std::uint32_t>(first_link);
  arrangements_[a].link_count = static_cast<std::uint32_t>(links_.size() - first_link);
}

void BlankSetSearch::add_link(const PositionKey& key, std::uint16_t from, std::uint16_t to,
                              OpenCells needed) {
  const OpenCells before = keys().table()[from].cells, after = keys().table()[to].cells;
  PositionKey target = key;
  keys().toggle(target, from);
  keys().toggle(target, to);
  const bool mirrored = mirror_if_less(target);
  const OpenCells free = keys().blanks(target);
  const auto rank_after = [&](std::size_t cell) {
    if (mirrored) cell = image_of_cell(cell);
    return rank_in(free, cell);
  };
  Link link{.target = insert(target)};
  std::uint8_t rank = 0;
  std::size_t count = 0;
  for (OpenCells rest = keys().blanks(key); rest != 0; rest &= rest - 1, ++rank) {
    const OpenCells cell = rest & -rest;
    if ((needed & cell) != 0) link.needed[count++] = rank;
    if ((after & cell) != 0) continue;
    link.kept |= static_cast<std::uint16_t>(1U << rank);
    link.rank_map |= rank_after(lowest(rest)) << 4 * rank;
  }
  std::fill(link.needed.begin() + static_cast<std::ptrdiff_t>(count), link.needed.end(),
            link.needed[count - 1]);
  for (OpenCells rest = before & ~after; rest != 0; rest &= rest - 1) {
    link.vacated |= static_cast<std::uint16_t>(1U << rank_after(lowest(rest)));
  }
  links_.push_back(link);
}

std::uint64_t BlankSetSearch::image_map(std::uint32_t a) const {
  const OpenCells free = keys().blanks(arrangement_at(a));
  std::uint64_t map = 0;
  int shift = 0;
  for (OpenCells rest = free; rest != 0; rest &= rest - 1, shift += 4) {
    map |= rank_in(free, image_of_cell(lowest(rest))) << shift;
  }
  return map;
}

}  // namespace qiju::huarong

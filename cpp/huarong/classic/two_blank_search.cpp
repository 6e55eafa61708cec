#include "huarong/classic/two_blank_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace qiju::huarong {

namespace {

constexpr PackedKey kSoldierPlane = kAllCells;

constexpr void add(std::uint8_t& set, std::size_t rank) {
  set = static_cast<std::uint8_t>(set | 1U << rank);
}

}  // namespace

bool has_two_blanks(const Board& board) {
  Board classic = board;
  classic.goals = {};
  if (count_blanks(board) != 2 || classic != Board{.goals = {}, .ids = board.ids}) return false;
  const bool has_classic_goal =
      board.goals.empty() ||
      (board.goals.size() == 1 && read_layout(classic).status == LayoutStatus::kLegal &&
       goal_piece(classic).id == board.goals[0].id);
  return has_classic_goal && std::popcount(free_cells(pack(board))) <= kMaxFreeCells;
}

TwoBlankSearch::Adjacency::Adjacency(CellSet free, const CellRanks& ranks) {
  const auto add_pairs = [&](CellSet cells, int offset) {
    for (; cells != 0; cells &= cells - 1) {
      const int cell = std::countr_zero(cells);
      const std::size_t i = ranks[static_cast<std::size_t>(cell)];
      const std::size_t j = ranks[static_cast<std::size_t>(cell + offset)];
      add(all[i], j);
      add(all[j], i);
    }
  };
  add_pairs(free & free >> kCols, kCols);
  vertical = all;
  add_pairs(free & free >> 1 & ~kColumns[3], 1);
}

TwoBlankSearch::TwoBlankSearch(const Board& like, Metric metric, SearchOptions options)
    : like_(like),
      goal_(goals_of(like)[0]),
      pieces_(read_layout(like).pieces),
      until_(options.until),
      table_(std::popcount(free_cells(pack(like))),
             static_cast<PackedKey>(3 * goal_.row + goal_.col), metric,
             options.reduction == MirrorReduction::kAllowed && goal_.col == Goal{}.col) {
  assert(has_two_blanks(like) && until_ != Until::kLayer);
}

void TwoBlankSearch::add_source(const Board& board) {
  assert(has_two_blanks(board));
  const PackedKey key = pack(board);
  assert(std::popcount(free_cells(key)) == table_.free_count());
  const auto entry = table_.insert(key & ~kSoldierPlane);
  add_sources(entry.arrangement, pair_bit(index_in(entry, key) % table_.pair_count()));
}

void TwoBlankSearch::add_arrangement(const Board& board) {
  const PackedKey key = pack(board) & ~kSoldierPlane;
  assert(std::popcount(free_cells(key)) == table_.free_count());
  add_sources(table_.insert(key).arrangement, pair_bit(table_.pair_count()) - 1);
}

void TwoBlankSearch::restart_from_exits() {
  expanded_count_ = current_count_ = next_count_ = 0;
  distance_ = max_distance_ = kUnreached;
  searched_ = 0;
  nearest_exits_.clear();
  for (State& state : states_) {
    state.unvisited = kAllPairs;
    state.pending = {};
  }
  std::vector<std::uint16_t> distances(distance_plus_one_.size());
  distances.swap(distance_plus_one_);
  for (std::uint32_t i = 0, limit = index_limit(); i < limit; ++i) {
    if (distances[i] == 0 || !arrangement_of(i).is_exit) continue;
    add_sources(i / table_.pair_count(), pair_bit(i % table_.pair_count()));
  }
}

Board TwoBlankSearch::board_at(std::uint32_t index) const {
  const PackedKey key = key_at(index);
  // By height and width, the cells of the pieces that are not placed yet.
  CellSet planes[2][2] = {{pieces_of(key, kSoldierShift), pieces_of(key, kHorizontalShift)},
                          {pieces_of(key, kVerticalShift), pieces_of(key, kCaoCaoShift)}};
  Board board = like_;
  board.ids = {};
  for (Piece piece : pieces_) {
    CellSet& plane = planes[piece.height - 1][piece.width - 1];
    const int cell = std::countr_zero(plane);
    plane &= plane - 1;
    piece.row = cell / kCols;
    piece.col = cell % kCols;
    fill(board, piece, piece.id);
  }
  return board;
}

std::vector<LayerSearch::Neighbour> TwoBlankSearch::neighbours(std::uint32_t index) const {
  const std::uint32_t a = index / table_.pair_count();
  const CellSet free = free_cells(table_.key(a));
  const auto cells = cells_by_rank(free);
  const Adjacency& adjacency = states_[a].adjacency;
  const auto [high, low] = blanks_of(index);
  std::vector<Neighbour> found;
  found.reserve(kNeighbours);
  for (const bool swapped : {false, true}) {
    const std::uint8_t i = swapped ? low : high, j = swapped ? high : low;
    const auto move_soldiers = [&](RankSet starts, std::uint8_t kept, int steps) {
      for (starts &= ~(RankSet{1} << i | RankSet{1} << j); starts != 0; starts &= starts - 1) {
        const int start = std::countr_zero(starts);
        found.push_back({{table_.index_of({a}, kept, start), false},
                         steps,
                         cells[static_cast<std::size_t>(start)],
                         cells[static_cast<std::size_t>(i + j - kept)]});
      }
    };
    move_soldiers(adjacency.all[i], j, 1);
    move_soldiers(adjacency.starts(i, j, table_.metric()), i, 2);
  }
  const CellSet blanks = cell_bit(cells[high]) | cell_bit(cells[low]);
  const PackedKey key = table_.key(a) | (free & ~blanks);
  table_.for_each_slide(key, blanks, [&](std::size_t axis, std::size_t slide) {
    const Place place = place_of(key ^ table_.effect(axis, slide).key_change);
    const int from = static_cast<int>(slide % 32);
    const int to = from + kSlideAxes[axis].slides[slide / 32].by;
    const bool is_wide = kSlideAxes[axis].plane_shift != kVerticalShift;
    found.push_back({place, axis < kOneCellAxes ? 1 : 2, static_cast<std::uint16_t>(from),
                     static_cast<std::uint16_t>(place.mirrored ? (to ^ 3) - is_wide : to)});
  });
  return found;
}

Move TwoBlankSearch::move_to(const Board& board, Place place) const {
  const PackedKey stored = key_at(place.index), after = place.mirrored ? mirror(stored) : stored;
  const PackedKey before = pack(board);
  // The top-left cell of the piece that one key has elsewhere than another.
  const auto moved_cell = [](PackedKey key, PackedKey other) {
    const CellSet cao_cao = pieces_of(key, kCaoCaoShift);
    if (cao_cao != pieces_of(other, kCaoCaoShift)) return std::countr_zero(cao_cao);
    return std::countr_zero(key & ~other) % kCells;
  };
  const int from = moved_cell(before, after), to = moved_cell(after, before);
  return shortest_move(board, board.at(from / kCols, from % kCols), to / kCols, to % kCols);
}

PackedKey TwoBlankSearch::key_at(std::uint32_t index) const {
  const PackedKey arrangement = table_.key(index / table_.pair_count());
  const CellSet free = free_cells(arrangement);
  const auto cells = cells_by_rank(free);
  const auto [i, j] = blanks_of(index);
  return arrangement | (free & ~(cell_bit(cells[i]) | cell_bit(cells[j])));
}

void TwoBlankSearch::grow() {
  const std::size_t room = std::max(2 * states_.size(), kInitialSize);
  states_.resize(room);
  current_.resize(room + 1);
  next_.resize(room + 1);
  distance_plus_one_.resize(room * table_.pair_count());
}

bool TwoBlankSearch::run(std::uint32_t positions) {
  for (;;) {
    positions -= std::min(positions, expand(positions));
    if (expanded_count_ < current_count_) return false;
    if (next_count_ == 0 || (until_ == Until::kExits && !nearest_exits_.empty())) return true;
    current_.swap(next_);
    current_count_ = std::exchange(next_count_, 0);
    expanded_count_ = 0;
    ++distance_;
  }
}

void TwoBlankSearch::compute_links(std::uint32_t a) {
  const CellRanks ranks = table_.compute_links(a);
  reserve();
  State& state = states_[a];
  state.arrangement = table_[a];
  state.adjacency = {free_cells(table_.key(a)), ranks};
  const Link* const links = table_.links(state.arrangement);
  for (std::uint32_t l = 0; l < state.arrangement.link_count; ++l) {
    const std::uint8_t from = links[l].from;
    if (l >= state.arrangement.one_blank_end) {
      state.taken_by_pairs |= pair_bit(from);
    } else if (l < kMaxFreeCells) {
      add(state.taking_links[from], l);
    }
  }
}

void TwoBlankSearch::add_exits(std::uint32_t a, PairSet pairs) {
  if (!is_nearest_exit(distance_)) return;
  for_each_pair(pairs, [&](std::size_t pair) {
    nearest_exits_.push_back(a * table_.pair_count() + static_cast<std::uint32_t>(pair));
  });
}

std::uint32_t TwoBlankSearch::expand(std::uint32_t positions) {
  // Copies of members, which the compiler would have to load again after every write.
  const int free_count = table_.free_count(), distance = distance_;
  const std::uint32_t pair_count = table_.pair_count();
  const Metric metric = table_.metric();
  const bool reduces = table_.reduces();
  const std::size_t parity = distance & 1;
  const std::size_t current_count = current_count_;
  std::size_t next_count = next_count_, at = expanded_count_;
  State* states = states_.data();
  std::uint32_t* next = next_.data();
  std::uint16_t* distances = distance_plus_one_.data();
  const auto distance_plus_one = static_cast<std::uint16_t>(distance + 1);
  std::uint32_t expanded = 0;
  for (; at < current_count && expanded < positions; ++at) {
    const std::uint32_t a = current_[at];
    if (!states[a].arrangement.has_links()) {
      compute_links(a);
      states = states_.data();
      next = next_.data();
      distances = distance_plus_one_.data();
    }
    State& state = states[a];
    PairSet found = std::exchange(state.pending[parity], 0);
    const bool folds = reduces && state.arrangement.is_symmetric;
    if (folds) found |= reversed(found, free_count);
    found &= state.unvisited;
    if (found == 0) continue;
    state.unvisited &= ~found;

    const Adjacency& adjacency = state.adjacency;
    RankSets kept{};  // by blank: the others of found pairs
    RankSet taking_links = 0;
    PairSet within = 0;  // reached by soldiers
    std::uint16_t* const distances_here = distances + a * pair_count;
    for_each_pair(found, [&](std::size_t pair) {
      ++expanded;
      distances_here[pair] = distance_plus_one;
      const auto [i, j] = kPairs[pair];
      add(kept[i], j);
      add(kept[j], i);
      taking_links |= RankSet{state.taking_links[i]} | state.taking_links[j];
      // A soldier moves into one blank; or by way of it into the other.
      within |= pairs_with(i, adjacency.all[j] | adjacency.starts(i, j, metric));
      within |= pairs_with(j, adjacency.all[i] | adjacency.starts(j, i, metric));
    });
    if (state.arrangement.is_exit) add_exits(a, found);
    if (folds) {
      // A position and its mirror image, which is found too, count as one.
      for_each_pair(found, [&](std::size_t pair) {
        searched_ -= kPairs[pair][0] + kPairs[pair][1] < free_count - 1;
      });
    }

    // Branch-free, as it is unpredictable which pairs are new: always write the list's next entry,
    // advance only if it is to stay.
    const auto reach = [&](std::uint32_t target, PairSet pairs) {
      State& there = states[target];
      PairSet& pending = there.pending[1 - parity];
      const bool was_empty = pending == 0;
      next[next_count] = target;
      pending |= pairs & there.unvisited;
      next_count += was_empty - (pending == 0);
    };
    reach(a, within);

    const Link* const links = table_.links(state.arrangement);
    const auto follow_one_blank = [&](const Link& link) {
      RankSet others = kept[link.from];
      do {
        reach(link.target,
              pair_bit(pair_index(link.to, link.rank_after(std::countr_zero(others)))));
        others &= others - 1;
      } while (others != 0);
    };
    for (; taking_links != 0; taking_links &= taking_links - 1) {
      follow_one_blank(links[std::countr_zero(taking_links)]);
    }
    const std::uint32_t one_blank_end = state.arrangement.one_blank_end;
    for (std::uint32_t l = kMaxFreeCells; l < one_blank_end; ++l) {
      if (kept[links[l].from] != 0) follow_one_blank(links[l]);
    }
    if ((found & state.taken_by_pairs) != 0) {
      for (std::uint32_t l = one_blank_end; l < state.arrangement.link_count; ++l) {
        const Link& link = links[l];
        reach(link.target, (found >> link.from & 1) << link.to);
      }
    }
  }
  expanded_count_ = at;
  next_count_ = next_count;
  if (expanded != 0) max_distance_ = distance;
  searched_ += expanded;
  return expanded;
}

}  // namespace qiju::huarong

#include "huarong/arrangement_table.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace qiju::huarong {

ArrangementTable::ArrangementTable(int free_count, Key exit, Metric metric, bool reduces)
    : free_count_(free_count),
      pair_count_(pair_number(free_count, 0)),
      exit_(exit),
      metric_(metric),
      reduces_(reduces),
      effects_(make_slide_effects()) {
  arrangements_.reserve(1 << 12);  // enough for most boards
  assert(free_count >= 2 && free_count <= kMaxFreeCells && free_count % 2 == 0);
}

std::pair<int, int> ArrangementTable::pair_at(std::uint32_t number) {
  int high = 1;
  while (pair_number(high + 1, 0) <= number) ++high;
  return {high, static_cast<int>(number - pair_number(high, 0))};
}

ArrangementTable::Entry ArrangementTable::insert(Key key, Key image) {
  const bool mirrored = reduces_ && image < key;
  const Key& stored = mirrored ? image : key;
  const std::uint32_t a = index_.insert(KeyIndex<1>::Key(&stored, 1));
  if (a == arrangements_.size()) {
    arrangements_.push_back(
        {.is_symmetric = key == image, .is_exit = stored >> kCaoCaoShift == exit_});
  }
  return {a, mirrored};
}

ArrangementTable::Entry ArrangementTable::find(Key key) const {
  const Key image = mirror(key);
  const bool mirrored = reduces_ && image < key;
  const Key& stored = mirrored ? image : key;
  return {index_.find(KeyIndex<1>::Key(&stored, 1)), mirrored};
}

std::size_t ArrangementTable::list_slides(Key key, SlideList& slides) const {
  const SlideOrigins origins = slide_origins(free_cells(key));
  const std::size_t axes = metric_ == Metric::kStep ? kOneCellAxes : kAxisCount;
  std::size_t count = 0;
  for (std::size_t axis = 0; axis < axes; ++axis) {
    const int shift = kSlideAxes[axis].plane_shift;
    const std::uint64_t pieces =
        shift == kCaoCaoShift ? std::uint64_t{cao_cao(key)} : key >> shift & kAllCells;
    for (auto rest = origins[axis] & (pieces | pieces << 32); rest != 0; rest &= rest - 1) {
      const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
      slides[count++] = static_cast<std::uint16_t>(64 * axis + bit);
    }
  }
  return count;
}

Adjacency ArrangementTable::compute_links(std::uint32_t a) {
  assert(!arrangements_[a].has_links);
  const Key key = this->key(a), image = mirror(key);
  const CellSet free = free_cells(key);
  const Ranks ranks = ranks_of(free);
  // The links of an arrangement are contiguous: they do not cross the end of a chunk.
  const std::uint32_t room = kLinkChunk - links_end_ % kLinkChunk;
  if (room < kMaxLinks) links_end_ += room;
  links_.reserve(links_end_ + kMaxLinks);
  const std::uint32_t first_link = links_end_;
  const auto count = [&] { return static_cast<std::uint8_t>(links_end_ - first_link); };
  std::uint8_t one_blank_end = 0, one_cell_end = 0;
  SlideList slides;
  const std::size_t slide_count = list_slides(key, slides);
  for (std::size_t i = 0; i < slide_count; ++i) {
    const std::size_t axis = slides[i] / 64;
    const SlideEffect& effect = effects_[axis][slides[i] % 64];
    const Entry target = insert(key ^ effect.key_change, image ^ effect.image_change);
    const int from = ranks[effect.taken[0]];
    const int to = ranks[effect.vacated[0]] + effect.rank_change[0];
    Link& link = links_[links_end_++];
    link.target = static_cast<std::uint16_t>(target.arrangement);
    if (axis < kOneBlankAxes) {
      link.from = static_cast<std::uint8_t>(from);
      link.to = static_cast<std::uint8_t>(rank_in(target, to));
      link.shifts_down = to > from;
      link.mirrored = target.mirrored;
      const int first = std::min(from, to), last = std::max(from, to);
      link.shifted = static_cast<std::uint16_t>((2U << last) - (1U << first));
      one_blank_end = count();
    } else {
      const int from2 = ranks[effect.taken[1]];
      const int to2 = ranks[effect.vacated[1]] + effect.rank_change[1];
      link.from = pack_ranks(std::max(from, from2), std::min(from, from2));
      link.to = pack_ranks(rank_in(target, to), rank_in(target, to2));
    }
    if (axis < kOneCellAxes) one_cell_end = count();
  }
  assert(count() <= kMaxLinks && size() <= 1 << 16);

  Arrangement& arrangement = arrangements_[a];
  arrangement.first_link = first_link;
  arrangement.one_blank_end = one_blank_end;
  arrangement.one_cell_end = one_cell_end;
  arrangement.link_count = count();
  arrangement.has_links = true;
  return adjacency(free, ranks);
}

Adjacency ArrangementTable::adjacency(std::uint32_t a) const {
  const CellSet free = free_cells(key(a));
  return adjacency(free, ranks_of(free));
}

Adjacency ArrangementTable::adjacency(CellSet free, const Ranks& ranks) const {
  Adjacency result;
  const auto add_pairs = [&](CellSet cells, int offset) {
    for (; cells != 0; cells &= cells - 1) {
      const int cell = std::countr_zero(cells);
      const std::size_t i = ranks[static_cast<std::size_t>(cell)];
      const std::size_t j = ranks[static_cast<std::size_t>(cell + offset)];
      result.adjacent[i] = static_cast<std::uint16_t>(result.adjacent[i] | 1U << j);
      result.adjacent[j] = static_cast<std::uint16_t>(result.adjacent[j] | 1U << i);
    }
  };
  add_pairs(free & free >> kCols, kCols);
  if (metric_ != Metric::kMove) result.first_group = result.adjacent;
  add_pairs(free & free >> 1 & ~kColumns[3], 1);
  if (metric_ == Metric::kMove) result.first_group = result.adjacent;
  return result;
}

}  // namespace qiju::huarong

#include "huarong/classic/arrangement_table.h"

#include <algorithm>
#include <cassert>

namespace qiju::huarong {

namespace {

SlideEffects make_slide_effects() {
  SlideEffects effects;
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    const int shift = kSlideAxes[axis].plane_shift;
    for (std::size_t bit = 0; bit < 64; ++bit) {
      const Slide& slide = kSlideAxes[axis].slides[bit / 32];
      const int from = static_cast<int>(bit % 32), to = from + slide.by;
      const auto is_on_board = [&](int offset) {
        return from + offset >= 0 && from + offset < kCells;
      };
      if ((slide.origins >> from & 1) == 0 || !is_on_board(slide.taken[0]) ||
          !is_on_board(slide.taken[1]) || !is_on_board(slide.vacated[0]) ||
          !is_on_board(slide.vacated[1])) {
        continue;
      }
      SlideEffect& effect = effects[axis][bit];
      for (std::size_t i = 0; i < 2; ++i) {
        effect.taken[i] = static_cast<std::uint8_t>(from + slide.taken[i]);
        effect.vacated[i] = static_cast<std::uint8_t>(from + slide.vacated[i]);
      }
      const PackedKey before = piece_bits(shift, from), after = piece_bits(shift, to);
      effect.key_change = before ^ after;
      effect.image_change = mirror(before) ^ mirror(after);
      const bool takes_two = axis >= kOneBlankAxes;
      for (std::size_t i = 0; i < 2; ++i) {
        const int vacated = effect.vacated[i], other = effect.vacated[1 - i];
        int change = -precedes(effect.taken[0], vacated);
        if (takes_two) change += precedes(other, vacated) - precedes(effect.taken[1], vacated);
        effect.rank_change[i] = static_cast<std::int8_t>(change);
      }
    }
  }
  return effects;
}

}  // namespace

ArrangementTable::ArrangementTable(int free_count, PackedKey exit, Metric metric, bool reduces)
    : free_count_(free_count),
      pair_count_(static_cast<std::uint32_t>(free_count * (free_count - 1) / 2)),
      exit_(exit),
      metric_(metric),
      reduces_(reduces),
      effects_(make_slide_effects()),
      slots_(std::size_t{1} << (64 - hash_shift_)) {
  keys_.reserve(1 << 11);
  arrangements_.reserve(1 << 11);
  links_.reserve(1 << 14);
  assert(free_count >= 2 && free_count <= kMaxFreeCells && free_count % 2 == 0);
}

ArrangementTable::Entry ArrangementTable::insert(PackedKey key) {
  Entry entry = find(key);
  if (entry.arrangement == kNone) entry.arrangement = add(key, mirror(key));
  return entry;
}

std::uint32_t ArrangementTable::add(PackedKey new_key, PackedKey image) {
  const PackedKey stored = reduces_ ? std::min(new_key, image) : new_key;
  keys_.push_back(stored);
  arrangements_.push_back(
      {.is_symmetric = new_key == image, .is_exit = stored >> kCaoCaoShift == exit_});
  std::uint32_t first = size() - 1;  // the first one without a slot
  if (2 * keys_.size() > slots_.size()) {
    slots_.assign(2 * slots_.size(), 0);
    --hash_shift_;
    first = 0;
  }
  for (std::uint32_t a = first; a < size(); ++a) slots_[slot_of(key(a))] = key(a) + a + 1;
  return size() - 1;
}

CellRanks ArrangementTable::compute_links(std::uint32_t a) {
  assert(!arrangements_[a].has_links());
  const PackedKey key = this->key(a), image = mirror(key);
  const CellSet free = free_cells(key);
  const CellRanks ranks = ranks_of(free);
  const std::size_t first_link = links_.size();
  const auto count = [&] { return static_cast<std::uint8_t>(links_.size() - first_link); };
  std::uint8_t one_blank_end = 0;
  for_each_slide(key, free, [&](std::size_t axis, std::size_t slide) {
    const SlideEffect& effect = effects_[axis][slide];
    const PackedKey next = key ^ effect.key_change, next_image = image ^ effect.image_change;
    Entry target = find(next, next_image);
    if (target.arrangement == kNone) target.arrangement = add(next, next_image);
    Link& link = links_.emplace_back();
    link.target = static_cast<std::uint16_t>(target.arrangement);
    const int from = ranks[effect.taken[0]];
    const int to = ranks[effect.vacated[0]] + effect.rank_change[0];
    if (axis < kOneBlankAxes) {
      link.from = static_cast<std::uint8_t>(from);
      link.to = static_cast<std::uint8_t>(rank_after(target, to));
      // The ranks after `from` up to `to` decrease by one, those from `to` to before `from`
      // increase by one.
      constexpr std::uint32_t kOnes = 0x1111'1111, kUnchanged = 0x7654'3210;
      const std::uint32_t shifted = (std::uint32_t{1} << 4 * to) - (std::uint32_t{1} << 4 * from);
      const std::uint32_t kept =
          to > from ? kUnchanged - (shifted << 4 & kOnes) : kUnchanged + (-shifted & kOnes);
      const auto last = static_cast<std::uint32_t>(free_count_ - 1);
      link.ranks = target.mirrored ? last * kOnes - kept : kept;
      one_blank_end = count();
    } else {
      const int from2 = ranks[effect.taken[1]];
      const int to2 = ranks[effect.vacated[1]] + effect.rank_change[1];
      link.from = pair_index(from, from2);
      link.to = pair_index(rank_after(target, to), rank_after(target, to2));
    }
  });
  assert(size() <= 1 << 16);

  Arrangement& arrangement = arrangements_[a];
  arrangement.first_link = static_cast<std::uint32_t>(first_link);
  arrangement.one_blank_end = one_blank_end;
  arrangement.link_count = count();
  return ranks;
}

}  // namespace qiju::huarong

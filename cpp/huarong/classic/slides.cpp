#include "huarong/classic/slides.h"

#include <iterator>

#include "huarong/classic/cell_ranks.h"

namespace qiju::huarong {

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

}  // namespace qiju::huarong

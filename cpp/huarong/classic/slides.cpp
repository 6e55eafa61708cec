#include "huarong/classic/slides.h"

#include <iterator>

#include "huarong/classic/cell_ranks.h"

namespace qiju::huarong {

SlideEffects make_slide_effects() {
  SlideEffects effects;
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    const int shift = kSlideAxes[axis].plane_shift;
    const auto key_bits = [&](int cell) {
      return shift == kCaoCaoShift ? static_cast<Key>(cell - cell / kCols) << shift
                                   : Key{1} << (shift + cell);
    };
    // The top-left cell in the mirror image: its column c becomes 3 - c, less 1 for a wide piece.
    const auto image_of = [&](int cell) { return (cell ^ 3) - (shift != kVerticalShift); };
    for (std::size_t bit = 0; bit < 64; ++bit) {
      const Slide& slide = kSlideAxes[axis].slides[bit / 32];
      const int from = static_cast<int>(bit % 32), to = from + slide.by;
      const auto is_on_board = [](int cell) { return cell >= 0 && cell < kCells; };
      SlideEffect& effect = effects[axis][bit];
      bool is_possible = is_on_board(from) && is_on_board(to);
      for (std::size_t i = 0; i < 2; ++i) {
        effect.taken[i] = static_cast<std::uint8_t>(from + slide.taken[i]);
        effect.vacated[i] = static_cast<std::uint8_t>(from + slide.vacated[i]);
        is_possible = is_possible && is_on_board(effect.taken[i]) && is_on_board(effect.vacated[i]);
      }
      if (!is_possible) continue;
      effect.key_change = key_bits(from) ^ key_bits(to);
      effect.image_change = key_bits(image_of(from)) ^ key_bits(image_of(to));
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

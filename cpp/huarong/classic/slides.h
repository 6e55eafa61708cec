// The slides of large pieces (Cao Cao and the generals) that two blanks allow: one cell in any
// direction, or two cells lengthwise. A slide is one move in every metric that permits its length,
// and no longer path of a large piece is possible.
//
// Slides are grouped by axis, a kind of piece with a line of motion. A slide takes the cells + and
// vacates the cells -; # is covered before and after. The opposite slide exchanges + and -.
//
//     axis 0   1       2     3     4     5       6   7
//          +   + # -   + -   + +   + +   + # -   +   + + - -
//          #           + -   - -   # #   + # -   +
//          -                       - -           -
//                                                -
//          V   H       V     H     C     C       V   H       vertical, horizontal, Cao Cao
//
// Axes 0 and 1 need one blank, all others both. On axes 6 and 7 a general moves by two cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "huarong/classic/packed_key.h"

namespace qiju::huarong {

/// A slide in one direction. Offsets are relative to the cell of the piece's top-left corner; a
/// single cell is listed twice.
struct Slide {
  int by;                       ///< offset of the top-left corner afterwards
  int taken[2];                 ///< offsets of the cells that must be blank
  int vacated[2];               ///< offsets of the cells that become blank
  CellSet origins = kAllCells;  ///< top-left cells from which it does not wrap around the sides
};

struct SlideAxis {
  int plane_shift;  ///< of the piece's kind in a key
  Slide slides[2];  ///< up or left, then down or right
};

inline constexpr CellSet kColumns[] = {0x11111, 0x22222, 0x44444, 0x88888};

inline constexpr SlideAxis kSlideAxes[] = {
    {kVerticalShift, {{-4, {-4, -4}, {4, 4}}, {4, {8, 8}, {0, 0}}}},
    {kHorizontalShift,
     {{-1, {-1, -1}, {1, 1}, ~kColumns[0]}, {1, {2, 2}, {0, 0}, kColumns[0] | kColumns[1]}}},
    {kVerticalShift, {{-1, {-1, 3}, {0, 4}, ~kColumns[0]}, {1, {1, 5}, {0, 4}, ~kColumns[3]}}},
    {kHorizontalShift, {{-4, {-4, -3}, {0, 1}}, {4, {4, 5}, {0, 1}}}},
    {kCaoCaoShift, {{-4, {-4, -3}, {4, 5}}, {4, {8, 9}, {0, 1}}}},
    {kCaoCaoShift,
     {{-1, {-1, 3}, {1, 5}, ~kColumns[0]}, {1, {2, 6}, {0, 4}, kColumns[0] | kColumns[1]}}},
    {kVerticalShift, {{-8, {-4, -8}, {0, 4}}, {8, {8, 12}, {0, 4}}}},
    {kHorizontalShift,
     {{-2, {-1, -2}, {0, 1}, kColumns[2] | kColumns[3]}, {2, {2, 3}, {0, 1}, kColumns[0]}}},
};
inline constexpr std::size_t kAxisCount = std::size(kSlideAxes);
inline constexpr std::size_t kOneBlankAxes = 2;  ///< the axes below take one blank, the others two
inline constexpr std::size_t kOneCellAxes = 6;   ///< the axes below move a piece by one cell

/// By axis: the top-left cells of the pieces that can slide. The low 32 bits are for the slide up
/// or left, the high 32 bits for the slide down or right.
using Slides = std::array<std::uint64_t, kAxisCount>;

template <std::size_t kAxis>
constexpr std::uint64_t slides_on_axis(PackedKey key, CellSet blanks) {
  constexpr const SlideAxis& kLine = kSlideAxes[kAxis];
  const CellSet pieces = pieces_of(key, kLine.plane_shift);
  const auto blank_at = [&](int offset) {
    return offset < 0 ? blanks << -offset : blanks >> offset;
  };
  const auto origins = [&](const Slide& slide) {
    return std::uint64_t{pieces & slide.origins & blank_at(slide.taken[0]) &
                         blank_at(slide.taken[1])};
  };
  return origins(kLine.slides[0]) | origins(kLine.slides[1]) << 32;
}

template <std::size_t... kAxes>
constexpr Slides slides_of(PackedKey key, CellSet blanks, std::index_sequence<kAxes...>) {
  return {slides_on_axis<kAxes>(key, blanks)...};
}

/// The slides that blanks on these cells allow.
constexpr Slides slides_of(PackedKey key, CellSet blanks) {
  return slides_of(key, blanks, std::make_index_sequence<kAxisCount>());
}

/// The changes that a slide makes.
struct SlideEffect {
  PackedKey key_change = 0;               ///< XORed to the key of the arrangement
  PackedKey image_change = 0;             ///< XORed to the key of its mirror image
  std::array<std::uint8_t, 2> taken{};    ///< cells
  std::array<std::uint8_t, 2> vacated{};  ///< cells
  /// Added to the rank that a vacated cell has before the slide gives its rank afterwards: cells
  /// taken no longer precede it, the other vacated cell may.
  std::array<std::int8_t, 2> rank_change{};
};

/// By axis and by bit of Slides: 32 * direction + top-left cell. The entries of slides that
/// would leave the board are unused.
using SlideEffects = std::array<std::array<SlideEffect, 64>, kAxisCount>;

[[nodiscard]] SlideEffects make_slide_effects();

}  // namespace qiju::huarong

// What each tile of a position under gravity sees: which pairs can be removed.
//
// The tiles of a line fill one interval, so a path of at most two turns between tiles that do not
// touch leads round the ends of lines, over lines that are shorter, or through the ring. All of
// that fits into a visibility mask per tile, a word, such that two tiles are connected exactly if
// their masks have a bit in common or they touch:
//
//   bit     63    32 + line + 1         31    line + 1
//           below cells below the split above cells above the split
//
//   line + 1   The tile sees this line (0 and lines + 1: the ring) at its own height, and from
//              there every cell above, or below, that is free. Its own line: it is the last there.
//   31, 63     It is the last of its line above, or below, and sees the ring beyond.
//
// A line without tiles joins both halves, so a tile that sees it has both bits. With one direction
// there is nothing below, and the high half is used for bit 63 only.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lianliankan/gravity/gravity_lines.h"

namespace qiju::lianliankan {

class GravityView {
 public:
  /// depth() of a tile that is gone.
  static constexpr std::uint8_t kGone = 64;

  /// `lines` must outlive the view.
  explicit GravityView(const GravityLines& lines);

  /// Looks at a position. O(tiles), about 0.4 µs for 144.
  void set(const std::uint64_t* position);

  const GravityLines& lines() const { return lines_; }
  /// Tiles that remain.
  int remaining() const { return remaining_; }
  /// The interval of a line.
  int low(int line) const { return low_[static_cast<std::size_t>(line)]; }
  int high(int line) const { return high_[static_cast<std::size_t>(line)]; }
  /// Bit line + 1: whether there is a tile at that height. All bits beyond the ring are set.
  std::uint32_t across(int height) const { return across_[static_cast<std::size_t>(height)]; }

  /// Of the tile at a place: the fewest tiles between it and a free cell in one of the four
  /// directions, or kGone; its height; its visibility mask.
  int depth(int place) const { return depth_[static_cast<std::size_t>(place)]; }
  int height(int place) const { return height_[static_cast<std::size_t>(place)]; }
  std::uint64_t visibility(int place) const { return visibility_[static_cast<std::size_t>(place)]; }

  /// The tiles between two that are left and in one line or at one height; many, if in neither.
  int between(int a, int b) const {
    const int line_a = lines_.line_at(a);
    const int line_b = lines_.line_at(b);
    const int height_a = height(a);
    const int height_b = height(b);
    if (line_a == line_b)
      return (height_a < height_b ? height_b - height_a : height_a - height_b) - 1;
    if (height_a != height_b) return kGone;
    const int first = line_a < line_b ? line_a : line_b;
    const int last = line_a < line_b ? line_b : line_a;
    const std::uint32_t inside =
        (std::uint32_t{1} << (last + 1)) - (std::uint32_t{1} << (first + 2));
    return std::popcount(across(height_a) & inside);
  }

  /// Whether two tiles that are left are connected.
  [[gnu::always_inline]] bool joined(int a, int b) const {
    return (visibility(a) & visibility(b)) != 0 || between(a, b) == 0;
  }

  /// Calls visit(SlotPair) for every pair of equal tiles that can be removed, in a fixed order.
  template <typename Visit>
  void each_pair(Visit visit) const {
    for (const auto& [begin, end] : lines_.kinds()) {
      for (int a = begin; a < end; ++a) {
        if (depth(a) == kGone) continue;
        for (int b = a + 1; b < end; ++b) {
          if (depth(b) != kGone && joined(a, b))
            visit(SlotPair{lines_.slot_at(a), lines_.slot_at(b)});
        }
      }
    }
  }

 private:
  const GravityLines& lines_;
  int remaining_ = 0;
  std::array<std::uint8_t, GravityLines::kMaxLines> low_{};
  std::array<std::uint8_t, GravityLines::kMaxLines> high_{};
  std::array<std::uint32_t, GravityLines::kMaxLines> masks_{};
  std::array<std::uint32_t, GravityLines::kMaxLength> across_{};
  std::vector<std::uint8_t> depth_;
  std::vector<std::uint8_t> height_;
  std::vector<std::uint64_t> visibility_;
};

}  // namespace qiju::lianliankan

#include "lianliankan/gravity/gravity_view.h"

#include <algorithm>
#include <bit>

#include "lianliankan/paths/bit_board.h"

namespace qiju::lianliankan {
namespace {

constexpr std::uint32_t bit(int index) { return std::uint32_t{1} << index; }

constexpr std::uint64_t visibility_of(std::uint32_t above, std::uint32_t below) {
  return std::uint64_t{below} << 32 | above;
}

constexpr std::uint32_t kEnd = bit(31);

}  // namespace

GravityView::GravityView(const GravityBoard& board)
    : board_(board),
      depth_(static_cast<std::size_t>(board.tiles())),
      height_(depth_.size()),
      visibility_(depth_.size()) {}

void GravityView::set(GravityPosition position) {
  const int lines = board_.lines();
  const int split = board_.split();
  const std::uint32_t ring = bit(0) | bit(lines + 1);
  std::fill(depth_.begin(), depth_.end(), kGone);
  std::uint32_t empty = ring;  // lines without tiles, and the ring
  std::array<std::uint32_t, GravityBoard::kMaxLines> left{};
  remaining_ = 0;
  std::fill_n(across_.begin(), board_.length(), ~(bit(lines + 2) - 1));
  for (int line = 0; line < lines; ++line) {
    const auto i = static_cast<std::size_t>(line);
    const GravityBoard::Slots& slots = board_.slots(line);
    left[i] = board_.left(position, slots);
    const int count = std::popcount(left[i]);
    const auto near = static_cast<std::uint32_t>((std::uint64_t{1} << slots.low) - 1);
    low_[i] = static_cast<std::uint8_t>(split - std::popcount(left[i] & near));
    high_[i] = static_cast<std::uint8_t>(low_[i] + count);
    remaining_ += count;
    if (count == 0) empty |= bit(line + 1);
    for (std::size_t height = low_[i]; height < high_[i]; ++height)
      across_[height] |= bit(line + 1);
  }
  for (int line = 0; line < lines; ++line) {
    const auto i = static_cast<std::size_t>(line);
    const TileId* const tiles = board_.tiles_by_slot().data() + board_.slots(line).first;
    const std::uint32_t here = bit(line + 1);
    const int low = low_[i];
    const int high = high_[i];
    int height = low;
    for (std::uint32_t rest = left[i]; rest != 0; rest &= rest - 1, ++height) {
      const TileId tile = tiles[std::countr_zero(rest)];
      const std::uint32_t row = across_[static_cast<std::size_t>(height)];
      height_[tile] = static_cast<std::uint8_t>(height);
      const int sideways =
          std::min(std::countl_one(row << (31 - line)), std::countr_one(row >> (line + 2)));
      const int depth = std::min({sideways, height - low, high - 1 - height});
      depth_[tile] = static_cast<std::uint8_t>(depth);
      if (depth > 0) {
        visibility_[tile] = 0;
        continue;
      }
      const std::uint32_t seen = static_cast<std::uint32_t>(reachable(row, line)) & ~here;
      const std::uint32_t last_above = height == high - 1 ? kEnd | here : 0;
      const std::uint32_t last_below = height == low ? kEnd | here : 0;
      visibility_[tile] = height >= split
                              ? visibility_of(seen | last_above, (seen & empty) | last_below)
                              : visibility_of((seen & empty) | last_above, seen | last_below);
    }
  }
}

}  // namespace qiju::lianliankan

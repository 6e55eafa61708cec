#include "huarong/position_keys.h"

#include <cassert>

namespace qiju::huarong {

PositionKeys::PositionKeys(const Board& like) : table_(like) {
  std::vector<int> free_bits;  // by word
  for (const PieceClass& pieces : table_.classes()) {
    const bool is_number = pieces.pieces == 1;
    const int bits = is_number ? static_cast<int>(std::bit_width(pieces.count - 1U)) : pieces.count;
    std::size_t word = 0;
    while (word < free_bits.size() && free_bits[word] < bits) ++word;
    if (word == free_bits.size()) free_bits.push_back(64);
    const int shift = bits == 0 ? 0 : 64 - free_bits[word];
    fields_.push_back({.word = static_cast<std::uint8_t>(word),
                       .shift = static_cast<std::uint8_t>(shift),
                       .is_number = is_number,
                       .first = pieces.first,
                       .mask = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits)});
    free_bits[word] -= bits;
    assert(free_bits.size() <= kMaxWords);
    for (std::uint64_t i = 0; i < pieces.count; ++i) {
      const std::uint64_t value = is_number ? i : std::uint64_t{1} << i;
      pieces_.push_back({.bits = value << shift, .word = static_cast<std::uint8_t>(word)});
    }
    if (pieces.target == Placement::kNone) continue;
    ++goal_classes_;
    goal_mask_[word] |= fields_.back().mask << shift;
    toggle(goal_, pieces.target);
  }
  words_ = free_bits.size();
}

bool PositionKeys::pack(const Board& board, Key& key) const {
  const auto placed = table_.read(board);
  if (!placed) return false;
  clear(key);
  for (const auto& piece : *placed) toggle(key, piece.placement);
  return true;
}

Board PositionKeys::unpack(const Key& key) const {
  std::vector<PlacementTable::Placed> position;
  for_each_piece(key, [&](std::size_t placement, std::size_t class_number) {
    position.push_back(
        {static_cast<std::uint16_t>(placement), static_cast<std::uint8_t>(class_number)});
  });
  return table_.write(position);
}

}  // namespace qiju::huarong

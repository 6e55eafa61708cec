#include "huarong/keys/position_keys.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace qiju::huarong {

PositionKeys::PositionKeys(const Board& like) : table_(like) {
  std::array<int, kMaxKeyWords> free_bits;
  free_bits.fill(64);
  for (const PieceClass& pieces : table_.classes()) {
    const bool is_index = pieces.pieces == 1;
    const int bits = is_index ? 32 - std::countl_zero(pieces.count - 1U) : pieces.count;
    std::size_t word = 0;
    while (word < kMaxKeyWords && free_bits[word] < bits) ++word;
    assert(word < kMaxKeyWords);
    words_ = std::max(words_, word + 1);
    const int shift = 64 - std::max(free_bits[word], 1);
    free_bits[word] -= bits;
    const Field field{.word = static_cast<std::uint8_t>(word),
                      .shift = static_cast<std::uint8_t>(shift),
                      .is_index = is_index,
                      .mask = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits)};
    fields_.push_back(field);
    for (std::uint64_t i = 0; i < pieces.count; ++i) {
      const std::uint64_t value = is_index ? i : std::uint64_t{1} << i;
      piece_bits_.push_back({.bits = value << shift, .word = field.word});
    }
    if (pieces.target == Placement::kNone) continue;
    ++goal_classes_;
    goal_mask_[word] |= field.mask << shift;
    toggle(goal_, pieces.target);
  }
  for (std::size_t c = 0; c < classes(); ++c) add_parts(table_.classes()[c], fields_[c]);
}

void PositionKeys::add_parts(const PieceClass& pieces, const Field& field) {
  const bool has_images = table_.has_mirror_images();
  for (int from = 0; from < pieces.count;) {
    // An index is never divided: it has no more bits than a part.
    const int count = field.is_index ? int{pieces.count} : std::min(pieces.count - from, kPartBits);
    const std::size_t first = meanings_.size();
    const std::uint64_t mask = field.is_index ? field.mask : (std::uint64_t{1} << count) - 1;
    parts_.push_back({.word = field.word,
                      .shift = static_cast<std::uint8_t>(field.shift + from),
                      .mask = static_cast<std::uint8_t>(mask),
                      .image_word = has_images ? fields_[pieces.mirror].word : std::uint8_t{0},
                      .first = static_cast<std::uint32_t>(first)});
    if (!field.is_index) meanings_.emplace_back();
    for (const int end = from + count; from < end; ++from) {
      const std::size_t placement = std::size_t{pieces.first} + static_cast<std::size_t>(from);
      const OpenCells cells = table_[placement].cells;
      const std::uint64_t image =
          has_images ? piece_bits_[table_.mirror_image(placement)].bits : std::uint64_t{0};
      if (field.is_index) {
        meanings_.push_back({cells, image});
        continue;
      }
      // A bit more doubles the values.
      for (std::size_t i = first, values = meanings_.size(); i < values; ++i) {
        meanings_.push_back({meanings_[i].cells | cells, meanings_[i].image | image});
      }
    }
  }
}

bool PositionKeys::pack(const Board& board, PositionKey& key) const {
  const auto placed = table_.read(board);
  if (!placed) return false;
  std::fill_n(key.begin(), words_, 0);
  for (const auto& piece : *placed) toggle(key, piece.placement);
  return true;
}

Board PositionKeys::unpack(const PositionKey& key) const {
  std::vector<PlacementTable::Placed> position;
  for (std::size_t c = 0; c < fields_.size(); ++c) {
    for (std::uint64_t rest = this->pieces(key, c); rest != 0; rest &= rest - 1) {
      position.push_back(
          {static_cast<std::uint16_t>(table_.classes()[c].first + std::countr_zero(rest)),
           static_cast<std::uint8_t>(c)});
    }
  }
  return table_.write(position);
}

}  // namespace qiju::huarong

// What the searches have in common whose positions have keys (position_keys.h).
#pragma once

#include <cstdint>
#include <vector>

#include "huarong/graph/layer_search.h"
#include "huarong/keys/position_moves.h"

namespace qiju::huarong {

class KeyedSearch : public LayerSearch {
 public:
  Place place_of(const Board& board) const override;
  Board board_at(std::uint32_t index) const override { return keys().unpack(key_at(index)); }
  std::vector<Neighbour> neighbours(std::uint32_t index) const override;
  Move move_to(const Board& board, Place place) const override;
  bool has_mirror_images() const override { return keys().table().has_mirror_images(); }
  bool is_symmetric(std::uint32_t index) const override { return is_own_image(key_at(index)); }
  int image_count(std::uint32_t index) const override {
    return reduces_ && !is_symmetric(index) ? 2 : 1;
  }

 protected:
  using Key = PositionKeys::Key;

  KeyedSearch(const Board& like, Metric metric, MirrorReduction reduction);

  const PositionKeys& keys() const { return moves_.keys(); }

  /// The place of a key, kNoIndex if it has none.
  virtual Place find(Key key) const = 0;
  virtual Key key_at(std::uint32_t index) const = 0;

  Key packed(const Board& board) const;
  /// Whether it is the key of its mirror image, too.
  bool is_own_image(const Key& key) const;

  /// Replaces a key by that of its mirror image if the search reduces and that is less, and returns
  /// whether.
  bool mirror_if_less(Key& key) const;

  PositionMoves moves_;
  Metric metric_;
  bool reduces_;
};

}  // namespace qiju::huarong

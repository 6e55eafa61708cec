// A search whose positions have keys (position_keys.h).
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
  bool is_symmetric(std::uint32_t index) const override { return is_own_image(key_at(index)); }
  int image_count(std::uint32_t index) const override {
    return reduces_ && !is_symmetric(index) ? 2 : 1;
  }

 protected:
  KeyedSearch(const Board& like, Metric metric, SearchOptions options);

  const PositionKeys& keys() const { return moves_.keys(); }
  /// The place of a key; kNoIndex if it has none.
  virtual Place find(PositionKey key) const = 0;
  virtual PositionKey key_at(std::uint32_t index) const = 0;
  PositionKey packed(const Board& board) const;
  bool is_own_image(const PositionKey& key) const;
  /// Replaces `key` by its mirror image if the search reduces and that is smaller; true if so.
  bool mirror_if_less(PositionKey& key) const;

  PositionMoves moves_;
  Metric metric_;
  bool reduces_;
  Until until_;
};

}  // namespace qiju::huarong

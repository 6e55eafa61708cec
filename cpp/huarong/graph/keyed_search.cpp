#include "huarong/graph/keyed_search.h"

#include <cassert>

namespace qiju::huarong {

KeyedSearch::KeyedSearch(const Board& like, Metric metric, SearchOptions options)
    : moves_(like, metric),
      metric_(metric),
      reduces_(options.reduction == MirrorReduction::kAllowed &&
               keys().table().has_mirror_images()),
      until_(options.until) {
  for (const PieceClass& pieces : keys().table().classes()) {
    // The mirror image of an exit must be an exit.
    const std::uint16_t target = pieces.target;
    if (target != Placement::kNone && reduces_)
      reduces_ = keys().table().mirror_image(target) == target;
  }
}

PositionKey KeyedSearch::packed(const Board& board) const {
  PositionKey key;
  [[maybe_unused]] const bool is_packed = keys().pack(board, key);
  assert(is_packed);
  return key;
}

bool KeyedSearch::is_own_image(const PositionKey& key) const {
  if (!keys().table().has_mirror_images()) return false;
  PositionKey image;
  keys().mirror(key, image);
  return keys().are_equal(key, image);
}

bool KeyedSearch::mirror_if_less(PositionKey& key) const {
  if (!reduces_) return false;
  PositionKey image;
  keys().mirror(key, image);
  return keys().replace_if_less(image, key);
}

LayerSearch::Place KeyedSearch::place_of(const Board& board) const {
  PositionKey key;
  return keys().pack(board, key) ? find(key) : Place{};
}

std::vector<LayerSearch::Neighbour> KeyedSearch::neighbours(std::uint32_t index) const {
  std::vector<Neighbour> neighbours;
  Changes changes;
  const PositionKey key = key_at(index);
  const Change* const last = moves_.generate(key, {}, keys().classes(), changes.data());
  for (const Change* change = changes.data(); change != last; ++change) {
    PositionKey next = key;
    keys().toggle(next, change->from);
    keys().toggle(next, change->to);
    const Place place = find(next);
    if (place.index == kNoIndex) continue;
    const std::uint16_t end = place.mirrored ? keys().table().mirror_image(change->to) : change->to;
    neighbours.push_back({place, change->steps, change->from, end});
  }
  return neighbours;
}

Move KeyedSearch::move_to(const Board& board, Place place) const {
  PositionKey wanted = key_at(place.index);
  if (place.mirrored) keys().mirror(key_at(place.index), wanted);
  // A shortest path between two cells of a straight line is straight: these are the moves of every
  // metric.
  for (const Move& move : legal_moves(board, Metric::kMove)) {
    Board next = board;
    make_move(next, move);
    if (keys().are_equal(packed(next), wanted)) return move;
  }
  return {};
}

}  // namespace qiju::huarong

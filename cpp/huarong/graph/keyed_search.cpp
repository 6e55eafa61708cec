#include "huarong/graph/keyed_search.h"

#include <cassert>

namespace qiju::huarong {

KeyedSearch::KeyedSearch(const Board& like, Metric metric, MirrorReduction reduction)
    : moves_(like, metric),
      metric_(metric),
      reduces_(reduction == MirrorReduction::kAllowed && keys().table().has_mirror_images()) {
  for (const PieceClass& pieces : keys().table().classes()) {
    // Where the mirror image of an exit need not be one, the two are told apart.
    const std::uint16_t target = pieces.target;
    if (target != Placement::kNone && reduces_)
      reduces_ = keys().table().mirror_image(target) == target;
  }
}

KeyedSearch::Key KeyedSearch::packed(const Board& board) const {
  Key key;
  [[maybe_unused]] const bool is_packed = keys().pack(board, key);
  assert(is_packed);
  return key;
}

bool KeyedSearch::is_own_image(const Key& key) const {
  if (!has_mirror_images()) return false;
  Key image;
  keys().mirror(key, image);
  return keys().are_equal(key, image);
}

bool KeyedSearch::mirror_if_less(Key& key) const {
  if (!reduces_) return false;
  Key image;
  keys().mirror(key, image);
  return keys().replace_if_less(image, key);
}

LayerSearch::Place KeyedSearch::place_of(const Board& board) const {
  Key key;
  return keys().pack(board, key) ? find(key) : Place{};
}

std::vector<LayerSearch::Neighbour> KeyedSearch::neighbours(std::uint32_t index) const {
  std::vector<Neighbour> neighbours;
  Changes changes;
  const Key key = key_at(index);
  const Change* const last = moves_.generate(key, {}, keys().classes(), changes.data());
  for (const Change* change = changes.data(); change != last; ++change) {
    Key next = key;
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
  Key wanted = key_at(place.index), key;
  if (place.mirrored) keys().mirror(key_at(place.index), wanted);
  Board next = board;
  // A shortest path between two cells of a straight line is straight: these are the moves of every
  // metric.
  for (const Move& move : legal_moves(board, Metric::kMove)) {
    make_move(next, move);
    if (keys().pack(next, key) && keys().are_equal(key, wanted)) return move;
    undo_move(next, move);
  }
  return {};
}

}  // namespace qiju::huarong

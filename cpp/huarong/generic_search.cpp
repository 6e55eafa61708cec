#include "huarong/generic_search.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace qiju::huarong {

GenericSearch::GenericSearch(const Board& like, Metric metric, MirrorReduction reduction,
                             std::size_t max_words)
    : moves_(like, metric),
      metric_(metric),
      reduces_(reduction == MirrorReduction::kAllowed && keys().table().has_mirror_images()),
      index_(keys().words(), max_words / keys().words()),
      made_words_(metric == Metric::kMove ? 1 : 2),
      layers_{0} {
  for (const PieceClass& pieces : keys().table().classes()) {
    // Where the mirror image of an exit need not be one, the two are told apart.
    const std::uint16_t target = pieces.target;
    if (target != Placement::kNone && reduces_)
      reduces_ = keys().table().mirror_image(target) == target;
  }
}

void GenericSearch::add_source(const Board& board) {
  Key key;
  [[maybe_unused]] const bool is_packed = keys().pack(board, key);
  assert(is_packed);
  mirror_if_stored(key);
  reach(key);
}

void GenericSearch::add_exit() {
  if (keys().table().has_reachable_goals()) reach(keys().goal());
}

bool GenericSearch::run(std::uint32_t positions) {
  for (;; --positions) {
    if (is_full_) return true;
    if (next_ == layers_.back()) {
      reach_pending();
      if (next_ == count_reached() || (stops_at_exits_ && !nearest_exits_.empty())) return true;
      if (layers_.size() > last_distance_) return true;
      layers_.push_back(count_reached());
      // Moves lead to the same distance, or to one more or less.
      const std::size_t count = layers_.size();
      if ((stops_at_exits_ || last_distance_ != kNoLimit) && count > 2) {
        index_.forget_before(layers_[count - 3]);
      }
    }
    if (positions == 0) return false;
    keys().copy(index_.key(index_of_rank(next_)), key_);
    if (reduces_) keys().mirror(key_, image_);
    // Once an exit is reached, only others at the same distance are missing.
    const bool has_ended = stops_at_exits_ && !nearest_exits_.empty();
    const std::size_t first = made_words_ * next_, after = first + made_words_;
    const Change* const end =
        moves_.list(key_, {made_[first], made_[after - 1]},
                    has_ended ? keys().goal_classes() : keys().classes(), changes_.data());
    made_.free_before(after);
    ++next_;
    for (const Change* change = changes_.data(); change != end; ++change) reach_later(*change);
  }
}

std::vector<std::uint32_t> GenericSearch::last_in(const GenericSearch& other) const {
  std::vector<std::uint32_t> found;
  for (std::uint32_t index = layers_.back(); index < index_.size(); ++index) {
    if (index_in(other, index) != kNoIndex) found.push_back(index);
  }
  return found;
}

void GenericSearch::recall(int distance) {
  const auto layer = layers_.begin() + distance;
  const bool is_last = layer + 1 == layers_.end();
  index_.recall(*layer, is_last ? index_.size() : layer[1]);
}

void GenericSearch::restart_from_exits() {
  reach_pending();
  std::vector<std::uint32_t> exits;
  for (std::uint32_t rank = 0; rank < count_reached(); ++rank) {
    const std::uint32_t index = index_of_rank(rank);
    if (keys().is_exit(key_at(index))) exits.push_back(index);
  }
  is_restarted_ = true;
  queue_.clear();
  ranks_.assign(index_.size(), kNoIndex);
  made_ = {};
  layers_ = {0};
  next_ = 0;
  nearest_exits_.clear();
  for (const std::uint32_t index : exits) reach(key_at(index));
}

BreadthFirstSearch::Place GenericSearch::place_of(const Board& board) const {
  Key key;
  if (!keys().pack(board, key)) return {};
  const bool mirrored = mirror_if_stored(key);
  return {index_.find(span_of(key)), mirrored};
}

int GenericSearch::distance_at(std::uint32_t index) const {
  const std::uint32_t rank = rank_of(index);
  if (rank == kNoIndex) return kUnreached;
  return static_cast<int>(std::upper_bound(layers_.begin(), layers_.end(), rank) -
                          layers_.begin()) -
         1;
}

int GenericSearch::max_distance() const {
  return count_reached() == 0 ? kUnreached : distance_at(index_of_rank(count_reached() - 1));
}

std::vector<BreadthFirstSearch::Neighbour> GenericSearch::neighbours(std::uint32_t index) const {
  std::vector<Neighbour> neighbours;
  Changes changes;
  const Key key = key_at(index);
  const Change* const last = moves_.list(key, {}, keys().classes(), changes.data());
  for (const Change* change = changes.data(); change != last; ++change) {
    Key next = key;
    keys().toggle(next, change->from);
    keys().toggle(next, change->to);
    const bool mirrored = mirror_if_stored(next);
    const std::uint32_t neighbour = index_.find(span_of(next));
    if (neighbour == kNoIndex) continue;
    const std::uint16_t end = mirrored ? keys().table().mirror_image(change->to) : change->to;
    neighbours.push_back({{neighbour, mirrored}, change->steps, change->from, end});
  }
  return neighbours;
}

Move GenericSearch::move_to(const Board& board, Place place) const {
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

int GenericSearch::image_count(std::uint32_t index) const {
  return reduces_ && !is_symmetric(index) ? 2 : 1;
}

std::uint32_t GenericSearch::reached() const {
  std::uint32_t count = count_reached();
  if (!reduces_) return count;
  return 2 * count - reached_symmetric();
}

std::uint32_t GenericSearch::reached_symmetric() const {
  if (!has_mirror_images()) return 0;
  std::uint32_t symmetric = 0;
  for (std::uint32_t i = 0, size = index_.size(); i < size; ++i) {
    if (rank_of(i) != kNoIndex) symmetric += is_symmetric(i);
  }
  return symmetric;
}

bool GenericSearch::is_symmetric(std::uint32_t index) const {
  const Key key = key_at(index);
  Key image;
  keys().mirror(key, image);
  return keys().are_equal(key, image);
}

bool GenericSearch::mirror_if_stored(Key& key) const {
  if (!reduces_) return false;
  Key image;
  keys().mirror(key, image);
  const bool is_mirrored = is_stored_mirrored(key, image);
  if (is_mirrored) key = image;
  return is_mirrored;
}

GenericSearch::Key GenericSearch::key_at(std::uint32_t index) const {
  Key key;
  keys().copy(index_.key(index), key);
  return key;
}

Board GenericSearch::board_at(std::uint32_t index) const { return keys().unpack(key_at(index)); }

void GenericSearch::reach(const Key& key) { reach({key, KeyIndex<>::hash(span_of(key)), {}}); }

std::uint32_t GenericSearch::add(std::uint32_t index, const Key& key) {
  std::uint32_t rank = index;
  if (is_restarted_) {
    rank = count_reached();
    if (index == ranks_.size()) ranks_.push_back(kNoIndex);
    ranks_[index] = rank;
    queue_.push_back(index);
  }
  made_.reserve(made_words_ * (rank + 1));
  if (keys().is_exit(key) &&
      (nearest_exits_.empty() || rank_of(nearest_exits_[0]) >= layers_.back())) {
    nearest_exits_.push_back(index);
  }
  return rank;
}

void GenericSearch::reach(const Successor& successor) {
  const std::uint32_t size = index_.size();
  const std::uint32_t index = index_.insert(span_of(successor.key), successor.hash);
  is_full_ |= index == kNoIndex;
  if (index == kNoIndex) return;
  std::uint32_t rank = index == size ? kNoIndex : rank_of(index);
  if (rank == kNoIndex) rank = add(index, successor.key);
  if (rank < next_) return;
  for (std::size_t axis = 0; axis < made_words_; ++axis) {
    made_[made_words_ * rank + axis] |= successor.made[axis];
  }
}

void GenericSearch::reach_later(const Change& change) {
  Successor& last = pending_[pending_end_ % kRing];
  keys().copy(span_of(key_), last.key);
  keys().toggle(last.key, change.from);
  keys().toggle(last.key, change.to);
  std::uint16_t start = change.from, end = change.to;
  const PlacementTable& table = keys().table();
  if (reduces_) {
    const std::uint16_t from = table.mirror_image(start), to = table.mirror_image(end);
    keys().toggle(image_, from);
    keys().toggle(image_, to);
    if (is_stored_mirrored(last.key, image_)) {
      keys().copy(span_of(image_), last.key);
      start = from;
      end = to;
    }
    keys().toggle(image_, from);
    keys().toggle(image_, to);
  }
  OpenCells cells = table[end].cells;
  if (metric_ == Metric::kStep) cells |= table[start].cells;
  last.made = {};
  last.made[change.axis()] = cells & -cells;
  if (metric_ == Metric::kMove) last.made.fill(cells & -cells);
  last.hash = KeyIndex<>::hash(span_of(last.key));
  index_.prefetch(last.hash);
  ++pending_end_;
  const std::size_t count = pending_end_ - pending_begin_;
  if (count > kRing / 2) {
    const std::uint64_t hash = pending_[(pending_end_ - kRing / 2) % kRing].hash;
    const std::uint32_t index = index_.prefetch_key(hash);
    if (index != kNoIndex && !is_restarted_ && index >= next_) {
      __builtin_prefetch(&made_[made_words_ * index]);
    }
  }
  if (count == kRing) reach(pending_[pending_begin_++ % kRing]);
}

void GenericSearch::reach_pending() {
  while (pending_begin_ != pending_end_) reach(pending_[pending_begin_++ % kRing]);
}

}  // namespace qiju::huarong

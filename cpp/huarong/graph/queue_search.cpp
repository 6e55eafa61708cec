#include "huarong/graph/queue_search.h"

#include <algorithm>

namespace qiju::huarong {

QueueSearch::QueueSearch(const Board& like, Metric metric, SearchOptions options,
                         std::size_t max_words)
    : KeyedSearch(like, metric, options),
      index_(keys().words(), max_words / keys().words()),
      made_words_(metric == Metric::kMove ? 1 : 2) {}

void QueueSearch::add_source(const Board& board) {
  PositionKey key = packed(board);
  mirror_if_less(key);
  reach(key);
}

void QueueSearch::add_exit() {
  if (keys().table().has_reachable_goals()) reach(keys().goal());
}

bool QueueSearch::run(std::uint32_t positions) {
  for (;; --positions) {
    if (is_full_) return true;
    if (next_ == layers_.back()) {
      reach_pending();
      if (next_ == searched_ || (until_ == Until::kExits && !nearest_exits_.empty())) return true;
      if (until_ == Until::kLayer && layers_.size() > last_layer_) return true;
      layers_.push_back(searched_);
      // Moves lead to the same distance, or to one more or less.
      const std::size_t count = layers_.size();
      if (until_ != Until::kComponent && count > 2) index_.forget_before(layers_[count - 3]);
    }
    if (positions == 0) return false;
    keys().copy(index_.key(index_at(next_)), key_);
    if (reduces_) keys().mirror(key_, image_);
    // Once an exit is reached, only others at the same distance are missing.
    const bool has_ended = until_ == Until::kExits && !nearest_exits_.empty();
    const std::size_t first = made_words_ * next_, after = first + made_words_;
    const Change* const end =
        moves_.list(key_, {made_[first], made_[after - 1]},
                    has_ended ? keys().goal_classes() : keys().classes(), changes_.data());
    made_.free_before(after);
    ++next_;
    for (const Change* change = changes_.data(); change != end; ++change) reach_later(*change);
  }
}

std::vector<std::uint32_t> QueueSearch::last_layer_in(const QueueSearch& other) const {
  std::vector<std::uint32_t> found;
  for (std::uint32_t index = layers_.back(); index < index_.size(); ++index) {
    if (index_in(other, index) != kNoIndex) found.push_back(index);
  }
  return found;
}

void QueueSearch::keep_only_layer(int distance) {
  const auto layer = layers_.begin() + distance;
  const bool is_last = layer + 1 == layers_.end();
  index_.keep_only(*layer, is_last ? index_.size() : layer[1]);
}

void QueueSearch::restart_from_exits() {
  reach_pending();
  std::vector<std::uint32_t> exits;
  for (std::uint32_t entry = 0; entry < searched_; ++entry) {
    const std::uint32_t index = index_at(entry);
    if (keys().is_exit(key_at(index))) exits.push_back(index);
  }
  is_restarted_ = true;
  queue_.clear();
  entries_.assign(index_.size(), kNoIndex);
  made_ = {};
  layers_ = {0};
  next_ = searched_ = 0;
  max_distance_ = kUnreached;
  nearest_exits_.clear();
  for (const std::uint32_t index : exits) reach(key_at(index));
}

int QueueSearch::distance_at(std::uint32_t index) const {
  const std::uint32_t entry = entry_of(index);
  if (entry == kNoIndex) return kUnreached;
  return static_cast<int>(std::upper_bound(layers_.begin(), layers_.end(), entry) -
                          layers_.begin()) -
         1;
}

LayerSearch::Place QueueSearch::find(PositionKey key) const {
  const bool mirrored = mirror_if_less(key);
  return {index_.find(span_of(key)), mirrored};
}

void QueueSearch::reach(const PositionKey& key) { reach({key, KeyIndex::hash(span_of(key)), {}}); }

std::uint32_t QueueSearch::add(std::uint32_t index, const PositionKey& key) {
  const std::uint32_t entry = searched_++;
  if (is_restarted_) {
    if (index == entries_.size()) entries_.push_back(kNoIndex);
    entries_[index] = entry;
    queue_.push_back(index);
  }
  max_distance_ = static_cast<int>(layers_.size()) - 1;
  made_.reserve(made_words_ * (entry + 2));
  if (keys().is_exit(key) && is_nearest_exit(max_distance_)) nearest_exits_.push_back(index);
  return entry;
}

void QueueSearch::reach(const Successor& successor) {
  const std::uint32_t size = index_.size();
  const std::uint32_t index = index_.insert(span_of(successor.key), successor.hash);
  is_full_ |= index == kNoIndex;
  if (index == kNoIndex) return;
  std::uint32_t entry = index == size ? kNoIndex : entry_of(index);
  if (entry == kNoIndex) entry = add(index, successor.key);
  if (entry < next_) return;
  for (std::size_t axis = 0; axis < made_words_; ++axis) {
    made_[made_words_ * entry + axis] |= successor.made[axis];
  }
}

void QueueSearch::reach_later(const Change& change) {
  Successor& last = pending_[pending_end_ % kRing];
  keys().copy(span_of(key_), last.key);
  keys().toggle(last.key, change.from);
  keys().toggle(last.key, change.to);
  std::uint16_t start = change.from, end = change.to;
  const PlacementTable& table = keys().table();
  if (reduces_) {
    const std::uint16_t from = table.mirror_image(start), to = table.mirror_image(end);
    PositionKey image;
    keys().copy(span_of(image_), image);
    keys().toggle(image, from);
    keys().toggle(image, to);
    // Without branches, as it is unpredictable which is stored.
    const bool mirrored = keys().replace_if_less(image, last.key);
    start = mirrored ? from : start;
    end = mirrored ? to : end;
  }
  OpenCells cells = table[end].cells;
  if (metric_ == Metric::kStep) cells |= table[start].cells;
  last.made = {};
  last.made[change.axis()] = cells & -cells;
  if (metric_ == Metric::kMove) last.made.fill(cells & -cells);
  last.hash = KeyIndex::hash(span_of(last.key));
  index_.prefetch(last.hash);
  ++pending_end_;
  const std::size_t count = pending_end_ - pending_begin_;
  if (count > kRing / 2) {
    const std::uint32_t index =
        index_.prefetch_key(pending_[(pending_end_ - kRing / 2) % kRing].hash);
    if (!is_restarted_) __builtin_prefetch(&made_[made_words_ * std::max(index, next_)]);
  }
  if (count == kRing) reach(pending_[pending_begin_++ % kRing]);
}

void QueueSearch::reach_pending() {
  while (pending_begin_ != pending_end_) reach(pending_[pending_begin_++ % kRing]);
}

}  // namespace qiju::huarong

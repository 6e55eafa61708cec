#include "huarong/generic_search.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace qiju::huarong {

namespace {

constexpr unsigned kBothAxes = 3;

unsigned axis_of(std::size_t direction) { return 1U << direction / 2; }

}  // namespace

GenericSearch::GenericSearch(const Board& like, Metric metric, MirrorReduction reduction,
                             std::size_t max_words)
    : table_(like),
      metric_(metric),
      reduces_(reduction == MirrorReduction::kAllowed && table_.has_mirror_images()),
      index_(1),
      layers_{0} {
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
    assert(free_bits.size() <= kMaxKeyWords);
    for (std::uint64_t i = 0; i < pieces.count; ++i) {
      const std::uint64_t value = is_number ? i : std::uint64_t{1} << i;
      pieces_.push_back({.bits = value << shift, .word = static_cast<std::uint8_t>(word)});
    }
    if (pieces.target == Placement::kNone) continue;
    ++goal_classes_;
    goal_mask_[word] |= fields_.back().mask << shift;
    toggle(goal_, pieces.target);
    // Where the mirror image of an exit need not be one, the two are told apart.
    if (reduces_) reduces_ = table_.mirror_image(pieces.target) == pieces.target;
  }
  words_ = free_bits.size();
  index_ = KeyIndex<>(words_, max_words / words_);
}

void GenericSearch::add_source(const Board& board) {
  const auto key = pack(board);
  assert(key.has_value());
  const Key image = mirror_image(*key);
  reach({is_stored_mirrored(*key, image) ? image : *key, {}, 0});
}

bool GenericSearch::run(std::uint32_t positions) {
  for (;; --positions) {
    if (is_full_) return true;
    if (is_restarted_ ? next_ == queue_.size() : next_ == layers_.back()) {
      reach_pending();
      if (next_ == count_reached() || (stops_at_exits_ && !nearest_exits_.empty())) return true;
      if (!is_restarted_) layers_.push_back(index_.size());
    }
    if (positions == 0) return false;
    const std::uint32_t here = is_restarted_ ? queue_[next_] : static_cast<std::uint32_t>(next_);
    const int distance =
        is_restarted_ ? distances_[here] + 1 : static_cast<int>(layers_.size()) - 1;
    ++next_;
    key_ = key_at(here);
    if (reduces_) image_ = mirror_image(key_);
    // Once an exit is reached, only others at the same distance are missing.
    const bool has_ended = stops_at_exits_ && !nearest_exits_.empty();
    const Change* const end = list_changes(
        key_, moved_[here], has_ended ? goal_classes_ : fields_.size(), changes_.data());
    for (const Change* change = changes_.data(); change != end; ++change) {
      reach_later(*change, distance);
    }
  }
}

void GenericSearch::restart_from_exits() {
  reach_pending();
  const std::uint32_t size = index_.size();
  const auto before = queue_;
  queue_.clear();
  next_ = 0;
  nearest_exits_.clear();
  const bool was_restarted = is_restarted_;
  is_restarted_ = true;
  distances_.assign(size, kUnreached);
  for (std::uint32_t i = 0; i < (was_restarted ? before.size() : size); ++i) {
    const std::uint32_t index = was_restarted ? before[i] : i;
    if (is_exit(index_.key(index).data())) reach({key_at(index), {}, 0});
  }
}

BreadthFirstSearch::Place GenericSearch::place_of(const Board& board) const {
  const auto key = pack(board);
  if (!key) return {};
  const Key image = mirror_image(*key);
  const bool mirrored = is_stored_mirrored(*key, image);
  return {index_.find(span_of(mirrored ? image : *key)), mirrored};
}

int GenericSearch::distance_at(std::uint32_t index) const {
  if (is_restarted_) return distances_[index];
  return static_cast<int>(std::upper_bound(layers_.begin(), layers_.end(), index) -
                          layers_.begin()) -
         1;
}

int GenericSearch::max_distance() const {
  if (reached() == 0) return kUnreached;
  return distance_at(is_restarted_ ? queue_.back() : index_.size() - 1);
}

std::vector<BreadthFirstSearch::Neighbour> GenericSearch::neighbours(std::uint32_t index) const {
  std::vector<Neighbour> neighbours;
  Changes changes;
  const Key key = key_at(index);
  const Change* const last = list_changes(key, {}, fields_.size(), changes.data());
  for (const Change* change = changes.data(); change != last; ++change) {
    Key next = key;
    toggle(next, change->from);
    toggle(next, change->to);
    const Key image = mirror_image(next);
    const bool mirrored = is_stored_mirrored(next, image);
    const std::uint32_t neighbour = index_.find(span_of(mirrored ? image : next));
    if (neighbour == kNoIndex) continue;
    const std::uint16_t end = mirrored ? table_.mirror_image(change->to) : change->to;
    neighbours.push_back({{neighbour, mirrored}, change->steps, change->from, end});
  }
  return neighbours;
}

int GenericSearch::image_count(std::uint32_t index) const {
  const Key key = key_at(index);
  return reduces_ && mirror_image(key) != key ? 2 : 1;
}

std::uint32_t GenericSearch::reached() const {
  std::uint32_t count = count_reached();
  if (!reduces_) return count;
  return 2 * count - reached_symmetric();
}

std::uint32_t GenericSearch::reached_symmetric() const {
  if (!table_.has_mirror_images()) return 0;
  std::uint32_t symmetric = 0;
  for (std::uint32_t i = 0, size = index_.size(); i < size; ++i) {
    if (is_restarted_ && distances_[i] == kUnreached) continue;
    const Key key = key_at(i);
    symmetric += mirror_image(key) == key;
  }
  return symmetric;
}

GenericSearch::Key GenericSearch::mirror_image(const Key& key) const {
  Key image{};
  if (!table_.has_mirror_images()) return image;
  for_each_piece(key, [&](std::size_t placement, std::size_t) {
    toggle(image, table_.mirror_image(placement));
  });
  return image;
}

std::optional<GenericSearch::Key> GenericSearch::pack(const Board& board) const {
  const auto placed = table_.read(board);
  if (!placed) return std::nullopt;
  Key key{};
  for (const auto& piece : *placed) toggle(key, piece.placement);
  return key;
}

GenericSearch::Key GenericSearch::key_at(std::uint32_t index) const {
  Key key{};
  const auto words = index_.key(index);
  std::copy(words.begin(), words.end(), key.begin());
  return key;
}

Board GenericSearch::board_at(std::uint32_t index) const {
  std::vector<PlacementTable::Placed> position;
  for_each_piece(key_at(index), [&](std::size_t placement, std::size_t class_number) {
    position.push_back(
        {static_cast<std::uint16_t>(placement), static_cast<std::uint8_t>(class_number)});
  });
  return table_.write(position);
}

template <class Visit>
void GenericSearch::for_each_piece(const Key& key, Visit visit) const {
  for (std::size_t c = 0; c < fields_.size(); ++c) {
    const Field& field = fields_[c];
    const std::size_t first = field.first;
    std::uint64_t value = key[field.word] >> field.shift & field.mask;
    if (field.is_number) {
      visit(first + static_cast<std::size_t>(value), c);
      continue;
    }
    for (; value != 0; value &= value - 1) {
      visit(first + static_cast<std::size_t>(std::countr_zero(value)), c);
    }
  }
}

bool GenericSearch::is_exit(const std::uint64_t* key) const {
  if (!table_.has_reachable_goals()) return false;
  for (std::size_t word = 0; word < words_; ++word) {
    if ((key[word] & goal_mask_[word]) != goal_[word]) return false;
  }
  return true;
}

GenericSearch::Change* GenericSearch::add_changes(Change change, OpenCells room, unsigned axes,
                                                  Change* end) const {
  const std::size_t first = fields_[change.class_number].first;
  std::uint64_t visited = std::uint64_t{1} << (change.from - first);
  // The changes are a queue: breadth first in moves, straight on in slides.
  for (const Change* next = end;; change = *next++) {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const unsigned axis = axis_of(direction);
      if ((axes & axis) == 0) continue;
      Change to = change;
      to.axes = static_cast<std::uint8_t>(metric_ == Metric::kMove   ? kBothAxes
                                          : metric_ == Metric::kStep ? 0
                                                                     : axis);
      do {
        const Placement& from = table_[to.to];
        if ((from.taken[direction] & ~room) != 0) break;
        to.to = from.next[direction];
        const std::uint64_t place = std::uint64_t{1} << (to.to - first);
        if ((visited & place) != 0) break;
        visited |= place;
        ++to.steps;
        *end++ = to;
      } while (metric_ == Metric::kSlide);
    }
    if (metric_ != Metric::kMove || next == end) return end;
  }
}

GenericSearch::Change* GenericSearch::list_changes(const Key& key, Moved skipped,
                                                   std::size_t classes, Change* end) const {
  OpenCells blanks = table_.open_cells();
  std::array<Change, kMaxOpenCells> pieces;
  std::size_t count = 0, movable = 0;
  for_each_piece(key, [&](std::size_t placement, std::size_t class_number) {
    blanks &= ~table_[placement].cells;
    const auto from = static_cast<std::uint16_t>(placement);
    pieces[count++] = {from, from, static_cast<std::uint8_t>(class_number), 0, 0};
    if (class_number < classes) movable = count;
  });
  for (std::size_t i = 0; i < movable; ++i) {
    const Placement& from = table_[pieces[i].from];
    // Most pieces cannot move. Without branches, which are hard to predict.
    bool can_step = false;
    for (const OpenCells taken : from.taken) can_step |= (taken & ~blanks) == 0;
    if (!can_step) continue;
    unsigned axes = kBothAxes;
    if (std::countr_zero(from.cells) == skipped.cell) axes &= ~unsigned{skipped.axes};
    if (axes != 0) end = add_changes(pieces[i], blanks | from.cells, axes, end);
  }
  return end;
}

void GenericSearch::reach(const Successor& successor) {
  const std::uint32_t size = index_.size();
  const std::uint32_t index = index_.insert(span_of(successor.key));
  is_full_ |= index == kNoIndex;
  if (index == kNoIndex) return;
  if (index == size) {
    moved_.reserve(size + 1);
    if (is_restarted_) distances_.push_back(kUnreached);
  } else if (!is_restarted_ || distances_[index] != kUnreached) {
    return;
  }
  moved_[index] = successor.moved;
  if (is_restarted_) {
    distances_[index] = successor.distance;
    queue_.push_back(index);
  }
  if (is_exit(successor.key.data()) &&
      (nearest_exits_.empty() || distance_at(nearest_exits_[0]) == successor.distance)) {
    nearest_exits_.push_back(index);
  }
}

void GenericSearch::reach_later(const Change& change, int distance) {
  Successor& last = pending_[pending_end_ % kRing];
  std::copy_n(key_.begin(), words_, last.key.begin());
  toggle(last.key, change.from);
  toggle(last.key, change.to);
  std::uint16_t end = change.to;
  if (reduces_) {
    const std::uint16_t from = table_.mirror_image(change.from), to = table_.mirror_image(end);
    toggle(image_, from);
    toggle(image_, to);
    if (is_stored_mirrored(last.key, image_)) {
      std::copy_n(image_.begin(), words_, last.key.begin());
      end = to;
    }
    toggle(image_, from);
    toggle(image_, to);
  }
  last.moved = {static_cast<std::uint8_t>(std::countr_zero(table_[end].cells)), change.axes};
  last.distance = distance;
  index_.prefetch(span_of(last.key));
  ++pending_end_;
  const std::size_t count = pending_end_ - pending_begin_;
  if (count > kRing / 2) {
    index_.prefetch_key(span_of(pending_[(pending_end_ - kRing / 2) % kRing].key));
  }
  if (count == kRing) reach(pending_[pending_begin_++ % kRing]);
}

void GenericSearch::reach_pending() {
  while (pending_begin_ != pending_end_) reach(pending_[pending_begin_++ % kRing]);
}

}  // namespace qiju::huarong

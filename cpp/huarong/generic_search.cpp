#include "huarong/generic_search.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace qiju::huarong {

namespace {

constexpr unsigned kBothAxes = 3;

unsigned axis_of(std::size_t direction) {
  return static_cast<Direction>(direction) <= Direction::kDown ? 1 : 2;
}

}  // namespace

GenericSearch::GenericSearch(const Board& like, Metric metric, std::size_t max_words)
    : table_(like), metric_(metric), index_(1), layers_{0} {
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
                       .mask = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits)});
    free_bits[word] -= bits;
    assert(free_bits.size() <= kMaxKeyWords);
    if (pieces.target == Placement::kNone) continue;
    goal_mask_[word] |= fields_.back().mask << shift;
    goal_[word] |= (std::uint64_t{pieces.target} - pieces.first) << shift;
  }
  words_ = free_bits.size();
  index_ = KeyIndex<>(words_, max_words / words_);
}

void GenericSearch::add_source(const Board& board) {
  const auto key = pack(board);
  assert(key.has_value());
  reach({*key, {}, 0});
}

bool GenericSearch::run(std::uint32_t positions) {
  for (;; --positions) {
    if (is_full_) return true;
    if (is_restarted_ ? next_ == queue_.size() : next_ == layers_.back()) {
      reach_pending();
      if (next_ == reached() || (stops_at_exits_ && !nearest_exits_.empty())) return true;
      if (!is_restarted_) layers_.push_back(index_.size());
    }
    if (positions == 0) break;
    const std::uint32_t here = is_restarted_ ? queue_[next_] : static_cast<std::uint32_t>(next_);
    const int distance =
        is_restarted_ ? distances_[here] + 1 : static_cast<int>(layers_.size()) - 1;
    ++next_;
    Key key;
    std::copy_n(index_.key(here).begin(), words_, key.begin());
    changes_.clear();
    list_changes(key.data(), moved_[here], changes_);
    for (const Change& change : changes_) reach_later(key, change, distance);
  }
  reach_pending();
  return false;
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
  return {key ? index_.find(span_of(*key)) : kNoIndex, false};
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
  std::vector<Change> changes;
  list_changes(index_.key(index).data(), {}, changes);
  for (const Change& change : changes) {
    Key next = key_at(index);
    toggle(next, change.class_number, change.from);
    toggle(next, change.class_number, change.to);
    const std::uint32_t neighbour = index_.find(span_of(next));
    if (neighbour == kNoIndex) continue;
    neighbours.push_back({{neighbour, false}, change.steps, change.from, change.to});
  }
  return neighbours;
}

std::uint32_t GenericSearch::reached_symmetric() const {
  if (!table_.has_mirror_images()) return 0;
  std::uint32_t symmetric = 0;
  for (std::uint32_t i = 0, size = index_.size(); i < size; ++i) {
    if (is_restarted_ && distances_[i] == kUnreached) continue;
    Key image{};
    for_each_piece(index_.key(i).data(), [&](std::size_t placement, std::size_t class_number) {
      toggle(image, table_.classes()[class_number].mirror, table_.mirror_image(placement));
    });
    symmetric += std::equal(image.begin(), image.begin() + static_cast<std::ptrdiff_t>(words_),
                            index_.key(i).begin());
  }
  return symmetric;
}

std::optional<GenericSearch::Key> GenericSearch::pack(const Board& board) const {
  const auto placed = table_.read(board);
  if (!placed) return std::nullopt;
  Key key{};
  for (const auto& [placement, class_number] : *placed) toggle(key, class_number, placement);
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
  for_each_piece(index_.key(index).data(), [&](std::size_t placement, std::size_t class_number) {
    position.push_back(
        {static_cast<std::uint16_t>(placement), static_cast<std::uint8_t>(class_number)});
  });
  return table_.write(position);
}

template <class Visit>
void GenericSearch::for_each_piece(const std::uint64_t* key, Visit visit) const {
  for (std::size_t c = 0; c < fields_.size(); ++c) {
    const Field& field = fields_[c];
    const std::size_t first = table_.classes()[c].first;
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

void GenericSearch::toggle(Key& key, std::size_t class_number, std::size_t placement) const {
  const Field& field = fields_[class_number];
  const std::uint64_t at = placement - table_.classes()[class_number].first;
  key[field.word] ^= (field.is_number ? at : std::uint64_t{1} << at) << field.shift;
}

bool GenericSearch::is_exit(const std::uint64_t* key) const {
  if (!table_.has_reachable_goals()) return false;
  for (std::size_t word = 0; word < words_; ++word) {
    if ((key[word] & goal_mask_[word]) != goal_[word]) return false;
  }
  return true;
}

void GenericSearch::add_changes(Change change, OpenCells room, unsigned axes,
                                std::vector<Change>& changes) const {
  const std::size_t first = table_.classes()[change.class_number].first;
  const std::size_t begin = changes.size();
  std::uint64_t visited = std::uint64_t{1} << (change.from - first);
  Change last = change;
  last.to = change.from;
  // The changes are a queue: breadth first in moves, straight on in slides.
  for (std::size_t next = begin;; last = changes[next++]) {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const unsigned axis = axis_of(direction);
      if ((axes & axis) == 0) continue;
      Change to = last;
      for (;;) {
        to.to = table_[to.to].next[direction];
        if (to.to == Placement::kNone || (table_[to.to].cells & ~room) != 0) break;
        if ((visited >> (to.to - first) & 1) != 0) break;
        visited |= std::uint64_t{1} << (to.to - first);
        ++to.steps;
        to.axes = static_cast<std::uint8_t>(metric_ == Metric::kMove   ? kBothAxes
                                            : metric_ == Metric::kStep ? 0
                                                                       : axis);
        changes.push_back(to);
        if (metric_ != Metric::kSlide) break;
      }
    }
    if (metric_ != Metric::kMove || next == changes.size()) return;
  }
}

void GenericSearch::list_changes(const std::uint64_t* key, Moved skipped,
                                 std::vector<Change>& changes) const {
  OpenCells blanks = table_.open_cells();
  std::array<Change, kMaxOpenCells> pieces;
  std::size_t count = 0;
  for_each_piece(key, [&](std::size_t placement, std::size_t class_number) {
    blanks &= ~table_[placement].cells;
    pieces[count++] = {.from = static_cast<std::uint16_t>(placement),
                       .class_number = static_cast<std::uint8_t>(class_number)};
  });
  for (std::size_t i = 0; i < count; ++i) {
    const OpenCells cells = table_[pieces[i].from].cells;
    unsigned axes = kBothAxes;
    if (std::countr_zero(cells) == skipped.cell) axes &= ~unsigned{skipped.axes};
    if (axes != 0) add_changes(pieces[i], blanks | cells, axes, changes);
  }
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

void GenericSearch::reach_later(const Key& key, const Change& change, int distance) {
  Successor& last = pending_[pending_end_ % kRing];
  std::copy(key.begin(), key.begin() + static_cast<std::ptrdiff_t>(words_), last.key.begin());
  toggle(last.key, change.class_number, change.from);
  toggle(last.key, change.class_number, change.to);
  last.moved = {static_cast<std::uint8_t>(std::countr_zero(table_[change.to].cells)), change.axes};
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

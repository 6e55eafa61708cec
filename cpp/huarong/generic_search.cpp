#include "huarong/generic_search.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace qiju::huarong {

namespace {

constexpr unsigned kAllDirections = 15;

std::size_t axis_of(std::size_t direction) { return direction / 2; }

OpenCells first_of(OpenCells cells) { return cells & -cells; }

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
  auto key = pack(board);
  assert(key.has_value());
  mirror_if_stored(*key);
  reach(*key);
}

bool GenericSearch::run(std::uint32_t positions) {
  for (;; --positions) {
    if (is_full_) return true;
    if (next_ == layers_.back()) {
      reach_pending();
      if (next_ == count_reached() || (stops_at_exits_ && !nearest_exits_.empty())) return true;
      layers_.push_back(count_reached());
      // Moves lead to the same distance, or to one more or less.
      const std::size_t count = layers_.size();
      if (stops_at_exits_ && count > 2) index_.forget_before(layers_[count - 3]);
    }
    if (positions == 0) return false;
    key_ = key_at(index_of_rank(next_));
    if (reduces_) image_ = mirror_image(key_);
    // Once an exit is reached, only others at the same distance are missing.
    const bool has_ended = stops_at_exits_ && !nearest_exits_.empty();
    const Change* const end = list_changes(
        key_, made_[next_], has_ended ? goal_classes_ : fields_.size(), changes_.data());
    made_.free_before(++next_);
    for (const Change* change = changes_.data(); change != end; ++change) reach_later(*change);
  }
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
    if (is_exit(index_.key(index).data())) exits.push_back(index);
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
  auto key = pack(board);
  if (!key) return {};
  const bool mirrored = mirror_if_stored(*key);
  return {index_.find(span_of(*key)), mirrored};
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
  const Change* const last = list_changes(key, {}, fields_.size(), changes.data());
  for (const Change* change = changes.data(); change != last; ++change) {
    Key next = key;
    toggle(next, change->from);
    toggle(next, change->to);
    const bool mirrored = mirror_if_stored(next);
    const std::uint32_t neighbour = index_.find(span_of(next));
    if (neighbour == kNoIndex) continue;
    const std::uint16_t end = mirrored ? table_.mirror_image(change->to) : change->to;
    neighbours.push_back({{neighbour, mirrored}, change->steps, change->from, end});
  }
  return neighbours;
}

Move GenericSearch::move_to(const Board& board, Place place) const {
  Key wanted = key_at(place.index);
  if (place.mirrored) wanted = mirror_image(wanted);
  Board next = board;
  // A shortest path between two cells of a straight line is straight: these are the moves of every
  // metric.
  for (const Move& move : legal_moves(board, Metric::kMove)) {
    make_move(next, move);
    if (pack(next) == wanted) return move;
    undo_move(next, move);
  }
  return {};
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
    if (rank_of(i) == kNoIndex) continue;
    const Key key = key_at(i);
    symmetric += mirror_image(key) == key;
  }
  return symmetric;
}

GenericSearch::Key GenericSearch::mirror_image(const Key& key) const {
  assert(table_.has_mirror_images());
  Key image{};
  for_each_piece(key, [&](std::size_t placement, std::size_t) {
    toggle(image, table_.mirror_image(placement));
  });
  return image;
}

bool GenericSearch::mirror_if_stored(Key& key) const {
  if (!reduces_) return false;
  const Key image = mirror_image(key);
  const bool is_mirrored = is_stored_mirrored(key, image);
  if (is_mirrored) key = image;
  return is_mirrored;
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

GenericSearch::Change* GenericSearch::add_changes(Change change, OpenCells room,
                                                  unsigned directions, Change* end) const {
  const std::size_t first = fields_[change.class_number].first;
  std::uint64_t visited = std::uint64_t{1} << (change.from - first);
  // The changes are a queue: breadth first in moves, straight on in slides.
  for (const Change* next = end;; change = *next++, directions = kAllDirections) {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      if ((directions >> direction & 1) == 0) continue;
      Change to = change;
      to.direction = static_cast<std::uint8_t>(direction);
      do {
        const Placement& from = table_[to.to];
        to.to = from.next[direction];
        if (to.to == Placement::kNone || (from.taken[direction] & ~room) != 0) break;
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

GenericSearch::Change* GenericSearch::list_changes(const Key& key, const MadeMoves& made,
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
    unsigned directions = 0;
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const OpenCells taken = from.taken[direction];
      const OpenCells cells = metric_ == Metric::kStep ? from.cells | taken : from.cells;
      const bool is_made = (first_of(cells) & made[axis_of(direction)]) != 0;
      const bool can_step = (taken & ~blanks) == 0;
      directions |= static_cast<unsigned>(can_step && !is_made) << direction;
    }
    if (directions != 0) end = add_changes(pieces[i], blanks | from.cells, directions, end);
  }
  return end;
}

void GenericSearch::reach(const Key& key) { reach({key, KeyIndex<>::hash(span_of(key)), {}}); }

void GenericSearch::reach(const Successor& successor) {
  const std::uint32_t size = index_.size();
  const std::uint32_t index = index_.insert(span_of(successor.key), successor.hash);
  is_full_ |= index == kNoIndex;
  if (index == kNoIndex) return;
  if (is_restarted_ && index == size) ranks_.push_back(kNoIndex);
  std::uint32_t rank = rank_of(index);
  const bool is_new = is_restarted_ ? rank == kNoIndex : index == size;
  if (is_new) {
    rank = is_restarted_ ? count_reached() : index;
    made_.reserve(rank + 1);
    if (is_restarted_) {
      ranks_[index] = rank;
      queue_.push_back(index);
    }
    if (is_exit(successor.key.data()) &&
        (nearest_exits_.empty() || rank_of(nearest_exits_[0]) >= layers_.back())) {
      nearest_exits_.push_back(index);
    }
  }
  if (rank < next_) return;
  for (std::size_t axis = 0; axis < 2; ++axis) made_[rank][axis] |= successor.made[axis];
}

void GenericSearch::reach_later(const Change& change) {
  Successor& last = pending_[pending_end_ % kRing];
  copy(key_, last.key);
  toggle(last.key, change.from);
  toggle(last.key, change.to);
  std::uint16_t start = change.from, end = change.to;
  if (reduces_) {
    const std::uint16_t from = table_.mirror_image(start), to = table_.mirror_image(end);
    toggle(image_, from);
    toggle(image_, to);
    if (is_stored_mirrored(last.key, image_)) {
      copy(image_, last.key);
      start = from;
      end = to;
    }
    toggle(image_, from);
    toggle(image_, to);
  }
  OpenCells cells = table_[end].cells;
  if (metric_ == Metric::kStep) cells |= table_[start].cells;
  last.made = {};
  last.made[axis_of(change.direction)] = first_of(cells);
  if (metric_ == Metric::kMove) last.made.fill(first_of(cells));
  last.hash = KeyIndex<>::hash(span_of(last.key));
  index_.prefetch(last.hash);
  ++pending_end_;
  const std::size_t count = pending_end_ - pending_begin_;
  if (count > kRing / 2) {
    const std::uint64_t hash = pending_[(pending_end_ - kRing / 2) % kRing].hash;
    const std::uint32_t index = index_.prefetch_key(hash);
    if (index != kNoIndex && !is_restarted_ && index >= next_) __builtin_prefetch(&made_[index]);
  }
  if (count == kRing) reach(pending_[pending_begin_++ % kRing]);
}

void GenericSearch::reach_pending() {
  while (pending_begin_ != pending_end_) reach(pending_[pending_begin_++ % kRing]);
}

}  // namespace qiju::huarong

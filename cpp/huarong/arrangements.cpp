#include "huarong/arrangements.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "huarong/two_blanks.h"

namespace qiju::huarong {

namespace {

constexpr Cells bit(int cell) { return Cells{1} << cell; }

constexpr Cells kAllCells = bit(kCells) - 1;
constexpr Cells kCol[] = {0x11111, 0x22222, 0x44444, 0x88888};

// In the order of the ranks.
constexpr std::uint8_t kInTurn[kCells] = {0, 4, 8,  12, 16, 17, 13, 9,  5, 1,
                                          2, 6, 10, 14, 18, 19, 15, 11, 7, 3};

constexpr auto kBefore = [] {
  std::array<Cells, kCells> before{};
  for (Cells met = 0; const std::uint8_t cell : kInTurn) {
    before[cell] = met;
    met |= bit(cell);
  }
  return before;
}();

/// Does a cell come before another?
int before(int cell, int other) {
  return static_cast<int>(kBefore[static_cast<std::size_t>(other)] >> cell & 1);
}

Ranks ranks_of(Cells cells) {
  Ranks ranks;
  std::uint8_t counted = 0;
  for (const std::uint8_t cell : kInTurn) {
    ranks[cell] = counted;
    counted = static_cast<std::uint8_t>(counted + (cells >> cell & 1));
  }
  return ranks;
}

/// How many of the cells come before one.
int rank(Cells cells, int one) {
  return std::popcount(cells & kBefore[static_cast<std::size_t>(one)]);
}

constexpr Cells standing(Key key) { return static_cast<Cells>(key >> kVerticalShift) & kAllCells; }
constexpr Cells lying(Key key) { return static_cast<Cells>(key >> kHorizontalShift) & kAllCells; }
constexpr Cells cao_cao(Key key) {
  const int place = static_cast<int>(key >> kCaoShift);
  return bit(place + place / 3);
}

Cells free_cells(Key key) {
  const Cells tall = standing(key), wide = lying(key), cao = 0x33 * cao_cao(key);
  return kAllCells & ~(tall | tall << kCols | wide | wide << 1 | cao);
}

/// A way for a piece of a kind to move: how far, with the cells that it takes and those that it
/// leaves, all from its top-left cell. With one cell each it takes and leaves one blank, else two.
struct Slide {
  int by;
  int takes[2];
  int leaves[2];
  Cells from = kAllCells;  ///< where it does not go over an edge at the side
};

/// What goes along one axis: one way, to the top or to the left, and the other.
struct Axis {
  int shift;  ///< of the kind in a key
  int steps;
  Slide slides[2];
};

constexpr Axis kAxes[] = {
    {kVerticalShift, 1, {{-4, {-4, -4}, {4, 4}}, {4, {8, 8}, {0, 0}}}},
    {kHorizontalShift,
     1,
     {{-1, {-1, -1}, {1, 1}, ~kCol[0]}, {1, {2, 2}, {0, 0}, kCol[0] | kCol[1]}}},
    {kVerticalShift, 1, {{-1, {-1, 3}, {0, 4}, ~kCol[0]}, {1, {1, 5}, {0, 4}, ~kCol[3]}}},
    {kHorizontalShift, 1, {{-4, {-4, -3}, {0, 1}}, {4, {4, 5}, {0, 1}}}},
    {kCaoShift, 1, {{-4, {-4, -3}, {4, 5}}, {4, {8, 9}, {0, 1}}}},
    {kCaoShift, 1, {{-1, {-1, 3}, {1, 5}, ~kCol[0]}, {1, {2, 6}, {0, 4}, kCol[0] | kCol[1]}}},
    {kVerticalShift, 2, {{-8, {-4, -8}, {0, 4}}, {8, {8, 12}, {0, 4}}}},
    {kHorizontalShift,
     2,
     {{-2, {-1, -2}, {0, 1}, kCol[2] | kCol[3]}, {2, {2, 3}, {0, 1}, kCol[0]}}},
};
constexpr std::uint32_t kMostLinks = 32;  // of an arrangement: none has more than 18
constexpr std::size_t kRowAxes = 2;       // along which a piece takes one blank; those come first
constexpr std::size_t kStepAxes = 6;      // along which it goes one cell; those come first

/// The cells from which a piece goes along an axis, and the same for the other way in the high
/// half.
template <std::size_t I>
constexpr std::uint64_t goes(Cells free) {
  const auto beside = [&](int offset) { return offset < 0 ? free << -offset : free >> offset; };
  const auto able = [&](const Slide& slide) {
    return std::uint64_t{slide.from & beside(slide.takes[0]) & beside(slide.takes[1])};
  };
  return able(kAxes[I].slides[0]) | able(kAxes[I].slides[1]) << 32;
}

template <std::size_t... I>
std::array<std::uint64_t, sizeof...(I)> all_go(Cells free, std::index_sequence<I...>) {
  return {goes<I>(free)...};
}

/// A piece of a kind, given by its shift in a key.
Piece piece_at(int cell, int shift) {
  const bool tall = shift == kVerticalShift || shift == kCaoShift;
  const bool wide = shift == kHorizontalShift || shift == kCaoShift;
  return {0, cell / kCols, cell % kCols, tall ? 2 : 1, wide ? 2 : 1};
}

Changes all_changes() {
  Changes changes;
  for (std::size_t axis = 0; axis < std::size(kAxes); ++axis) {
    const int shift = kAxes[axis].shift;
    const auto code = [&](int cell) {
      const int place = shift == kCaoShift ? cell - cell / kCols : 0;
      return shift == kCaoShift ? static_cast<Key>(place) << shift : Key{1} << (shift + cell);
    };
    // Of the mirror image's top-left cell: in column 3 minus its own, one less where it is wide.
    const auto turned = [&](int cell) { return (cell ^ 3) - (shift != kVerticalShift); };
    for (std::size_t at = 0; at < 64; ++at) {
      const Slide& slide = kAxes[axis].slides[at / 32];
      const int cell = static_cast<int>(at % 32), to = cell + slide.by;
      const auto on_board = [](int other) { return other >= 0 && other < kCells; };
      Change& change = changes[axis][at];
      bool goes = on_board(cell) && on_board(to);
      for (std::size_t i = 0; i < 2; ++i) {
        change.takes[i] = static_cast<std::uint8_t>(cell + slide.takes[i]);
        change.leaves[i] = static_cast<std::uint8_t>(cell + slide.leaves[i]);
        goes = goes && on_board(change.takes[i]) && on_board(change.leaves[i]);
      }
      if (!goes) continue;
      change.key = code(cell) ^ code(to);
      change.image = code(turned(cell)) ^ code(turned(to));
      const bool two = axis >= kRowAxes;
      for (std::size_t i = 0; i < 2; ++i) {
        const int leaves = change.leaves[i];
        change.rises[i] = static_cast<std::int8_t>(
            two * (before(change.leaves[1 - i], leaves) - before(change.takes[1], leaves)) -
            before(change.takes[0], leaves));
      }
    }
  }
  return changes;
}

/// The key of the arrangement, and the ranks of the blanks.
struct Position {
  Key arrangement = 0;
  int blank[2] = {0, 0};
};

Position position_of(const Board& board) {
  const Key key = pack(board);
  Position position{.arrangement = key & ~Key{kAllCells}};
  const Cells free = free_cells(key);
  Cells blanks = free & ~static_cast<Cells>(key);
  for (int& blank : position.blank) {
    blank = rank(free, std::countr_zero(blanks));
    blanks &= blanks - 1;
  }
  return position;
}

std::pair<int, int> pair_of(std::uint32_t pair, std::uint32_t (*number)(int, int)) {
  int high = 1;
  while (number(high + 1, 0) <= pair) ++high;
  return {high, static_cast<int>(pair - number(high, 0))};
}

}  // namespace

Arrangements::Arrangements(const Board& like, Metric metric, Mirror mirror)
    : metric_(metric),
      folded_(mirror == Mirror::kFolded),
      free_(std::popcount(free_cells(pack(like)))),
      pairs_(pair_number(free_, 0)),
      like_(like),
      pieces_(read_layout(like).pieces),
      changes_(all_changes()) {
  make_table(1 << 12);
}

void Arrangements::seed(const Board& board) {
  const Position position = position_of(board);
  const Spot spot = spot_of(position.arrangement, mirror(position.arrangement));
  const auto rank_there = [&](int r) { return spot.mirrored ? free_ - 1 - r : r; };
  start(spot.arrangement, rank_there(position.blank[0]), rank_there(position.blank[1]));
}

void Arrangements::restart_from_exits() {
  forget();
  farthest_ = kNotMet;
  exit_ = kNoNumber;
  searched_ = twice_ = 0;
  for (std::uint32_t i = 0; i < numbers(); ++i) {
    if (away_[i] != 0 && is_solved(arrangements_[i / pairs_].key)) {
      const auto [high, low] = pair_of(i % pairs_, pair_number);
      start(i / pairs_, high, low);
    }
    away_[i] = 0;
  }
}

std::uint32_t Arrangements::numbers() const {
  return static_cast<std::uint32_t>(arrangements_.size()) * pairs_;
}

Board Arrangements::board(std::uint32_t number) const {
  const Key key = key_of(number);
  Board board = like_;
  board.ids = {};
  auto left = pieces_;
  for (int cell = 0; cell < kCells; ++cell) {
    for (const int shift : {0, kVerticalShift, kHorizontalShift, kCaoShift}) {
      const Cells there = shift == kCaoShift ? cao_cao(key) : static_cast<Cells>(key >> shift);
      if ((there & bit(cell)) == 0) continue;
      const Piece piece = piece_at(cell, shift);
      const auto same = std::find_if(left.begin(), left.end(), [&](const Piece& p) {
        return p.id != 0 && p.height == piece.height && p.width == piece.width;
      });
      fill(board, piece, same->id);
      same->id = 0;
    }
  }
  return board;
}

int Arrangements::distance(std::uint32_t number) const { return away_[number] - 1; }

std::uint32_t Arrangements::number(const Board& board) const {
  if (board.goal != like_.goal || !has_two_blanks(board)) return kNoNumber;
  const Position position = position_of(board);
  const Key image = mirror(position.arrangement);
  const bool mirrored = folded_ && image < position.arrangement;
  const Key entry = table_[slot(mirrored ? image : position.arrangement)];
  if (entry == 0) return kNoNumber;
  const auto rank_there = [&](int r) { return mirrored ? free_ - 1 - r : r; };
  return number_of(static_cast<std::uint32_t>(~entry & kIndex), rank_there(position.blank[0]),
                   rank_there(position.blank[1]));
}

std::vector<Distances::Neighbour> Arrangements::neighbours(std::uint32_t number) const {
  const std::uint32_t a = number / pairs_;
  const Arrangement& here = arrangements_[a];
  const Cells free = free_cells(here.key);
  const Beside rows = beside(free, ranks_of(free));
  const auto [high, low] = pair_of(number % pairs_, pair_number);
  std::vector<Neighbour> found;
  for (const bool swapped : {false, true}) {
    const int i = swapped ? low : high, j = swapped ? high : low;
    const auto soldiers = [&](int stays, Row to, int steps) {
      for (to &= ~(Row{1} << i | Row{1} << j); to != 0; to &= to - 1) {
        found.push_back({number_of(a, stays, std::countr_zero(to)), steps});
      }
    };
    // A soldier goes to blank i, or by way of blank i to blank j.
    const auto at = static_cast<std::size_t>(i);
    const Row near = rows.near[at], line = rows.line[at], other = Row{1} << j;
    soldiers(j, near, 1);
    if (metric_ != Metric::kStep && (near & other) != 0) {
      soldiers(i, (line & other) != 0 ? line : near & ~line, 2);
    }
    for (std::uint32_t l = 0; l < here.row_links; ++l) {
      const Link& link = links_[here.links + l];
      if (link.from != i) continue;
      const int to = std::countr_zero(carried(link, Row{1} << j));
      found.push_back({number_of(link.target, link.to, to), 1});
    }
  }
  for (std::uint32_t l = here.row_links; l < here.all_links; ++l) {
    const Link& link = links_[here.links + l];
    if (link.from == 16 * high + low) {
      found.push_back({number_of(link.target, link.to / 16, link.to % 16), link.down ? 2 : 1});
    }
  }
  return found;
}

int Arrangements::images(std::uint32_t number) const {
  return folded_ && !arrangements_[number / pairs_].symmetric ? 2 : 1;
}

Move Arrangements::move_to(const Board& board, std::uint32_t number) const {
  const Key from = pack(board), to = key_of(number);
  Move move = move_between(board, from, to);
  return move.path.empty() ? move_between(board, from, mirror(to)) : move;
}

std::uint32_t Arrangements::positions() const {
  std::uint32_t positions = 0;
  for (std::uint32_t i = 0; i < numbers(); ++i) {
    if (away_[i] != 0) positions += static_cast<std::uint32_t>(images(i));
  }
  return positions;
}

std::uint32_t Arrangements::symmetric() const {
  std::uint32_t symmetric = 0;
  for (std::uint32_t i = 0; i < numbers(); ++i) {
    if (away_[i] == 0 || !arrangements_[i / pairs_].symmetric) continue;
    const auto [high, low] = pair_of(i % pairs_, pair_number);
    symmetric += high + low == free_ - 1;
  }
  return symmetric;
}

Arrangements::Beside Arrangements::beside(Cells free, const Ranks& ranks) const {
  Beside rows;
  const auto add = [&](Cells first, int offset, std::array<std::uint16_t, 16>& to) {
    for (; first != 0; first &= first - 1) {
      const int cell = std::countr_zero(first);
      const std::size_t i = ranks[static_cast<std::size_t>(cell)];
      const std::size_t j = ranks[static_cast<std::size_t>(cell + offset)];
      to[i] = static_cast<std::uint16_t>(to[i] | 1U << j);
      to[j] = static_cast<std::uint16_t>(to[j] | 1U << i);
    }
  };
  add(free & free >> kCols, kCols, rows.near);
  if (metric_ != Metric::kMove) rows.line = rows.near;
  add(free & free >> 1 & ~kCol[3], 1, rows.near);
  if (metric_ == Metric::kMove) rows.line = rows.near;
  return rows;
}

Arrangements::Beside Arrangements::know(std::uint32_t a) {
  const Key key = arrangements_[a].key;
  const Cells free = free_cells(key);
  const Ranks ranks = ranks_of(free);
  // Not across the end of a chunk.
  const std::uint32_t room = kLinksChunk - links_end_ % kLinksChunk;
  if (room < kMostLinks) links_end_ += room;
  links_.make_room(links_end_ + kMostLinks);
  const std::uint32_t first_link = links_end_;
  std::uint8_t row_links = 0;
  const auto going = all_go(free, std::make_index_sequence<std::size(kAxes)>());
  const Key image = mirror(key);
  const std::size_t axes = metric_ == Metric::kStep ? kStepAxes : std::size(kAxes);
  for (std::size_t i = 0; i < axes; ++i) {
    const Axis& axis = kAxes[i];
    const auto pieces =
        axis.shift == kCaoShift ? std::uint64_t{cao_cao(key)} : key >> axis.shift & kAllCells;
    for (auto left = going[i] & (pieces | pieces << 32); left != 0; left &= left - 1) {
      const Change& change = changes_[i][static_cast<std::size_t>(std::countr_zero(left))];
      const Spot spot = spot_of(key ^ change.key, image ^ change.image);
      const auto there = [&](int r) { return spot.mirrored ? free_ - 1 - r : r; };
      const int from = ranks[change.takes[0]], gap = ranks[change.leaves[0]] + change.rises[0];
      Link& link = links_[links_end_++];
      link.target = static_cast<std::uint16_t>(spot.arrangement);
      if (i < kRowAxes) {
        link.from = static_cast<std::uint8_t>(from);
        link.to = static_cast<std::uint8_t>(there(gap));
        // Those between the blank taken and the one left move up to where it was.
        link.down = gap > from;
        link.mirrored = spot.mirrored;
        const int first = std::min(from, gap), last = std::max(from, gap);
        link.shifted = static_cast<std::uint16_t>((2U << last) - (1U << first));
        ++row_links;
      } else {
        const int from2 = ranks[change.takes[1]], gap2 = ranks[change.leaves[1]] + change.rises[1];
        const int high = std::max(from, from2), low = std::min(from, from2);
        link.from = static_cast<std::uint8_t>(16 * high + low);
        link.to = static_cast<std::uint8_t>(16 * there(gap) + there(gap2));
        link.down = axis.steps == 2;
      }
    }
  }

  Arrangement& here = arrangements_[a];
  here.links = first_link;
  here.row_links = row_links;
  here.all_links = static_cast<std::uint8_t>(links_end_ - first_link);
  here.known = true;
  return beside(free, ranks);
}

Arrangements::Row Arrangements::reversed(Row row) const {
  row = (row >> 1 & 0x5555) | (row & 0x5555) << 1;
  row = (row >> 2 & 0x3333) | (row & 0x3333) << 2;
  row = (row >> 4 & 0x0F0F) | (row & 0x0F0F) << 4;
  row = row >> 8 | (row & 0xFF) << 8;
  return row >> (16 - free_);
}

Key Arrangements::key_of(std::uint32_t number) const {
  const Key arrangement = arrangements_[number / pairs_].key;
  const auto [i, j] = pair_of(number % pairs_, pair_number);
  const Cells free = free_cells(arrangement);
  Cells soldiers = 0;
  for (Cells left = free; left != 0; left &= left - 1) {
    const int cell = std::countr_zero(left), r = rank(free, cell);
    if (r != i && r != j) soldiers |= bit(cell);
  }
  return arrangement | soldiers;
}

/// The move that leads from one key, that of the board, to another; no path if there is none.
Move Arrangements::move_between(const Board& board, Key from, Key to) const {
  constexpr Key kPlanes = (Key{1} << kCaoShift) - 1;
  const Key gone = from & ~to & kPlanes, come = to & ~from & kPlanes;
  int shift = kCaoShift;
  int cell = std::countr_zero(cao_cao(from)), there = std::countr_zero(cao_cao(to));
  if (cell == there) {
    shift = std::countr_zero(gone) / kCells * kCells;
    cell = std::countr_zero(gone) % kCells;
    there = std::countr_zero(come) - shift;
    if (gone == 0 || (gone & (gone - 1)) != 0 || there < 0 || there >= kCells) return {};
  } else if (gone != 0) {
    return {};
  }
  Piece piece = piece_at(cell, shift);
  piece.id = board.at(piece.row, piece.col);
  const Piece end = piece_at(there, shift);
  const int down = end.row - piece.row, right = end.col - piece.col;
  const int steps = std::abs(down) + std::abs(right);
  if (steps > (metric_ == Metric::kStep ? 1 : 2)) return {};
  if (metric_ == Metric::kSlide && down != 0 && right != 0) return {};
  const Direction vertical = down < 0 ? Direction::kUp : Direction::kDown;
  const Direction sideways = right < 0 ? Direction::kLeft : Direction::kRight;
  for (const bool vertical_first : {true, false}) {
    Move move{piece.id, {}};
    Piece at = piece;
    for (int step = 0; step < steps; ++step) {
      const bool goes_down = vertical_first ? step < std::abs(down) : step >= std::abs(right);
      const Direction direction = goes_down ? vertical : sideways;
      at = moved(at, direction);
      if (fits(board, at)) move.path.push_back(direction);
    }
    if (move.path.size() == static_cast<std::size_t>(steps)) return move;
  }
  return {};
}

/// The arrangement, or its image, made if it is new.
Arrangements::Spot Arrangements::spot_of(Key key, Key image) {
  const bool mirrored = folded_ && image < key;
  const Key wanted = mirrored ? image : key;
  Key& entry = table_[slot(wanted)];
  if (entry != 0) return {static_cast<std::uint32_t>(~entry & kIndex), mirrored};
  const auto added = static_cast<std::uint32_t>(arrangements_.size());
  entry = ~(wanted | added);
  arrangements_.emplace_back();
  arrangements_.back().key = wanted;
  arrangements_.back().symmetric = key == image;
  if (2 * arrangements_.size() > table_.size()) make_table(2 * table_.size());
  return {added, mirrored};
}

/// Where the table has an arrangement, or would have it.
std::size_t Arrangements::slot(Key key) const {
  const std::size_t mask = table_.size() - 1;
  auto at = static_cast<std::size_t>(key * 0x9E37'79B9'7F4A'7C15 >>
                                     std::countl_zero(std::uint64_t{mask}));
  while (table_[at] != 0 && (~table_[at] & ~kIndex) != key) at = (at + 1) & mask;
  return at;
}

void Arrangements::make_table(std::size_t size) {
  table_.assign(size, 0);
  // As many as it has room for.
  away_.resize(size / 2 * pairs_);
  for (std::uint32_t a = 0; a < arrangements_.size(); ++a) {
    const Key key = arrangements_[a].key;
    table_[slot(key)] = ~(key | a);
  }
}

}  // namespace qiju::huarong

#include "huarong/two_blanks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <utility>

#include "huarong/pair_set.h"
#include "huarong/position.h"

namespace qiju::huarong {

namespace {

// A set of cells, in reading order as in a key.
using Cells = std::uint32_t;

constexpr Cells bit(int cell) { return Cells{1} << cell; }

constexpr Cells kAllCells = bit(kCells) - 1;
constexpr Cells kCol[] = {0x11111, 0x22222, 0x44444, 0x88888};

// Free cells are ranked down the first column, up the second, down the third and up the fourth, so
// that a rank r of n is n - 1 - r in the mirror image.
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

/// How many of the cells come before one.
int rank(Cells cells, int one) {
  return std::popcount(cells & kBefore[static_cast<std::size_t>(one)]);
}

// An arrangement is the key of a position without its soldiers.
constexpr Key kSoldiers = kAllCells;

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
constexpr std::size_t kRowAxes = 2;   // along which a piece takes one blank; those come first
constexpr std::size_t kStepAxes = 6;  // along which it goes one cell; those come first

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

/// A slide of the piece in a cell, as it changes an arrangement.
struct Change {
  Key key = 0;    ///< the bits that change
  Key image = 0;  ///< those of the mirror image
  std::array<std::uint8_t, 2> takes{};
  std::array<std::uint8_t, 2> leaves{};
  /// What is added to the rank of a cell that it leaves: the cells taken are no longer before it,
  /// the other one left may be.
  std::array<std::int8_t, 2> rises{};
};

/// By the axis, and by 32 times the way along it plus the cell.
using Changes = std::array<std::array<Change, 64>, std::size(kAxes)>;

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

/// A position: the arrangement, and the ranks of the blanks among the cells that it leaves free.
struct Position {
  Key arrangement = 0;
  int blank[2] = {0, 0};
};

Position position_of(const Board& board) {
  const Key key = pack(board);
  Position position{.arrangement = key & ~kSoldiers};
  const Cells free = free_cells(key);
  Cells blanks = free & ~static_cast<Cells>(key);
  for (int& blank : position.blank) {
    blank = rank(free, std::countr_zero(blanks));
    blanks &= blanks - 1;
  }
  return position;
}

/// N: no less than the free cells.
template <int N>
class TwoBlanks final : public Distances {
 public:
  TwoBlanks(const Board& like, Metric metric, Mirror mirror, int free)
      : like_(like),
        metric_(metric),
        folded_(mirror == Mirror::kFolded),
        free_(free),
        pairs_(static_cast<std::uint32_t>(free * (free - 1) / 2)),
        pieces_(read_layout(like).pieces) {
    make_table(1 << 12);
  }

  void seed(const Board& board) override {
    const Position position = position_of(board);
    const Spot spot = spot_of(position.arrangement, mirror(position.arrangement));
    const auto [i, j] = blanks_at(position, spot.mirrored);
    Set& coming = arrangements_[spot.arrangement].coming[0];
    if (coming.empty()) coming_[coming_count_++] = spot.arrangement;
    coming.add_row(i, Row{1} << j);
  }

  bool run(std::uint32_t positions) override {
    for (;;) {
      if (from_ == front_count_) {
        if (coming_count_ == 0) return true;
        front_.swap(coming_);
        front_count_ = coming_count_;
        coming_count_ = 0;
        from_ = 0;
        ++distance_;
      }
      if (positions == 0) return false;
      positions -= std::min(positions, go_through(front_[from_++]));
      if (end_at_exit_ && exit_ != kNoNumber) return true;
    }
  }

  std::uint32_t exit() const override { return exit_; }

  void restart_from_exits() override {
    from_ = front_count_ = coming_count_ = 0;
    distance_ = farthest_ = kNotMet;
    exit_ = kNoNumber;
    searched_ = twice_ = 0;
    for (std::uint32_t a = 0; a < arrangements_.size(); ++a) {
      Arrangement& here = arrangements_[a];
      here.coming[0] = here.coming[1] = {};
      if (is_solved(here.key) && here.met != Set::diagonal()) {
        here.coming[0] = here.met;
        coming_[coming_count_++] = a;
      }
      here.met = Set::diagonal();
    }
  }

  std::uint32_t numbers() const override {
    return static_cast<std::uint32_t>(arrangements_.size()) * pairs_;
  }

  Board board(std::uint32_t number) const override {
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

  int distance(std::uint32_t number) const override {
    const auto [i, j] = pair_of(number % pairs_);
    const Arrangement& here = arrangements_[number / pairs_];
    return (here.met.row(i) >> j & 1) != 0 ? distances_[number] : kNotMet;
  }

  std::uint32_t number(const Board& board) const override {
    if (board.goal != like_.goal || !has_two_blanks(board)) return kNoNumber;
    const Position position = position_of(board);
    const Key image = mirror(position.arrangement);
    const bool mirrored = folded_ && image < position.arrangement;
    const Key entry = table_[slot(mirrored ? image : position.arrangement)];
    if (entry == kEmpty) return kNoNumber;
    const auto [i, j] = blanks_at(position, mirrored);
    return number_of(static_cast<std::uint32_t>(entry & kIndex), i, j);
  }

  std::vector<Neighbour> neighbours(std::uint32_t number) const override {
    const std::uint32_t a = number / pairs_;
    const Arrangement& here = arrangements_[a];
    const auto [high, low] = pair_of(number % pairs_);
    std::vector<Neighbour> found;
    for (const auto& [i, j] : {std::pair(high, low), std::pair(low, high)}) {
      const auto soldiers = [&](int stays, Row to, int steps) {
        for (to &= ~(Row{1} << stays); to != 0; to &= to - 1) {
          found.push_back({number_of(a, stays, std::countr_zero(to)), steps});
        }
      };
      soldiers(j, here.near.row(i), 1);
      if (metric_ != Metric::kStep) soldiers(i, two_cells(here, i, j) & ~(Row{1} << j), 2);
      for (std::uint32_t l = 0; l < here.row_links; ++l) {
        const Link& link = links_[here.links + l];
        if (link.from != i) continue;
        const int to = std::countr_zero(carried(link, Row{1} << j));
        found.push_back({number_of(link.target, link.to, to), 1});
      }
    }
    for (std::uint32_t l = here.row_links; l < here.all_links; ++l) {
      const Link& link = links_[here.links + l];
      if (link.from == N * high + low) {
        found.push_back({number_of(link.target, link.to / N, link.to % N), link.down ? 2 : 1});
      }
    }
    return found;
  }

  int images(std::uint32_t number) const override {
    return folded_ && !arrangements_[number / pairs_].symmetric ? 2 : 1;
  }

  Move move_to(const Board& board, std::uint32_t number) const override {
    const Key from = pack(board), to = key_of(number);
    Move move = move_between(board, from, to);
    return move.path.empty() ? move_between(board, from, mirror(to)) : move;
  }

  using Distances::distance;
  int farthest() const override { return farthest_; }

  std::uint32_t searched() const override { return searched_ - twice_ / 2; }

  std::uint32_t positions() const override {
    std::uint32_t positions = 0;
    for (const Arrangement& here : arrangements_) {
      const std::uint32_t images = folded_ && !here.symmetric ? 2 : 1;
      here.met.for_each([&](int, int) { positions += images; });
    }
    return positions;
  }

  std::uint32_t symmetric() const override {
    std::uint32_t symmetric = 0;
    for (const Arrangement& here : arrangements_) {
      if (here.symmetric) here.met.for_each([&](int i, int j) { symmetric += i + j == free_ - 1; });
    }
    return symmetric;
  }

 private:
  using Set = PairSet<N>;
  using Row = typename Set::Row;

  // An entry of the table is the key of an arrangement, with its index where soldiers are in a key.
  static constexpr Key kIndex = kSoldiers;
  static constexpr Key kEmpty = ~Key{0};  // no arrangement: Cao Cao has only 12 places

  struct Arrangement {
    Key key = 0;
    Set met = Set::diagonal();  ///< both ways, as are the next two
    Set near;                   ///< pairs of free cells side by side
    Set line;                   ///< those that a soldier moves along by two cells
    Set takes;                  ///< row i, column l: does link l, one of the first N, take blank i?
    Set takes_both;             ///< the pairs that links of pairs take
    std::array<Set, 2> coming;  ///< met next, at an even and at an odd distance
    std::uint32_t links = 0;    ///< the first of them
    std::uint8_t row_links = 0;
    std::uint8_t all_links = 0;
    bool known = false;      ///< all but the places
    bool symmetric = false;  ///< folded with itself
  };

  /// A move of a piece that is not a soldier. One cell lengthwise takes one blank, whatever the
  /// other: a link of rows. All others take both, and leave both: a link of pairs, N * i + j each.
  struct Link {
    std::uint16_t target = 0;
    std::uint16_t shifted = 0;  ///< the other blanks of a row whose rank changes by one
    std::uint8_t from = 0;      ///< the blanks that it takes
    std::uint8_t to = 0;        ///< those that it leaves
    bool down = false;          ///< do those ranks fall? Of pairs: is it two cells?
    bool mirrored = false;      ///< is a row reversed?
  };

  struct Spot {
    std::uint32_t arrangement = 0;
    bool mirrored = false;
  };

  std::pair<int, int> blanks_at(const Position& position, bool mirrored) const {
    const auto [i, j] = position.blank;
    return mirrored ? std::pair(free_ - 1 - i, free_ - 1 - j) : std::pair(i, j);
  }

  std::uint32_t number_of(std::uint32_t arrangement, int i, int j) const {
    return arrangement * pairs_ + (i > j ? pair_number(i, j) : pair_number(j, i));
  }

  static std::uint32_t pair_number(int high, int low) {
    return static_cast<std::uint32_t>(high * (high - 1) / 2 + low);
  }

  Key key_of(std::uint32_t number) const {
    const Key arrangement = arrangements_[number / pairs_].key;
    const auto [i, j] = pair_of(number % pairs_);
    const Cells free = free_cells(arrangement);
    Cells soldiers = 0;
    for (Cells left = free; left != 0; left &= left - 1) {
      const int cell = std::countr_zero(left), r = rank(free, cell);
      if (r != i && r != j) soldiers |= bit(cell);
    }
    return arrangement | soldiers;
  }

  /// The move that leads from one key, that of the board, to another; no path if there is none.
  Move move_between(const Board& board, Key from, Key to) const {
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

  static std::pair<int, int> pair_of(std::uint32_t pair) {
    int high = 1;
    while (pair_number(high + 1, 0) <= pair) ++high;
    return {high, static_cast<int>(pair - pair_number(high, 0))};
  }

  /// The blanks beside blank i from which a soldier moves to blank j by way of i.
  Row two_cells(const Arrangement& here, int i, int j) const {
    const Row line = here.line.row(i), across = here.near.row(i) & ~line;
    return (line >> j & 1) != 0 ? line : (across >> j & 1) != 0 ? across : 0;
  }

  /// The other blanks of a row where a link takes them.
  Row carried(const Link& link, Row others) const {
    const Row shifted = others & link.shifted;
    const Row there = (others ^ shifted) | shifted << 1 >> (2 * link.down);
    return link.mirrored ? Set::reversed(there, free_) : there;
  }

  std::uint32_t go_through(std::uint32_t a);
  void know(std::uint32_t a);
  Spot spot_of(Key key, Key image);
  std::size_t slot(Key key) const;
  void make_table(std::size_t size);

  Board like_;
  Metric metric_;
  bool folded_;
  int free_;             // cells that an arrangement leaves
  std::uint32_t pairs_;  // of them
  std::vector<Piece> pieces_;
  const Changes changes_ = all_changes();

  std::vector<Arrangement> arrangements_;
  std::vector<Link> links_;
  std::vector<std::uint16_t> distances_;
  std::vector<Key> table_;
  std::vector<std::uint32_t> front_, coming_;
  std::size_t front_count_ = 0, coming_count_ = 0;
  std::size_t from_ = 0;
  int distance_ = kNotMet;  // of what is gone through
  int farthest_ = kNotMet;
  std::uint32_t exit_ = kNoNumber;
  std::uint32_t searched_ = 0;
  std::uint32_t twice_ = 0;  // those of them met together with their image
};

template <int N>
std::uint32_t TwoBlanks<N>::go_through(std::uint32_t a) {
  if (!arrangements_[a].known) know(a);
  Arrangement& here = arrangements_[a];
  Set& came = here.coming[distance_ & 1];
  Set found = came.both_ways();
  came = {};
  if (folded_ && here.symmetric) found |= found.reversed(free_);
  found -= here.met;
  if (found.empty()) return 0;
  here.met |= found;
  farthest_ = distance_;

  std::uint32_t positions = 0;
  std::uint16_t* const distances = &distances_[a * pairs_];
  found.for_each([&](int i, int j) {
    ++positions;
    distances[pair_number(i, j)] = static_cast<std::uint16_t>(distance_);
  });
  if (is_solved(here.key) && exit_ == kNoNumber) {
    found.for_each([&](int i, int j) { exit_ = number_of(a, i, j); });
  }
  searched_ += positions;
  if (folded_ && here.symmetric) {
    found.for_each([&](int i, int j) { twice_ += i + j != free_ - 1; });
  }

  Set next = found.then(here.near);
  if (metric_ != Metric::kStep) {
    Set across = here.near;
    across -= here.line;
    next |= here.line.rows_of(found & here.line);
    next |= across.rows_of(found & across);
  }
  next -= here.met;

  // Whether a pair is new is a coin toss to the processor: so write always, count what is to stay.
  const std::size_t parity = ~distance_ & 1;
  std::uint32_t* const list = coming_.data();
  std::size_t listed = coming_count_;
  const auto come = [&](Arrangement& there, std::uint32_t index, const Set& pairs) {
    Set& coming = there.coming[parity];
    list[listed] = index;
    listed += static_cast<std::size_t>(coming.empty()) & static_cast<std::size_t>(!pairs.empty());
    coming |= pairs;
  };
  const auto follow = [&](const Link& link, int to, Row row) {
    Arrangement& there = arrangements_[link.target];
    Set pairs;
    pairs.add_row(to, row);
    pairs -= there.met;
    come(there, link.target, pairs);
  };
  come(here, a, next);
  const Link* const links = &links_[here.links];
  const auto follow_row = [&](const Link& link) {
    follow(link, link.to, carried(link, found.row(link.from)));
  };
  for (Row left = here.takes.rows_of(found).any_row(); left != 0; left &= left - 1) {
    follow_row(links[std::countr_zero(left)]);
  }
  for (std::uint32_t l = N; l < here.row_links; ++l) follow_row(links[l]);
  if (!(found & here.takes_both).empty()) {
    for (std::uint32_t l = here.row_links; l < here.all_links; ++l) {
      const Link& link = links[l];
      if (found.has(link.from / N, link.from % N)) follow(link, link.to / N, Row{1} << link.to % N);
    }
  }
  coming_count_ = listed;
  return positions;
}

/// Finds out where the free cells are and where moves lead.
template <int N>
void TwoBlanks<N>::know(std::uint32_t a) {
  const Key key = arrangements_[a].key;
  const Cells free = free_cells(key);
  std::array<std::uint8_t, kCells> ranks;  // of every cell: the free ones before it
  std::uint8_t counted = 0;
  for (const std::uint8_t cell : kInTurn) {
    ranks[cell] = counted;
    counted += free >> cell & 1;
  }
  const auto rank_of = [&](int cell) { return int{ranks[static_cast<std::size_t>(cell)]}; };
  const auto pairs_beside = [&](Cells first, int offset) {
    Set pairs;
    for (; first != 0; first &= first - 1) {
      const int cell = std::countr_zero(first);
      pairs.add_row(rank_of(cell), Row{1} << rank_of(cell + offset));
    }
    return pairs;
  };
  Set line = pairs_beside(free & free >> kCols, kCols);
  Set near = pairs_beside(free & free >> 1 & ~kCol[3], 1);
  near |= line;
  near = near.both_ways();
  line = metric_ == Metric::kMove ? near : line.both_ways();

  Set takes_row, takes_both;
  const auto first_link = static_cast<std::uint32_t>(links_.size());
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
      Link link;
      link.target = static_cast<std::uint16_t>(spot.arrangement);
      if (i < kRowAxes) {
        link.from = static_cast<std::uint8_t>(from);
        link.to = static_cast<std::uint8_t>(there(gap));
        // Those between the blank taken and the one left move up to where it was.
        link.down = gap > from;
        link.mirrored = spot.mirrored;
        const int first = std::min(from, gap), last = std::max(from, gap);
        link.shifted = static_cast<std::uint16_t>((2U << last) - (1U << first));
        if (row_links < N) takes_row.add_row(from, Row{1} << row_links);
        ++row_links;
      } else {
        const int from2 = ranks[change.takes[1]], gap2 = ranks[change.leaves[1]] + change.rises[1];
        const int high = std::max(from, from2), low = std::min(from, from2);
        link.from = static_cast<std::uint8_t>(N * high + low);
        link.to = static_cast<std::uint8_t>(N * there(gap) + there(gap2));
        link.down = axis.steps == 2;
        takes_both.add_row(high, Row{1} << low);
      }
      links_.push_back(link);
    }
  }

  Arrangement& here = arrangements_[a];
  here.near = near;
  here.line = line;
  here.takes = takes_row;
  here.takes_both = takes_both;
  here.links = first_link;
  here.row_links = row_links;
  here.all_links = static_cast<std::uint8_t>(links_.size() - first_link);
  here.known = true;
}

/// The arrangement, or its image, made if it is new.
template <int N>
typename TwoBlanks<N>::Spot TwoBlanks<N>::spot_of(Key key, Key image) {
  const bool mirrored = folded_ && image < key;
  const Key wanted = mirrored ? image : key;
  Key& entry = table_[slot(wanted)];
  if (entry != kEmpty) return {static_cast<std::uint32_t>(entry & kIndex), mirrored};
  const auto added = static_cast<std::uint32_t>(arrangements_.size());
  entry = wanted | added;
  arrangements_.emplace_back();
  arrangements_.back().key = wanted;
  arrangements_.back().symmetric = key == image;
  if (2 * arrangements_.size() > table_.size()) make_table(2 * table_.size());
  return {added, mirrored};
}

/// Where the table has an arrangement, or would have it.
template <int N>
std::size_t TwoBlanks<N>::slot(Key key) const {
  const std::size_t mask = table_.size() - 1;
  auto at = static_cast<std::size_t>(key * 0x9E37'79B9'7F4A'7C15 >>
                                     std::countl_zero(std::uint64_t{mask}));
  while (table_[at] != kEmpty && (table_[at] & ~kIndex) != key) at = (at + 1) & mask;
  return at;
}

template <int N>
void TwoBlanks<N>::make_table(std::size_t size) {
  table_.assign(size, kEmpty);
  // Room for as many arrangements as the table takes, and one more where it is written always.
  distances_.resize(size / 2 * pairs_);
  front_.resize(size / 2 + 1);
  coming_.resize(size / 2 + 1);
  for (std::uint32_t a = 0; a < arrangements_.size(); ++a) {
    const Key key = arrangements_[a].key;
    table_[slot(key)] = key | a;
  }
}

}  // namespace

bool has_two_blanks(const Board& board) {
  const Board classic;
  if (board.rows != classic.rows || board.cols != classic.cols) return false;
  if (board.goal.row != classic.goal.row || board.goal.col != classic.goal.col) return false;
  const auto cells = board.cells();
  if (std::count(cells.begin(), cells.end(), 0) != 2) return false;
  if (board.goal.id == 0) return true;
  Board unnamed = board;
  unnamed.goal = classic.goal;
  if (read_layout(unnamed).status != LayoutStatus::kLegal) return false;
  return goal_piece(unnamed).id == board.goal.id;
}

std::unique_ptr<Distances> make_two_blanks(const Board& like, Metric metric, Mirror mirror) {
  const int free = std::popcount(free_cells(pack(like)));
  if (free <= 8) return std::make_unique<TwoBlanks<8>>(like, metric, mirror, free);
  return std::make_unique<TwoBlanks<16>>(like, metric, mirror, free);
}

}  // namespace qiju::huarong

#include "huarong/two_blanks.h"

#include <algorithm>
#include <array>
#include <bit>

#include "huarong/arrangements.h"
#include "huarong/chunks.h"
#include "huarong/pair_set.h"

namespace qiju::huarong {

namespace {

/// N: no less than the free cells.
template <int N>
class TwoBlanks final : public Arrangements {
 public:
  TwoBlanks(const Board& like, Metric metric, Mirror mirror) : Arrangements(like, metric, mirror) {}

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

 private:
  using Set = PairSet<N>;

  // All sets have a pair both ways.
  struct Pairs {
    Set met = Set::diagonal();
    std::array<Set, 2> coming;  ///< met next, at an even and at an odd distance
    Set near;                   ///< free cells side by side
    Set line;                   ///< those that a soldier goes along by two cells
    Set takes;                  ///< row i, column l: does link l, one of the first N, take blank i?
    Set takes_both;             ///< the pairs that links of pairs take
  };

  void start(std::uint32_t arrangement, int i, int j) override {
    make_room();
    Set& coming = sets_[arrangement].coming[0];
    if (coming.empty()) coming_[coming_count_++] = arrangement;
    coming.add_row(i, Row{1} << j);
  }

  void forget() override {
    from_ = front_count_ = coming_count_ = 0;
    distance_ = kNotMet;
    sets_.for_each([](Pairs& here) {
      here.met = Set::diagonal();
      here.coming = {};
    });
  }

  /// For every arrangement, and in the lists for one more that is written always.
  void make_room() {
    const std::size_t size = arrangements_.size();
    sets_.make_room(size);
    if (coming_.size() > size) return;
    front_.resize(size + size / 4 + 1);
    coming_.resize(size + size / 4 + 1);
  }

  void learn(std::uint32_t a);
  std::uint32_t go_through(std::uint32_t a);

  Chunks<Pairs, 256> sets_;  // by arrangement
  std::vector<std::uint32_t> front_,
      coming_;  // arrangements with pairs at a distance, and at the next
  std::size_t front_count_ = 0, coming_count_ = 0;
  std::size_t from_ = 0;
  int distance_ = kNotMet;  // of what is gone through
};

/// Finds out where moves lead from an arrangement.
template <int N>
void TwoBlanks<N>::learn(std::uint32_t a) {
  const Beside rows = know(a);
  make_room();
  const Arrangement& here = arrangements_[a];
  Pairs& pairs = sets_[a];
  for (int i = 0; i < free_; ++i) {
    const auto at = static_cast<std::size_t>(i);
    pairs.near.add_row(i, rows.near[at]);
    pairs.line.add_row(i, rows.line[at]);
  }
  for (std::uint32_t l = 0; l < here.all_links; ++l) {
    const int from = links_[here.links + l].from;
    if (l >= here.row_links) {
      pairs.takes_both.add_row(from / 16, Row{1} << from % 16);
    } else if (l < N) {
      pairs.takes.add_row(from, Row{1} << l);
    }
  }
}

template <int N>
std::uint32_t TwoBlanks<N>::go_through(std::uint32_t a) {
  if (!arrangements_[a].known) learn(a);
  const Arrangement& here = arrangements_[a];
  Pairs& pairs = sets_[a];
  Set& came = pairs.coming[distance_ & 1];
  Set found = came.both_ways();
  came = {};
  if (folded_ && here.symmetric) found |= found.reversed(free_);
  found -= pairs.met;
  if (found.empty()) return 0;
  pairs.met |= found;
  farthest_ = distance_;

  std::uint32_t positions = 0;
  std::uint16_t* const away = &away_[a * pairs_];
  found.for_each([&](int i, int j) {
    ++positions;
    away[pair_number(i, j)] = static_cast<std::uint16_t>(distance_ + 1);
  });
  if (is_solved(here.key) && exit_ == kNoNumber) {
    found.for_each([&](int i, int j) { exit_ = number_of(a, i, j); });
  }
  searched_ += positions;
  if (folded_ && here.symmetric) {
    found.for_each([&](int i, int j) { twice_ += i + j != free_ - 1; });
  }

  Set next = found.then(pairs.near);
  if (metric_ != Metric::kStep) {
    Set across = pairs.near;
    across -= pairs.line;
    next |= pairs.line.rows_of(found & pairs.line);
    next |= across.rows_of(found & across);
  }

  // Whether a pair is new is a coin toss to the processor: so write always, count what is to stay.
  const std::size_t parity = ~distance_ & 1;
  std::uint32_t* const list = coming_.data();
  std::size_t listed = coming_count_;
  const auto come = [&](std::uint32_t to, Set reached) {
    Pairs& there = sets_[to];
    Set& coming = there.coming[parity];
    reached -= there.met;
    list[listed] = to;
    listed += static_cast<std::size_t>(coming.empty()) & static_cast<std::size_t>(!reached.empty());
    coming |= reached;
  };
  const auto follow = [&](const Link& link, int to, Row row) {
    Set reached;
    reached.add_row(to, row);
    come(link.target, reached);
  };
  come(a, next);
  const Link* const links = &links_[here.links];
  const auto follow_row = [&](const Link& link) {
    follow(link, link.to, carried(link, found.row(link.from)));
  };
  for (Row left = pairs.takes.rows_of(found).any_row(); left != 0; left &= left - 1) {
    follow_row(links[std::countr_zero(left)]);
  }
  for (std::uint32_t l = N; l < here.row_links; ++l) follow_row(links[l]);
  if (!(found & pairs.takes_both).empty()) {
    for (std::uint32_t l = here.row_links; l < here.all_links; ++l) {
      const Link& link = links[l];
      if (found.has(link.from / 16, link.from % 16))
        follow(link, link.to / 16, Row{1} << link.to % 16);
    }
  }
  coming_count_ = listed;
  return positions;
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
  // Cells are free but for Cao Cao's four and two for each general.
  int free = 20;
  for (const Piece& piece : read_layout(like).pieces) {
    const int size = piece.height * piece.width;
    if (size > 1) free -= size;
  }
  if (free <= 8) return std::make_unique<TwoBlanks<8>>(like, metric, mirror);
  return std::make_unique<TwoBlanks<16>>(like, metric, mirror);
}

}  // namespace qiju::huarong

#include "huarong/any_board.h"

#include <algorithm>
#include <bit>

namespace qiju::huarong {

namespace {

constexpr std::uint64_t kFirstCol = 0x0101'0101'0101'0101;
constexpr std::uint64_t kLastCol = kFirstCol << (kMaxSide - 1);

int cell_of(int row, int col) { return kMaxSide * row + col; }

std::uint64_t bit(int cell) { return std::uint64_t{1} << cell; }

std::uint64_t shifted(std::uint64_t cells, Direction direction) {
  switch (direction) {
    case Direction::kUp:
      return cells >> kMaxSide;
    case Direction::kDown:
      return cells << kMaxSide;
    case Direction::kLeft:
      return (cells & ~kFirstCol) >> 1;
    default:
      return (cells & ~kLastCol) << 1;
  }
}

/// Calls `visit(cell)` for every cell of a set, in reading order.
template <class Visit>
void for_each(std::uint64_t cells, Visit visit) {
  for (; cells != 0; cells &= cells - 1) visit(std::countr_zero(cells));
}

}  // namespace

AnyBoard::AnyBoard(const Board& like, Metric metric, std::size_t most_words)
    : like_(like),
      metric_(metric),
      most_words_(most_words),
      pieces_(read_layout(like).pieces),
      goal_id_(goal_piece(like).id) {
  for (const Piece& piece : pieces_) {
    if (digit_of(piece, goal_id_) != 0) continue;
    Kind kind{.height = piece.height, .width = piece.width, .goal = piece.id == goal_id_};
    for (int row = 0; row < kind.height; ++row) {
      for (int col = 0; col < kind.width; ++col) kind.shape |= bit(cell_of(row, col));
    }
    for (int row = 0; row <= like.rows - kind.height; ++row) {
      for (int col = 0; col <= like.cols - kind.width; ++col) kind.within |= bit(cell_of(row, col));
    }
    kinds_.push_back(kind);
  }
  bits_ = static_cast<int>(std::bit_width(kinds_.size()));
  int shift = 0;
  for (int row = 0; row < like.rows; ++row) {
    for (int col = 0; col < like.cols; ++col) {
      if (like.at(row, col) < 0) continue;
      if (shift + bits_ > 64) {
        shift = 0;
        ++words_;
      }
      const int cell = cell_of(row, col);
      free_ |= bit(cell);
      digits_[static_cast<std::size_t>(cell)] = {static_cast<std::uint8_t>(words_ - 1),
                                                 static_cast<std::uint8_t>(shift)};
      shift += bits_;
    }
  }
  make_table(1 << 12);
}

void AnyBoard::seed(const Board& board) {
  if (const auto key = pack(board)) meet(*key, 0);
}

bool AnyBoard::run(std::uint32_t positions) {
  for (; !full_ && !(end_at_exit_ && exit_ != kNoNumber); --positions) {
    if (from_ == order_.size()) return true;
    if (positions == 0) return false;
    const std::uint32_t here = order_[from_++];
    for_each_move(key(here), [&](const Key& next, int) { meet(next, distances_[here] + 1); });
  }
  return true;
}

void AnyBoard::restart_from_exits() {
  const auto met = std::move(order_);
  order_.clear();
  from_ = 0;
  exit_ = kNoNumber;
  std::fill(distances_.begin(), distances_.end(), kNotMet);
  for (const std::uint32_t number : met) {
    if (is_exit(number)) meet(key(number), 0);
  }
}

std::uint32_t AnyBoard::number(const Board& board) const {
  const auto key = pack(board);
  return key ? table_[slot(*key)] - 1 : kNoNumber;
}

std::vector<Distances::Neighbour> AnyBoard::neighbours(std::uint32_t number) const {
  std::vector<Neighbour> neighbours;
  for_each_move(key(number), [&](const Key& next, int steps) {
    const std::uint32_t entry = table_[slot(next)];
    if (entry != 0) neighbours.push_back({entry - 1, steps});
  });
  return neighbours;
}

std::uint32_t AnyBoard::symmetric() const {
  const auto image_of = [&](int cell) { return cell - 2 * (cell % kMaxSide) + like_.cols - 1; };
  Cells image = 0;
  for_each(free_, [&](int cell) { image |= bit(image_of(cell)); });
  if (image != free_) return 0;
  std::uint32_t symmetric = 0;
  for (const std::uint32_t number : order_) {
    const Key here = key(number);
    bool same = true;
    for_each(free_, [&](int cell) {
      const std::size_t piece = digit(here, cell);
      // The image of a piece's top-left cell is the top-right one of its image.
      same &= piece == 0 || digit(here, image_of(cell) - kinds_[piece - 1].width + 1) == piece;
    });
    symmetric += same;
  }
  return symmetric;
}

std::size_t AnyBoard::digit_of(const Piece& piece, std::int32_t goal_id) const {
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    const Kind& kind = kinds_[i];
    if (kind.height == piece.height && kind.width == piece.width &&
        kind.goal == (piece.id == goal_id)) {
      return i + 1;
    }
  }
  return 0;
}

std::optional<AnyBoard::Key> AnyBoard::pack(const Board& board) const {
  if (board.rows != like_.rows || board.cols != like_.cols || board.goal != like_.goal) return {};
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if ((board.ids[i] < 0) != (like_.ids[i] < 0)) return {};
  }
  const std::int32_t goal_id = goal_piece(board).id;
  Key key{};
  for (const Piece& piece : read_layout(board).pieces) {
    const std::size_t digit = digit_of(piece, goal_id);
    if (digit == 0) return {};
    toggle(key, cell_of(piece.row, piece.col), digit);
  }
  return key;
}

AnyBoard::Key AnyBoard::key(std::uint32_t number) const {
  Key key{};
  std::copy_n(keys_.begin() + static_cast<std::ptrdiff_t>(number * words_), words_, key.begin());
  return key;
}

Board AnyBoard::board(std::uint32_t number) const {
  Board board = like_;
  for (auto& id : board.ids) id = std::min(id, 0);
  const Key here = key(number);
  auto left = pieces_;
  for_each(free_, [&](int cell) {
    const std::size_t wanted = digit(here, cell);
    if (wanted == 0) return;
    const auto piece = std::find_if(left.begin(), left.end(), [&](const Piece& p) {
      return p.id != 0 && digit_of(p, goal_id_) == wanted;
    });
    piece->row = cell / kMaxSide;
    piece->col = cell % kMaxSide;
    fill(board, *piece, piece->id);
    piece->id = 0;
  });
  return board;
}

std::size_t AnyBoard::digit(const Key& key, int cell) const {
  const Digit at = digits_[static_cast<std::size_t>(cell)];
  return key[at.word] >> at.shift & ((std::size_t{1} << bits_) - 1);
}

void AnyBoard::toggle(Key& key, int cell, std::size_t digit) const {
  const Digit at = digits_[static_cast<std::size_t>(cell)];
  key[at.word] ^= std::uint64_t{digit} << at.shift;
}

bool AnyBoard::is_exit(std::uint32_t number) const {
  const std::size_t piece = digit(key(number), cell_of(like_.goal.row, like_.goal.col));
  return piece != 0 && kinds_[piece - 1].goal;
}

template <class Visit>
void AnyBoard::for_each_place(Cells from, Cells places, Visit visit) const {
  Cells met = from, last = from;
  std::array<Cells, 4> ahead{from, from, from, from};
  for (int steps = 1; last != 0 && (steps == 1 || metric_ != Metric::kStep); ++steps) {
    Cells next = 0;
    for (const auto direction : kDirections) {
      Cells& cells = ahead[static_cast<std::size_t>(direction)];
      cells = shifted(metric_ == Metric::kMove ? last : cells, direction) & places;
      next |= cells;
    }
    last = next & ~met;
    met |= last;
    for_each(last, [&](int cell) { visit(cell, steps); });
  }
}

template <class Visit>
void AnyBoard::for_each_move(const Key& key, Visit visit) const {
  Cells blank = free_;
  for_each(free_, [&](int cell) {
    const std::size_t piece = digit(key, cell);
    if (piece != 0) blank ^= kinds_[piece - 1].shape << cell;
  });
  for_each(free_, [&](int cell) {
    const std::size_t piece = digit(key, cell);
    if (piece == 0) return;
    const Kind& kind = kinds_[piece - 1];
    const Cells room = blank | kind.shape << cell;
    Cells places = kind.within;
    for_each(kind.shape, [&](int part) { places &= room >> part; });
    for_each_place(bit(cell), places, [&](int to, int steps) {
      Key next = key;
      toggle(next, cell, piece);
      toggle(next, to, piece);
      visit(next, steps);
    });
  });
}

void AnyBoard::meet(const Key& key, int distance) {
  std::uint32_t& entry = table_[slot(key)];
  if (entry == 0) {
    full_ |= keys_.size() + words_ > most_words_;
    if (full_) return;
    keys_.insert(keys_.end(), key.begin(), key.begin() + static_cast<std::ptrdiff_t>(words_));
    distances_.push_back(kNotMet);
    entry = numbers();
  }
  const std::uint32_t number = entry - 1;
  if (distances_[number] != kNotMet) return;
  distances_[number] = distance;
  order_.push_back(number);
  if (exit_ == kNoNumber && is_exit(number)) exit_ = number;
  if (2 * distances_.size() > table_.size()) make_table(2 * table_.size());
}

std::size_t AnyBoard::slot(const Key& key) const {
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < words_; ++i) {
    hash = (hash ^ hash >> 32 ^ key[i]) * 0x9E37'79B9'7F4A'7C15;
  }
  auto at = static_cast<std::size_t>(hash >> std::countl_zero(std::uint64_t{table_.size() - 1}));
  for (;; ++at) {
    at &= table_.size() - 1;
    const std::uint32_t entry = table_[at];
    if (entry == 0) return at;
    if (std::equal(key.begin(), key.begin() + static_cast<std::ptrdiff_t>(words_),
                   keys_.begin() + static_cast<std::ptrdiff_t>((entry - 1) * words_))) {
      return at;
    }
  }
}

void AnyBoard::make_table(std::size_t size) {
  table_.assign(size, 0);
  for (std::uint32_t i = 0; i < numbers(); ++i) table_[slot(key(i))] = i + 1;
}

}  // namespace qiju::huarong

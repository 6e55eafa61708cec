#include "huarong/generic_search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

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

GenericSearch::GenericSearch(const Board& like, Metric metric, std::size_t max_words)
    : like_(like),
      metric_(metric),
      pieces_(read_layout(like).pieces),
      goal_id_(goal_piece(like).id),
      index_(1) {
  assert(read_layout(like).status == LayoutStatus::kLegal);
  for (const Piece& piece : pieces_) {
    if (digit_of(piece, goal_id_) != 0) continue;
    Kind kind{.height = piece.height, .width = piece.width, .is_goal = piece.id == goal_id_};
    for (int row = 0; row < kind.height; ++row) {
      for (int col = 0; col < kind.width; ++col) kind.shape |= bit(cell_of(row, col));
    }
    for (int row = 0; row <= like.rows - kind.height; ++row) {
      for (int col = 0; col <= like.cols - kind.width; ++col) kind.inside |= bit(cell_of(row, col));
    }
    kinds_.push_back(kind);
  }
  digit_bits_ = static_cast<int>(std::bit_width(kinds_.size()));
  int shift = 0;
  for (int row = 0; row < like.rows; ++row) {
    for (int col = 0; col < like.cols; ++col) {
      if (like.at(row, col) == kWall) continue;
      if (shift + digit_bits_ > 64) {
        shift = 0;
        ++words_;
      }
      const int cell = cell_of(row, col);
      not_walls_ |= bit(cell);
      digit_positions_[static_cast<std::size_t>(cell)] = {static_cast<std::uint8_t>(words_ - 1),
                                                          static_cast<std::uint8_t>(shift)};
      shift += digit_bits_;
    }
  }
  assert(words_ <= kMaxKeyWords);
  index_ = KeyIndex<>(words_, max_words / words_);
}

void GenericSearch::add_source(const Board& board) {
  const auto key = pack(board);
  assert(key.has_value());
  reach(*key, 0);
}

bool GenericSearch::run(std::uint32_t positions) {
  for (; !is_full_ && !(stops_at_exit_ && first_exit_ != kNoIndex); --positions) {
    if (next_ == queue_.size()) return true;
    if (positions == 0) return false;
    const std::uint32_t here = queue_[next_++];
    for_each_move(key_at(here), [&](const Key& next, int) { reach(next, distances_[here] + 1); });
  }
  return true;
}

void GenericSearch::restart_from_exits() {
  const auto reached = std::exchange(queue_, {});
  next_ = 0;
  first_exit_ = kNoIndex;
  std::fill(distances_.begin(), distances_.end(), kUnreached);
  for (const std::uint32_t index : reached) {
    const Key key = key_at(index);
    if (is_exit(key)) reach(key, 0);
  }
}

std::uint32_t GenericSearch::index_of(const Board& board) const {
  const auto key = pack(board);
  return key ? index_.find(span_of(*key)) : kNoIndex;
}

std::vector<BreadthFirstSearch::Neighbour> GenericSearch::neighbours(std::uint32_t index) const {
  std::vector<Neighbour> neighbours;
  for_each_move(key_at(index), [&](const Key& next, int steps) {
    const std::uint32_t neighbour = index_.find(span_of(next));
    if (neighbour != kNoIndex) neighbours.push_back({neighbour, steps});
  });
  return neighbours;
}

std::uint32_t GenericSearch::reached_symmetric() const {
  const auto image_of = [&](int cell) { return cell - 2 * (cell % kMaxSide) + like_.cols - 1; };
  Bitboard image = 0;
  for_each(not_walls_, [&](int cell) { image |= bit(image_of(cell)); });
  if (image != not_walls_) return 0;
  std::uint32_t symmetric = 0;
  for (const std::uint32_t index : queue_) {
    const Key here = key_at(index);
    bool is_symmetric = true;
    for_each(not_walls_, [&](int cell) {
      const std::size_t piece = digit_at(here, cell);
      // The image of a piece's top-left cell is the top-right one of its image.
      is_symmetric &=
          piece == 0 || digit_at(here, image_of(cell) - kinds_[piece - 1].width + 1) == piece;
    });
    symmetric += is_symmetric;
  }
  return symmetric;
}

std::size_t GenericSearch::digit_of(const Piece& piece, std::int32_t goal_id) const {
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    const Kind& kind = kinds_[i];
    if (kind.height == piece.height && kind.width == piece.width &&
        kind.is_goal == (piece.id == goal_id)) {
      return i + 1;
    }
  }
  return 0;
}

std::optional<GenericSearch::Key> GenericSearch::pack(const Board& board) const {
  if (board.rows != like_.rows || board.cols != like_.cols || board.goal != like_.goal) return {};
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if ((board.ids[i] == kWall) != (like_.ids[i] == kWall)) return {};
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

GenericSearch::Key GenericSearch::key_at(std::uint32_t index) const {
  Key key{};
  const auto words = index_.key(index);
  std::copy(words.begin(), words.end(), key.begin());
  return key;
}

Board GenericSearch::board_at(std::uint32_t index) const {
  Board board = like_;
  for (auto& id : board.ids) id = std::min(id, kBlank);
  const Key here = key_at(index);
  auto unplaced = pieces_;
  for_each(not_walls_, [&](int cell) {
    const std::size_t digit = digit_at(here, cell);
    if (digit == 0) return;
    const auto piece = std::find_if(unplaced.begin(), unplaced.end(), [&](const Piece& p) {
      return p.id != 0 && digit_of(p, goal_id_) == digit;
    });
    piece->row = cell / kMaxSide;
    piece->col = cell % kMaxSide;
    fill(board, *piece, piece->id);
    piece->id = 0;
  });
  return board;
}

std::size_t GenericSearch::digit_at(const Key& key, int cell) const {
  const DigitPosition at = digit_positions_[static_cast<std::size_t>(cell)];
  return key[at.word] >> at.shift & ((std::size_t{1} << digit_bits_) - 1);
}

void GenericSearch::toggle(Key& key, int cell, std::size_t digit) const {
  const DigitPosition at = digit_positions_[static_cast<std::size_t>(cell)];
  key[at.word] ^= std::uint64_t{digit} << at.shift;
}

bool GenericSearch::is_exit(const Key& key) const {
  const std::size_t digit = digit_at(key, cell_of(like_.goal.row, like_.goal.col));
  return digit != 0 && kinds_[digit - 1].is_goal;
}

template <class Visit>
void GenericSearch::for_each_destination(int from, Bitboard allowed, Visit visit) const {
  Bitboard visited = bit(from), frontier = visited;
  std::array<Bitboard, 4> rays{visited, visited, visited, visited};  // by direction
  for (int steps = 1; frontier != 0 && (steps == 1 || metric_ != Metric::kStep); ++steps) {
    Bitboard next = 0;
    for (const auto direction : kDirections) {
      Bitboard& ray = rays[static_cast<std::size_t>(direction)];
      ray = shifted(metric_ == Metric::kMove ? frontier : ray, direction) & allowed;
      next |= ray;
    }
    frontier = next & ~visited;
    visited |= frontier;
    for_each(frontier, [&](int cell) { visit(cell, steps); });
  }
}

template <class Visit>
void GenericSearch::for_each_move(const Key& key, Visit visit) const {
  Bitboard blanks = not_walls_;
  for_each(not_walls_, [&](int cell) {
    const std::size_t digit = digit_at(key, cell);
    if (digit != 0) blanks ^= kinds_[digit - 1].shape << cell;
  });
  for_each(not_walls_, [&](int cell) {
    const std::size_t digit = digit_at(key, cell);
    if (digit == 0) return;
    const Kind& kind = kinds_[digit - 1];
    const Bitboard room = blanks | kind.shape << cell;
    Bitboard allowed = kind.inside;
    for_each(kind.shape, [&](int part) { allowed &= room >> part; });
    for_each_destination(cell, allowed, [&](int to, int steps) {
      Key next = key;
      toggle(next, cell, digit);
      toggle(next, to, digit);
      visit(next, steps);
    });
  });
}

void GenericSearch::reach(const Key& key, int distance) {
  const std::uint32_t index = index_.insert(span_of(key));
  is_full_ |= index == kNoIndex;
  if (index == kNoIndex) return;
  if (index == distances_.size()) distances_.push_back(kUnreached);
  if (distances_[index] != kUnreached) return;
  distances_[index] = distance;
  queue_.push_back(index);
  if (first_exit_ == kNoIndex && is_exit(key)) first_exit_ = index;
}

}  // namespace qiju::huarong

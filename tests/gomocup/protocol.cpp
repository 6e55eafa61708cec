#include "gomocup/protocol.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "gomoku/rules/judge.h"
#include "gomoku/search/opening_book.h"

namespace qiju::gomoku {

namespace {

constexpr std::uint32_t kSlice = 256;  // positions between two looks at the clock
constexpr double kReserve = 0.05;      // of a turn, for what comes after the search
constexpr double kMaxReserve = 20;     // milliseconds
constexpr double kTurnsLeft = 20;      // a turn takes the time left in the match, divided by this

/// The stones of a swap2 opening, as offsets (row, column) from the centre: close to even.
constexpr std::array<std::array<int, 2>, 3> kOpening{{{-5, -1}, {-6, 1}, {-3, -5}}};

/// Removes the text up to the first separator, and the separator; returns the text.
std::string_view next_word(std::string_view& text, std::string_view separators = " \t") {
  const auto begin = std::min(text.find_first_not_of(" \t"), text.size());
  text.remove_prefix(begin);
  const auto end = std::min(text.find_first_of(separators), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

template <class Number>
std::optional<Number> read_number(std::string_view& text) {
  const std::string_view word = next_word(text, " \t,");
  Number number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return {};
  return number;
}

std::string upper(std::string_view word) {
  std::string text(word);
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

std::string error(std::string_view message) { return "ERROR " + std::string(message) + "\n"; }

}  // namespace

std::string GomocupProtocol::answer(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == '\n' || line.back() == ' ')) {
    line.remove_suffix(1);
  }
  if (line.empty()) return {};
  std::string_view rest = line;
  const std::string command = upper(next_word(rest));
  if (command == "END") {
    has_ended_ = true;
    return {};
  }
  if (reading_ != Reading::kCommands) return command == "DONE" ? set_board() : read_stone(line);
  if (command == "ABOUT") {
    return "name=\"Qiju\", version=\"0.1\", author=\"Qiju contributors\", country=\"CN\"\n";
  }
  if (command == "INFO") return set_info(rest);
  if (command == "START" || command == "RECTSTART") return start(rest);
  const bool known = command == "RESTART" || command == "BEGIN" || command == "TURN" ||
                     command == "BOARD" || command == "TAKEBACK" || command == "SWAP2BOARD";
  if (!known) return "UNKNOWN command\n";
  if (size_ == 0) return error("START comes first");
  if (command == "RESTART") {
    moves_.clear();
    return "OK\n";
  }
  if (command == "TURN") return turn(rest);
  if (command == "TAKEBACK") return take_back(rest);
  if (command == "BEGIN") return moves_.empty() ? play() : error("the board is not empty");
  reading_ = command == "BOARD" ? Reading::kBoard : Reading::kSwap2;
  for (auto& stones : stones_) stones.clear();
  moves_.clear();
  return {};
}

/// Reads `size`, or `columns,rows`.
std::string GomocupProtocol::start(std::string_view text) {
  const auto columns = read_number<int>(text);
  const auto rows = text.empty() ? columns : read_number<int>(text);
  if (!columns || columns != rows || *columns < kMinSize || *columns > kMaxSize) {
    return error("boards are square, from 5 to 22");
  }
  size_ = *columns;
  moves_.clear();
  return "OK\n";
}

std::optional<Point> GomocupProtocol::read_point(std::string_view text) const {
  const auto col = read_number<int>(text), row = read_number<int>(text);
  const auto is_on_board = [&](std::optional<int> at) { return at && *at >= 0 && *at < size_; };
  if (!is_on_board(col) || !is_on_board(row)) return {};
  return *row * size_ + *col;
}

/// Reads `x,y,who` (1 own, 2 the opponent's), or `x,y` of an opening.
std::string GomocupProtocol::read_stone(std::string_view text) {
  const auto point = read_point(text);
  const auto who = text.empty() || text.back() == '1' ? 0 : 1;
  if (!point) {
    reading_ = Reading::kCommands;
    return error("a stone is off the board");
  }
  if (reading_ == Reading::kSwap2) {
    moves_.push_back(*point);
  } else {
    stones_[who].push_back(*point);
  }
  return {};
}

/// Orders the stones that were read as a game whose last move is the opponent's. If they do not
/// alternate, they become a set-up position.
std::string GomocupProtocol::set_board() {
  const bool opening = reading_ == Reading::kSwap2;
  reading_ = Reading::kCommands;
  if (!opening) {
    const auto own = stones_[0].size(), others = stones_[1].size();
    const std::size_t first = own < others ? 1 : 0;
    const std::size_t turns = own < others ? 2 * others - 1 : 2 * own;
    for (std::size_t i = 0; i < turns; ++i) {
      const auto& side = stones_[(first + i) % 2];
      moves_.push_back(i / 2 < side.size() ? side[i / 2] : kPass);
    }
  }
  if (judge_setup(moves_, Rule::kFreestyle, size_).status != GameStatus::kLegal) {
    moves_.clear();
    return error("two stones on one point");
  }
  return opening ? swap2() : play();
}

std::string GomocupProtocol::set_info(std::string_view text) {
  const std::string key = upper(next_word(text));
  const auto number = read_number<std::int64_t>(text);
  if (!number || *number < 0) return {};
  if (key == "TIMEOUT_TURN") time_turn_ = static_cast<double>(*number);
  if (key == "TIME_LEFT") time_left_ = static_cast<double>(*number);
  if (key == "MAX_NODE") max_nodes_ = static_cast<std::uint64_t>(*number);
  if (key == "RULE") {
    rule_ = *number & 4   ? Rule::kRenju
            : *number & 8 ? Rule::kCaro
            : *number & 1 ? Rule::kStandard
                          : Rule::kFreestyle;
  }
  return {};
}

std::string GomocupProtocol::turn(std::string_view text) {
  const auto point = read_point(text);
  if (!point || std::find(moves_.begin(), moves_.end(), *point) != moves_.end()) {
    return error("the point is occupied or off the board");
  }
  moves_.push_back(*point);
  return play();
}

std::string GomocupProtocol::take_back(std::string_view text) {
  const auto point = read_point(text);
  if (!point || moves_.empty() || moves_.back() != *point) return error("not the last move");
  moves_.pop_back();
  return "OK\n";
}

/// Milliseconds for a move.
double GomocupProtocol::limit() const {
  const double turn = time_turn_ - std::min(kReserve * time_turn_, kMaxReserve);
  return std::min(turn, time_left_ / kTurnsLeft);
}

/// Chooses a move, makes it, and returns it as text.
std::string GomocupProtocol::play() {
  if (judge_setup(moves_, rule_, size_).winner != Winner::kNone) return error("the game is over");
  const auto found = level_ >= kBookLevel ? book_move(moves_, rule_, size_) : std::nullopt;
  const Point move = found ? found->move : search();
  if (move == kNoPoint) return error("renju allows no point");
  moves_.push_back(move);
  return show(move) + "\n";
}

/// The best move, or kNoPoint if renju allows none.
Point GomocupProtocol::search() {
  const double end = clock_() + limit();
  // A level below master must choose the same move whatever was searched before.
  const bool is_master = level_ == Level::kMaster;
  auto search = std::make_unique<BestMoveSearch>(moves_, rule_, size_, level_, 0, 1,
                                                 is_master ? last_search_.get() : nullptr);
  while (!is_master || (max_nodes_ != 0 ? search->searched() < max_nodes_ : clock_() < end)) {
    if (search->run(kSlice)) break;
  }
  if (search->searched() == 0) search->run(1);
  last_search_ = std::move(search);
  return last_search_->result().move;
}

/// Places three stones on an empty board; later swaps the colours if the score is negative.
std::string GomocupProtocol::swap2() {
  if (moves_.empty()) {
    std::string text;
    for (const auto& [row, col] : kOpening) {
      const int middle = size_ / 2;
      const auto at = [&](int offset) { return std::clamp(middle + offset, 0, size_ - 1); };
      moves_.push_back(at(row) * size_ + at(col));
      if (!text.empty()) text += ' ';
      text += show(moves_.back());
    }
    return text + "\n";
  }
  if (moves_.size() != 3 && moves_.size() != 5) return error("an opening has 0, 3 or 5 stones");
  const double end = clock_() + limit();
  BestMoveSearch search(moves_, rule_, size_, Level::kMaster, 0);
  while (!search.run(kSlice) && clock_() < end) {
  }
  const BestMove best = search.result();
  if (best.move == kNoPoint || best.score < 0) return "SWAP\n";
  moves_.push_back(best.move);
  return show(best.move) + "\n";
}

std::string GomocupProtocol::show(Point point) const {
  return std::to_string(point % size_) + "," + std::to_string(point / size_);
}

}  // namespace qiju::gomoku

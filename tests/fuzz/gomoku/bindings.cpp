// Calls the functions of 五子棋 for JavaScript in any order.
#include "bindings.h"

#include "gomoku/consume.h"
#include "gomoku/rules/last_move.h"
#include "gomoku/rules/notation.h"
#include "gomoku/rules/threats.h"
#include "gomoku/search/best_move.h"
#include "gomoku/search/opening_book.h"
#include "gomoku/search/review.h"
#include "gomoku/search/threat_search.h"

namespace qiju {

using namespace gomoku;
using bindings::call;
using bindings::call_int;

namespace {

/// Reads the output buffer from its start.
class Reader {
 public:
  int number() { return *at_++; }
  std::vector<Point> list() {
    std::vector<Point> numbers(static_cast<std::size_t>(number()));
    for (Point& point : numbers) point = number();
    return numbers;
  }

 private:
  bindings::Buffer::const_iterator at_ = bindings::output.begin();
};

struct Game {
  std::vector<Point> moves;
  Rule rule;
  int size;
  int setting;  ///< WinKind or Level
  std::uint32_t seed;
};

class Session {
 public:
  explicit Session(FuzzedDataProvider& input) : input_(input) { change_game(); }

  void step() {
    switch (input_.ConsumeIntegralInRange(0, 11)) {
      case 0:
        return bindings::leave_garbage(input_);
      case 1:
        return change_game();
      case 2:
        return check_any_points();
      case 3:
        return check_forbidden();
      case 4:
        check_threats();
        return check_book();
      case 5:
        return check_notation();
      case 6:
        return check_text();
      case 7:
        return start_search();
      case 8:
        return threat_searches_.resume(input_,
                                       [&](const auto& search) { check_threat_search(search); });
      case 9:
        return analyses_.resume(input_, [&](const auto& search) { check_analysis(search); });
      case 10:
        return reviews_.resume(input_, [&](const auto& search) { check_review(search); });
      default:
        return opponents_.resume(input_, [&](const auto& search) { check_best_move(search); });
    }
  }

 private:
  int rule() const { return static_cast<int>(game_.rule); }
  std::size_t count() const { return game_.moves.size(); }

  void change_game() {
    game_.rule = consume_enum(input_, Rule::kCaro);
    game_.size = input_.ConsumeBool() ? kSize : consume_size(input_);
    const auto bytes = input_.ConsumeBytes<std::uint8_t>(input_.ConsumeIntegralInRange(0, 60));
    FuzzedDataProvider points(bytes.data(), bytes.size());
    game_.moves = consume_game(points, game_.rule, game_.size);
  }

  // Points that need not be on the board, or on different points, as JavaScript leaves that to us.
  void check_any_points() {
    std::vector<Point> points(input_.ConsumeIntegralInRange<std::size_t>(0, 40));
    for (Point& point : points) {
      point = input_.ConsumeIntegral<std::int8_t>() + (input_.ConsumeBool() ? 112 : 0);
      if (point == -128) point = input_.ConsumeIntegral<Point>();
    }
    bindings::enter(points);
    const Verdict expected = judge(points, game_.rule, game_.size);
    call("judge", points.size(), rule(), game_.size);
    Reader reader;
    QIJU_CHECK(reader.number() == static_cast<int>(expected.status));
    QIJU_CHECK(reader.number() == expected.illegal_move);
    QIJU_CHECK(reader.number() == expected.occupied_by);
    QIJU_CHECK(reader.number() == static_cast<int>(expected.winner));
    QIJU_CHECK(reader.number() == static_cast<int>(expected.reason));
    QIJU_CHECK(reader.number() == static_cast<int>(expected.forbidden));
    QIJU_CHECK(reader.number() == expected.move);
    QIJU_CHECK(reader.list() == expected.cells);
    QIJU_CHECK(reader.number() == static_cast<int>(expected.rows.size()));
    for (const auto& row : expected.rows) QIJU_CHECK(reader.list() == row);

    const std::vector<std::uint8_t> bytes(points.begin(), points.end());
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<std::uint8_t*>(bindings::input.data()));
    QIJU_CHECK(call_int("judgeLast", bytes.size()) == static_cast<int>(judge_last_move(bytes)));
  }

  void check_forbidden() {
    bindings::enter(game_.moves);
    const Position position(game_.moves, game_.size);
    const int found = call_int("forbidden", count(), game_.size);
    Reader reader;
    std::vector<Point> points;
    for (int i = 0; i < found; ++i) {
      points.push_back(reader.number());
      QIJU_CHECK(reader.number() == static_cast<int>(forbidden_at(position, points.back())));
      for (int lines = reader.number(); lines > 0; --lines) {
        reader.number();
        QIJU_CHECK(!reader.list().empty());
        reader.list();
      }
    }
    const Point point = input_.ConsumeIntegralInRange(0, game_.size * game_.size - 1);
    if (position.at(point) != Color::kNone) return;
    const bool is_listed = std::binary_search(points.begin(), points.end(), point);
    QIJU_CHECK((call("forbids", count(), game_.size, point) != 0) == is_listed);
  }

  void check_threats() {
    bindings::enter(game_.moves);
    const auto expected = threats(Position(game_.moves, game_.size), game_.rule);
    const int found = call_int("threats", count(), rule(), game_.size);
    QIJU_CHECK(found == static_cast<int>(expected.size()));
    Reader reader;
    for (const Threat& threat : expected) {
      QIJU_CHECK(reader.number() == static_cast<int>(threat.kind));
      QIJU_CHECK(reader.number() == static_cast<int>(threat.color));
      QIJU_CHECK(reader.list() == threat.stones && reader.list() == threat.completing);
    }
  }

  void check_book() {
    bindings::enter(game_.moves);
    const auto expected = book_move(game_.moves, game_.rule, game_.size);
    QIJU_CHECK((call("bookMove", count(), rule(), game_.size) != 0) == expected.has_value());
    if (!expected) return;
    Reader reader;
    QIJU_CHECK(reader.number() == expected->move && reader.number() == expected->score);
    QIJU_CHECK(Position(game_.moves, game_.size).at(expected->move) == Color::kNone);
  }

  void check_notation() {
    const auto notation = consume_enum(input_, Notation::kCoordinates);
    const bool is_base15 = notation == Notation::kBase15;
    const int size = is_base15 ? kSize : game_.size;
    std::vector<Point> moves = game_.moves;
    std::erase_if(moves, [&](Point point) { return point >= size * size; });
    bindings::enter(moves);
    const int length = call_int("encode", moves.size(), static_cast<int>(notation), size);
    // As it stands, the text of one call is the argument of the next.
    const auto codes = bindings::written(static_cast<std::size_t>(length));
    bindings::enter(codes);
    call("decode", length, static_cast<int>(notation), size);
    Reader reader;
    QIJU_CHECK(reader.number() == static_cast<int>(DecodeError::kNone));
    QIJU_CHECK(reader.number() == 0 && reader.list() == moves);
  }

  /// Any character codes, and numbers that are none.
  void check_text() {
    const auto notation = consume_enum(input_, Notation::kCoordinates);
    const std::string text = input_.ConsumeRandomLengthString(200);
    std::vector<std::int32_t> codes(text.begin(), text.end());
    if (input_.ConsumeBool()) codes.push_back(input_.ConsumeIntegral<std::int32_t>());
    bindings::enter(codes);
    call("decode", codes.size(), static_cast<int>(notation), game_.size);
    Reader reader;
    const auto error = static_cast<DecodeError>(reader.number());
    QIJU_CHECK(error <= DecodeError::kOffBoard);
    QIJU_CHECK(reader.number() <= static_cast<int>(codes.size()));
    const int size = notation == Notation::kBase15 ? kSize : game_.size;
    for (const Point point : reader.list()) {
      QIJU_CHECK(error == DecodeError::kNone && point >= 0 && point < size * size);
    }
  }

  void start_search() {
    bindings::enter(game_.moves);
    Game game = game_;
    const int kind = input_.ConsumeIntegralInRange(0, 3);
    if (kind == 0) {
      if (analyses_.is_full()) return;
      game.setting = input_.ConsumeIntegralInRange(1, 10);
      const double address = call("startBestMove", count(), rule(), game.size,
                                  static_cast<int>(Level::kMaster), 0, game.setting, 0);
      analyses_.add(address, std::move(game), 600);
    } else if (kind == 1) {
      if (reviews_.is_full()) return;
      game.setting = input_.ConsumeIntegralInRange(0, 100);
      const double address = call("startReview", count(), rule(), game.size, game.setting);
      reviews_.add(address, std::move(game), 20'000);
    } else if (kind == 2) {
      if (threat_searches_.is_full()) return;
      game.setting = input_.ConsumeIntegralInRange(0, static_cast<int>(WinKind::kVct));
      game.seed = input_.ConsumeIntegralInRange(0U, 3U);
      const double address = call("startThreatSearch", count(), rule(), game.size, game.setting,
                                  is_quiet(game.seed), has_tree(game.seed));
      threat_searches_.add(address, std::move(game), 2000);
    } else {
      if (opponents_.is_full()) return;
      game.setting = input_.ConsumeIntegralInRange(0, static_cast<int>(Level::kMaster));
      game.seed = input_.ConsumeIntegral<std::uint32_t>();
      const double address =
          call("startBestMove", count(), rule(), game.size, game.setting, game.seed, 1, 0);
      opponents_.add(address, std::move(game), 600);
    }
  }

  /// The options of a ThreatSearch, as bits of the seed.
  static bool is_quiet(std::uint32_t seed) { return (seed & 1) != 0; }
  static bool has_tree(std::uint32_t seed) { return (seed & 2) != 0; }

  /// What the binding says about a search, and what the engine says after as much work.
  void check_threat_search(const bindings::Searches<Game>::Search& search) const {
    const auto& [moves, rule, size, setting, seed] = search.start;
    call("threatResult", search.address);
    Reader reader;
    const auto status = static_cast<ThreatStatus>(reader.number());
    const auto kind = static_cast<WinKind>(reader.number());
    const auto line = reader.list();
    QIJU_CHECK(status == ThreatStatus::kUndecided ? !search.is_finished
                                                  : search.is_finished || has_tree(seed));
    QIJU_CHECK((status == ThreatStatus::kWin) == !line.empty());
    check_tree(search.address, line);
    if (!search.is_finished || input_.ConsumeIntegralInRange(0, 3) != 0) return;
    ThreatSearch alone(moves, rule, size, static_cast<WinKind>(setting), false,
                       ThreatOptions{.quiet = is_quiet(seed)});
    while (!alone.run(1000)) {
    }
    const ThreatResult expected = alone.result();
    QIJU_CHECK(status == expected.status && kind == expected.kind && line == expected.line);
  }

  /// Nodes lead to nodes before them, and the last begins the line.
  void check_tree(double address, std::span<const Point> line) const {
    int size = 0;
    Point root = kNoPoint;
    for (int count = 0; (count = call_int("proofTree", address, size)) > 0;) {
      Reader reader;
      for (const int end = size + count; size < end; ++size) {
        root = reader.number();
        QIJU_CHECK(reader.number() < size);
        for (int replies = reader.number(); replies > 0; --replies) {
          reader.number();
          QIJU_CHECK(reader.number() < size);
        }
      }
    }
    QIJU_CHECK(size == 0 || (!line.empty() && root == line.front()));
  }

  void check_best_move(const bindings::Searches<Game>::Search& search) const {
    call("bestMoveResult", search.address);
    Reader reader;
    check_move(reader, search.start);
  }

  void check_analysis(const bindings::Searches<Game>::Search& search) const {
    call("bestMoveLines", search.address);
    Reader reader;
    const int lines = reader.number();
    QIJU_CHECK(lines <= search.start.setting);
    for (int i = 0; i < lines; ++i) check_move(reader, search.start);
  }

  void check_review(const bindings::Searches<Game>::Search& search) const {
    const int remaining = call_int("reviewRemaining", search.address);
    QIJU_CHECK(remaining >= 0 && (remaining == 0 || !search.is_finished));
    if (!search.is_finished) {
      call("skipReview", search.address);
      return;
    }
    call("reviewResult", search.address);
    Reader reader;
    QIJU_CHECK(reader.number() == -1);
    QIJU_CHECK(reader.number() == static_cast<int>(search.start.moves.size()));
    for (const Point point : search.start.moves) {
      const int before = reader.number(), after = reader.number();
      QIJU_CHECK(after <= before && after >= -BestMove::kMaxScore);
      QIJU_CHECK(before <= BestMove::kMaxScore);
      const auto quality = static_cast<MoveQuality>(reader.number());
      const bool loses = after == -BestMove::kMaxScore && before > after;
      QIJU_CHECK((quality == MoveQuality::kLosing) == loses);
      const auto line = reader.list();
      QIJU_CHECK(!line.empty());
      QIJU_CHECK(quality != MoveQuality::kBest || line[0] == point || before == after);
      QIJU_CHECK(reader.list().empty() == !loses);
    }
  }

  /// A move, its score, depth and line.
  void check_move(Reader& reader, const Game& start) const {
    const auto& [moves, rule, size, level, seed] = start;
    const Point move = reader.number();
    const int score = reader.number();
    QIJU_CHECK(score >= -BestMove::kMaxScore && score <= BestMove::kMaxScore);
    QIJU_CHECK(reader.number() >= 0);
    const auto line = reader.list();
    QIJU_CHECK(line.empty() ? move == kNoPoint : move == line.front());
    check_line(moves, line, score, rule, size);
  }

  FuzzedDataProvider& input_;
  Game game_{};
  bindings::Searches<Game> threat_searches_;
  bindings::Searches<Game> opponents_;
  bindings::Searches<Game> analyses_;
  bindings::Searches<Game> reviews_;
};

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  Session session(input);
  for (int steps = 0; steps < 30 && input.remaining_bytes() > 0; ++steps) session.step();
}

}  // namespace qiju

// The functions of 连连看 that JavaScript calls, in any order.
#include "bindings.h"

#include "lianliankan/consume.h"
#include "lianliankan/deal/deal.h"
#include "lianliankan/deal/rated_deal.h"
#include "lianliankan/game.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/pairs.h"
#include "lianliankan/paths/reach.h"
#include "lianliankan/solver/playout.h"
#include "lianliankan/solver/solve.h"

namespace qiju {

using namespace lianliankan;
using bindings::call;
using bindings::call_int;

namespace {

struct Game {
  Tiles tiles;
  Rules rules;
};

int pack(const Rules& rules) {
  return static_cast<int>(rules.gravity) + 8 * (rules.max_turns + 32 * (rules.ring ? 1 : 0));
}

std::vector<std::int32_t> ints(const Path& path) {
  std::vector<std::int32_t> result;
  for (const Cell& cell : path) result.insert(result.end(), {cell.row, cell.col});
  return result;
}

std::vector<Pair> written_pairs(int count, int cols) {
  const auto ints = bindings::written(2 * static_cast<std::size_t>(count));
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < ints.size(); i += 2) {
    pairs.push_back({{ints[i] / cols, ints[i] % cols}, {ints[i + 1] / cols, ints[i + 1] % cols}});
  }
  return pairs;
}

class Session {
 public:
  explicit Session(FuzzedDataProvider& input) : input_(input) { change_board(12, 70); }

  void step() {
    switch (input_.ConsumeIntegralInRange(0, 12)) {
      case 0:
        return bindings::leave_garbage(input_);
      case 1:
        return change_board(12, 12);
      case 2:
        return change_board(6, 6);
      case 3:
        return check_connect();
      case 4:
        return check_prepared();
      case 5:
        return check_pairs();
      case 6:
        return check_distances();
      case 7:
        return check_remove();
      case 8:
        return check_deal();
      case 9:
        return check_shuffle();
      case 10:
        return start_search();
      case 11:
        return solvers_.resume(input_, [&](const auto& search) { check_solver(search); });
      default:
        return hints_.resume(input_, [&](const auto& search) { check_hint(search); });
    }
  }

 private:
  int rows() const { return game_.tiles.rows; }
  int cols() const { return game_.tiles.cols; }
  Board board() const { return game_.tiles.board(); }
  int index(Cell cell) const { return cell.row * cols() + cell.col; }
  Cell cell() { return consume_cell(input_, game_.tiles); }
  void enter() const { bindings::enter(game_.tiles.kinds); }
  bool is_at_most(int cells, int side) const {
    return rows() * cols() <= cells && std::max(rows(), cols()) <= side;
  }

  void change_board(int max_rows, int max_cols) {
    game_.rules = consume_rules(input_);
    game_.tiles = consume_tiles(input_, max_rows, max_cols);
    is_prepared_ = false;
  }

  // Every way to ask for a path, and why there is none.
  void check_connect() {
    const Cell from = cell(), to = cell();
    const auto order = consume_enum(input_, Order::kLength);
    const Path path = connect(board(), from, to, game_.rules, order);
    const Path turning = corners(path);
    const auto check = [&](int count, bool corners_only) {
      const auto expected = ints(corners_only ? turning : path);
      QIJU_CHECK(2 * static_cast<std::size_t>(count) == expected.size());
      QIJU_CHECK(bindings::written(expected.size()) == expected);
    };
    const auto& [gravity, max_turns, ring] = game_.rules;
    for (const bool corners_only : {false, true}) {
      enter();
      check(call_int("connect", rows(), cols(), index(from), index(to), pack(game_.rules),
                     static_cast<int>(order), corners_only),
            corners_only);
      if (!BitBoard::supports(cols(), max_turns)) continue;
      enter_words();
      check(call_int("connectWords", rows(), cols(), from.row, from.col, to.row, to.col,
                     board().at(from), board().at(to), max_turns, static_cast<int>(order), ring,
                     corners_only),
            corners_only);
      if (!is_prepared_) continue;
      check(call_int("connectPrepared", from.row, from.col, to.row, to.col, max_turns,
                     static_cast<int>(order), ring, corners_only),
            corners_only);
    }
    enter();
    const int refused =
        call_int("refusal", rows(), cols(), index(from), index(to), pack(game_.rules));
    QIJU_CHECK((static_cast<Refusal>(refused) == Refusal::kNone) == !path.empty());
  }

  /// A set bit for every cell that is not empty; the bits beyond the last column are arbitrary.
  void enter_words() {
    const auto beyond = cols() == 64 ? 0 : ~std::uint64_t{0} << cols();
    for (int row = 0; row < rows(); ++row) {
      std::uint64_t& word = bindings::rows[static_cast<std::size_t>(row)];
      word = input_.ConsumeIntegral<std::uint8_t>() == 1 ? beyond : 0;
      for (int col = 0; col < cols(); ++col) {
        if (board().at({row, col}) != kEmpty) word |= std::uint64_t{1} << col;
      }
    }
  }

  void check_prepared() {
    enter();
    call("prepare", rows(), cols());
    is_prepared_ = true;
    // What is in the buffer now does not matter.
    bindings::leave_garbage(input_);
    check_connect();
    check_pairs();
    check_distances();
  }

  void check_pairs() {
    if (game_.rules.max_turns > 2 && rows() * cols() > 100) return;
    const auto expected = connectable_pairs(board(), game_.rules, {}, bindings::kInts / 2);
    const std::size_t skipped =
        expected.empty() ? 0 : input_.ConsumeIntegralInRange<std::size_t>(0, expected.size());
    const int first = skipped == 0 ? -1 : index(expected[skipped - 1].first);
    const int second = skipped == 0 ? -1 : index(expected[skipped - 1].second);
    const auto check = [&](int count) {
      QIJU_CHECK(static_cast<std::size_t>(count) == expected.size() - skipped);
      const auto pairs = written_pairs(count, cols());
      QIJU_CHECK(std::equal(pairs.begin(), pairs.end(), expected.end() - count));
    };
    enter();
    check(call_int("pairs", rows(), cols(), pack(game_.rules), first, second));
    if (!is_prepared_) return;
    check(call_int("pairs", 0, cols(), pack(game_.rules), first, second));
  }

  void check_distances() {
    const Cell from = cell(), to = cell();
    const auto& [gravity, max_turns, ring] = game_.rules;
    const int limit = input_.ConsumeBool() ? max_turns : -1;
    const int expected = segments(board(), from, to, ring, limit < 0 ? kUnlimitedTurns : limit);
    std::vector<int> turns(static_cast<std::size_t>((rows() + 2) * (cols() + 2)));
    reach(board(), from, game_.rules, turns);
    enter();
    for (const int given_rows : {rows(), 0}) {
      if (given_rows == 0 && !is_prepared_) break;
      QIJU_CHECK(call_int("segments", given_rows, cols(), index(from), index(to), ring, limit) ==
                 expected);
      call("reach", given_rows, cols(), index(from), pack(game_.rules));
      QIJU_CHECK(bindings::written(turns.size()) == turns);
    }
  }

  void check_remove() {
    const Pair pair{cell(), cell()};
    enter();
    call("removePair", rows(), cols(), index(pair.first), index(pair.second), pack(game_.rules));
    const auto after = rules::after(game_.tiles, pair, game_.rules.gravity);
    QIJU_CHECK(std::equal(after.kinds.begin(), after.kinds.end(), bindings::input.begin()));
    if (!input_.ConsumeBool()) return;
    game_.tiles = after;
    is_prepared_ = false;
  }

  /// The board and the solution in the buffers, if `count` is not -1 - status.
  bool check_dealt(int count, const Rules& rules) const {
    if (count < 0) return false;
    Tiles dealt = game_.tiles;
    std::copy_n(bindings::input.begin(), dealt.kinds.size(), dealt.kinds.begin());
    QIJU_CHECK(rules::clears(dealt, written_pairs(count, cols()), rules));
    return true;
  }

  void check_deal() {
    if (!is_at_most(64, kMaxRatedSide)) return;
    auto shape = game_.tiles.kinds;
    for (Kind& kind : shape) kind = kind == kWall ? kWall : kEmpty;
    auto cells = static_cast<int>(std::count(shape.begin(), shape.end(), kEmpty));
    if (cells == 0 || cells % 2 != 0) return;
    std::vector<int> copies;
    for (; cells > 0; cells -= copies.back()) {
      copies.push_back(2 * input_.ConsumeIntegralInRange(1, std::min(cells / 2, 8)));
    }
    const auto seed = input_.ConsumeIntegral<std::uint32_t>();
    bindings::enter(shape);
    std::copy(copies.begin(), copies.end(), bindings::output.begin());
    if (input_.ConsumeIntegralInRange(0, 3) != 0) {
      check_dealt(call_int("deal", rows(), cols(), copies.size(), seed, pack(game_.rules)),
                  game_.rules);
      return;
    }
    const int difficulty = input_.ConsumeIntegralInRange(0, 3);
    const double dealer =
        call("startDealer", rows(), cols(), copies.size(), seed, pack(game_.rules),
             call("bandLow", difficulty), call("bandHigh", difficulty));
    bindings::leave_garbage(input_);
    call("runSearch", dealer, 2);
    const double rate = call("dealerRate", dealer);
    QIJU_CHECK(rate >= 0 && rate <= 1);
    call("dealerInBand", dealer);
    check_dealt(call_int("dealerBoard", dealer, cols()), game_.rules);
    call("endSearch", dealer);
  }

  void check_shuffle() {
    if (!is_at_most(100, kMaxSolveSide)) return;
    const auto seed = input_.ConsumeIntegral<std::uint32_t>();
    enter();
    const double rate = call("clearRate", rows(), cols(), pack(game_.rules), 3, seed);
    QIJU_CHECK(rate == clear_rate(board(), game_.rules, 3, seed));
    enter();
    const int count = call_int("shuffle", rows(), cols(), seed, pack(game_.rules));
    const auto expected = shuffle(board(), seed, game_.rules);
    QIJU_CHECK((expected.status == DealStatus::kDealt) == check_dealt(count, game_.rules));
  }

  void start_search() {
    if (!is_at_most(100, kMaxSolveSide)) return;
    enter();
    const auto start = [&](const char* name, auto& searches) {
      if (searches.is_full()) return;
      searches.add(call(name, rows(), cols(), pack(game_.rules)), game_, 1000);
    };
    input_.ConsumeBool() ? start("startSolver", solvers_) : start("startHint", hints_);
  }

  void check_solver(const bindings::Searches<Game>::Search& search) const {
    const auto& [tiles, rules] = search.start;
    const auto status = static_cast<Status>(call_int("solverStatus", search.address));
    const int count = call_int("solverMoves", search.address, tiles.cols);
    if (status != Status::kSolvable) {
      QIJU_CHECK(count == 0);
    } else {
      QIJU_CHECK(rules::clears(tiles, written_pairs(count, tiles.cols), rules));
    }
    if (!search.is_finished || input_.ConsumeIntegralInRange(0, 3) != 0) return;
    Solver alone(tiles.board(), rules);
    finish(alone);
    QIJU_CHECK(alone.status() == status);
    QIJU_CHECK(static_cast<double>(alone.searched()) == search.searched());
  }

  void check_hint(const bindings::Searches<Game>::Search& search) const {
    const auto& [tiles, rules] = search.start;
    const int status = call_int("hintResult", search.address, tiles.cols);
    const auto pairs = connectable_pairs(tiles.board(), rules, {}, bindings::kInts);
    QIJU_CHECK((status >= 0) == !pairs.empty());
    if (status < 0) return;
    const Pair pair = written_pairs(1, tiles.cols)[0];
    QIJU_CHECK(std::find(pairs.begin(), pairs.end(), pair) != pairs.end());
  }

  FuzzedDataProvider& input_;
  Game game_;
  bool is_prepared_ = false;
  bindings::Searches<Game> solvers_;
  bindings::Searches<Game> hints_;
};

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  Session session(input);
  for (int steps = 0; steps < 30 && input.remaining_bytes() > 0; ++steps) session.step();
}

}  // namespace qiju

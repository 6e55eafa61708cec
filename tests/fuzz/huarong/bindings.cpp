// The functions of 华容道 that JavaScript calls, in any order. Their answers must agree with each
// other.
#include "bindings.h"

#include "huarong/board/share_code.h"
#include "huarong/cell_rules.h"
#include "huarong/consume.h"
#include "huarong/solver.h"

namespace qiju {

using namespace huarong;
using bindings::call;
using bindings::call_int;

namespace {

// rows, cols, lengthwise; goals; gates; cells: see cpp/bindings/huarong.cpp.
void enter(const Board& board) {
  std::vector<std::int32_t> goals, gates;
  for (const Goal& goal : board.goals) {
    goals.insert(goals.end(), {goal.id, goal.row, goal.col});
  }
  for (int row = 0; row < board.rows; ++row) {
    for (int col = 0; col < board.cols; ++col) {
      if (!board.covered_gates[board.cell(row, col)]) continue;
      gates.insert(gates.end(), {row, col});
    }
  }
  std::vector<std::int32_t> ints{board.rows, board.cols, board.lengthwise};
  ints.push_back(static_cast<std::int32_t>(goals.size() / 3));
  ints.insert(ints.end(), goals.begin(), goals.end());
  ints.push_back(static_cast<std::int32_t>(gates.size() / 2));
  ints.insert(ints.end(), gates.begin(), gates.end());
  ints.insert(ints.end(), board.cells().begin(), board.cells().end());
  bindings::enter(ints);
}

/// `count` moves in the output buffer, from `at` on.
std::vector<Move> written_moves(int count, std::size_t at = 0) {
  std::vector<Move> moves(static_cast<std::size_t>(count));
  for (Move& move : moves) {
    move.id = bindings::output.at(at);
    const auto length = static_cast<std::size_t>(bindings::output.at(at + 1));
    for (std::size_t i = 0; i < length; ++i) {
      move.path.push_back(static_cast<Direction>(bindings::output.at(at + 2 + i)));
    }
    at += 2 + length;
  }
  return moves;
}

struct Start {
  Board board;
  Metric metric = Metric::kStep;
};

class Session {
 public:
  explicit Session(FuzzedDataProvider& input) : input_(input) { change_board(); }

  void step() {
    switch (input_.ConsumeIntegralInRange(0, 10)) {
      case 0:
        return bindings::leave_garbage(input_);
      case 1:
        return change_board();
      case 2:
        return check_layout();
      case 3:
        return check_moves();
      case 4:
        return check_step();
      case 5:
        return check_code();
      case 6:
        return start_search();
      case 7:
        return solvers_.resume(input_, [&](const auto& search) { check_solver(search); });
      case 8:
        return components_.resume(input_, [&](const auto& search) { check_component(search); });
      case 9:
        return check_road();
      default:
        return check_generator();
    }
  }

 private:
  void change_board() {
    const Board board = input_.ConsumeBool() ? consume_cells(input_)
                                             : consume_layout(input_, input_.ConsumeBool() ? 4 : 8);
    enter(board);
    const int pieces = call_int("readLayout");
    const Layout layout = read_layout(board);
    if (layout.status != LayoutStatus::kLegal) {
      QIJU_CHECK(pieces == -static_cast<int>(layout.status));
      QIJU_CHECK(bindings::output[0] == layout.value);
      return;
    }
    QIJU_CHECK(pieces == static_cast<int>(layout.pieces.size()));
    board_ = board;
  }

  void check_layout() const {
    enter(board_);
    const int pieces = call_int("readLayout");
    auto at = bindings::output.begin();
    for (const Piece& piece : read_layout(board_).pieces) {
      for (const int number : {piece.id, piece.row, piece.col, piece.height, piece.width}) {
        QIJU_CHECK(*at++ == number);
      }
    }
    QIJU_CHECK(at - bindings::output.begin() == 5 * pieces);
    QIJU_CHECK((call("isSolved") != 0) == is_solved(board_));
  }

  void check_moves() {
    enter(board_);
    const auto steps = legal_steps(board_);
    QIJU_CHECK(call_int("legalSteps") == static_cast<int>(steps.size()));
    for (std::size_t i = 0; i < steps.size(); ++i) {
      QIJU_CHECK(bindings::output[2 * i] == steps[i].id);
      QIJU_CHECK(bindings::output[2 * i + 1] == static_cast<int>(steps[i].direction));
    }
    const Metric metric = consume_metric(input_);
    const int count = call_int("legalMoves", static_cast<int>(metric));
    QIJU_CHECK(written_moves(count) == legal_moves(board_, metric));
  }

  /// What `qiju/core` calls, with a classic board.
  void check_road() {
    Board board = input_.ConsumeBool() ? consume_cells(input_) : consume_layout(input_);
    if (board.rows != kClassicRows || board.cols != kClassicCols) return;
    board.goals.clear();
    board.covered_gates.reset();
    board.lengthwise = false;
    bindings::enter(board.cells());
    const int count = call_int("solveRoad");
    const Layout layout = read_layout(board);
    if (layout.status != LayoutStatus::kLegal) {
      QIJU_CHECK(count == -1 - static_cast<int>(layout.status));
      QIJU_CHECK(bindings::output[0] == layout.value);
      return;
    }
    const Solution solution = solve(board);
    if (solution.status == SolveStatus::kUnsolvable) {
      QIJU_CHECK(count == -1);
      return;
    }
    QIJU_CHECK(count == static_cast<int>(solution.moves.size()));
    for (std::size_t i = 0; i < solution.moves.size(); ++i) {
      const auto direction = static_cast<Direction>(bindings::output[2 * i + 1]);
      QIJU_CHECK(make_step(board, {bindings::output[2 * i], direction}));
    }
    QIJU_CHECK(is_solved(board));
  }

  /// Random steps, legal or not, one by one and grouped.
  void check_step() {
    std::vector<Step> made;
    const Metric metric = consume_metric(input_);
    for (int i = input_.ConsumeIntegralInRange(0, 20); i > 0; --i) {
      const Step step{input_.ConsumeIntegral<std::int8_t>(),
                      consume_enum(input_, Direction::kRight)};
      enter(board_);
      const bool is_legal = call("makeStep", step.id, static_cast<int>(step.direction)) != 0;
      QIJU_CHECK(make_step(board_, step) == is_legal);
      const auto cells = board_.cells();
      QIJU_CHECK(std::equal(cells.begin(), cells.end(), bindings::output.begin()));
      if (is_legal) made.push_back(step);
    }
    std::vector<std::int32_t> ints;
    for (const Step& step : made) {
      ints.insert(ints.end(), {step.id, static_cast<std::int32_t>(step.direction)});
    }
    bindings::enter(ints);
    const int count = call_int("groupSteps", made.size(), static_cast<int>(metric));
    QIJU_CHECK(written_moves(count) == group_steps(made, metric));
  }

  /// Any character codes, and the code of the board.
  void check_code() {
    enter(board_);
    const int length = call_int("encodeBoard");
    QIJU_CHECK((length == 0) == (board_.goals.empty() && count_blanks(board_) == 0));
    if (length > 0) {
      bindings::enter(bindings::written(static_cast<std::size_t>(length)));
      call("decodeBoard", length);
      QIJU_CHECK(bindings::output[0] == static_cast<int>(CodeError::kNone));
      Board decoded = board_;
      std::copy_n(bindings::output.begin() + 4, decoded.cells().size(), decoded.ids.begin());
      if (length == kShortCodeLength) {
        QIJU_CHECK(cell_rules::shapes(decoded) == cell_rules::shapes(board_));
      } else {
        QIJU_CHECK(decoded.ids == cell_rules::renumbered(board_).ids);
      }
    }
    std::vector<std::int32_t> codes;
    for (int i = input_.ConsumeIntegralInRange(0, kShortCodeLength + 1); i > 0; --i) {
      codes.push_back(input_.ConsumeBool() ? input_.ConsumeIntegralInRange('0', 'Z')
                                           : input_.ConsumeIntegral<std::int32_t>());
    }
    bindings::enter(codes);
    call("decodeBoard", codes.size());
    QIJU_CHECK(bindings::output[0] >= 0);
    QIJU_CHECK(bindings::output[0] <= static_cast<int>(CodeError::kLayout));
  }

  void start_search() {
    const Metric metric = consume_metric(input_);
    enter(board_);
    const auto start = [&](const char* name, auto& searches) {
      if (searches.is_full()) return;
      searches.add(call(name, static_cast<int>(metric)), {board_, metric}, 2000);
    };
    input_.ConsumeBool() ? start("startHuarongSolver", solvers_)
                         : start("startComponent", components_);
  }

  /// Every move of the solution is legal, and the last one reaches the goal.
  void check_solver(const bindings::Searches<Start>::Search& search) const {
    if (!search.is_finished) return;
    const auto& [start, metric] = search.start;
    call("huarongSolution", search.address);
    const auto status = static_cast<SolveStatus>(bindings::output[0]);
    QIJU_CHECK(status != SolveStatus::kUndecided);
    const std::vector<std::int32_t> lengths(bindings::output.begin() + 1,
                                            bindings::output.begin() + 4);
    const auto moves = written_moves(bindings::output[4], 5);
    if (status == SolveStatus::kUnsolvable) {
      QIJU_CHECK(moves.empty());
      return;
    }
    QIJU_CHECK(lengths[static_cast<std::size_t>(metric)] == static_cast<int>(moves.size()));
    Board board = start;
    for (const Move& move : moves) {
      for (const Direction direction : move.path) {
        enter(board);
        QIJU_CHECK(call("makeStep", move.id, static_cast<int>(direction)) != 0);
        QIJU_CHECK(make_step(board, {move.id, direction}));
        const auto cells = board.cells();
        QIJU_CHECK(std::equal(cells.begin(), cells.end(), bindings::output.begin()));
      }
    }
    enter(board);
    QIJU_CHECK(call("isSolved") != 0);
  }

  /// The position graph is that of the start, which is on a shortest way to an exit if there is
  /// one.
  void check_component(const bindings::Searches<Start>::Search& search) {
    if (!search.is_finished || call("componentFull", search.address) != 0) return;
    const double address = search.address;
    const auto& [start, metric] = search.start;
    call("componentSummary", address);
    const auto positions = static_cast<std::uint32_t>(bindings::output[0]);
    const int exits = bindings::output[2], farthest = bindings::output[4];
    QIJU_CHECK(positions > 0 && bindings::output[1] > 0);

    enter(start);
    QIJU_CHECK(call("componentContains", address) != 0);
    const double number = call("componentNumber", address);
    QIJU_CHECK(number < positions);
    const int distance = call_int("componentDistance", address);
    QIJU_CHECK((distance >= 0) == (exits > 0) && distance <= farthest);
    const auto best = written_moves(call_int("componentMoves", address));
    QIJU_CHECK(best.empty() == (distance <= 0));
    if (!best.empty()) {
      Board next = start;
      make_move(next, best[input_.ConsumeIntegralInRange<std::size_t>(0, best.size() - 1)]);
      enter(next);
      QIJU_CHECK(call_int("componentDistance", address) == distance - 1);
    }
    const int from = input_.ConsumeIntegralInRange(-1, 20);
    const int to = input_.ConsumeIntegralInRange(-1, 20);
    const int picked = call_int("componentPick", address, from, to, 7);
    QIJU_CHECK((picked >= 0) == (exits > 0 && std::max(from, 0) <= std::min(to, farthest)));
    QIJU_CHECK(picked < 0 || (from <= picked && picked <= to));
    check_graph(address, positions, static_cast<std::size_t>(number), distance);

    // Another board may be in the component, or have other pieces, or another size.
    enter(board_);
    if (call("componentContains", address) == 0) {
      QIJU_CHECK(call_int("componentDistance", address) == -1);
      QIJU_CHECK(call_int("componentMoves", address) == 0);
    }
  }

  static void check_graph(double address, std::uint32_t positions, std::size_t number,
                          int distance) {
    std::vector<std::int32_t> distances;
    while (distances.size() < positions) {
      call("componentDistances", address, distances.size());
      const auto part = bindings::written(static_cast<std::size_t>(bindings::output[0]) + 1);
      QIJU_CHECK(part.size() > 1);
      distances.insert(distances.end(), part.begin() + 1, part.end());
    }
    QIJU_CHECK(distances.size() == positions && distances[number] == distance);
    for (std::uint32_t first = 0; first < positions;) {
      call("componentEdges", address, first);
      const auto next = static_cast<std::uint32_t>(bindings::output[0]);
      QIJU_CHECK(next > first && next <= positions);
      first = next;
      const auto count = static_cast<std::size_t>(bindings::output[1]);
      const auto edges = bindings::written(count + 2);
      for (std::size_t i = 2; i < edges.size(); i += 2) {
        const auto from = static_cast<std::uint32_t>(edges[i]);
        const auto to = static_cast<std::uint32_t>(edges[i + 1]);
        QIJU_CHECK(from < to && to < positions);
        QIJU_CHECK(std::abs(distances[from] - distances[to]) <= 1);
      }
    }
  }

  /// Rarely: it takes longer than the rest.
  void check_generator() {
    if (has_generated_ || input_.ConsumeIntegral<std::uint8_t>() >= 8) return;
    has_generated_ = true;
    const Metric metric = consume_metric(input_);
    const int blanks = input_.ConsumeIntegralInRange(1, 2);
    const int generals = input_.ConsumeIntegralInRange(5, 7);
    const int horizontals = input_.ConsumeIntegralInRange(0, generals);
    const int soldiers = 16 - blanks - 2 * generals;
    const double address = call("startGenerator", horizontals, generals - horizontals, soldiers,
                                static_cast<int>(metric));
    const bool is_finished = call("runSearch", address, 3000) != 0;
    bindings::leave_garbage(input_);
    if (is_finished) {
      const int farthest = call_int("generatorMaxDistance", address);
      const int from = input_.ConsumeIntegralInRange(-2, 130);
      const int to = input_.ConsumeIntegralInRange(-2, 130);
      const int distance = call_int("generatorPick", address, from, to, 7);
      QIJU_CHECK((distance >= 0) == (std::max(from, 0) <= std::min(to, farthest)));
      if (distance >= 0) {
        QIJU_CHECK(from <= distance && distance <= to);
        Board board;
        std::copy_n(bindings::output.begin(), board.cells().size(), board.ids.begin());
        QIJU_CHECK(read_layout(board).status == LayoutStatus::kLegal);
      }
    }
    call("endSearch", address);
  }

  FuzzedDataProvider& input_;
  Board board_ = [] {
    Board board;
    fill(board, {1, 0, 1, 2, 2}, 1);
    return board;
  }();
  bool has_generated_ = false;
  bindings::Searches<Start> solvers_;
  bindings::Searches<Start> components_;
};

}  // namespace

void fuzz(FuzzedDataProvider& input) {
  Session session(input);
  for (int steps = 0; steps < 30 && input.remaining_bytes() > 0; ++steps) session.step();
}

}  // namespace qiju

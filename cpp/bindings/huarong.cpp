// 华容道 for JavaScript. A board is read from `input`:
//
// clang-format off
//     rows, cols, lengthwise
//     the number of goals; id, row, col of each   0: the classic goal; -1: a picture is at the end
//     the number of gates; row, col of each       besides the gates that the cells show
//     cells
//     … the cells of the picture …
// clang-format on
//
// `readLayout` checks it; every other function requires a legal board.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/exchange.h"
#include "bindings/searches.h"
#include "huarong/board/board.h"
#include "huarong/board/share_code.h"
#include "huarong/component_search.h"
#include "huarong/generator.h"
#include "huarong/solver.h"

namespace qiju::bindings {
namespace {

using namespace huarong;

// Each step takes up to three ints of `output`.
constexpr std::size_t kMaxGroupedSteps = kInts / 3;

constexpr Constant kConstants[] = {
    {"maxSide", kMaxSide},
    {"classicRows", kClassicRows},
    {"classicCols", kClassicCols},
    {"otherCells", kOtherCells},
    {"maxOpenCells", kMaxOpenCells},
    {"codeLength", kShortCodeLength},
    {"maxCodeLength", kMaxCodeLength},
    {"maxGroupedSteps", kMaxGroupedSteps},
    {"metric:step,slide,move", Metric::kMove},
    {"direction:up,down,left,right", Direction::kRight},
    {"layoutStatus:legal,negativeId,badShape,noCaoCao,severalCaoCaos,notClassic,noGoalPiece,"
     "goalUnreachable,tooManyCells,twoGoals,goalsOverlap,goalShape,onGate",
     LayoutStatus::kOnGate},
    {"solveStatus:undecided,solved,unsolvable", SolveStatus::kUnsolvable},
    {"codeError:,length,character,check,layout", CodeError::kLayout},
    {},
};

std::uintptr_t constants() { return address(kConstants); }

// The layout is illegal if the picture of the goals is.
Layout read_board(Board& board) {
  auto at = input.begin();
  board.rows = *at++;
  board.cols = *at++;
  board.lengthwise = *at++ != 0;
  const int goals = *at++;
  for (int i = 0; i < goals; ++i, at += 3) board.goals.push_back({at[0], at[1], at[2]});
  const int gates = *at++;
  const auto first_gate = at;
  at += 2 * gates;
  const std::size_t size = board.cells().size();
  std::copy_n(at, size, board.ids.begin());
  for (int i = 0; i < gates; ++i) add_gate(board, first_gate[2 * i], first_gate[2 * i + 1]);
  if (goals >= 0) return {};
  return set_goals(board, {&at[static_cast<std::ptrdiff_t>(size)], size});
}

Board board() {
  Board result;
  read_board(result);
  return result;
}

Metric metric(int index) { return static_cast<Metric>(index); }

void put(Writer& writer, const Board& board) {
  for (const std::int32_t id : board.cells()) writer.put(id);
}

// Each as the piece's id and the list of directions.
void put(Writer& writer, const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    writer.put(move.id);
    writer.put_list(move.path);
  }
}

// Writes moves; returns their number.
int write_moves(const std::vector<Move>& moves) {
  Writer writer;
  put(writer, moves);
  return static_cast<int>(moves.size());
}

// The number of pieces, each written as id, row, col, height, width; or minus the LayoutStatus, and
// Layout::value is written.
int read_pieces() {
  Board read;
  Layout layout = read_board(read);
  if (layout.status == LayoutStatus::kLegal) layout = read_layout(read);
  Writer writer;
  if (layout.status != LayoutStatus::kLegal) {
    writer.put(layout.value);
    return -static_cast<int>(layout.status);
  }
  for (const Piece& p : layout.pieces) writer.put(p.id, p.row, p.col, p.height, p.width);
  return static_cast<int>(layout.pieces.size());
}

// The number of steps, each written as id and direction.
int write_legal_steps() {
  const auto steps = legal_steps(board());
  Writer writer;
  for (const Step& step : steps) writer.put(step.id, step.direction);
  return static_cast<int>(steps.size());
}

int write_legal_moves(int metric_index) {
  return write_moves(legal_moves(board(), metric(metric_index)));
}

// `input` holds `count` steps, each as id and direction.
int write_grouped_steps(int count, int metric_index) {
  std::vector<Step> steps(static_cast<std::size_t>(count));
  auto at = input.begin();
  for (Step& step : steps) {
    step.id = *at++;
    step.direction = static_cast<Direction>(*at++);
  }
  return write_moves(group_steps(steps, metric(metric_index)));
}

// True if the step is legal; writes the cells after it.
bool write_board_after_step(std::int32_t id, int direction) {
  Board next = board();
  const bool is_legal = make_step(next, {id, static_cast<Direction>(direction)});
  Writer writer;
  put(writer, next);
  return is_legal;
}

bool is_board_solved() { return is_solved(board()); }

std::uintptr_t start_solver(int metric_index) {
  return start<Solver>(board(), metric(metric_index));
}

// Writes SolveStatus, the lengths in steps, slides and moves, the number of moves, and the moves.
void write_solution(std::uintptr_t address) {
  const Solution solution = search_at<Solver>(address).solution();
  const Lengths lengths = lengths_of(solution.moves);
  Writer writer;
  writer.put(solution.status, lengths.step, lengths.slide, lengths.move, solution.moves.size());
  put(writer, solution.moves);
}

std::uintptr_t start_component(int metric_index) {
  return start<ComponentSearch>(board(), metric(metric_index));
}

const ComponentSearch& component(std::uintptr_t address) {
  return search_at<ComponentSearch>(address);
}

bool is_component_full(std::uintptr_t address) { return component(address).is_full(); }
bool component_contains(std::uintptr_t address) { return component(address).contains(board()); }

// Writes positions, mirror classes, exits, eccentricity, the greatest distance and the cells of a
// position at that distance.
void write_summary(std::uintptr_t address) {
  const ComponentSummary& all = component(address).summary();
  Writer writer;
  writer.put(all.positions, all.mirror_classes, all.exits, all.eccentricity, all.hardest_distance);
  put(writer, all.hardest);
}

// -1 without a solution.
int distance_to_exit(std::uintptr_t address) {
  return component(address).distance_of(board()).value_or(-1);
}

int write_best_moves(std::uintptr_t address) {
  return write_moves(component(address).best_moves(board()));
}

int position_number(std::uintptr_t address) {
  return static_cast<int>(component(address).index_of(board()).value_or(0));
}

// Writes a list: the distances of the positions from `first` on, as many as fit.
void write_distances(std::uintptr_t address, std::uint32_t first) {
  const ComponentSearch& search = component(address);
  const std::uint32_t end = std::min(search.summary().positions, first + std::uint32_t{kInts} - 1);
  Writer writer;
  writer.put(end - first);
  for (std::uint32_t i = first; i < end; ++i) writer.put(search.distance_at(i).value_or(-1));
}

// Writes the edges of the positions from `first` on, as long as they fit: the first position left
// out, then a list of two position numbers an edge, the smaller one first.
void write_edges(std::uintptr_t address, std::uint32_t first) {
  constexpr std::size_t kMaxEdgeInts = kInts - 2;
  const ComponentSearch& search = component(address);
  std::vector<std::uint32_t> edges;
  std::uint32_t from = first;
  for (; from < search.summary().positions; ++from) {
    const auto neighbours = search.neighbours(from);
    if (edges.size() + 2 * neighbours.size() > kMaxEdgeInts) break;
    for (const std::uint32_t to : neighbours) {
      if (from >= to) continue;
      edges.push_back(from);
      edges.push_back(to);
    }
  }
  Writer writer;
  writer.put(from);
  writer.put_list(edges);
}

std::uintptr_t start_generator(int horizontals, int verticals, int soldiers, int metric_index) {
  return start<Generator>(PieceCounts{horizontals, verticals, soldiers}, metric(metric_index));
}

int generator_max_distance(std::uintptr_t address) {
  return search_at<Generator>(address).max_distance();
}

// A board of a finished Generator or ComponentSearch at a distance of the range: writes its cells
// and returns its distance, -1 if there is none.
template <typename Search>
int write_picked(std::uintptr_t address, int from, int to, std::uint32_t seed) {
  const Search& search = search_at<Search>(address);
  const auto picked = search.pick(from, to, seed);
  if (!picked) return -1;
  Writer writer;
  put(writer, *picked);
  const std::optional<int> distance = search.distance_of(*picked);
  return distance.value_or(-1);
}

// The number of characters, whose codes are written; 0 for a classic board without blanks.
int encode_board() {
  const Board given = board();
  if (given.goals.empty() && count_blanks(given) == 0) return 0;
  return put_text(encode(given));
}

// `input` holds character codes. Writes CodeError, its offset, rows, cols and cells; 1 if pieces
// move lengthwise, else 0; the list of goals, each as id, row and col, empty for the classic one;
// the list of gates under pieces, each as row and col.
void decode_board(int length) {
  const DecodedBoard decoded = decode(text(length));
  const Board& read = decoded.board;
  Writer writer;
  writer.put(decoded.error, decoded.at, read.rows, read.cols);
  put(writer, read);
  writer.put(read.lengthwise);
  writer.put(3 * read.goals.size());
  for (const Goal& goal : read.goals) writer.put(goal.id, goal.row, goal.col);
  writer.put(2 * read.covered_gates.count());
  for (int row = 0; row < read.rows; ++row) {
    for (int col = 0; col < read.cols; ++col) {
      if (read.covered_gates[read.cell(row, col)]) writer.put(row, col);
    }
  }
}

const Registration registration([] {
  emscripten::function("huarongConstants", &constants);
  emscripten::function("readLayout", &read_pieces);
  emscripten::function("legalSteps", &write_legal_steps);
  emscripten::function("legalMoves", &write_legal_moves);
  emscripten::function("groupSteps", &write_grouped_steps);
  emscripten::function("makeStep", &write_board_after_step);
  emscripten::function("isSolved", &is_board_solved);
  emscripten::function("startHuarongSolver", &start_solver);
  emscripten::function("huarongSolution", &write_solution);
  emscripten::function("startComponent", &start_component);
  emscripten::function("componentContains", &component_contains);
  emscripten::function("componentSummary", &write_summary);
  emscripten::function("componentDistance", &distance_to_exit);
  emscripten::function("componentMoves", &write_best_moves);
  emscripten::function("componentPick", &write_picked<ComponentSearch>);
  emscripten::function("componentNumber", &position_number);
  emscripten::function("componentDistances", &write_distances);
  emscripten::function("componentEdges", &write_edges);
  emscripten::function("componentFull", &is_component_full);
  emscripten::function("startGenerator", &start_generator);
  emscripten::function("generatorMaxDistance", &generator_max_distance);
  emscripten::function("generatorPick", &write_picked<Generator>);
  emscripten::function("encodeBoard", &encode_board);
  emscripten::function("decodeBoard", &decode_board);
});

}  // namespace
}  // namespace qiju::bindings

// 连连看 for JavaScript. A board is in `input` in reading order; a cell is `cols * row + col`, or
// -1 for none; `rules` is gravity + 8 * (max_turns + 32 * ring).
#include <emscripten/bind.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "bindings/constants.h"
#include "bindings/exchange.h"
#include "bindings/registration.h"
#include "bindings/searches.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/connect.h"
#include "lianliankan/deal/deal.h"
#include "lianliankan/gravity.h"
#include "lianliankan/paths/pairs.h"
#include "lianliankan/solver/playout.h"
#include "lianliankan/paths/prepared_board.h"
#include "lianliankan/deal/rated_deal.h"
#include "lianliankan/paths/reach.h"
#include "lianliankan/solver/solve.h"

namespace qiju::bindings {
namespace {

using namespace lianliankan;

// The search of pairs with more than two turns takes O(cells) for each tile.
constexpr int kMaxManyTurnCells = 64 * 64;

// A random game takes O(cells²): the bound of clear_rate, playouts * cells². The maximum number of
// playouts on a board of 144 cells is within it.
constexpr int kMaxPlayouts = 100'000;
constexpr int kMaxPlayoutWork = kMaxPlayouts * 144 * 144;

constexpr Constant kConstants[] = {
    {"maxSide", kMaxSide},
    {"maxWordCols", BitBoard::kMaxCols},
    {"maxWordTurns", BitBoard::kMaxTurns},
    {"maxTurns", kMaxTurns},
    {"maxManyTurnCells", kMaxManyTurnCells},
    {"maxSolveSide", kMaxSolveSide},
    {"wall", kWall},
    {"maxPlayouts", kMaxPlayouts},
    {"maxPlayoutWork", kMaxPlayoutWork},
    {"maxRatedSide", kMaxRatedSide},
    {"ratingPlayouts", kRatingPlayouts},
    {"order:turns,length", Order::kLength},
    {"refusal:,same,empty,different,blocked", Refusal::kBlocked},
    {"gravity:none,down,up,left,right,centre", Gravity::kCentre},
    {"status:undecided,solvable,unsolvable", Status::kUnsolvable},
    {"difficulty:easy,normal,hard,expert", Difficulty::kExpert},
    {"dealStatus:dealt,odd,unsolvable,undecided", DealStatus::kUndecided},
    {},
};

std::uintptr_t constants() { return address(kConstants); }

std::size_t area(int rows, int cols) {
  return static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols);
}

Board board(int rows, int cols) { return {rows, cols, std::span(input).first(area(rows, cols))}; }

Cell cell(int index, int cols) { return {index / cols, index % cols}; }

int index(Cell cell, int cols) { return cell.row * cols + cell.col; }

// Writes row, column, row, column, … to `output`; count() is the number of cells.
class PathOut {
 public:
  void operator()(Cell cell) {
    *at_++ = cell.row;
    *at_++ = cell.col;
  }
  int count() const { return static_cast<int>(at_ - output.begin()) / 2; }

 private:
  Buffer::iterator at_ = output.begin();
};

int put(std::span<const Cell> path) {
  return std::for_each(path.begin(), path.end(), PathOut()).count();
}

int put_path(const CornerPath& path, bool corners_only) {
  if (corners_only) return put(std::span(path.cells).first(static_cast<std::size_t>(path.count)));
  PathOut out;
  each_cell(path, std::ref(out));
  return out.count();
}

// Writes first cell, second cell, first cell, … to `output`; returns the number of pairs.
int put(std::span<const Pair> pairs, int cols) {
  auto at = output.begin();
  for (const Pair& pair : pairs) {
    *at++ = index(pair.first, cols);
    *at++ = index(pair.second, cols);
  }
  return static_cast<int>(pairs.size());
}

int put(const Deal& deal, int cols) {
  std::copy(deal.kinds.begin(), deal.kinds.end(), input.begin());
  return put(deal.solution, cols);
}

// The same; -1 - status if there is none.
int put(const DealResult& result, int cols) {
  const auto& [status, deal] = result;
  return status == DealStatus::kDealt ? put(deal, cols) : -1 - static_cast<int>(status);
}

Rules unpack(int rules) {
  return {static_cast<Gravity>(rules % 8), rules / 8 % 32, rules / 256 != 0};
}

int connect_cells(int rows, int cols, int from, int to, int rules, int order, bool corners_only) {
  const Path path = connect(board(rows, cols), cell(from, cols), cell(to, cols), unpack(rules),
                            static_cast<Order>(order));
  return put(corners_only ? corners(path) : path);
}

int refusal_of(int rows, int cols, int from, int to, int rules) {
  return static_cast<int>(
      refusal(board(rows, cols), cell(from, cols), cell(to, cols), unpack(rules)));
}

// The fast path: for boards of at most BitBoard::kMaxCols columns and paths of at most
// BitBoard::kMaxTurns turns. Bit c of a word in `rows` = a tile at column c; the kinds of the two
// tiles are arguments.
int connect_words(int row_count, int cols, int row1, int col1, int row2, int col2, Kind kind1,
                  Kind kind2, int max_turns, int order, bool ring, bool corners_only) {
  const Cell from{row1, col1};
  const Cell to{row2, col2};
  if (from == to || kind1 != kind2 || !is_tile(kind1)) return 0;
  const BitBoard bits(std::span(rows).first(static_cast<std::size_t>(row_count)), cols, ring);
  return put_path(bits.path(from, to, max_turns, static_cast<Order>(order)), corners_only);
}

// The board that JavaScript asks about again and again, with at most maxWordCols columns.
std::optional<PreparedBoard> prepared;

void prepare(int rows, int cols) { prepared.emplace(board(rows, cols)); }

// As connect_words().
int connect_prepared(int row1, int col1, int row2, int col2, int max_turns, int order, bool ring,
                     bool corners_only) {
  return put_path(
      prepared->path({row1, col1}, {row2, col2}, max_turns, ring, static_cast<Order>(order)),
      corners_only);
}

int pairs_prepared(int rules, int first, int second) {
  const int cols = prepared->board().cols;
  const Pair after = first < 0 ? Pair{} : Pair{cell(first, cols), cell(second, cols)};
  return put(connectable_pairs(*prepared, unpack(rules), after, kInts / 2), cols);
}

int segments_prepared(int row1, int col1, int row2, int col2, bool ring, int max_turns) {
  return segments(prepared->bits(ring), {row1, col1}, {row2, col2},
                  max_turns < 0 ? kUnlimitedTurns : max_turns);
}

void reach_prepared(int row, int col, int max_turns, bool ring) {
  reach(prepared->bits(ring), {row, col}, max_turns, output);
}

// As many pairs as fit in `output`, from after the given pair on (-1, -1: from the start).
int pairs(int rows, int cols, int rules, int first, int second) {
  const Pair after = first < 0 ? Pair{} : Pair{cell(first, cols), cell(second, cols)};
  return put(connectable_pairs(board(rows, cols), unpack(rules), after, kInts / 2), cols);
}

// Without a limit if max_turns is negative.
int segments_between(int rows, int cols, int from, int to, bool ring, int max_turns) {
  return segments(board(rows, cols), cell(from, cols), cell(to, cols), ring,
                  max_turns < 0 ? kUnlimitedTurns : max_turns);
}

// In reading order, the ring's corner first.
void reach_from(int rows, int cols, int from, int rules) {
  const auto turns = reach(board(rows, cols), cell(from, cols), unpack(rules));
  std::copy(turns.begin(), turns.end(), output.begin());
}

void remove_pair(int rows, int cols, int first, int second, int rules) {
  remove(std::span(input).first(area(rows, cols)), rows, cols,
         {cell(first, cols), cell(second, cols)}, unpack(rules).gravity);
}

// The shape of a deal is in `input`, the number of tiles of each kind in `output`.
std::vector<int> copies(int kinds) { return {output.begin(), output.begin() + kinds}; }

// Writes the board to `input` and its solution to `output`; returns the number of pairs, or
// -1 - status.
int deal_board(int rows, int cols, int kinds, std::uint32_t seed, int rules) {
  return put(deal(board(rows, cols), copies(kinds), seed, unpack(rules)), cols);
}

// The same.
int shuffle_board(int rows, int cols, std::uint32_t seed, int rules) {
  return put(shuffle(board(rows, cols), seed, unpack(rules)), cols);
}

double rate(int rows, int cols, int rules, int playouts, std::uint32_t seed) {
  return clear_rate(board(rows, cols), unpack(rules), playouts, seed);
}

// Clear rates are in percent: low <= rate < high.
std::uintptr_t start_dealer(int rows, int cols, int kinds, std::uint32_t seed, int rules, int low,
                            int high) {
  return start<RatedDealSearch>(board(rows, cols), copies(kinds), seed, unpack(rules),
                                ClearRateBand{low, high});
}

int band_low(int difficulty) { return band(static_cast<Difficulty>(difficulty)).low; }

int band_high(int difficulty) { return band(static_cast<Difficulty>(difficulty)).high; }

double dealer_rate(std::uintptr_t address) {
  return search_at<RatedDealSearch>(address).best().clear_rate;
}

bool dealer_in_band(std::uintptr_t address) {
  return search_at<RatedDealSearch>(address).best().in_band;
}

// As deal_board().
int dealer_board(std::uintptr_t address, int cols) {
  const auto& search = search_at<RatedDealSearch>(address);
  return put(DealResult{search.status(), search.best().deal}, cols);
}

std::uintptr_t start_solver(int rows, int cols, int rules) {
  return start<Solver>(board(rows, cols), unpack(rules));
}

int solver_status(std::uintptr_t address) {
  return static_cast<int>(search_at<Solver>(address).status());
}

int solver_moves(std::uintptr_t address, int cols) {
  return put(search_at<Solver>(address).solution().moves, cols);
}

std::uintptr_t start_hint(int rows, int cols, int rules) {
  return start<HintSearch>(board(rows, cols), unpack(rules));
}

// Writes the pair to `output`; returns the status of the board, -1 if no pair can be removed.
int hint_result(std::uintptr_t address, int cols) {
  const auto hint = search_at<HintSearch>(address).hint();
  if (!hint) return -1;
  put(std::span(&hint->pair, 1), cols);
  return static_cast<int>(hint->status);
}

const Registration registration([] {
  emscripten::function("lianliankanConstants", &constants);
  emscripten::function("connect", &connect_cells);
  emscripten::function("refusal", &refusal_of);
  emscripten::function("connectWords", &connect_words);
  emscripten::function("prepare", &prepare);
  emscripten::function("connectPrepared", &connect_prepared);
  emscripten::function("pairsPrepared", &pairs_prepared);
  emscripten::function("segmentsPrepared", &segments_prepared);
  emscripten::function("reachPrepared", &reach_prepared);
  emscripten::function("pairs", &pairs);
  emscripten::function("segments", &segments_between);
  emscripten::function("reach", &reach_from);
  emscripten::function("removePair", &remove_pair);
  emscripten::function("deal", &deal_board);
  emscripten::function("shuffle", &shuffle_board);
  emscripten::function("clearRate", &rate);
  emscripten::function("startDealer", &start_dealer);
  emscripten::function("bandLow", &band_low);
  emscripten::function("bandHigh", &band_high);
  emscripten::function("dealerRate", &dealer_rate);
  emscripten::function("dealerInBand", &dealer_in_band);
  emscripten::function("dealerBoard", &dealer_board);
  emscripten::function("startSolver", &start_solver);
  emscripten::function("solverStatus", &solver_status);
  emscripten::function("solverMoves", &solver_moves);
  emscripten::function("startHint", &start_hint);
  emscripten::function("hintResult", &hint_result);
});

}  // namespace
}  // namespace qiju::bindings

// 连连看 for JavaScript, except `connect`. A cell may be -1 for none.
#include "bindings/lianliankan.h"

#include <emscripten/bind.h>

#include <algorithm>
#include <optional>

#include "bindings/searches.h"
#include "lianliankan/deal/deal.h"
#include "lianliankan/deal/rated_deal.h"
#include "lianliankan/gravity.h"
#include "lianliankan/paths/bit_board.h"
#include "lianliankan/paths/connect.h"
#include "lianliankan/paths/pairs.h"
#include "lianliankan/paths/prepared_board.h"
#include "lianliankan/paths/reach.h"
#include "lianliankan/solver/playout.h"
#include "lianliankan/solver/solve.h"

namespace qiju::bindings {
namespace {

using namespace lianliankan;

// Finding pairs with more than two turns takes O(cells) for each tile.
constexpr int kMaxManyTurnCells = 64 * 64;

// A random game takes O(cells²), so playouts * cells² bounds the clear rate.
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

int index(Cell cell, int cols) { return cell.row * cols + cell.col; }

// The default-constructed pair if `first` is -1.
Pair pair(int first, int second, int cols) {
  return first < 0 ? Pair{} : Pair{cell(first, cols), cell(second, cols)};
}

// Writes first cell, second cell, first cell, … and returns the number of pairs.
int put(std::span<const Pair> pairs, int cols) {
  Writer out;
  for (const Pair& pair : pairs) out.put(index(pair.first, cols), index(pair.second, cols));
  return static_cast<int>(pairs.size());
}

// Writes the board to `input` and its solution to `output`. Returns the number of pairs, or
// -1 - status if there is no board.
int put(const DealResult& result, int cols) {
  const auto& [status, deal] = result;
  if (status != DealStatus::kDealt) return -1 - static_cast<int>(status);
  std::copy(deal.kinds.begin(), deal.kinds.end(), input.begin());
  return put(deal.solution, cols);
}

int refusal_of(int rows, int cols, int from, int to, int rules) {
  return static_cast<int>(
      refusal(board(rows, cols), cell(from, cols), cell(to, cols), unpack(rules)));
}

// JavaScript asks about this board again and again.
std::optional<BoardCopy> kept;
std::optional<PreparedBoard> prepared;

void prepare(int rows, int cols) { prepared.emplace(kept.emplace(board(rows, cols))); }

// The prepared board if `rows` is 0, else the one in `input`.
const PreparedBoard& prepared_or_input(int rows, int cols) {
  static std::optional<PreparedBoard> once;
  return rows == 0 ? *prepared : once.emplace(board(rows, cols));
}

// Writes the same as connect_words(), within the same limits.
int connect_prepared(int row1, int col1, int row2, int col2, int max_turns, int order, bool ring,
                     bool corners_only) {
  const Rules rules{Gravity::kNone, max_turns, ring};
  return put_path(prepared->path({row1, col1}, {row2, col2}, rules, static_cast<Order>(order)),
                  corners_only);
}

// Writes the pairs after the given one, -1 for the start, but no more than fit in `output`.
int pairs(int rows, int cols, int rules, int first, int second) {
  return put(connectable_pairs(prepared_or_input(rows, cols), unpack(rules),
                               pair(first, second, cols), kInts / 2),
             cols);
}

// A negative max_turns sets no limit.
int segments_between(int rows, int cols, int from, int to, bool ring, int max_turns) {
  return segments(prepared_or_input(rows, cols), cell(from, cols), cell(to, cols), ring,
                  max_turns < 0 ? kUnlimitedTurns : max_turns);
}

// Writes the turns in reading order, the ring's corner first.
void reach_from(int rows, int cols, int from, int rules) {
  reach(prepared_or_input(rows, cols), cell(from, cols), unpack(rules), output);
}

void remove_pair(int rows, int cols, int first, int second, int rules) {
  remove(std::span(input).first(area(rows, cols)), rows, cols, pair(first, second, cols),
         unpack(rules).gravity);
}

// The shape of a deal is in `input`, the number of tiles of each kind in `output`.
std::vector<int> copies(int kinds) { return {output.begin(), output.begin() + kinds}; }

int deal_board(int rows, int cols, int kinds, std::uint32_t seed, int rules) {
  return put(deal(board(rows, cols), copies(kinds), seed, unpack(rules)), cols);
}

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
  emscripten::function("refusal", &refusal_of);
  emscripten::function("prepare", &prepare);
  emscripten::function("connectPrepared", &connect_prepared);
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

// 连连看 for JavaScript. A board comes in `input`, row after row; a cell is `cols * row + col`, and
// -1 stands for none.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/exchange.h"
#include "lianliankan/bit_board.h"
#include "lianliankan/connect.h"
#include "lianliankan/deal.h"
#include "lianliankan/pairs.h"

namespace qiju::bindings {
namespace {

using namespace lianliankan;

std::size_t area(int rows, int cols) {
  return static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols);
}

Board board(int rows, int cols) { return {rows, cols, std::span(input).first(area(rows, cols))}; }

Cell cell(int index, int cols) { return {index / cols, index % cols}; }

int index(Cell cell, int cols) { return cell.row * cols + cell.col; }

// Row, column, row, column, …; the number of cells is the result.
int put(std::span<const Cell> path) {
  auto at = output.begin();
  for (const Cell& c : path) {
    *at++ = c.row;
    *at++ = c.col;
  }
  return static_cast<int>(path.size());
}

// First cell, second cell, first cell, …; the number of pairs is the result.
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

int connect_cells(int rows, int cols, int from, int to, int max_turns, bool by_length, bool ring,
                  bool corners_only) {
  const ConnectOptions options{max_turns, by_length ? Order::kLength : Order::kTurns, ring};
  const Path path = connect(board(rows, cols), cell(from, cols), cell(to, cols), options);
  return put(corners_only ? corners(path) : path);
}

// The short way in, with connect's default options, for boards of at most max_word_cols() columns:
// bit c of a word in `rows` = a tile at column c, and the two kinds come beside it.
int connect_words(int row_count, int cols, int from, int to, Kind kind1, Kind kind2) {
  if (from == to || kind1 != kind2 || kind1 == kEmpty) return 0;
  const BitBoard bits(std::span(rows).first(static_cast<std::size_t>(row_count)), cols, true);
  return put(cells(
      bits.path(cell(from, cols), cell(to, cols), BitBoard::kMaxTurns, ConnectOptions{}.order)));
}

// A call through embind costs more than the search: JavaScript calls this one by its table entry.
std::uintptr_t connect_words_entry() { return reinterpret_cast<std::uintptr_t>(&connect_words); }

int max_word_cols() { return BitBoard::kMaxCols; }

// As many pairs as fit in `output`, going on after the pair given (-1, -1 at the start).
int pairs(int rows, int cols, int max_turns, bool ring, int first, int second) {
  const Pair after = first < 0 ? Pair{} : Pair{cell(first, cols), cell(second, cols)};
  const ConnectOptions options{max_turns, Order::kTurns, ring};
  return put(connectable_pairs(board(rows, cols), options, after, kInts / 2), cols);
}

void remove_pair(int rows, int cols, int first, int second) {
  remove(std::span(input).first(area(rows, cols)), cols, {cell(first, cols), cell(second, cols)});
}

// The board in `input`, its solution in `output`.
int deal_board(int rows, int cols, int kinds, int copies, std::uint32_t seed) {
  return put(deal(rows, cols, kinds, copies, seed), cols);
}

// Likewise; -1 if no arrangement can be cleared.
int shuffle_board(int rows, int cols, std::uint32_t seed) {
  const Shuffle shuffled = shuffle(board(rows, cols), seed);
  return shuffled.status == ShuffleStatus::kShuffled ? put(shuffled.deal, cols) : -1;
}

EMSCRIPTEN_BINDINGS(lianliankan) {
  emscripten::function("connect", &connect_cells);
  emscripten::function("connectWordsEntry", &connect_words_entry);
  emscripten::function("maxWordCols", &max_word_cols);
  emscripten::function("pairs", &pairs);
  emscripten::function("removePair", &remove_pair);
  emscripten::function("deal", &deal_board);
  emscripten::function("shuffle", &shuffle_board);
}

}  // namespace
}  // namespace qiju::bindings

// 华容道 for JavaScript. A board comes in `input` as its rows, its columns, the id, row and column
// of its goal, and its cells; `readLayout` says whether it is legal, which every other function
// takes for granted.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/constants.h"
#include "bindings/searches.h"
#include "bindings/writer.h"
#include "huarong/atlas.h"
#include "huarong/board.h"
#include "huarong/code.h"
#include "huarong/mix.h"
#include "huarong/solve.h"

namespace qiju::bindings {
namespace {

using namespace huarong;

constexpr Constant kConstants[] = {
    {"maxSide", kMaxSide},
    {"metric:step,slide,move", Metric::kMove},
    {"direction:up,down,left,right", Direction::kRight},
    {"layoutStatus:legal,negativeId,notAPiece,noCaoCao,twoCaoCaos,notClassic,noGoalPiece,"
     "goalOffBoard",
     LayoutStatus::kGoalOffBoard},
    {"solveStatus:undecided,solved,unsolvable", SolveStatus::kUnsolvable},
    {"codeFault:,length,character,check,layout", CodeFault::kLayout},
    {},
};

std::uintptr_t constants() { return address(kConstants); }

Board board() {
  Board given;
  given.rows = input[0];
  given.cols = input[1];
  given.goal = {input[2], input[3], input[4]};
  std::copy_n(input.begin() + 5, given.cells().size(), given.ids.begin());
  return given;
}

Metric metric(int index) { return static_cast<Metric>(index); }

void put(Writer& writer, const Board& given) {
  for (const std::int32_t id : given.cells()) writer.put(id);
}

// Each as its piece's id and the list of directions.
void put(Writer& writer, const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    writer.put(move.id);
    writer.put_list(move.path);
  }
}

// The number of pieces, each as id, row, col, height, width; or minus the LayoutStatus, with the id
// that made the board illegal.
int layout() {
  const Layout layout = read_layout(board());
  Writer writer;
  if (layout.status != LayoutStatus::kLegal) {
    writer.put(layout.culprit);
    return -static_cast<int>(layout.status);
  }
  for (const Piece& p : layout.pieces) writer.put(p.id, p.row, p.col, p.height, p.width);
  return static_cast<int>(layout.pieces.size());
}

// The number of steps, each as id and direction.
int steps() {
  const auto legal = legal_steps(board());
  Writer writer;
  for (const Step& step : legal) writer.put(step.id, step.direction);
  return static_cast<int>(legal.size());
}

// Is the step legal? The board after it is in `output`.
bool move(std::int32_t id, int direction) {
  Board next = board();
  const bool legal = make_step(next, {id, static_cast<Direction>(direction)});
  Writer writer;
  put(writer, next);
  return legal;
}

bool solved() { return is_solved(board()); }

std::uintptr_t start_search(int metric_index) {
  return start<Search>(board(), metric(metric_index));
}

// SolveStatus, the lengths in steps, slides and moves, the number of moves, and the moves.
void search_solution(std::uintptr_t address) {
  const Solution solution = search_at<Search>(address).solution();
  const Lengths in = lengths(solution.moves);
  Writer writer;
  writer.put(solution.status, in.step, in.slide, in.move, solution.moves.size());
  put(writer, solution.moves);
}

std::uintptr_t start_atlas(int metric_index) { return start<Atlas>(board(), metric(metric_index)); }

bool is_full(std::uintptr_t address) { return search_at<Atlas>(address).full(); }

bool atlas_has(std::uintptr_t address) { return search_at<Atlas>(address).has(board()); }

// Positions, mirror classes, exits, eccentricity, the hardest position's distance and its cells.
void survey(std::uintptr_t address) {
  const Survey& all = search_at<Atlas>(address).survey();
  Writer writer;
  writer.put(all.positions, all.mirror_classes, all.exits, all.eccentricity, all.hardest_distance);
  put(writer, all.hardest);
}

// -1: there is no way out.
int exit_distance(std::uintptr_t address) {
  return search_at<Atlas>(address).distance(board()).value_or(-1);
}

// The number of moves, and the moves.
int best_moves(std::uintptr_t address) {
  const auto best = search_at<Atlas>(address).best_moves(board());
  Writer writer;
  put(writer, best);
  return static_cast<int>(best.size());
}

int number(std::uintptr_t address) {
  return static_cast<int>(search_at<Atlas>(address).number(board()).value_or(0));
}

// As many as fit, from this position on: how many, and the distance of each from the exit.
void distances(std::uintptr_t address, std::uint32_t from) {
  const Atlas& atlas = search_at<Atlas>(address);
  const std::uint32_t end = std::min(atlas.survey().positions, from + std::uint32_t{kInts} - 1);
  Writer writer;
  writer.put(end - from);
  for (; from < end; ++from) writer.put(atlas.distance(from).value_or(-1));
}

// Those of as many positions as fit, from this one on: the position to go on from, and the list of
// pairs of positions, the smaller number first.
void edges(std::uintptr_t address, std::uint32_t from) {
  constexpr std::size_t kMostOfOne = 256;
  const Atlas& atlas = search_at<Atlas>(address);
  std::vector<std::uint32_t> pairs;
  for (; from < atlas.survey().positions && pairs.size() + kMostOfOne < kInts; ++from) {
    for (const std::uint32_t to : atlas.neighbours(from)) {
      if (from < to) pairs.insert(pairs.end(), {from, to});
    }
  }
  Writer writer;
  writer.put(from);
  writer.put_list(pairs);
}

std::uintptr_t start_mix(int horizontals, int verticals, int soldiers, int metric_index) {
  return start<MixSearch>(Mix{horizontals, verticals, soldiers}, metric(metric_index));
}

int hardest_of_mix(std::uintptr_t address) { return search_at<MixSearch>(address).hardest(); }

// Is there a board at that distance? Its cells are in `output`.
bool pick_of_mix(std::uintptr_t address, int distance, std::uint32_t seed) {
  const auto picked = search_at<MixSearch>(address).pick(distance, seed);
  Writer writer;
  if (picked) put(writer, *picked);
  return picked.has_value();
}

// The number of characters; their codes are in `output`.
int encode_board() {
  const std::string code = encode(board());
  std::copy(code.begin(), code.end(), output.begin());
  return static_cast<int>(code.size());
}

// `input` holds character codes. CodeFault, where it is, and the cells.
void decode_board(int length) {
  const DecodedBoard decoded = decode(text(length));
  Writer writer;
  writer.put(decoded.fault, decoded.at);
  put(writer, decoded.board);
}

EMSCRIPTEN_BINDINGS(huarong) {
  emscripten::function("huarongConstants", &constants);
  emscripten::function("readLayout", &layout);
  emscripten::function("legalSteps", &steps);
  emscripten::function("makeStep", &move);
  emscripten::function("isSolved", &solved);
  emscripten::function("startSearch", &start_search);
  emscripten::function("searchSolution", &search_solution);
  emscripten::function("startAtlas", &start_atlas);
  emscripten::function("atlasHas", &atlas_has);
  emscripten::function("atlasSurvey", &survey);
  emscripten::function("atlasDistance", &exit_distance);
  emscripten::function("atlasMoves", &best_moves);
  emscripten::function("atlasNumber", &number);
  emscripten::function("atlasDistances", &distances);
  emscripten::function("atlasEdges", &edges);
  emscripten::function("atlasFull", &is_full);
  emscripten::function("startMix", &start_mix);
  emscripten::function("mixHardest", &hardest_of_mix);
  emscripten::function("mixPick", &pick_of_mix);
  emscripten::function("encodeBoard", &encode_board);
  emscripten::function("decodeBoard", &decode_board);
}

}  // namespace
}  // namespace qiju::bindings

// 五子棋 for JavaScript. `input` holds a game as its points, or a set-up position as a list of
// turns with kPass. A list in `output` is its length and then its values.
#include <emscripten/bind.h>

#include <algorithm>

#include "bindings/exchange.h"
#include "bindings/searches.h"
#include "gomoku/rules/judge.h"
#include "gomoku/rules/last_move.h"
#include "gomoku/rules/notation.h"
#include "gomoku/rules/threats.h"
#include "gomoku/search/best_move.h"
#include "gomoku/search/opening_book.h"
#include "gomoku/search/proof_tree.h"
#include "gomoku/search/puzzle.h"
#include "gomoku/search/review.h"
#include "gomoku/search/threat_search.h"

namespace qiju::bindings {
namespace {

using namespace gomoku;

constexpr Constant kConstants[] = {
    {"size", kSize},
    {"minSize", kMinSize},
    {"maxSize", kMaxSize},
    {"maxScore", BestMove::kMaxScore},
    {"rule:freestyle,standard,renju,caro", Rule::kCaro},
    {"gameStatus:legal,offBoard,occupied", GameStatus::kOccupied},
    {"winner:,black,white,draw", Winner::kDraw},
    {"reason:,five,forbidden,full", Reason::kFull},
    {"forbiddenKind:,overline,double-four,double-three", ForbiddenKind::kDoubleThree},
    {"forbiddenLine:overline,four,three", ForbiddenLine::Kind::kThree},
    {"threat:five,straight-four,four,open-three", Threat::Kind::kOpenThree},
    {"color:,black,white", Color::kWhite},
    {"lastMove:noWin,win,illegal", LastMove::kIllegal},
    {"winKind:vcf,vct", WinKind::kVct},
    {"threatStatus:undecided,win,none", ThreatStatus::kNone},
    {"minVcf", puzzle_moves(WinKind::kVcf).min},
    {"maxVcf", puzzle_moves(WinKind::kVcf).max},
    {"minVct", puzzle_moves(WinKind::kVct).min},
    {"maxVct", puzzle_moves(WinKind::kVct).max},
    {"level:beginner,easy,normal,hard,expert,master", Level::kMaster},
    {"bookLevel", kBookLevel},
    {"unlimitedLevel", Level::kMaster},
    {"quality:best,good,mistake,losing", MoveQuality::kLosing},
    {"notation:base15,coordinates", Notation::kCoordinates},
    {"decodeError:,character,end,offBoard", DecodeError::kOffBoard},
    {},
};

std::uintptr_t constants() { return address(kConstants); }

std::span<const Point> moves(int count) {
  return std::span(input).first(static_cast<std::size_t>(count));
}

Rule rule(int index) { return static_cast<Rule>(index); }

// Writes GameStatus, illegal_move, occupied_by, Winner, Reason, ForbiddenKind, move, the list of
// cells, the number of rows, and each row as a list. `setup`: `input` is a set-up position.
void judge_game(int count, int rule_index, int size, bool setup) {
  const Verdict v = setup ? judge_setup(moves(count), rule(rule_index), size)
                          : judge(moves(count), rule(rule_index), size);
  Writer writer;
  writer.put(v.status, v.illegal_move, v.occupied_by, v.winner, v.reason, v.forbidden, v.move);
  writer.put_list(v.cells);
  writer.put(v.rows.size());
  for (const auto& row : v.rows) writer.put_list(row);
}

// Returns the number of forbidden points. Writes each: the point, ForbiddenKind, the number of
// lines; then each line: its Kind, the list of stones, the list of points that complete it.
int find_forbidden(int count, int size) {
  const auto found = forbidden_points(Position(moves(count), size));
  Writer writer;
  for (const ForbiddenPoint& forbidden : found) {
    writer.put(forbidden.point, forbidden.kind, forbidden.lines.size());
    for (const ForbiddenLine& line : forbidden.lines) {
      writer.put(line.kind);
      writer.put_list(line.stones);
      writer.put_list(line.next);
    }
  }
  return static_cast<int>(found.size());
}

bool forbids(int count, int size, Point point) {
  return forbidden_at(Position(moves(count), size), point) != ForbiddenKind::kNone;
}

// Returns the number of threats. Writes each: Threat::Kind, Color, the list of stones, the list of
// points that complete it.
int find_threats(int count, int rule_index, int size) {
  const auto found = threats(Position(moves(count), size), rule(rule_index));
  Writer writer;
  for (const Threat& threat : found) {
    writer.put(threat.kind, threat.color);
    writer.put_list(threat.stones);
    writer.put_list(threat.completing);
  }
  return static_cast<int>(found.size());
}

std::uintptr_t start_threat_search(int count, int rule_index, int size, int kind, bool quiet,
                                   bool tree) {
  return start<ThreatSearch>(moves(count), rule(rule_index), size, static_cast<WinKind>(kind),
                             false, ThreatOptions{.quiet = quiet, .tree = tree});
}

// Writes ThreatStatus, WinKind, the line as a list.
void threat_result(std::uintptr_t address) {
  const ThreatResult result = search_at<ThreatSearch>(address).result();
  Writer writer;
  writer.put(result.status, result.kind);
  writer.put_list(result.line);
}

// Writes nodes of the tree from number `first` on while there is room, and returns how many: 0 if
// there is no tree. Each is the move, the node after any other reply or ProofTree::kNone, the
// number of replies; then each reply: the move and the node.
int proof_tree(std::uintptr_t address, int first) {
  const ProofTree* tree = search_at<ThreatSearch>(address).tree();
  Writer writer;
  int written = 0;
  if (!tree) return written;
  for (const ProofTree::Node& node :
       std::span(tree->nodes).subspan(static_cast<std::size_t>(first))) {
    const auto replies = tree->replies_of(node);
    if (writer.room() < 3 + 2 * replies.size()) break;
    writer.put(node.move, node.otherwise, replies.size());
    for (const ProofTree::Reply& reply : replies) writer.put(reply.move, reply.next);
    ++written;
  }
  return written;
}

// `previous`: the address of the search whose knowledge is taken over, or 0.
std::uintptr_t start_best_move(int count, int rule_index, int size, int level, std::uint32_t seed,
                               int lines, std::uintptr_t previous) {
  return start<BestMoveSearch>(moves(count), rule(rule_index), size, static_cast<Level>(level),
                               seed, lines,
                               previous == 0 ? nullptr : &search_at<BestMoveSearch>(previous));
}

void put(Writer& writer, const BestMove& best) {
  writer.put(best.move, best.score, best.depth);
  writer.put_list(best.line);
}

// Writes the move, the score in units of 1/BestMove::kMaxScore, the depth, the line as a list.
void best_move_result(std::uintptr_t address) {
  Writer writer;
  put(writer, search_at<BestMoveSearch>(address).result());
}

// Writes the number of lines, and each as above.
void best_move_lines(std::uintptr_t address) {
  const auto lines = search_at<BestMoveSearch>(address).lines();
  Writer writer;
  writer.put(lines.size());
  for (const BestMove& line : lines) put(writer, line);
}

// If the book has the position, writes the move and the score as above, and returns true.
bool find_book_move(int count, int rule_index, int size) {
  const auto found = book_move(moves(count), rule(rule_index), size);
  if (found) Writer{}.put(found->move, found->score);
  return found.has_value();
}

std::uintptr_t start_review(int count, int rule_index, int size, double positions) {
  return start<ReviewSearch>(moves(count), rule(rule_index), size,
                             static_cast<std::uint64_t>(positions));
}

int review_remaining(std::uintptr_t address) {
  return search_at<ReviewSearch>(address).remaining();
}

void skip_review(std::uintptr_t address) { search_at<ReviewSearch>(address).skip(); }

// Writes the index of the losing move or -1, the number of moves; then each move: the scores before
// and after, MoveQuality, the line and the forced win as lists.
void review_result(std::uintptr_t address) {
  const Review review = search_at<ReviewSearch>(address).result();
  Writer writer;
  writer.put(review.losing, review.moves.size());
  for (const ReviewedMove& move : review.moves) {
    writer.put(move.before, move.after, move.quality);
    writer.put_list(move.line);
    writer.put_list(move.forced);
  }
}

std::uintptr_t start_puzzle(int kind, int moves, int rule_index, std::uint32_t seed) {
  return start<PuzzleSearch>(static_cast<WinKind>(kind), moves, rule(rule_index), seed);
}

// Writes the list of turns, and the line as a list.
void puzzle_result(std::uintptr_t address) {
  const Puzzle& puzzle = search_at<PuzzleSearch>(address).result();
  Writer writer;
  writer.put_list(puzzle.turns);
  writer.put_list(puzzle.line);
}

Notation notation(int index) { return static_cast<Notation>(index); }

// Writes character codes, and returns how many.
int encode_moves(int count, int notation_index, int size) {
  return put_text(encode(moves(count), notation(notation_index), size));
}

// `input` holds character codes. Writes DecodeError, its offset, the list of moves.
void decode_moves(int length, int notation_index, int size) {
  const Decoded decoded = decode(text(length), notation(notation_index), size);
  Writer writer;
  writer.put(decoded.error, decoded.offset.value_or(0));
  writer.put_list(decoded.moves);
}

const Registration registration([] {
  emscripten::function("gomokuConstants", &constants);
  emscripten::function("judge", &judge_game);
  emscripten::function("forbidden", &find_forbidden);
  emscripten::function("forbids", &forbids);
  emscripten::function("threats", &find_threats);
  emscripten::function("startThreatSearch", &start_threat_search);
  emscripten::function("threatResult", &threat_result);
  emscripten::function("proofTree", &proof_tree);
  emscripten::function("startBestMove", &start_best_move);
  emscripten::function("bookMove", &find_book_move);
  emscripten::function("bestMoveResult", &best_move_result);
  emscripten::function("bestMoveLines", &best_move_lines);
  emscripten::function("startReview", &start_review);
  emscripten::function("reviewRemaining", &review_remaining);
  emscripten::function("skipReview", &skip_review);
  emscripten::function("reviewResult", &review_result);
  emscripten::function("startPuzzle", &start_puzzle);
  emscripten::function("puzzleResult", &puzzle_result);
  emscripten::function("encode", &encode_moves);
  emscripten::function("decode", &decode_moves);
});

}  // namespace
}  // namespace qiju::bindings

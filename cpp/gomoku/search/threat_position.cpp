#include "gomoku/search/threat_position.h"

#include "gomoku/search/defences.h"

namespace qiju::gomoku {

ThreatPosition::ThreatPosition(std::span<const Point> game, Rule rule, int size, bool defends,
                               const ThreatOptions& options)
    : board_(game, rule, size),
      attacker_(defends ? opponent(board_.to_move()) : board_.to_move()),
      attacks_(options.moves),
      excluded_(options.excluded),
      root_turns_(board_.moves().size()) {}

void ThreatPosition::restart(WinKind kind, bool quiet) {
  while (board_.moves().size() > root_turns_) board_.unmake();
  kind_ = kind;
  quiet_ = quiet;
}

void ThreatPosition::make(Point move) {
  if (move < 0) kind_ = WinKind::kVcf;
  if (move != kFours) board_.make(move);
}

void ThreatPosition::unmake(Point move) {
  if (move < 0) kind_ = WinKind::kVct;
  if (move != kFours) board_.unmake();
}

std::uint64_t ThreatPosition::hash_after(Point move) const {
  if (move == kFours) return board_.hash() ^ kFoursKey;
  return board_.hash_after(move) ^ (move == kPass ? kFoursKey : kind_key());
}

ProofNumbers ThreatPosition::generate_attacks(std::vector<Point>& moves) const {
  const std::size_t first = moves.size();
  if (board_.count(attacker_, Shape::kFive) > 0) {
    add_legal(attacker_, Shape::kFive, moves);
    return ProofNumbers::win(1);
  }
  if (attacks_left() < 1) return ProofNumbers::no_win();
  if (const int fives = board_.count(defender(), Shape::kFive); fives > 0) {
    const Point block = *board_.points(defender(), Shape::kFive).begin();
    const bool threat = kind_ == WinKind::kVct || board_.best(attacker_, block) >= Shape::kFour;
    if (fives == 1 && threat && is_legal(attacker_, block)) moves.push_back(block);
  } else {
    add_legal(attacker_, Shape::kStraightFour, moves);
    if (moves.size() > first) return ProofNumbers::win(3);
    if (has_quiet_moves()) {
      moves.push_back(kFours);
      return {};
    }
    add_legal(attacker_, Shape::kDoubleFour, moves);
    add_legal(attacker_, Shape::kFour, moves);
    if (kind_ == WinKind::kVct && attacks_left() > 1)
      add_legal(attacker_, Shape::kOpenThree, moves);
  }
  return moves.size() > first ? ProofNumbers{} : ProofNumbers::no_win();
}

ProofNumbers ThreatPosition::generate_defences(std::vector<Point>& moves) const {
  const std::size_t first = moves.size();
  const Shape threat = opponent_threat(board_, defender());
  if (threat != Shape::kFive && (kind_ == WinKind::kVcf || attacks_left() < 1)) {
    return ProofNumbers::no_win();
  }
  if (threat == Shape::kNone) {
    if (!quiet_) return ProofNumbers::no_win();
    moves.push_back(kPass);
    return {};
  }
  add_defences(board_, defender(), threat, moves);

  const Point defence = moves[first];
  std::size_t last = first;
  for (std::size_t i = first; i < moves.size(); ++i) {
    if (is_legal(defender(), moves[i])) moves[last++] = moves[i];
  }
  moves.resize(last);
  const bool lost = board_.count(attacker_, Shape::kFive) > 1 && board_.rule() != Rule::kCaro;
  if (last > first) return lost ? ProofNumbers::win(2) : ProofNumbers{};
  moves.push_back(defence);
  return ProofNumbers::win(1);
}

void ThreatPosition::add_legal(Color color, Shape best, std::vector<Point>& moves) const {
  for (const Point point : board_.points(color, best)) {
    if (is_legal(color, point)) moves.push_back(point);
  }
}

void ThreatPosition::add_other_attacks(std::vector<Point>& moves) const {
  const bool is_last = attacks_left() < 2;
  if (!is_last) add_legal(attacker_, Shape::kOpenThree, moves);
  add_legal(attacker_, Shape::kDoubleFour, moves);
  add_legal(attacker_, Shape::kFour, moves);
  if (is_last) return;
  for (const Point point : board_.points(attacker_, Shape::kNone)) {
    // Quiet: one more stone makes a threat.
    if (board_.count_directions(attacker_, point, Shape::kOpenTwo) > 0 &&
        is_legal(attacker_, point)) {
      moves.push_back(point);
    }
  }
}

}  // namespace qiju::gomoku

// A position of a search for a forced win, and the moves of either side that count there.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "gomoku/search/shape_board.h"

namespace qiju::gomoku {

/// Victory by continuous fours, or by continuous threats; see threat_search.h.
enum class WinKind { kVcf, kVct };

/// What a ThreatSearch looks for.
struct ThreatOptions {
  int moves = 1000;           ///< the attacker may make this many moves before the five
  Point excluded = kNoPoint;  ///< the first attack may not be this one, which makes no five
  bool quiet = false;         ///< a VCT may have quiet moves; they are tried last
  bool tree = false;          ///< also find the whole proof; not with `defends`
};

/// Estimates how many positions must still be solved to prove that the attacker wins, or that he
/// does not (V. Allis, M. van der Meulen, J. van den Herik, "Proof-Number Search", Artificial
/// Intelligence 66, 1994). Solved positions have 0 and kInfinite.
struct ProofNumbers {
  static constexpr std::uint16_t kInfinite = 0xffff;

  std::uint16_t proof = 1;
  std::uint16_t disproof = 1;
  std::uint16_t distance = 0;  ///< plies to the end of a proved win

  static constexpr ProofNumbers win(int distance) {
    return {0, kInfinite, static_cast<std::uint16_t>(distance)};
  }
  static constexpr ProofNumbers no_win() { return {kInfinite, 0, 0}; }

  bool is_win() const { return proof == 0; }
  bool is_solved() const { return proof == 0 || disproof == 0; }
};

/// A move is a point, or one of these, which stand for all moves of a position until they are
/// needed one by one:
///
///     kFours   an attack: the position itself, to be won as a VCF
///     kPass    a defence: the position after a pass, to be won as a VCF
class ThreatPosition {
 public:
  static constexpr Point kFours = -3;

  /// See ThreatSearch. The position is to be won as a VCF.
  ThreatPosition(std::span<const Point> game, Rule rule, int size, bool defends,
                 const ThreatOptions& options);

  const ShapeBoard& board() const { return board_; }
  Color attacker() const { return attacker_; }
  Color defender() const { return opponent(attacker_); }
  bool is_attack() const { return board_.to_move() == attacker_; }  ///< the attacker is to move
  WinKind kind() const { return kind_; }
  bool has_quiet_moves() const { return kind_ == WinKind::kVct && quiet_; }

  /// Goes back to the first position, to be won as `kind`, in a VCT with `quiet` moves or without.
  void restart(WinKind kind, bool quiet);
  void make(Point move);
  void unmake(Point move);  ///< takes back the last move, which was `move`

  /// Positions to be won in different ways have different hashes.
  std::uint64_t hash() const { return board_.hash() ^ kind_key(); }
  std::uint64_t hash_after(Point move) const;

  bool is_legal(Color color, Point point) const {
    return !(point == excluded_ && board_.moves().size() == root_turns_) &&
           !board_.is_forbidden(color, point);
  }

  /// The number of attacks that are left. Whatever the order of moves, it is the same in the same
  /// position, so a table of positions needs no number of attacks.
  int attacks_left() const {
    return attacks_ - static_cast<int>(board_.moves().size() - root_turns_ + 1) / 2;
  }

  /// Appends the legal moves of the side to move that may win, or that may stop the threat. Returns
  /// solved numbers if the position needs no search; if it is a win, the first of the moves wins.
  ///
  ///   - kFours or kPass is the only move at first if quiet moves are allowed. If fours alone do
  ///     not win, `add_other_attacks` has the attacks; if they win after a pass,
  ///     DfpnSearch::vcf_after_pass has the defences
  ///   - If renju forbids all defences, one of them is appended, as the end of the line
  ProofNumbers generate(std::vector<Point>& moves) const {
    return is_attack() ? generate_attacks(moves) : generate_defences(moves);
  }
  /// Appends the attacks that kFours stood for.
  void add_other_attacks(std::vector<Point>& moves) const;

 private:
  static constexpr std::uint64_t kFoursKey = 0xd1b54a32d192ed03;

  std::uint64_t kind_key() const { return kind_ == WinKind::kVcf ? kFoursKey : 0; }
  ProofNumbers generate_attacks(std::vector<Point>& moves) const;
  ProofNumbers generate_defences(std::vector<Point>& moves) const;
  void add_legal(Color color, Shape best, std::vector<Point>& moves) const;

  ShapeBoard board_;
  const Color attacker_;
  const int attacks_;
  const Point excluded_;
  const std::size_t root_turns_;
  WinKind kind_ = WinKind::kVcf;
  bool quiet_ = false;
};

}  // namespace qiju::gomoku

// Speaks the protocol of the Gomocup tournament, version 2
// (https://plastovicka.github.io/protocl2en.htm), for the computer opponent: lines in, lines out.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gomoku/rules/rule.h"
#include "gomoku/search/best_move.h"

namespace qiju::gomoku {

/// Knows START, RECTSTART (square boards), RESTART, BEGIN, TURN, BOARD, TAKEBACK, SWAP2BOARD, INFO,
/// ABOUT and END, in upper or lower case. A point is `x,y`: its column and row, counted from 0 from
/// the top-left corner.
///
/// INFO keys: timeout_turn and time_left in milliseconds; rule (0 freestyle, 1 standard, 4 renju,
/// 8 caro); max_node, the positions to search for a move, with which a game is the same on every
/// machine. Other keys are ignored.
class GomocupProtocol {
 public:
  using Clock = double (*)();  ///< milliseconds since a fixed moment

  /// Only master heeds the limits of INFO; the other levels have their own.
  explicit GomocupProtocol(Clock clock, Level level = Level::kMaster)
      : clock_(clock), level_(level) {}

  /// Carries out the command in `line` and returns the answer: lines that end in "\n", or nothing.
  /// A command that asks for a move returns once it is chosen.
  [[nodiscard]] std::string answer(std::string_view line);
  bool has_ended() const { return has_ended_; }  ///< END was received

 private:
  /// What the next line is: a command, or until DONE a stone of a board or of an opening.
  enum class Reading { kCommands, kBoard, kSwap2 };

  std::string start(std::string_view text);
  std::string read_stone(std::string_view text);
  std::string set_board();
  std::string set_info(std::string_view text);
  std::string turn(std::string_view text);
  std::string take_back(std::string_view text);
  std::string play();
  Point search();
  std::string swap2();
  std::string show(Point point) const;
  std::optional<Point> read_point(std::string_view text) const;
  double limit() const;

  Clock clock_;
  Level level_;
  bool has_ended_ = false;
  Reading reading_ = Reading::kCommands;
  int size_ = 0;  // 0: not started
  Rule rule_ = Rule::kFreestyle;
  double time_turn_ = 30'000, time_left_ = 2'147'483'647;
  std::uint64_t max_nodes_ = 0;  // 0: no limit
  std::vector<Point> moves_;
  std::vector<Point> stones_[2];  // read for a board: own, then the opponent's
  std::unique_ptr<BestMoveSearch> last_search_;
};

}  // namespace qiju::gomoku

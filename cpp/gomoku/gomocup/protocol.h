// The computer opponent behind the protocol of the Gomocup tournament, version 2
// (https://plastovicka.github.io/protocl2en.htm): lines in, lines out.
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

/// One player of one program. Commands: START, RECTSTART (square boards), RESTART, BEGIN, TURN,
/// BOARD, TAKEBACK, SWAP2BOARD, INFO, ABOUT, END, in upper or lower case. A point is `x,y`: column
/// and row from 0, from the top left corner.
///
/// INFO keys: timeout_turn and time_left in milliseconds; rule (0 freestyle, 1 standard, 4 renju,
/// 8 caro); max_node, positions a move, which makes a program play the same on every machine.
/// Others are ignored.
class GomocupProtocol {
 public:
  using Clock = double (*)();  ///< milliseconds since any moment

  /// A level below master takes its own number of positions, whatever the limits.
  explicit GomocupProtocol(Clock clock, Level level = Level::kMaster)
      : clock_(clock), level_(level) {}

  /// The answer to a line: none, or lines that end in "\n". Thinks where the command asks for a
  /// move.
  [[nodiscard]] std::string answer(std::string_view line);
  bool ended() const { return ended_; }  ///< END was received

 private:
  enum class Reading { kCommands, kBoard, kSwap2 };  ///< until DONE: stones, or an opening

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
  bool ended_ = false;
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

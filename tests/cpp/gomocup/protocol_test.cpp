#include "gomocup/protocol.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

namespace qiju::gomoku {
namespace {

/// A clock that goes on by a millisecond a look, so that every limit ends.
double ticks() {
  static double now = 0;
  return now += 1;
}

/// A program that has started on a board of 15 and thinks for few positions.
class Gomocup : public testing::Test {
 protected:
  Gomocup() {
    EXPECT_EQ(ask("START 15"), "OK\n");
    EXPECT_EQ(ask("INFO max_node 500"), "");
  }

  std::string ask(std::string_view line) { return program.answer(line); }
  std::string ask_all(std::initializer_list<std::string_view> lines) {
    std::string answers;
    for (const std::string_view line : lines) answers += ask(line);
    return answers;
  }

  GomocupProtocol program{&ticks};
};

TEST_F(Gomocup, StartsOnBoardsOfEverySize) {
  GomocupProtocol other(&ticks);
  EXPECT_EQ(other.answer("BEGIN"), "ERROR START comes first\n");
  EXPECT_EQ(other.answer("start 20\r\n"), "OK\n");
  EXPECT_EQ(other.answer("BEGIN"), "10,10\n");
  EXPECT_EQ(other.answer("RECTSTART 9,9"), "OK\n");
  EXPECT_EQ(other.answer("BEGIN"), "4,4\n");
  for (const char* bad : {"START", "START 4", "START 23", "START x", "RECTSTART 9,10"}) {
    EXPECT_EQ(other.answer(bad).substr(0, 5), "ERROR") << bad;
  }
}

TEST_F(Gomocup, PlaysAGame) {
  EXPECT_EQ(ask("BEGIN"), "7,7\n");
  const std::string move = ask("TURN 0,0");
  EXPECT_EQ(std::count(move.begin(), move.end(), ','), 1);
  EXPECT_EQ(ask("TURN 0,0").substr(0, 5), "ERROR");
  EXPECT_EQ(ask("TURN 15,0").substr(0, 5), "ERROR");
  EXPECT_EQ(ask("TURN 1").substr(0, 5), "ERROR");
  EXPECT_EQ(ask("BEGIN").substr(0, 5), "ERROR");
  EXPECT_EQ(ask("RESTART"), "OK\n");
  EXPECT_EQ(ask("BEGIN"), "7,7\n");
}

TEST_F(Gomocup, PlaysAtALevelWhateverTheLimits) {
  const auto play = [](Level level, std::string_view limit) {
    GomocupProtocol other(&ticks, level);
    EXPECT_EQ(other.answer("START 15"), "OK\n");
    EXPECT_EQ(other.answer(limit), "");
    EXPECT_EQ(other.answer("BEGIN"), "7,7\n");
    const std::string first = other.answer("TURN 8,6");
    return first + other.answer("TURN 0,14");
  };
  for (const Level level : {Level::kBeginner, Level::kEasy, Level::kHard}) {
    const std::string moves = play(level, "INFO max_node 1");
    EXPECT_EQ(std::count(moves.begin(), moves.end(), ','), 2);
    EXPECT_EQ(play(level, "INFO timeout_turn 1"), moves);
  }
}

TEST_F(Gomocup, TakesMovesBack) {
  ask("BEGIN");
  EXPECT_EQ(ask("TAKEBACK 6,7").substr(0, 5), "ERROR");
  EXPECT_EQ(ask("TAKEBACK 7,7"), "OK\n");
  EXPECT_EQ(ask("BEGIN"), "7,7\n");
}

TEST_F(Gomocup, ReadsABoard) {
  EXPECT_EQ(ask_all({"BOARD", "3,3,1", "9,9,2", "4,3,1", "9,10,2", "5,3,1", "9,11,2", "6,3,1",
                     "1,1,2", "DONE"}),
            "2,3\n");
  // Stones that do not alternate, White to move.
  EXPECT_EQ(ask_all({"BOARD", "3,3,2", "4,3,2", "5,3,2", "6,3,2", "2,3,1", "DONE"}), "7,3\n");
  EXPECT_EQ(ask_all({"BOARD", "3,3,1", "3,3,2", "DONE"}).substr(0, 5), "ERROR");
  EXPECT_EQ(ask_all({"BOARD", "3,15,1"}).substr(0, 5), "ERROR");
  EXPECT_EQ(ask_all({"BOARD", "3,3,2", "4,3,2", "5,3,2", "6,3,2", "7,3,2", "DONE"}),
            "ERROR the game is over\n");
}

TEST_F(Gomocup, KeepsTheRule) {
  const auto overline = [&](const char* rule) {
    return ask_all({rule, "BOARD", "0,0,1", "0,9,2", "1,0,1", "2,9,2", "2,0,1", "4,9,2", "3,0,1",
                    "6,9,2", "5,0,1", "8,9,2", "DONE"});
  };
  EXPECT_EQ(overline("INFO rule 0"), "4,0\n");
  EXPECT_NE(overline("INFO rule 1"), "4,0\n");
  EXPECT_NE(overline("INFO rule 4"), "4,0\n");
  EXPECT_NE(overline("INFO rule 8"), "4,0\n");
}

TEST_F(Gomocup, KeepsTheTime) {
  const double start = ticks();
  ask_all({"INFO max_node 0", "INFO timeout_turn 100"});
  ask_all({"BOARD", "7,7,2", "DONE"});
  EXPECT_LT(ticks() - start, 102);
  ask("INFO time_left 100");
  const double later = ticks();
  ask_all({"BOARD", "7,7,2", "DONE"});
  EXPECT_LT(ticks() - later, 10);
}

TEST_F(Gomocup, ChoosesInSwap2) {
  const std::string opening = ask_all({"SWAP2BOARD", "DONE"});
  EXPECT_EQ(std::count(opening.begin(), opening.end(), ','), 3);
  ask("INFO timeout_turn 200");
  // Black wins wherever White moves.
  EXPECT_EQ(ask_all({"SWAP2BOARD", "7,7", "0,0", "8,7", "14,14", "9,7", "DONE"}), "SWAP\n");
  // White has more than Black.
  const std::string move = ask_all({"SWAP2BOARD", "0,0", "7,7", "14,14", "8,7", "0,14", "DONE"});
  EXPECT_EQ(std::count(move.begin(), move.end(), ','), 1);
  EXPECT_EQ(ask_all({"SWAP2BOARD", "0,0", "DONE"}).substr(0, 5), "ERROR");
}

TEST_F(Gomocup, AnswersTheRest) {
  EXPECT_EQ(ask(""), "");
  EXPECT_EQ(ask("HELLO"), "UNKNOWN command\n");
  EXPECT_EQ(ask("ABOUT").substr(0, 11), "name=\"Qiju\"");
  EXPECT_EQ(ask("INFO folder /nowhere"), "");
  EXPECT_FALSE(program.has_ended());
  EXPECT_EQ(ask("END"), "");
  EXPECT_TRUE(program.has_ended());
}

}  // namespace
}  // namespace qiju::gomoku

// qiju-gomoku: the computer opponent as a program of the Gomocup tournament, natively and in Node.
// Its clock is processor time, so that matches on a busy machine are fair.
//
//   qiju-gomoku [level, master]
#include <algorithm>
#include <array>
#include <ctime>
#include <iostream>
#include <string>
#include <string_view>

#include "gomocup/protocol.h"

namespace {

/// In the order of Level.
constexpr std::array<std::string_view, 6> kLevels{"beginner", "easy",   "normal",
                                                  "hard",     "expert", "master"};

double clock_time() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

int main(int argc, char** argv) {
  const auto* const level =
      std::find(kLevels.begin(), kLevels.end(), argc > 1 ? argv[1] : "master");
  if (level == kLevels.end()) {
    std::cerr << "qiju-gomoku: " << argv[1] << " is not a level\n";
    return 2;
  }
  qiju::gomoku::GomocupProtocol protocol(&clock_time,
                                         static_cast<qiju::gomoku::Level>(level - kLevels.begin()));
  std::string line;
  while (!protocol.has_ended() && std::getline(std::cin, line)) {
    std::cout << protocol.answer(line) << std::flush;
  }
  return 0;
}

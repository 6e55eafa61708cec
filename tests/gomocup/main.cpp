// qiju-gomoku: the computer opponent as a program of the Gomocup tournament, natively and in Node.
// Its clock is processor time, so that matches on a busy machine are fair.
#include <ctime>
#include <iostream>
#include <string>

#include "gomoku/gomocup/protocol.h"

int main() {
  qiju::gomoku::GomocupProtocol protocol(
      [] { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; });
  std::string line;
  while (!protocol.ended() && std::getline(std::cin, line)) {
    std::cout << protocol.answer(line) << std::flush;
  }
  return 0;
}

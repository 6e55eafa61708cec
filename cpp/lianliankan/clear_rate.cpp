#include "lianliankan/clear_rate.h"

#include "lianliankan/playout.h"

namespace qiju::lianliankan {

double clear_rate(const Board& board, Gravity gravity, int playouts, std::uint32_t seed) {
  Random random(seed);
  Playout playout(board, gravity);
  int cleared = 0;
  for (int i = 0; i < playouts; ++i) cleared += playout.play(random);
  return static_cast<double>(cleared) / playouts;
}

}  // namespace qiju::lianliankan
